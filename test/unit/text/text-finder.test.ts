import { expect, test } from 'vitest';
import { TextFinder } from '../../../src/text/text-finder.ts';
import { fc } from '../../support/random.ts';

/** Of few characters, so that texts overlap and begin alike. */
const piece = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '𝒳'), minLength: 4, maxLength: 9 });
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '𝒳'), maxLength: 60 });

test('finds what looking for each of the texts finds', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), text, (texts, within) => {
      const expected = [...new Set(texts)].flatMap((one) => {
        const starts = Array.from({ length: within.length }, (_, at) => at);
        return starts.filter((at) => within.startsWith(one, at)).map((at) => [at, at + one.length]);
      });
      const found = new TextFinder(texts).spansIn(within).map(({ start, end }) => [start, end]);
      expect(found.toSorted(byNumbers)).toEqual(expected.toSorted(byNumbers));
      expect(found.map(([start]) => start)).toEqual(found.map(([start = 0]) => start).toSorted((a, b) => a - b));
    }),
  );
});

test('finds where a text ends within one', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), text, (texts, within) => {
      const starts = Array.from({ length: Math.max(0, within.length - 3) }, (_, at) => at);
      const expected = starts.filter((at) =>
        texts.some((one) => one.length > within.length - at && one.startsWith(within.slice(at))),
      );
      const found = new TextFinder(texts).beginningsAt(within, within.length, 4);
      expect(found).toEqual(expected.map((start) => ({ start, end: within.length })));
    }),
  );
});

test('finds nothing where there is nothing to find', () => {
  expect(new TextFinder([]).isEmpty).toBe(true);
  expect(new TextFinder([]).spansIn('any text')).toEqual([]);
  expect(new TextFinder([]).beginningsAt('any text', 8, 4)).toEqual([]);
});

function byNumbers([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]): number {
  return a - c || b - d;
}
