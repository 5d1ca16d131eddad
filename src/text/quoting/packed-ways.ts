/**
 * Letters and digits that stand for bytes, in base64 or in hex. Where among them the bytes begin nobody knows, so that they are
 * read in every way at once: each is a bit of a number.
 */

import type { TextSpan } from '../text-finder.ts';

const NO_SIGN = 64;
const PAIRS = NO_SIGN + 1;

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
/** Of hex, by what the sign is in base64; not a number for others. */
const NIBBLES = [...IN_BASE64].map((sign) => Number.parseInt(sign, 16));

function signAt(text: string, at: number): number {
  return SIGNS[text.charCodeAt(at)] ?? NO_SIGN;
}

/** Where signs in a row end that begin here. */
export function endOfSigns(text: string, from: number, most: number): number {
  let at = from;
  while (at < most && signAt(text, at) !== NO_SIGN) at += 1;
  return at;
}

/** Where signs in a row begin that end here. */
export function startOfSigns(text: string, to: number, least: number): number {
  let at = to;
  while (at > least && signAt(text, at - 1) !== NO_SIGN) at -= 1;
  return at;
}

/** The bits of the ways: in base64 any of four signs may be the first of three bytes, in hex either of two that of one. */
export const WAYS: readonly number[] = [0, 1, 2, 3, 8, 9];
export const ALL_WAYS = 0x03_0f;
export const isHex = (way: number) => way >= 8;
/** Of a sign, and of a byte. */
const [BITS_OF_BASE64, BITS_OF_HEX, BITS] = [6, 4, 8];
const bitsOf = (way: number) => (isHex(way) ? BITS_OF_HEX : BITS_OF_BASE64);

/** Whole bytes of signs, counted from where the first of all would begin. */
export function bytesOf({ start, end }: TextSpan, way: number): TextSpan {
  const bits = bitsOf(way);
  return { start: Math.ceil(((start + way) * bits) / BITS), end: Math.floor(((end + way) * bits) / BITS) };
}

/** Where the signs of such bytes stand. */
export function signsOf({ start, end }: TextSpan, way: number): TextSpan {
  const bits = bitsOf(way);
  return { start: Math.floor((start * BITS) / bits) - way, end: Math.ceil((end * BITS) / bits) - way };
}

/** Fewer cannot hold so many bytes. */
export function fewestSigns(bytes: number): number {
  return Math.ceil((bytes * BITS) / BITS_OF_BASE64);
}

/** Two signs of which one is none. */
const NO_WAY = 0x80_00;

/** The same ways, counted from so many signs further on. */
export function waysFrom(ways: number, signs: number): number {
  const by = signs & 3;
  return ((((ways & 0x0f) * 0x11) >> by) & 0x0f) | ((((ways & 0x03_00) * 0x15) >> by) & 0x03_00);
}

/** Which two signs in a row may be of these bytes. */
export class PackedPairs {
  readonly #bytes: Uint8Array;
  /** Each is told when it is first met. */
  readonly #ways = new Uint16Array(PAIRS * PAIRS);

  /** @param bytes by its value whether a byte is one of them */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /**
   * The ways in which a byte that begins in the first of two signs is one of these, or none begins there.
   *
   * @param at where the first of the two stands; the second stands behind it or elsewhere
   */
  ways(text: string, at: number, second: number): number {
    return (this.#both(signAt(text, at), signAt(text, second)) >> (at & 3)) & ALL_WAYS;
  }

  /** Where signs begin, from this place on, that are read in one of these ways up to the end. */
  start(text: string, from: number, end: number, ways: number): number {
    let at = end - 1;
    let sign = signAt(text, at);
    for (let left = ways; at > from; at -= 1) {
      const before = signAt(text, at - 1);
      left &= this.#both(before, sign) >> ((at - 1) & 3);
      if (left === 0) break;
      sign = before;
    }
    return at;
  }

  /** Where signs end, up to this place, that are read in one of these ways from the start on. */
  end(text: string, start: number, to: number, ways: number): number {
    let at = start + 1;
    let sign = signAt(text, start);
    for (let left = ways; at < to; at += 1) {
      const next = signAt(text, at);
      left &= this.#both(sign, next) >> ((at - 1) & 3);
      if (left === 0) break;
      sign = next;
    }
    return at;
  }

  #both(one: number, other: number): number {
    return this.#ways[one * PAIRS + other] || this.#told(one, other);
  }

  #told(one: number, other: number): number {
    const ways = (one | other) < NO_SIGN ? this.#inBase64((one << 6) | other) | this.#inHex(one, other) : NO_WAY;
    this.#ways[one * PAIRS + other] = ways;
    return ways;
  }

  #inBase64(bits: number): number {
    const [first = 0, second = 0, third = 0] = [bits >> 4, bits >> 2, bits].map((byte) => this.#bytes[byte & 0xff]);
    // None begins in the last one of four.
    return (first | (second << 1) | (third << 2) | 8) * 0x11;
  }

  #inHex(one: number, other: number): number {
    const byte = (NIBBLES[one] ?? Number.NaN) * 16 + (NIBBLES[other] ?? Number.NaN);
    return (this.#bytes[byte] ?? 0) * 0x15_00 + 0x0a_00;
  }
}
