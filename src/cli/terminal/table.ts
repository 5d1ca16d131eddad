/** Records as a table of plain text. */
import stringWidth from 'string-width';

export interface Column<T> {
  readonly title: string;
  /** One line that is safe to print. */
  readonly of: (record: T) => string;
}

interface TableOptions {
  /** Columns of the terminal, at which lines are cut. Not given: nothing is cut. */
  readonly width?: number | undefined;
  /** Styles the titles. */
  readonly title?: (text: string) => string;
}

const GAP = '  ';

/** Characters that are looked at: no terminal is as wide. */
const LONGEST = 4000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The lines of a table: titles, then one line for each record. Widths are counted as terminals show them. */
export function table<T>(columns: readonly Column<T>[], records: readonly T[], options: TableOptions = {}): string[] {
  const { width, title = (text: string) => text } = options;
  const rows = records.map((record) => columns.map(({ of }) => of(record)));
  const lines = alignedRows([columns.map((column) => column.title), ...rows]);
  const [titles = '', ...others] = width === undefined ? lines : lines.map((line) => cut(line, width));
  return [title(titles), ...others];
}

/** A line for each row, whose cells stand below each other; there are as many as in the first row. */
export function alignedRows(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    rows.reduce((most, row) => Math.max(most, stringWidth(row[at] ?? '')), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => padded(cell, widths[at]))
      .join(GAP)
      .trimEnd(),
  );
}

/** The text, cut to so many columns of a terminal with `…` at its end. */
export function cut(text: string, width: number): string {
  const head = text.slice(0, LONGEST);
  if (head === text && stringWidth(text) <= width) return text;
  let [kept, used] = ['', 0];
  for (const { segment } of graphemes.segment(head.toWellFormed())) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

function padded(cell: string, width = 0): string {
  return cell + ' '.repeat(Math.max(0, width - stringWidth(cell)));
}
