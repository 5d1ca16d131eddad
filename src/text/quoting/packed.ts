/** Bytes that were written with letters and digits alone, in base64 or in hex. */

import type { TextSpan } from '../text-finder.ts';
import { composed, type Decoding } from './decoding.ts';
import { utf8 } from './escapes.ts';
import {
  ALL_WAYS,
  bytesOf,
  endOfSigns,
  fewestSigns,
  isHex,
  PackedPairs,
  signsOf,
  startOfSigns,
  WAYS,
} from './packed-ways.ts';

/** What is looked for in what is packed. */
export interface PackedBytes {
  /** Of the bytes that a text may have that holds it. */
  readonly pairs: PackedPairs;
  /** So many of them are in a row. */
  readonly shortest: number;
  /** Fewer signs cannot hold them. */
  readonly signs: number;
}

export interface PackedInterest extends PackedBytes {
  /** Where a part ends, and the next one begins. */
  readonly over: PackedBytes;
  /** Where either may be one of many parts, or the text ends. */
  readonly overMany: PackedBytes;
}

/** Characters of the shortest that is looked for in what is packed: what is shorter may stand there by chance. */
export const SHORTEST_PACKED = 6;
/** More bytes in a row are not waited for. */
const [MOST, MOST_OVER, MOST_OVER_MANY] = [64, 12, 8];
/** What may stand within any text: blanks, colours, and what shows nothing. */
const WITHIN = '\t\n\r\u001b\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff';

/** @param texts that are looked for */
export function packedInterest(texts: readonly string[]): PackedInterest {
  const shortest = texts.reduce((least, { length }) => Math.min(least, Math.max(length, SHORTEST_PACKED)), MOST);
  const cased = texts.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
  const bytes = new Uint8Array(0x1_00).fill(1, 0x20, 0x7f);
  for (const text of [WITHIN, ...cased, ...cased.map((one) => one.normalize('NFD'))])
    for (const byte of new TextEncoder().encode(text)) bytes[byte] = 1;
  const pairs = new PackedPairs(bytes);
  const most = (limit: number) => {
    const bytes = Math.min(shortest, limit);
    return { pairs, shortest: bytes, signs: fewestSigns(bytes) };
  };
  return { ...most(MOST), over: most(MOST_OVER), overMany: most(MOST_OVER_MANY) };
}

/**
 * What is packed in a text.
 *
 * @param elsewhere stretches of it, in their order: what lies in one of them is left out
 */
export function packedTexts(
  text: string,
  interest: PackedBytes,
  elsewhere: readonly TextSpan[] = [],
): readonly Decoding[] {
  const found: Decoding[] = [];
  let next = 0;
  for (let run = runFrom(text, 0, interest.signs); run !== undefined; run = runFrom(text, run.end, interest.signs)) {
    while ((elsewhere[next]?.end ?? text.length) < run.end) next += 1;
    if ((elsewhere[next]?.start ?? text.length) <= run.start) continue;
    const start = rowFrom(text, interest, run, ALL_WAYS);
    if (start >= 0) for (const way of WAYS) addTexts(found, text, { start, end: run.end }, { ...interest, way });
  }
  return found;
}

/** The first run of signs that is so long, from this place on. Most of a text is passed by: each is looked at from its end. */
function runFrom(text: string, from: number, shortest: number): TextSpan | undefined {
  let start = from;
  while (start + shortest <= text.length) {
    const at = startOfSigns(text, start + shortest, start);
    if (at === start) return { start, end: endOfSigns(text, start + shortest, text.length) };
    start = at;
  }
  return undefined;
}

/** The first place in a run from which enough signs are read in one of these ways: looked for as runs are. -1 for none. */
function rowFrom(text: string, { pairs, signs }: PackedBytes, { start, end }: TextSpan, ways: number): number {
  let from = start;
  while (from + signs <= end) {
    const at = pairs.start(text, from, from + signs, ways);
    if (at === from) return from;
    from = at;
  }
  return -1;
}

/** Of signs in a row. */
function addTexts(
  found: Decoding[],
  text: string,
  signs: TextSpan,
  interest: PackedBytes & { readonly way: number },
): void {
  const { way, shortest } = interest;
  for (let start = rowFrom(text, interest, signs, 1 << way); start >= 0; ) {
    const end = interest.pairs.end(text, start, signs.end, 1 << way);
    const row = bytesOf({ start, end }, way);
    if (row.end - row.start >= shortest) {
      const bytes = unpacked(text, row, way);
      found.push(composed(bytes, utf8(bytes.text)) ?? bytes);
    }
    start = rowFrom(text, interest, { start: end, end: signs.end }, 1 << way);
  }
}

/** The bytes, a character each. */
function unpacked(text: string, bytes: TextSpan, way: number): Decoding {
  const { start, end } = signsOf(bytes, way);
  const signs = text.slice(start, end);
  return {
    text: isHex(way) ? bytesOfHex(signs) : bytesOfBase64(signs, (start + way) & 3),
    written: (span) => signsOf({ start: bytes.start + span.start, end: bytes.start + span.end }, way),
  };
}

function bytesOfHex(signs: string): string {
  return signs.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
}

/** @param before so many signs, which count for nothing, make bytes of their own with the bits before the first byte */
function bytesOfBase64(signs: string, before: number): string {
  const all = 'A'.repeat(before) + signs.replaceAll('-', '+').replaceAll('_', '/');
  return atob(all).slice(before);
}
