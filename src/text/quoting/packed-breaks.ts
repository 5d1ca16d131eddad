/** Whether something packed goes on behind a break: the end of a line, or of a part of it. */

import type { PackedBytes, PackedInterest } from './packed.ts';
import { bytesOf, endOfSigns, type PackedPairs, signsOf, startOfSigns, WAYS, waysFrom } from './packed-ways.ts';

/** On each side so many signs are looked at. */
const AROUND = 24;

export interface Break {
  /** Where the line or the part begins that is broken: a whole one may be one of many. */
  readonly begin: number;
  readonly end: number;
  /** Where it goes on. */
  readonly from: number;
}

/** Whether something packed may be broken here. */
export function isPackedOver(text: string, gap: Break, { over, overMany }: PackedInterest): boolean {
  const across = waysAcross(text, gap, overMany);
  const most = across === 0 ? 0 : mostAcross(text, gap, across, overMany);
  if (most >= over.shortest || most < overMany.shortest) return most >= over.shortest;
  const { begin, end, from } = gap;
  if (startOfSigns(text, end, Math.max(0, end - AROUND)) <= begin) return true;
  const to = endOfSigns(text, from, Math.min(from + AROUND, text.length));
  return to === text.length || isLineEnd(text.charCodeAt(to));
}

/** Whether something packed may end here, and go on further on. */
export function endsPacked(text: string, end: number, { overMany }: PackedInterest): boolean {
  return end - startOfSigns(text, end, Math.max(0, end - AROUND)) >= overMany.signs;
}

/** The ways in which the signs on both sides are read as one; none where they are too few. */
function waysAcross(text: string, gap: Break, { pairs, signs }: PackedBytes): number {
  if (gap.end === 0 || gap.from >= text.length) return 0;
  const ways = pairs.ways(text, gap.end - 1, gap.from);
  if (ways === 0) return 0;
  return endAcross(text, gap, pairs, ways) - startAcross(text, gap, pairs, ways) < signs ? 0 : ways;
}

/** How many bytes are in a row that begins before the break and goes on behind it, in the best of these ways. */
function mostAcross(text: string, gap: Break, across: number, { pairs }: PackedBytes): number {
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

function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}
