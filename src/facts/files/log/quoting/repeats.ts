/** How often a log holds the same failure. */

import type { JudgedLine } from '../judged-line.ts';
import { splitTest } from './quoted.ts';

/** Tools say most things twice, where they happen and at the end: only from so many on it is a number worth telling. */
const FEWEST = 3;

export class Repeats {
  readonly #lines = new Map<string, number>();
  /** Names of the tests that failed with a message. */
  readonly #tests = new Map<string, Set<string>>();

  /** @param detailsOf places of the lines below the name of a test that belong to it */
  constructor(judged: readonly JudgedLine[], detailsOf: (index: number) => readonly number[]) {
    judged.forEach((line, index) => {
      if (line.weight === 0) return;
      const text = line.text.trim();
      this.#lines.set(text, (this.#lines.get(text) ?? 0) + 1);
      if (line.kind !== 'test') return;
      const { test, lines } = splitTest([line, ...detailsOf(index).flatMap((at) => judged[at] ?? [])]);
      if (test !== undefined) this.#testsWith(lines).add(test);
    });
  }

  /** Of tests that failed with this message, else of this line; undefined for few. */
  countOf(test: string | undefined, lines: readonly string[], text: string): number | undefined {
    const count = test === undefined ? (this.#lines.get(text.trim()) ?? 0) : this.#testsWith(lines).size;
    return count < FEWEST ? undefined : count;
  }

  #testsWith([message = '']: readonly string[]): Set<string> {
    const known = this.#tests.get(message);
    if (known !== undefined) return known;
    const names = new Set<string>();
    this.#tests.set(message, names);
    return names;
  }
}
