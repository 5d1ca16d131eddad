import { expect, test } from 'vitest';
import { secondsToMs, TimeBudget, toMilliseconds } from '../../src/time.ts';

const MAX_LENGTH = 2 ** 31 - 1;

test.each([
  [1666.67, 1666],
  [0.9, 0],
  [-5, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, MAX_LENGTH],
  [10 ** 12, MAX_LENGTH],
])('converts %d milliseconds to %d', (raw, complete) => {
  expect(toMilliseconds(raw)).toBe(complete);
});

test('converts seconds with fractions to integer milliseconds', () => {
  expect([3.33, 0.25, 60].map(secondsToMs)).toEqual([3_330, 250, 60_000]);
});

test('a share has its limits, within the remaining time', () => {
  const budget = new TimeBudget(() => 0, toMilliseconds(10_000));
  expect(budget.share({})).toBe(10_000);
  expect(budget.share({ part: 1 / 3 })).toBe(3_333);
  expect(budget.share({ part: 1 / 3, atMost: 3_000 })).toBe(3_000);
  expect(budget.upTo(2_500.5)).toBe(2_500);
  expect(budget.upTo(-1)).toBe(0);
});
