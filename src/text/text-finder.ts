/** Finds many texts in one pass, however many they are. Capitals of longer ones do not matter. */

/** A stretch of a text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Long texts are cut to a bound when they are read, so from here on one may end in the beginning of a secret. */
export const MAY_BE_CUT = 1_000;

/** The text with `***` in the place of these spans, which stand in reading order: those that touch or overlap are one. */
export function withoutSpans(text: string, spans: readonly TextSpan[]): string {
  let [shown, done] = ['', -1];
  for (const { start, end } of spans) {
    if (start > done) shown += `${text.slice(Math.max(0, done), start)}***`;
    done = Math.max(done, end);
  }
  return shown + text.slice(Math.max(0, done));
}

/** Programs write names of variables, hosts and headers in one case; what is shorter is a word in another. */
const SHORTEST_IN_ANY_CASE = 8;
/** So many characters tell which of the texts may stand at a place. */
const BLOCK = 4;
const BUCKETS = 1 << 15;
/** Further ahead is not looked: what is won by it is little, and there are more blocks that forbid it. */
const FURTHEST = 12;

export class TextFinder {
  /** By the hash of their first characters. */
  readonly #heads = new Map<number, string[]>();
  /** All of them are as long as this at least, so of each place the last block of so many characters is looked at first. */
  readonly #window: number;
  /** By the hash of the last block in the window. */
  readonly #buckets = new Map<number, string[]>();
  /** By the hash of a block, how far the next place is where one of them can stand: most of a text is passed by with this. */
  readonly #skips: Uint8Array;
  readonly #longest: number;

  /** @param texts each of four characters at least */
  constructor(texts: Iterable<string>) {
    const known = [...new Set(texts)];
    this.#longest = known.reduce((most, { length }) => Math.max(most, length), 0);
    this.#window = known.reduce((least, { length }) => Math.min(least, length), FURTHEST);
    this.#skips = new Uint8Array(BUCKETS).fill(this.#window - BLOCK + 1);
    for (const text of known) this.#add(text);
  }

  #add(text: string): void {
    const last = this.#window - BLOCK;
    const cases = [...new Set([text, text.toLowerCase(), text.toUpperCase()])];
    for (let at = 0; at <= last; at += 1) {
      for (const one of cases) {
        const hash = blockHash(one, at);
        this.#skips[hash] = Math.min(this.#skips[hash] ?? 0, last - at);
        if (at === 0) put(this.#heads, hash, text);
        if (at === last) put(this.#buckets, hash, text);
      }
    }
  }

  get isEmpty(): boolean {
    return this.#longest === 0;
  }

  /** Everywhere that one of them stands, in reading order. */
  spansIn(text: string): TextSpan[] {
    const spans: TextSpan[] = [];
    if (this.isEmpty) return spans;
    const last = this.#window - BLOCK;
    for (let at = this.#next(text, last); at >= 0; at = this.#next(text, at + 1)) {
      const start = at - last;
      for (const one of this.#buckets.get(blockHash(text, at)) ?? []) {
        if (isThere(text, start, one)) spans.push({ start, end: start + one.length });
      }
    }
    return spans;
  }

  /** The first block from this place on that may end the window of one; -1 for none. The loop is alone, so that it stays fast. */
  #next(text: string, from: number): number {
    const skips = this.#skips;
    for (let at = from; at + BLOCK <= text.length; ) {
      const skip = skips[blockHash(text, at)] ?? 1;
      if (skip === 0) return at;
      at += skip;
    }
    return -1;
  }

  /**
   * Where the text ends within one of them.
   *
   * @param end where the text ends
   * @param shortest characters of a beginning that count
   */
  beginningsAt(text: string, end: number, shortest: number): TextSpan[] {
    const spans: TextSpan[] = [];
    for (let start = Math.max(0, end - this.#longest + 1); start <= end - shortest; start += 1) {
      const candidates = this.#heads.get(blockHash(text, start)) ?? [];
      const isBeginning = (one: string) => one.length > end - start && isThere(text, start, one, end - start);
      if (candidates.some(isBeginning)) spans.push({ start, end });
    }
    return spans;
  }
}

/** Which blocks of four characters, and which characters, may be of one of the texts. */
export class TextBlocks {
  readonly #texts: readonly string[];
  #known: Uint8Array | undefined;
  #characters: ReadonlySet<string> | undefined;

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  /** Whether that at this place may be; some others hash alike, and none goes beyond the end. */
  has(text: string, at: number): boolean {
    this.#known ??= blocksOf(this.#texts);
    return at >= 0 && at + BLOCK <= text.length && this.#known[blockHash(text, at)] === 1;
  }

  /** Whether each of these characters may be. */
  hasAll(characters: string): boolean {
    this.#characters ??= new Set(inCases(this.#texts).flatMap((text) => text.split('')));
    for (let at = 0; at < characters.length; at += 1) if (!this.#characters.has(characters.charAt(at))) return false;
    return true;
  }
}

function inCases(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
}

function blocksOf(texts: readonly string[]): Uint8Array {
  const known = new Uint8Array(BUCKETS);
  for (const text of inCases(texts))
    for (let at = 0; at + BLOCK <= text.length; at += 1) known[blockHash(text, at)] = 1;
  return known;
}

/** @param length how much of the second is looked for */
function isThere(text: string, start: number, one: string, length = one.length): boolean {
  const [first, looked] = [text.charAt(start), one.slice(0, length)];
  // Most of what ends alike begins otherwise.
  if (first !== one.charAt(0) && first.toLowerCase() !== one.charAt(0).toLowerCase()) return false;
  const there = text.slice(start, start + length);
  return there === looked || (one.length >= SHORTEST_IN_ANY_CASE && there.toLowerCase() === looked.toLowerCase());
}

function put(buckets: Map<number, string[]>, hash: number, text: string): void {
  const bucket = buckets.get(hash);
  if (bucket === undefined) buckets.set(hash, [text]);
  else if (bucket.at(-1) !== text) bucket.push(text);
}

/** That of four characters. The bit that tells capitals from small letters in ASCII and Latin-1 does not count. */
function blockHash(text: string, at: number): number {
  const a = text.charCodeAt(at) | 0x20;
  const b = text.charCodeAt(at + 1) | 0x20;
  const c = text.charCodeAt(at + 2) | 0x20;
  const d = text.charCodeAt(at + 3) | 0x20;
  return ((a << 12) ^ (b << 8) ^ (c << 4) ^ d) & (BUCKETS - 1);
}
