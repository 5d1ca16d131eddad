/** `d-0123456789abcdef.k-0123456789abcdef`: the random mark of a message, and that of its `unique-key`. */
const MARKS = /(?<=d-[0-9a-f]{16})\.(?=k-[0-9a-f]{16})/g;

/**
 * Finished Markdown in which only the message's own marker passes for one. Whoever can put a text into a build, such as
 * the title of a pull request, could else mark its record with the key of another, which would keep that from opening.
 */
export function withoutForeignMarks(markdown: string, marker: string | undefined): string {
  const between = marker === undefined ? [markdown] : markdown.split(marker);
  return between.map((text) => text.replace(MARKS, '%2E')).join(marker);
}
