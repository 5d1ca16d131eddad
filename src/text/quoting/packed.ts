/** Bytes that were written with letters and digits alone, in base64 or in hex. */

import type { TextSpan } from '../text-finder.ts';
import { composed, type Decoding } from './decoding.ts';
import { utf8 } from './escapes.ts';

const NO_SIGN = 64;
const NO_BYTE = 256;

/** What each of these signs stands for, by its code. */
function valuesOf(...alphabets: readonly string[]): Uint8Array {
  const values = new Uint8Array(0x1_0000).fill(NO_SIGN);
  for (const signs of alphabets) for (const [value, sign] of [...signs].entries()) values[sign.charCodeAt(0)] = value;
  return values;
}

const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const IN_BASE64 = LETTERS.toUpperCase() + LETTERS + DIGITS;
/** Of base64, as all signs of hex are. */
const SIGNS = valuesOf(`${IN_BASE64}+/`, `${IN_BASE64}-_`);
/** Of hex, by what the sign is in base64. */
const NIBBLES = Uint8Array.from(IN_BASE64.padEnd(NO_SIGN + 1), (sign) => {
  const value = `${DIGITS}abcdef`.indexOf(sign.toLowerCase());
  return value < 0 ? NO_SIGN : value;
});

/** Bits of a sign. */
const [BASE64, HEX] = [6, 4];
type Packing = typeof BASE64 | typeof HEX;
const PACKINGS: readonly Packing[] = [BASE64, HEX];

/**
 * The byte that begins in the first of two signs, behind so many of its bits; `NO_BYTE` for none.
 *
 * @param first what the sign stands for in base64
 */
function byteOf(packing: Packing, first: number, second: number, behind: number): number {
  if (packing === BASE64)
    return (first | second) < NO_SIGN ? (((first << 6) | second) >> (4 - behind)) & 0xff : NO_BYTE;
  const [high, low] = [NIBBLES[first] ?? 0, NIBBLES[second] ?? 0];
  return (high | low) < NO_SIGN ? (high << 4) | low : NO_BYTE;
}

/** The engine divides faster by a number that it knows. */
function signAt(packing: Packing, bit: number): number {
  return packing === BASE64 ? (bit / BASE64) | 0 : bit >> 2;
}

/** What is looked for in what is packed. */
export interface PackedBytes {
  /** By its value whether a byte may be of a text that holds it. */
  readonly bytes: Uint8Array;
  /** So many of them are in a row. */
  readonly shortest: number;
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
/** On each side of a break so many signs are looked at. */
const AROUND = 2 * MOST_OVER;
/** In bits. */
const BYTE = 8;
interface Break {
  /** Where the line or the part begins that is broken: a whole one may be one of many. */
  readonly begin: number;
  readonly end: number;
  /** Where it goes on. */
  readonly from: number;
}
/** What may stand within any text: blanks, colours, and what shows nothing. */
const WITHIN = '\t\n\r\u001b\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff';

/** @param texts that are looked for */
export function packedInterest(texts: readonly string[]): PackedInterest {
  const shortest = texts.reduce((least, { length }) => Math.min(least, Math.max(length, SHORTEST_PACKED)), MOST);
  const cased = texts.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
  const bytes = new Uint8Array(NO_BYTE + 1).fill(1, 0x20, 0x7f);
  for (const text of [WITHIN, ...cased, ...cased.map((one) => one.normalize('NFD'))])
    for (const byte of new TextEncoder().encode(text)) bytes[byte] = 1;
  const most = (limit: number) => ({ bytes, shortest: Math.min(shortest, limit) });
  return { ...most(MOST), over: most(MOST_OVER), overMany: most(MOST_OVER_MANY) };
}

/** The first that is so long, from this place on. Most of a text is passed by: each is looked at from its end. */
function runFrom(text: string, from: number, shortest: number): TextSpan | undefined {
  let start = from;
  while (start + shortest <= text.length) {
    const at = startOfSigns(text, start + shortest, start);
    if (at === start) return { start, end: endOfSigns(text, start + shortest, text.length) };
    start = at;
  }
  return undefined;
}

function endOfSigns(text: string, from: number, most: number): number {
  let at = from;
  while (at < most && SIGNS[text.charCodeAt(at)] !== NO_SIGN) at += 1;
  return at;
}

function startOfSigns(text: string, to: number, least: number): number {
  let at = to;
  while (at > least && SIGNS[text.charCodeAt(at - 1)] !== NO_SIGN) at -= 1;
  return at;
}

/** The byte at this bit of the signs from this place on. */
function byteAt(packing: Packing, text: string, place: number, bit: number): number {
  const sign = signAt(packing, bit);
  const [first, second] = [text.charCodeAt(place + sign), text.charCodeAt(place + sign + 1)];
  return byteOf(packing, SIGNS[first] ?? NO_SIGN, SIGNS[second] ?? NO_SIGN, bit - sign * packing);
}

/** Bytes may begin within a sign: wherever the bits of signs and of bytes have a place in common. */
const stepOf = (packing: Packing) => (packing === BASE64 ? 2 : 4);

/** Whether something packed may be broken here. */
export function isPackedOver(text: string, gap: Break, { over, overMany }: PackedInterest): boolean {
  const { begin, end, from } = gap;
  if (signBeside(text, gap, -1) === NO_SIGN || signBeside(text, gap, 0) === NO_SIGN) return false;
  const most = mostAcross(text, gap, overMany.bytes);
  if (most >= over.shortest || most < overMany.shortest) return most >= over.shortest;
  if (startOfSigns(text, end, Math.max(0, end - AROUND)) <= begin) return true;
  const to = endOfSigns(text, from, Math.min(from + AROUND, text.length));
  return to === text.length || isLineEnd(text.charCodeAt(to));
}

/** Whether something packed may end here, and go on further on. */
export function endsPacked(text: string, end: number, { overMany }: PackedInterest): boolean {
  return end - startOfSigns(text, end, Math.max(0, end - AROUND)) >= shortestRun(overMany);
}

/** How many of these bytes are in a row that goes on over the break. */
function mostAcross(text: string, gap: Break, bytes: Uint8Array): number {
  let most = 0;
  for (const packing of PACKINGS)
    for (let step = stepOf(packing); step <= BYTE; step += stepOf(packing)) {
      // The byte with the last bit before the break is looked at first.
      const start = AROUND * packing - step;
      let from = start;
      while (from >= 0 && bytes[byteBeside(packing, text, gap, from)] === 1) from -= BYTE;
      if (from === start) continue;
      let to = start + BYTE;
      while (to + BYTE <= 2 * AROUND * packing && bytes[byteBeside(packing, text, gap, to)] === 1) to += BYTE;
      most = Math.max(most, (to - from) / BYTE - 1);
    }
  return most;
}

/** @param bit from so many signs before the break on */
function byteBeside(packing: Packing, text: string, gap: Break, bit: number): number {
  const sign = signAt(packing, bit);
  const at = sign - AROUND;
  return byteOf(packing, signBeside(text, gap, at), signBeside(text, gap, at + 1), bit - sign * packing);
}

/** What the sign stands for that is so many behind the break, or before it. */
function signBeside(text: string, { end, from }: Break, sign: number): number {
  const at = sign < 0 ? end + sign : from + sign;
  return at >= 0 && at < text.length ? (SIGNS[text.charCodeAt(at)] ?? NO_SIGN) : NO_SIGN;
}

function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

/** In signs. */
function shortestRun({ shortest }: PackedBytes): number {
  return Math.ceil((shortest * BYTE) / BASE64);
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
  const shortest = shortestRun(interest);
  const found: Decoding[] = [];
  let next = 0;
  for (let run = runFrom(text, 0, shortest); run !== undefined; run = runFrom(text, run.end, shortest)) {
    while ((elsewhere[next]?.end ?? text.length) < run.end) next += 1;
    if ((elsewhere[next]?.start ?? text.length) <= run.start) continue;
    for (const packing of PACKINGS) addTexts(found, text, { ...run, packing }, interest);
  }
  return found;
}

/** Signs in a row. */
interface Signs extends TextSpan {
  readonly packing: Packing;
}

function addTexts(found: Decoding[], text: string, signs: Signs, interest: PackedBytes): void {
  for (let bit = 0; bit < BYTE; bit += stepOf(signs.packing))
    for (let from = bytesFrom(text, signs, bit, interest); from >= 0; ) {
      const to = endOfBytes(text, signs, from, interest);
      const bytes = unpacked(text, signs, { start: from, end: to });
      found.push(composed(bytes, utf8(bytes.text)) ?? bytes);
      from = bytesFrom(text, signs, to, interest);
    }
}

/** The bit where the first of the bytes begin, enough in a row: looked for as runs are. -1 for none. */
function bytesFrom(text: string, { packing, start, end }: Signs, bit: number, interest: PackedBytes): number {
  const { bytes, shortest } = interest;
  const ahead = (shortest - 1) * BYTE;
  const last = (end - start) * packing - BYTE - ahead;
  for (let from = bit; from <= last; ) {
    let at = from + ahead;
    while (at >= from && bytes[byteAt(packing, text, start, at)] === 1) at -= BYTE;
    if (at < from) return from;
    from = at + BYTE;
  }
  return -1;
}

function endOfBytes(text: string, { packing, start, end }: Signs, bit: number, { bytes }: PackedBytes): number {
  const last = (end - start) * packing - BYTE;
  let at = bit;
  while (at <= last && bytes[byteAt(packing, text, start, at)] === 1) at += BYTE;
  return at;
}

/** The bytes from bit to bit, a character each. */
function unpacked(text: string, { packing, start }: Signs, bits: TextSpan): Decoding {
  const sign = signAt(packing, bits.start);
  const signs = text.slice(start + sign, start + Math.ceil(bits.end / packing));
  const written = (at: number) => start + (bits.start + at * BYTE) / packing;
  return {
    text: packing === HEX ? bytesOfHex(signs) : bytesOfBase64(signs, (bits.start - sign * packing) / 2),
    written: (span) => ({ start: Math.floor(written(span.start)), end: Math.ceil(written(span.end)) }),
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
