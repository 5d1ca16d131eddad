/** Bytes that were written with letters and digits alone, in base64 or in hex. */

import { type Decoding, lastUpTo } from './decoding.ts';

interface Packing {
  readonly sign: RegExp;
  /**
   * Where the bytes are ASCII, with the ends of lines and the starts of colours: the signs tell that themselves, and where the first group begins. Of
   * other runs of signs, words and hashes above all, few look so.
   */
  readonly ascii: RegExp;
  /** Where they may be anything. */
  readonly any: RegExp;
  /** Signs of a group, and the bytes that they stand for. */
  readonly signs: number;
  readonly bytes: number;
  /** Of whole groups. */
  readonly unpack: (signs: string) => string;
}

/** Signs of the shortest run that is read. */
export const [SHORTEST_BASE64, SHORTEST_HEX] = [8, 12];
const BASE64_OF_ASCII = [/[CDGI-Za-f]/, /[A-HQ-Xg-nw-z0-3]/, /[ABEFIJMNQRUVYZcdghklopstwx014589]/, /[\w+/-]/];
const HEX_OF_ASCII = [/[2-7]/, /[\da-f]/i];

const PACKINGS: readonly Packing[] = [
  {
    sign: /[\w+/-]/,
    ascii: new RegExp(`(?:${BASE64_OF_ASCII.map(({ source }) => source).join('')}){2,}`, 'g'),
    any: /[\w+/-]{8,}/g,
    signs: 4,
    bytes: 3,
    unpack: (signs) => atob(signs.replaceAll('-', '+').replaceAll('_', '/')),
  },
  {
    sign: /[\da-f]/i,
    ascii: /(?:[2-7][\da-f]|0[9ad]|1b){6,}/gi,
    any: /[\da-f]{12,}/gi,
    signs: 2,
    bytes: 1,
    unpack: (signs) => signs.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))),
  },
];

/** What each sign of the shortest run of base64 may be, and then of hex: not all that is so is one. */
export function shortestRuns(isAscii: boolean): readonly RegExp[] {
  const [base64, hex] = isAscii ? [BASE64_OF_ASCII, HEX_OF_ASCII] : PACKINGS.map(({ sign }) => [sign]);
  return [...repeated(base64, SHORTEST_BASE64), ...repeated(hex, SHORTEST_HEX)];
}

function repeated(group: readonly RegExp[] = [], length: number): readonly RegExp[] {
  return Array.from({ length }, (_, at) => group[at % group.length] as RegExp);
}

/** So many groups before it are read as well: signs of something else may have looked so by chance, and hid its beginning. */
const BEFORE = 6;
/** Behind each of the texts: no secret has it, and nobody reads anything into it. */
export const END_OF_PACKED = '\ufdd0';

/**
 * The texts that are in such runs: their bytes, a character each. Undefined where there is none.
 *
 * @param isAscii whether only ASCII is of interest, which takes less time
 */
export function packedTexts(text: string, isAscii: boolean): Decoding | undefined {
  const packed = new PackedTexts(text);
  for (const packing of PACKINGS) {
    const { ascii, any, signs } = packing;
    for (const { 0: run, index } of text.matchAll(isAscii ? ascii : any)) {
      if (isAscii) packed.add(packing, ...around(text, packing, index, index + run.length));
      else
        for (let shift = 0; shift < signs; shift += 1) packed.addReadable(packing, index + shift, index + run.length);
    }
  }
  return packed.decoding();
}

/** With the groups before it, and the signs of one behind it. */
function around(text: string, { sign, signs }: Packing, from: number, to: number): [start: number, end: number] {
  let [start, end] = [from, to];
  while (from - start < BEFORE * signs && sign.test(text.charAt(start - 1))) start -= 1;
  while (end - to < signs && sign.test(text.charAt(end))) end += 1;
  return [from - Math.floor((from - start) / signs) * signs, end];
}

/** Bytes of UTF-8, as many characters as a secret in them has at least. */
const READABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what begins the commands of a terminal may stand in it.
  /(?:[\t\n\r\u001b -~]|[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}){6,}/g;

/** Its bytes, a character each. */
function unpacked(run: string, { signs, bytes, unpack }: Packing): string {
  const whole = unpack(run.padEnd(Math.ceil(run.length / signs) * signs, 'A'));
  return whole.slice(0, Math.floor((run.length * bytes) / signs));
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

  add(packing: Packing, start: number, end: number): void {
    this.#put(packing, start, unpacked(this.#written.slice(start, end), packing));
  }

  /** What can be read in the bytes alone: of those that are no text little can. */
  addReadable(packing: Packing, start: number, end: number): void {
    const bytes = unpacked(this.#written.slice(start, end), packing);
    for (const { 0: text, index } of bytes.matchAll(READABLE))
      this.#put(packing, start + (index * packing.signs) / packing.bytes, text);
  }

  #put({ signs, bytes }: Packing, place: number, text: string): void {
    this.#from.push(this.#text.length);
    this.#places.push(place);
    this.#signs.push(signs / bytes);
    this.#text += text + END_OF_PACKED;
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
