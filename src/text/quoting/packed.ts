/** Bytes that were written with letters and digits alone, in base64 or in hex. */

import type { TextSpan } from '../text-finder.ts';
import { type Decoding, lastUpTo } from './decoding.ts';

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
/** In signs: of longer runs each piece is looked at, and on each side of a break so many. */
const [PIECE, AROUND] = [512, 2 * MOST_OVER];
/** Where a part begins, where it ends, and where the next one begins. */
type Break = readonly [begin: number, end: number, from: number];
const LINE_END = /[\r\n]/;
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

/** The first that is so long, from this place on; of a longer one the beginning. Most of a text is passed by: each is looked at from its end. */
function runFrom(text: string, from: number, shortest: number): Run | undefined {
  let start = from;
  while (start + shortest <= text.length) {
    let at = start + shortest - 1;
    while (at >= start && isSign(text, at)) at -= 1;
    if (at < start) {
      const end = endOfSigns(text, start + shortest, start + PIECE);
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

/** The first place from this one on where something may be packed; the end of the text for none. */
export function packedFrom(text: string, from: number, interest: PackedBytes): number {
  const shortest = shortestRun(interest);
  for (let run = runFrom(text, from, shortest); run !== undefined; ) {
    if (mayBePacked(run, interest)) return run.start;
    // What the end of a piece cuts is whole in the next one.
    run = runFrom(text, run.end - (run.end - run.start === PIECE ? 2 * MOST : 0), shortest);
  }
  return text.length;
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
  const to = endOfSigns(text, from, from + AROUND);
  const isWhole = start <= begin || to === text.length || LINE_END.test(text.charAt(to));
  const bytes = isWhole ? interest.overMany : interest.over;
  if (end - start + to - from < shortestRun(bytes)) return false;
  return mayBePacked({ text, start, end: end + to - from, brokenAt: end, gap: from - end }, bytes);
}

/** In signs. */
function shortestRun({ shortest }: PackedBytes): number {
  return Math.ceil((shortest * BASE64.stepsOfByte) / BASE64.stepsOfSign);
}

/** Behind each of the texts: no secret has it, and nobody reads anything into it. */
export const END_OF_PACKED = '\ufdd0';

/** The texts that are packed in one: their bytes, a character each. Undefined where there is none. */
export function packedTexts(text: string, { overMany: interest }: PackedInterest): Decoding | undefined {
  const packed = new PackedTexts(text);
  const shortest = shortestRun(interest);
  for (let run = runFrom(text, 0, shortest); run !== undefined; run = runFrom(text, run.end, shortest)) {
    run = { ...run, end: endOfSigns(text, run.end, text.length) };
    for (const packing of PACKINGS)
      for (let phase = 0; phase < packing.stepsOfByte; phase += 1) {
        let start = bytesFrom(packing, run, phase, interest);
        while (start >= 0) {
          const end = endOfBytes(packing, run, start, interest);
          packed.add(packing, run.start, { start, end });
          start = bytesFrom(packing, run, end, interest);
        }
      }
  }
  return packed.decoding();
}

/** One text of all, and where the bytes of each are written. */
class PackedTexts {
  readonly #written: string;
  #text = '';
  readonly #from: number[] = [];
  readonly #places: number[] = [];
  /** Signs of a byte. */
  readonly #signs: number[] = [];

  constructor(written: string) {
    this.#written = written;
  }

  /** @param span from step to step behind this place */
  add(packing: Packing, place: number, span: TextSpan): void {
    const { stepsOfByte, stepsOfSign } = packing;
    this.#from.push(this.#text.length);
    this.#places.push(place + span.start / stepsOfSign);
    this.#signs.push(stepsOfByte / stepsOfSign);
    this.#text +=
      unpacked(packing, this.#written.slice(place, place + Math.ceil(span.end / stepsOfSign)), span) + END_OF_PACKED;
  }

  decoding(): Decoding | undefined {
    if (this.#from.length === 0) return undefined;
    return {
      text: this.#text,
      written: ({ start, end }) => {
        const one = lastUpTo(this.#from, start);
        const [from = 0, place = 0, signs = 0] = [this.#from[one], this.#places[one], this.#signs[one]];
        return { start: Math.floor(place + (start - from) * signs), end: Math.ceil(place + (end - from) * signs) };
      },
    };
  }
}

/** The bytes from step to step, a character each. */
function unpacked({ stepsOfSign, stepsOfByte, unpack }: Packing, run: string, { start, end }: TextSpan): string {
  // Where a byte and a sign begin together, signs that do not count being put before the others if need be.
  let first = start;
  while (first % stepsOfSign !== 0) first += stepsOfByte;
  first -= first > start ? stepsOfSign * stepsOfByte : 0;
  const before = Math.floor(start / stepsOfSign) - first / stepsOfSign;
  const signs = 'A'.repeat(before) + run.slice(Math.floor(start / stepsOfSign));
  return unpack(signs).slice((start - first) / stepsOfByte, (end - first) / stepsOfByte);
}
