/**
 * Reads and removes the markers of a record: its own marker and, after a full stop, the marker of its `unique-key`.
 * Texts of other people may look like markers.
 */

/** Starts the text of a test message. A record with it never belongs to an outage. */
export const DRILL_ICON = '🔔';
export const DRILL_TEXT = 'Drill: nothing is broken';
/** Precedes the subject of the simulated failure. */
export const DRILL_SUBJECT = `${DRILL_ICON} ${DRILL_TEXT}. A failure would read:`;

/** Matches the full stop without regard to case, because services also write it as an entity. */
export const BETWEEN_MARKERS = String.raw`(?:\.|&period;|&#0*46;|&#x0*2e;)`;

/** `d-0123456789abcdef.k-0123456789abcdef`: the random marker of a message, and the marker of its `unique-key`. */
const MARKERS = new RegExp(`(?<=d-[0-9a-f]{16})${BETWEEN_MARKERS}(?=k-[0-9a-f]{16})`, 'gi');

/**
 * Removes every marker except the message's own from finished Markdown. Otherwise anyone who can put a text into a
 * build, such as a pull request title, could mark its record with another key and keep that key from opening.
 */
export function removeForeignMarkers(markdown: string, marker: string | undefined): string {
  const between = marker === undefined ? [markdown] : markdown.split(marker);
  return between.map((text) => text.replace(MARKERS, '%2E')).join(marker);
}
