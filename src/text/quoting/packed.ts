/** Bytes that were written with letters and digits alone, in base64 or in hex. */

import { type Decoding, lastUpTo } from './decoding.ts';

/** Shorter runs are words. */
const SHORTEST_RUN = 12;

const [DIGIT, SMALL, LARGE, HEX] = [1, 2, 4, 8];
/** What each sign of ASCII may be of such a run; standard and for URLs. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  const kinds = [/[\w+/-]/.test(sign) && DIGIT, /[a-z]/.test(sign) && SMALL, /[A-Z]/.test(sign) && LARGE];
  return [...kinds, /[\da-f]/i.test(sign) && HEX].reduce<number>((sum, kind) => sum | Number(kind), 0);
});

/** The beginning of a text in UTF-8; what is shorter is chance. */
const BEGINNING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the start of a colour is one.
  /(?:[\t\n\r\u001b -~]|[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}){6}/g;
/** More of it, not so much that the pattern needs memory for it. */
const MORE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the start of a colour is one.
  /(?:[\t\n\r\u001b -~]+|[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}){1,1000}/y;

/** Between two of the texts: no secret has it, and nobody reads anything into it. */
const BETWEEN = '\ufdd0';

/** The texts that are in such runs: their bytes, a character each. Undefined where there is none. */
export function packedTexts(text: string): Decoding | undefined {
  const runs = runsIn(text);
  if (runs.length === 0) return undefined;
  const packed = new PackedTexts();
  // What is written in letters of one case is no base64, at this length.
  const mixed = runs.filter(({ kinds }) => (kinds & SMALL) !== 0 && (kinds & LARGE) !== 0);
  // Where the first four signs begin, nothing tells.
  if (mixed.length > 0) for (const shift of [0, 1, 2, 3]) packed.add(base64Bytes(text, mixed, shift), 4 / 3);
  const inHex = runs.flatMap((run) => (run.hasHex ? hexRuns(text, run) : []));
  if (inHex.length > 0) for (const shift of [0, 1]) packed.add(hexBytes(text, inHex, shift), 2);
  return packed.decoding();
}

interface Run {
  readonly start: number;
  readonly end: number;
}
interface KnownRun extends Run {
  /** Of all its signs. */
  readonly kinds: number;
  readonly hasHex: boolean;
}

/** Looks at every twelfth character first: most texts have a blank, a dot or another sign near each. */
function runsIn(text: string): readonly KnownRun[] {
  const runs: KnownRun[] = [];
  let from = 0;
  for (let probe = SHORTEST_RUN - 1; probe < text.length; probe = from + SHORTEST_RUN - 1) {
    let start = probe + 1;
    while (start > from && kindsAt(text, start - 1) !== 0) start -= 1;
    if (start > probe) {
      from = probe + 1;
      continue;
    }
    const run = runFrom(text, start);
    if (run.end - start >= SHORTEST_RUN) runs.push(run);
    from = run.end + 1;
  }
  return runs;
}

function runFrom(text: string, start: number): KnownRun {
  let [end, kinds, hex, longest] = [start, 0, 0, 0];
  for (let kind = kindsAt(text, end); kind !== 0; kind = kindsAt(text, end)) {
    end += 1;
    kinds |= kind;
    hex = (kind & HEX) === 0 ? 0 : hex + 1;
    if (hex > longest) longest = hex;
  }
  return { start, end, kinds, hasHex: longest >= SHORTEST_RUN };
}

function kindsAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < KINDS.length ? (KINDS[code] ?? 0) : 0;
}

function hexRuns(text: string, { start, end }: Run): readonly Run[] {
  const found = text.slice(start, end).matchAll(/[\da-f]{12,}/gi);
  return Array.from(found, ({ 0: { length }, index }) => ({ start: start + index, end: start + index + length }));
}

/** The bytes of several runs, with bytes that are no text between them. */
interface Bytes {
  readonly bytes: string;
  /** Where those of each run begin, and where that is written. */
  readonly from: readonly number[];
  readonly places: readonly number[];
}

function base64Bytes(text: string, runs: readonly Run[], shift: number): Bytes {
  const digits = runs.map(({ start, end }) => {
    const run = text.slice(start + shift, end);
    return run.padEnd(run.length + 7 - ((run.length + 3) % 4), 'A');
  });
  const bytes = atob(digits.join('').replaceAll('-', '+').replaceAll('_', '/'));
  return {
    bytes,
    from: startsOf(digits.map(({ length }) => (length / 4) * 3)),
    places: runs.map((run) => run.start + shift),
  };
}

function hexBytes(text: string, runs: readonly Run[], shift: number): Bytes {
  const digits = runs.map(({ start, end }) =>
    text.slice(start + shift, end - ((end - start - shift) % 2)).concat('00'),
  );
  const bytes = digits.join('').replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return {
    bytes,
    from: startsOf(digits.map(({ length }) => length / 2)),
    places: runs.map((run) => run.start + shift),
  };
}

function startsOf(lengths: readonly number[]): readonly number[] {
  let sum = 0;
  return lengths.map((length) => {
    sum += length;
    return sum - length;
  });
}

/** One text of all, and where the bytes of each are written. */
class PackedTexts {
  #text = '';
  readonly #from: number[] = [];
  readonly #places: number[] = [];
  /** Signs for a byte. */
  readonly #signs: number[] = [];

  add({ bytes, from, places }: Bytes, signs: number): void {
    let run = 0;
    BEGINNING.lastIndex = 0;
    for (let found = BEGINNING.exec(bytes); found !== null; found = BEGINNING.exec(bytes)) {
      const end = textEnd(bytes, BEGINNING.lastIndex);
      BEGINNING.lastIndex = end;
      while ((from[run + 1] ?? bytes.length) <= found.index) run += 1;
      this.#from.push(this.#text.length);
      this.#places.push((places[run] ?? 0) + (found.index - (from[run] ?? 0)) * signs);
      this.#signs.push(signs);
      this.#text += bytes.slice(found.index, end) + BETWEEN;
    }
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

function textEnd(bytes: string, from: number): number {
  let end = from;
  MORE.lastIndex = end;
  while (MORE.test(bytes)) end = MORE.lastIndex;
  return end;
}
