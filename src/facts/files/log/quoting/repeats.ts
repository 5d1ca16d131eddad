/** How often a log holds the same failure. */

import type { JudgedLine } from '../judged-line.ts';
import { splitTest } from './quoted.ts';

/** Tools say most things twice, where they happen and at the end: only from so many on it is a number worth telling. */
const FEWEST = 3;

/** Counted for the few failures that are quoted, when they are: a log may hold thousands. */
export class Repeats {
  readonly #judged: readonly JudgedLine[];
  readonly #detailOf: (index: number) => JudgedLine | undefined;
  #tests: readonly (readonly JudgedLine[])[] | undefined;

  /** @param detailOf the first line below the name of a test that belongs to it */
  constructor(judged: readonly JudgedLine[], detailOf: (index: number) => JudgedLine | undefined) {
    this.#judged = judged;
    this.#detailOf = detailOf;
  }

  /** Of tests that failed with this message, else of this line; undefined for few. */
  countOf(test: string | undefined, [message = '']: readonly string[], text: string): number | undefined {
    const count = test === undefined ? this.#linesOf(text.trim()) : this.#testsWith(message);
    return count < FEWEST ? undefined : count;
  }

  #linesOf(text: string): number {
    return this.#judged.filter((line) => line.weight > 0 && line.text.trim() === text).length;
  }

  #testsWith(message: string): number {
    this.#tests ??= this.#judged.flatMap((line, index) =>
      line.kind === 'test' && line.weight > 0 ? [[line, this.#detailOf(index) ?? []].flat()] : [],
    );
    const alike = this.#tests.filter((lines) => lines.some(({ text }) => text.includes(message)));
    const split = alike.map((lines) => splitTest(lines)).filter(({ lines }) => lines[0] === message);
    return new Set(split.flatMap(({ test }) => test ?? [])).size;
  }
}
