/** Whether something packed goes on behind a break: the end of a line, or of a part of it. */

import type { PackedInterest } from './packed.ts';
import { bytesOf, endOfSigns, type PackedPairs, signsOf, startOfSigns, WAYS, waysFrom } from './packed-ways.ts';

/** On each side so many signs are looked at. */
const AROUND = 24;

export interface Break {
  /** Where the line or the part begins that is broken: a whole one may be one of many. */
  readonly begin: number;
  readonly end: number;
  /** Where it goes on. */
  readonly from: number;
  /** Whether the one before went on into this line. */
  readonly isOneOfMany?: boolean;
}

/** Whether something packed may be broken here. */
export function isPackedOver(text: string, gap: Break, { over, overMany }: PackedInterest): boolean {
  if (gap.end === 0 || gap.from >= text.length) return false;
  const across = overMany.pairs.ways(text, gap.end - 1, gap.from);
  if (across === 0) return false;
  if (gap.isOneOfMany && isWhole(text, gap)) return true;
  const signs = endAcross(text, gap, overMany.pairs, across) - startAcross(text, gap, overMany.pairs, across);
  if (signs < overMany.signs) return false;
  const most = mostAcross(text, gap, overMany.pairs, across);
  if (most >= over.shortest || most < overMany.shortest) return most >= over.shortest;
  if (isWhole(text, gap)) return true;
  const to = endOfSigns(text, gap.from, Math.min(gap.from + AROUND, text.length));
  return to === text.length || isEnd(text.charCodeAt(to));
}

/** Whether the line before has nothing but signs. */
function isWhole(text: string, { begin, end }: Break): boolean {
  return startOfSigns(text, end, Math.max(0, end - AROUND)) <= begin;
}

/** Whether something packed may end here, and go on further on. */
export function endsPacked(text: string, end: number, { overMany }: PackedInterest): boolean {
  return end - startOfSigns(text, end, Math.max(0, end - AROUND)) >= overMany.signs;
}

/** How many bytes are in a row that begins before the break and goes on behind it, in the best of these ways. */
function mostAcross(text: string, gap: Break, pairs: PackedPairs, across: number): number {
  const counts = WAYS.map((way) => {
    const ways = across & (1 << way);
    const row = { start: startAcross(text, gap, pairs, ways), end: endAcross(text, gap, pairs, ways) };
    const bytes = bytesOf(row, way);
    return signsOf(bytes, way).start < gap.end ? bytes.end - bytes.start : 0;
  });
  return Math.max(...counts);
}

/** Where the signs begin that are read in one of these ways up to the break. */
function startAcross(text: string, { end }: Break, pairs: PackedPairs, ways: number): number {
  return pairs.start(text, Math.max(0, end - AROUND), end, ways);
}

/** Where they end behind it, as if it were not there. */
function endAcross(text: string, { end, from }: Break, pairs: PackedPairs, ways: number): number {
  const to = Math.min(from + AROUND, text.length);
  return end - from + pairs.end(text, from, to, waysFrom(ways, from - end));
}

/** The end of a line, or the sign that base64 ends with. */
function isEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d || code === 0x3d;
}
