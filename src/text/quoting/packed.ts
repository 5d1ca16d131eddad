/** Bytes that were written with letters and digits alone, in base64 or in hex. */

import type { TextSpan } from '../text-finder.ts';
import { composed, type Decoding } from './decoding.ts';
import { utf8 } from './escapes.ts';

/** Bytes may begin within a sign, so a text is walked in steps of the bits that signs and bytes have in common. */
interface Packing {
  /** What each sign stands for, by its code; NONE for what is no sign. */
  readonly values: Uint8Array;
  readonly bitsOfStep: number;
  readonly stepsOfSign: number;
  readonly stepsOfByte: number;
  /** Of whole bytes. */
  readonly unpack: (signs: string) => string;
}

const NONE = 64;

function valuesOf(...alphabets: readonly string[]): Uint8Array {
  const values = new Uint8Array(0x1_0000).fill(NONE);
  for (const signs of alphabets) for (const [value, sign] of [...signs].entries()) values[sign.charCodeAt(0)] = value;
  return values;
}

const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const IN_BASE64 = LETTERS.toUpperCase() + LETTERS + DIGITS;

const BASE64: Packing = {
  values: valuesOf(`${IN_BASE64}+/`, `${IN_BASE64}-_`),
  bitsOfStep: 2,
  stepsOfSign: 3,
  stepsOfByte: 4,
  unpack: (signs) =>
    atob(
      signs
        .replaceAll('-', '+')
        .replaceAll('_', '/')
        .padEnd(Math.ceil(signs.length / 4) * 4, 'A'),
    ),
};

const HEX: Packing = {
  values: valuesOf(`${DIGITS}abcdef`, `${DIGITS}ABCDEF`),
  bitsOfStep: 4,
  stepsOfSign: 1,
  stepsOfByte: 2,
  unpack: (signs) => signs.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))),
};

const PACKINGS = [BASE64, HEX];
const SIGNS = BASE64.values;

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
/** Where a part begins, where it ends, and where the next one begins. */
type Break = readonly [begin: number, end: number, from: number];
/** What may stand within any text: blanks, colours, and what shows nothing. */
const WITHIN = '\t\n\r\u001b\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff';

/** @param texts that are looked for */
export function packedInterest(texts: readonly string[]): PackedInterest {
  const shortest = texts.reduce((least, { length }) => Math.min(least, Math.max(length, SHORTEST_PACKED)), MOST);
  const cased = texts.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
  const bytes = new Uint8Array(256).fill(1, 0x20, 0x7f);
  for (const text of [WITHIN, ...cased, ...cased.map((one) => one.normalize('NFD'))])
    for (const byte of new TextEncoder().encode(text)) bytes[byte] = 1;
  const most = (limit: number) => ({ bytes, shortest: Math.min(shortest, limit) });
  return { ...most(MOST), over: most(MOST_OVER), overMany: most(MOST_OVER_MANY) };
}

/** Signs in a row. */
interface Run extends TextSpan {
  readonly text: string;
  /** Where it is broken, and how many characters are left out there. */
  readonly brokenAt: number;
  readonly gap: number;
}

/** The first that is so long, from this place on. Most of a text is passed by: each is looked at from its end. */
function runFrom(text: string, from: number, shortest: number): Run | undefined {
  let start = from;
  while (start + shortest <= text.length) {
    let at = start + shortest - 1;
    while (at >= start && isSign(text, at)) at -= 1;
    if (at < start) {
      const end = endOfSigns(text, start + shortest, text.length);
      return { text, start, end, brokenAt: text.length, gap: 0 };
    }
    start = at + 1;
  }
  return undefined;
}

function endOfSigns(text: string, from: number, most: number): number {
  let at = from;
  while (at < most && isSign(text, at)) at += 1;
  return at;
}

/** Of base64, as all signs of hex are. */
function isSign(text: string, at: number): boolean {
  return at >= 0 && at < text.length && SIGNS[text.charCodeAt(at)] !== NONE;
}

/** The step where the first of the bytes begin, enough in a row: looked for as runs are. -1 for none. */
function bytesFrom(packing: Packing, run: Run, from: number, { bytes, shortest }: PackedBytes): number {
  const { stepsOfByte, stepsOfSign } = packing;
  const ahead = (shortest - 1) * stepsOfByte;
  const last = (run.end - run.start) * stepsOfSign - stepsOfByte - ahead;
  for (let start = from; start <= last; ) {
    let at = start + ahead;
    while (at >= start && isByte(packing, run, at, bytes)) at -= stepsOfByte;
    if (at < start) return start;
    start = at + stepsOfByte;
  }
  return -1;
}

function endOfBytes(packing: Packing, run: Run, from: number, { bytes }: PackedBytes): number {
  const last = (run.end - run.start) * packing.stepsOfSign - packing.stepsOfByte;
  let at = from;
  while (at <= last && isByte(packing, run, at, bytes)) at += packing.stepsOfByte;
  return at;
}

/** Whether one of these bytes is at this step. */
function isByte({ values, bitsOfStep, stepsOfSign }: Packing, run: Run, step: number, bytes: Uint8Array): boolean {
  const sign = (step / stepsOfSign) | 0;
  const at = run.start + sign;
  const first = values[run.text.charCodeAt(at < run.brokenAt ? at : at + run.gap)] ?? NONE;
  const second = values[run.text.charCodeAt(at + 1 < run.brokenAt ? at + 1 : at + 1 + run.gap)] ?? NONE;
  if ((first | second) >= NONE) return false;
  const bits = bitsOfStep * stepsOfSign;
  const byte = ((first << bits) | second) >> (2 * bits - 8 - (step - sign * stepsOfSign) * bitsOfStep);
  return bytes[byte & 0xff] === 1;
}

function mayBePacked(run: Run, interest: PackedBytes): boolean {
  for (const packing of PACKINGS)
    for (let phase = 0; phase < packing.stepsOfByte; phase += 1)
      if (bytesFrom(packing, run, phase, interest) >= 0) return true;
  return false;
}

/**
 * Whether something packed may be broken here, and go on there.
 *
 * @param begin where the line or the part begins that is broken: a whole one may be one of many
 */
export function isPackedOver(text: string, [begin, end, from]: Break, interest: PackedInterest): boolean {
  if (!isSign(text, end - 1) || (from < text.length && !isSign(text, from))) return false;
  let start = end - 1;
  while (end - start < AROUND && isSign(text, start - 1)) start -= 1;
  const to = endOfSigns(text, from, Math.min(from + AROUND, text.length));
  const signs = end - start + to - from;
  if (signs < shortestRun(interest.overMany)) return false;
  const isWhole = start <= begin || to === text.length || isLineEnd(text.charCodeAt(to));
  const bytes = isWhole ? interest.overMany : interest.over;
  if (signs < shortestRun(bytes)) return false;
  return mayBePacked({ text, start, end: end + to - from, brokenAt: end, gap: from - end }, bytes);
}

function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

/** In signs. */
function shortestRun({ shortest }: PackedBytes): number {
  return Math.ceil((shortest * BASE64.stepsOfByte) / BASE64.stepsOfSign);
}

/**
 * What is packed in a text.
 *
 * @param elsewhere stretches of it, in their order: what lies in one of them is left out
 */
export function* packedTexts(
  text: string,
  interest: PackedBytes,
  elsewhere: readonly TextSpan[] = [],
): Generator<Decoding> {
  const shortest = shortestRun(interest);
  let next = 0;
  for (let run = runFrom(text, 0, shortest); run !== undefined; run = runFrom(text, run.end, shortest)) {
    while ((elsewhere[next]?.end ?? text.length) < run.end) next += 1;
    if ((elsewhere[next]?.start ?? text.length) > run.start) yield* packedIn(run, interest);
  }
}

function* packedIn(run: Run, interest: PackedBytes): Generator<Decoding> {
  for (const packing of PACKINGS)
    for (let phase = 0; phase < packing.stepsOfByte; phase += 1)
      for (let start = bytesFrom(packing, run, phase, interest); start >= 0; ) {
        const end = endOfBytes(packing, run, start, interest);
        const bytes = unpacked(packing, run, { start, end });
        yield composed(bytes, utf8(bytes.text)) ?? bytes;
        start = bytesFrom(packing, run, end, interest);
      }
}

/** The bytes from step to step, a character each. */
function unpacked({ stepsOfSign, stepsOfByte, unpack }: Packing, run: Run, { start, end }: TextSpan): Decoding {
  // Where a byte and a sign begin together, signs that do not count being put before the others if need be.
  let first = start;
  while (first % stepsOfSign !== 0) first += stepsOfByte;
  first -= first > start ? stepsOfSign * stepsOfByte : 0;
  const sign = Math.floor(start / stepsOfSign);
  const signs = run.text.slice(run.start + sign, run.start + Math.ceil(end / stepsOfSign));
  const bytes = unpack('A'.repeat(sign - first / stepsOfSign) + signs);
  const place = (at: number) => run.start + (start + at * stepsOfByte) / stepsOfSign;
  return {
    text: bytes.slice((start - first) / stepsOfByte, (end - first) / stepsOfByte),
    written: (span) => ({ start: Math.floor(place(span.start)), end: Math.ceil(place(span.end)) }),
  };
}
