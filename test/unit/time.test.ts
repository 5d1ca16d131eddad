import { expect, test } from 'vitest';
import { secondsToMs, TimeBudget, type TimeShare, wholeMs } from '../../src/time.ts';
import { fc } from '../support/random.ts';

const MAX_LENGTH = 2 ** 31 - 1;
/** Covers the range of `timeout`, and values beyond it on both sides. */
const timeouts = fc.double({ min: 0.001, max: 86_400, noNaN: true });
const limits = fc.double({ min: 0, max: 100_000, noNaN: true });
const shares: fc.Arbitrary<TimeShare> = fc.record(
  { part: fc.double({ min: 0, max: 1, noNaN: true }), atLeast: limits, atMost: limits },
  { requiredKeys: [] },
);

test.each([
  [1666.67, 1666],
  [0.9, 0],
  [-5, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, MAX_LENGTH],
  [10 ** 12, MAX_LENGTH],
])('%d milliseconds are %d whole ones', (raw, complete) => {
  expect(wholeMs(raw)).toBe(complete);
});

test('converts seconds with fractions to integer milliseconds', () => {
  expect([3.33, 0.25, 60].map(secondsToMs)).toEqual([3_330, 250, 60_000]);
});

test('a budget within another, or without a share of it, expires no later', () => {
  fc.assert(
    fc.property(timeouts, shares, shares, (timeout, one, other) => {
      const budget = new TimeBudget(() => 1e12, secondsToMs(timeout));
      const inner = budget.within(one).within(other);
      expect(inner.deadline).toBeLessThanOrEqual(budget.deadline);
      expect(inner.left).toBeLessThanOrEqual(budget.share(other));
      expect(budget.without(one).left + budget.share(one)).toBe(budget.left);
    }),
  );
});

test('a share has its limits, within the remaining time', () => {
  const budget = new TimeBudget(() => 0, wholeMs(10_000));
  expect(budget.share({})).toBe(10_000);
  expect(budget.share({ part: 1 / 3 })).toBe(3_333);
  expect(budget.share({ part: 1 / 3, atMost: 3_000 })).toBe(3_000);
  expect(budget.share({ part: 1 / 3, atLeast: 5_000 })).toBe(5_000);
  expect(budget.share({ part: 1 / 3, atLeast: 50_000 })).toBe(10_000);
  expect(budget.upTo(2_500.5)).toBe(2_500);
  expect(budget.upTo(-1)).toBe(0);
});

test('nothing remains after the timeout, however late it is', () => {
  let now = 0;
  const budget = new TimeBudget(() => now, wholeMs(1_000));
  now = 999;
  expect([budget.isOver, budget.left, budget.spent]).toEqual([false, 1, 999]);
  now = 5_000;
  expect([budget.isOver, budget.left, budget.share({ atLeast: 1 })]).toEqual([true, 0, 0]);
  expect(budget.within({}).left).toBe(0);
});
