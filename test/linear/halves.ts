/**
 * Every function that handles foreign text, on every other worst case, and once a week on all: what is quadratic on one is so
 * on those beside it (`planted.test.ts`). In halves, of which each core takes one.
 */
import { describe, expect, test } from 'vitest';
import { TEXT_FUNCTIONS } from '../hostile/text-functions.ts';
import { partOf } from '../support/random.ts';
import { growth } from './growth.ts';
import { WORST_CASES } from './worst-cases.ts';

/** The worst cases on which the work grows faster than the text, of those whose turn it is. */
function grows(work: (text: string) => unknown, turn: number): readonly string[] {
  return partOf(WORST_CASES, turn, 2).flatMap(([name, make]) => {
    const ratio = growth(work, make);
    return ratio === undefined ? [] : [`${name}: eight times the text takes ${ratio.toFixed(1)} times as long`];
  });
}

const functions = Object.entries(TEXT_FUNCTIONS).flatMap(([file, calls]) =>
  Object.entries(calls).map(([name, call]) => [`${name} of ${file}`, call] as const),
);

export function testHalf(half: 0 | 1): void {
  describe('the work on a text grows with its length, and no faster', () => {
    const own = functions.filter((_, index) => index % 2 === half);
    test.each(own.map((one, turn) => [...one, turn] as const))('%s', (_, call, turn) =>
      expect(grows(call, turn)).toEqual([]),
    );
  });
}
