/** A text read through a quoting, with the way back to what was written. */

import type { TextSpan } from '../text-finder.ts';

export interface Decoding {
  readonly text: string;
  /** The same stretch in what was written, with every sign that stands for one of its characters; what stands for none at its edges stays outside. */
  readonly written: (span: TextSpan) => TextSpan;
}

/** Undefined where nothing of the quoting occurs. Takes time in proportion to the text. */
export type QuotingReader = (text: string) => Decoding | undefined;

/** Where stretches of a text were replaced, from its beginning to its end. */
class Edits {
  /** Of each where it is in what is read, and where in what was written: a list each, because a text may have a million. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** How much longer the text has become. */
  #longer = 0;

  add(start: number, end: number, length: number): void {
    this.#from.push(start + this.#longer);
    this.#longer += length - (end - start);
    this.#to.push(end + this.#longer);
    this.#starts.push(start);
    this.#ends.push(end);
  }

  /** Undefined where nothing was replaced. */
  decoding(text: string): Decoding | undefined {
    if (this.#from.length === 0) return undefined;
    return {
      text,
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
function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** One that reads what a pattern without groups finds. */
export function decoder(pattern: RegExp, read: (found: string) => string): QuotingReader {
  return (text) => {
    const edits = new Edits();
    const decoded = text.replaceAll(pattern, (found, at: number) => {
      const meant = read(found);
      if (meant !== found) edits.add(at, at + found.length, meant.length);
      return meant;
    });
    return edits.decoding(decoded);
  };
}

/** Without these stretches of it, which stand in their order. */
export function without(text: string, spans: Iterable<TextSpan>): Decoding | undefined {
  const edits = new Edits();
  let [rest, done] = ['', 0];
  for (const { start, end } of spans) {
    rest += text.slice(done, start);
    edits.add(start, end, 0);
    done = end;
  }
  return edits.decoding(rest + text.slice(done));
}

/** The second was read of what the first gives. */
export function composed(first: Decoding | undefined, second: Decoding | undefined): Decoding | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return { text: second.text, written: (span) => first.written(second.written(span)) };
}

/** Reads by each of them in turn, and each of them what the one before gives. */
export function inTurn(decoders: readonly QuotingReader[]): QuotingReader {
  return (text) =>
    decoders.reduce<Decoding | undefined>(
      (before, decode) => composed(before, decode(before?.text ?? text)),
      undefined,
    );
}
