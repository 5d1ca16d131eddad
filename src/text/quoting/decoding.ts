/** A text read through a quoting, with the way back to what was written. */

import type { TextSpan } from '../text-finder.ts';

export interface Decoding {
  readonly text: string;
  /** The same stretch in what was written, with every sign that stands for one of its characters; what stands for none at its edges stays outside. */
  readonly written: (span: TextSpan) => TextSpan;
}

/** Undefined where nothing of the quoting occurs. Takes time in proportion to the text. */
export type Decoder = (text: string) => Decoding | undefined;

/** Replaces stretches of a text, from its beginning to its end, and remembers where each of them was. */
export class Rewriting {
  readonly #written: string;
  #text = '';
  #done = 0;
  /** Of each edit where it is in what is read, and where in what was written: a list each, because a text may have a million. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(written: string) {
    this.#written = written;
  }

  /** Has to begin where the one before ended, or later. */
  replace(start: number, end: number, by: string): void {
    this.#text += this.#written.slice(this.#done, start) + by;
    this.#from.push(this.#text.length - by.length);
    this.#to.push(this.#text.length);
    this.#starts.push(start);
    this.#ends.push(end);
    this.#done = end;
  }

  /** Undefined where nothing was replaced. */
  decoding(): Decoding | undefined {
    if (this.#from.length === 0) return undefined;
    return {
      text: this.#text + this.#written.slice(this.#done),
      written: ({ start, end }) => ({ start: this.#writtenAt(start).start, end: this.#writtenAt(end - 1).end }),
    };
  }

  /** What stands for one character. */
  #writtenAt(at: number): TextSpan {
    const edit = lastUpTo(this.#from, at);
    const [from = 0, to = 0, start = 0, end = 0] = [
      this.#from[edit],
      this.#to[edit],
      this.#starts[edit],
      this.#ends[edit],
    ];
    if (at < to && at >= from) return { start, end };
    return { start: at - to + end, end: at - to + end + 1 };
  }
}

/** The last of these numbers, which rise, that is no more than this one: which of them; -1 for none. */
export function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** One that reads what a pattern finds. */
export function decoder(pattern: RegExp, read: (found: string) => string): Decoder {
  return (text) => {
    const rewriting = new Rewriting(text);
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
      const by = read(found[0]);
      if (by !== found[0]) rewriting.replace(found.index, pattern.lastIndex, by);
    }
    return rewriting.decoding();
  };
}

/** The second was read of what the first gives. */
export function composed(first: Decoding | undefined, second: Decoding | undefined): Decoding | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return { text: second.text, written: (span) => first.written(second.written(span)) };
}

/** Reads by each of them in turn, and each of them what the one before gives. */
export function inTurn(decoders: readonly Decoder[]): Decoder {
  return (text) =>
    decoders.reduce<Decoding | undefined>(
      (before, decode) => composed(before, decode(before?.text ?? text)),
      undefined,
    );
}
