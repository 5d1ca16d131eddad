/** Formats tables of plain text. */
import stringWidth from 'string-width';

/** Maximum characters of a line to process, more than any terminal shows. */
const MAX_CHARACTERS = 4000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Formats a line per row with aligned columns, as many as in the first row.
 *
 * @param columns width of the terminal for truncation. Undefined if there is none
 */
export function formatTable(entries: readonly (readonly string[])[], columns?: number): string[] {
  const widths = (entries[0] ?? []).map((_, at) =>
    entries.reduce((most, cells) => Math.max(most, stringWidth(cells[at] ?? '')), 0),
  );
  const padded = (cell: string, at: number) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - stringWidth(cell)));
  const lines = entries.map((cells) => cells.map(padded).join('  ').trimEnd());
  return columns === undefined ? lines : lines.map((line) => truncate(line, columns));
}

/** Truncates the text to a display width, with `…` at its end. */
function truncate(text: string, width: number): string {
  const head = text.slice(0, MAX_CHARACTERS);
  if (head === text && stringWidth(text) <= width) return text;
  let [retained, used] = ['', 0];
  for (const { segment } of graphemes.segment(head.toWellFormed())) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    retained += segment;
  }
  return `${retained}…`;
}
