/** What the place of a line adds: nearer to the end is better, and how much depends on what wrote it. */

import type { JudgedLine } from '../judged-line.ts';
import { isHandled } from '../phrases.ts';
import type { LineKind } from '../shapes.ts';

/** Kinds that come in rows, of which the first matters most, and the lines that may stand between two of a row. */
const GAPS: Readonly<Partial<Record<LineKind, number>>> = {
  diagnostic: 150,
  test: 150,
  assertion: 150,
  said: 8,
  words: 3,
};
/** What a log tells of an end before its own counts as said so many lines before that. */
const INNER = 3;

interface LineRow {
  last: number;
  place: number;
  readonly lines: JudgedLine[];
}

/** All lines of a row have the place of its best one. */
export function addNearness(judged: readonly JudgedLine[]): void {
  const ends = distances(judged);
  const open = new Map<LineKind, LineRow>();
  const rows: LineRow[] = [];
  judged.forEach((line, index) => {
    const { kind } = line;
    const place = nearnessOf(kind, ends[index] ?? 0);
    line.total = line.weight + place;
    const gap = kind === undefined ? undefined : GAPS[kind];
    if (kind === undefined || gap === undefined) return;
    let row = open.get(kind);
    if (row === undefined || index - row.last > gap) {
      row = { last: index, place, lines: [] };
      open.set(kind, row);
      rows.push(row);
    }
    row.last = index;
    row.place = Math.max(row.place, place);
    row.lines.push(line);
  });
  for (const { lines, place } of rows) for (const line of lines) line.total = line.weight + place;
}

function nearnessOf(kind: LineKind | undefined, distance: number): number {
  const decades = Math.log10(1 + distance);
  if (kind === 'diagnostic' || kind === 'test' || kind === 'assertion') return 1.5 - 0.5 * decades;
  return kind === 'words' || kind === undefined ? 3 - 1.5 * decades : 2.5 - 2 * decades;
}

/** How many lines each stands before the end, or before a command within that is said to have failed. */
function distances(judged: readonly JudgedLine[]): readonly number[] {
  const result: number[] = [];
  let distance = 0;
  for (const { text, silent } of judged.toReversed()) {
    if (silent === 'empty' && /\d/.test(text) && !isHandled(text)) distance = Math.min(distance, INNER);
    result.push(distance);
    if (silent !== 'frame' && silent !== 'empty' && silent !== 'help') distance += 1;
  }
  return result.reverse();
}
