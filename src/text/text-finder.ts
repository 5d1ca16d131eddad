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
const HEAD = 4;
const BUCKETS = 1 << 14;

export class TextFinder {
  /** By the hash of their first characters. */
  readonly #buckets = new Map<number, string[]>();
  /** Whether there is a bucket: most places of a text are passed by with a look at this alone. */
  readonly #used = new Uint8Array(BUCKETS);
  readonly #longest: number;

  /** @param texts each of four characters at least */
  constructor(texts: Iterable<string>) {
    let longest = 0;
    for (const text of new Set(texts)) {
      for (const hash of new Set([text, text.toLowerCase(), text.toUpperCase()].map((one) => headHash(one, 0)))) {
        this.#used[hash] = 1;
        const bucket = this.#buckets.get(hash);
        if (bucket === undefined) this.#buckets.set(hash, [text]);
        else bucket.push(text);
      }
      longest = Math.max(longest, text.length);
    }
    this.#longest = longest;
  }

  get isEmpty(): boolean {
    return this.#buckets.size === 0;
  }

  /** Everywhere that one of them stands, in reading order. */
  spansIn(text: string): TextSpan[] {
    const spans: TextSpan[] = [];
    if (this.isEmpty) return spans;
    let hash = 0;
    for (let end = 0; end < text.length; end += 1) {
      hash = nextHash(hash, text.charCodeAt(end));
      if (this.#used[hash] === 0 || end < HEAD - 1) continue;
      const start = end - HEAD + 1;
      for (const one of this.#buckets.get(hash) ?? []) {
        if (isThere(text.slice(start, start + one.length), one)) spans.push({ start, end: start + one.length });
      }
    }
    return spans;
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
      const candidates = this.#buckets.get(headHash(text, start)) ?? [];
      const isBeginning = (one: string) =>
        one.length > end - start && isThere(text.slice(start, end), one, end - start);
      if (candidates.some(isBeginning)) spans.push({ start, end });
    }
    return spans;
  }
}

/** @param length how much of the second is looked for */
function isThere(text: string, one: string, length = one.length): boolean {
  const looked = one.slice(0, length);
  return text === looked || (one.length >= SHORTEST_IN_ANY_CASE && text.toLowerCase() === looked.toLowerCase());
}

function headHash(text: string, at: number): number {
  let hash = 0;
  for (let index = at; index < at + HEAD; index += 1) hash = nextHash(hash, text.charCodeAt(index));
  return hash;
}

/**
 * That of the last four characters: each step moves what was before by four of its bits, of which there are fourteen. The
 * bit that tells capitals from small letters in ASCII and Latin-1 does not count.
 */
function nextHash(hash: number, code: number): number {
  return ((hash << 4) ^ (code | 0x20)) & (BUCKETS - 1);
}
