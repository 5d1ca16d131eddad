/** Records as a table of plain text. */
import stringWidth from 'string-width';

export interface Column<T> {
  readonly title: string;
  /** One line that is safe to print. */
  readonly of: (record: T) => string;
}

interface TableOptions {
  /** Columns of the terminal: longer cells are cut, the widest first. Not given: nothing is cut. */
  readonly width?: number | undefined;
  /** Styles the titles. */
  readonly title?: (text: string) => string;
}

const GAP = '  ';
/** No cell is cut shorter than this. */
const NARROWEST = 6;

/** Characters that are looked at: no terminal is as wide. */
const LONGEST = 4000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The lines of a table: titles, then one line for each record. Widths are counted as terminals show them. */
export function table<T>(columns: readonly Column<T>[], records: readonly T[], options: TableOptions = {}): string[] {
  const { width, title = (text: string) => text } = options;
  const rows = records.map((record) => columns.map(({ of }) => of(record)));
  const titles = columns.map((column) => column.title);
  const natural = columnWidths([titles, ...rows]);
  const widths = width === undefined ? natural : fitted(natural, width);
  const line = (cells: readonly string[], style = (text: string) => text) =>
    joined(cells.map((cell, at) => padded(cut(cell, widths[at] ?? 0), widths[at], style)));
  return [line(titles, title), ...rows.map((row) => line(row))];
}

/** A line for each row, whose cells stand below each other. */
export function alignedRows(rows: readonly (readonly string[])[]): string[] {
  const widths = columnWidths(rows);
  return rows.map((row) => joined(row.map((cell, at) => padded(cell, widths[at]))));
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

/** So many columns as the first row has. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  return (rows[0] ?? []).map((_, at) => rows.reduce((most, row) => Math.max(most, stringWidth(row[at] ?? '')), 0));
}

function padded(cell: string, width = 0, style = (text: string) => text): string {
  return style(cell) + ' '.repeat(Math.max(0, width - stringWidth(cell)));
}

function joined(cells: readonly string[]): string {
  return cells.join(GAP).trimEnd();
}

/** Takes from the widest columns until all of them fit, or none can be cut any more. */
function fitted(natural: readonly number[], width: number): number[] {
  const widths = [...natural];
  const room = width - GAP.length * (widths.length - 1);
  let total = widths.reduce((sum, one) => sum + one, 0);
  while (total > room) {
    const widest = widths.indexOf(Math.max(...widths));
    if ((widths[widest] ?? 0) <= NARROWEST) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
    total -= 1;
  }
  return widths;
}
