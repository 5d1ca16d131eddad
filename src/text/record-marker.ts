/** The marks of a record: its own, and behind a full stop that of its `unique-key`. Texts of others may look like them. */

/** What the words of a drill begin with: no record that shows it is that of an outage. */
export const DRILL_SIGN = '🔔';
export const DRILL_TEXT = 'Drill: nothing is broken';
/** Stands before the subject of the failure that is only shown. */
export const DRILL_SUBJECT = `${DRILL_SIGN} ${DRILL_TEXT}. A failure would read:`;

/** The full stop, as a pattern without regard to case: services write it as an entity, too. */
export const BETWEEN_MARKS = String.raw`(?:\.|&period;|&#0*46;|&#x0*2e;)`;

/** `d-0123456789abcdef.k-0123456789abcdef`: the random mark of a message, and that of its `unique-key`. */
const MARKS = new RegExp(`(?<=d-[0-9a-f]{16})${BETWEEN_MARKS}(?=k-[0-9a-f]{16})`, 'gi');

/**
 * Finished Markdown in which only the message's own marker passes for one. Whoever can put a text into a build, such as
 * the title of a pull request, could else mark its record with the key of another, which would keep that from opening.
 */
export function withoutForeignMarks(markdown: string, marker: string | undefined): string {
  const between = marker === undefined ? [markdown] : markdown.split(marker);
  return between.map((text) => text.replace(MARKS, '%2E')).join(marker);
}
