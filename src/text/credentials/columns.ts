/** The value below a name that heads a column: `user,password`, and below it `ada,x`. */

import type { TextSpan } from '../text-finder.ts';
import { matchAt } from './finder.ts';
import { isLikely } from './likely.ts';
import { isPlainlyNone, looksSecret } from './values.ts';
import type { WrittenName } from './written-names.ts';

const LONGEST = 240;
const LINE = /[^\r\n\\]{0,240}/y;
/** To the next line that is no rule between the head of a table and its rows. */
const NEXT = /(?:(?:\r?\n|\\n)[-+=|: \t]{0,240})?(?:\r?\n|\\n)[ \t]{0,20}(?=[^\r\n])/y;
/** What parts cells; two blanks do it as well. */
const BETWEEN = /[,;|\t]| {2,}/g;
/** A head has short cells. */
const HEAD = /^[\w .-]{0,30}$/;

interface Cell {
  readonly start: number;
  readonly text: string;
}

export function columnBelow(text: string, { from, announced }: WrittenName): TextSpan | undefined {
  if (announced !== 'password' && announced !== 'token') return undefined;
  const before =
    text
      .slice(Math.max(0, from - LONGEST), from)
      .split(/[\r\n]|\\n/)
      .at(-1) ?? '';
  const start = from - before.trimStart().length;
  const heads = cellsOf(text, start);
  matchAt(LINE, text, start);
  if (heads.length < 2 || !heads.every((cell) => HEAD.test(cell.text))) return undefined;
  if (matchAt(NEXT, text, LINE.lastIndex) === undefined) return undefined;
  const cells = cellsOf(text, NEXT.lastIndex);
  const cell = cells[heads.findLastIndex((head) => head.start <= from)];
  if (cells.length !== heads.length || cell === undefined || isPlainlyNone(cell.text)) return undefined;
  const isOne = isLikely(announced, 'row', cell.text) && (announced === 'token' || looksSecret(cell.text));
  return isOne ? { start: cell.start, end: cell.start + cell.text.length } : undefined;
}

/** The cells of a line, without the blanks and quotes around them. */
function cellsOf(text: string, at: number): readonly Cell[] {
  const line = matchAt(LINE, text, at)?.[0] ?? '';
  const ends = [...line.matchAll(BETWEEN), { index: line.length, 0: '' }];
  return ends.map((end, index) => {
    const before = ends[index - 1];
    const first = before === undefined ? 0 : before.index + before[0].length;
    const cell = line.slice(first, end.index);
    const own = cell.replace(/^[\s"']{1,9}/, '');
    return { start: at + end.index - own.length, text: own.replace(/["']?\s{0,9}$/, '') };
  });
}
