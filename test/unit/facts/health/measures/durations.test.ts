import { expect, test } from 'vitest';
import { isSlower, medianSeconds } from '../../../../../src/facts/health/measures/durations.ts';
import { runsOf } from '../../../../support/health-runs.ts';

/** Green runs that took so many minutes. */
function lasting(minutes: readonly number[]) {
  return runsOf('+'.repeat(minutes.length)).map((run, index) => ({
    ...run,
    endedAt: run.startedAt + (minutes[index] ?? 0) * 60_000,
  }));
}

test('the median is of green first attempts', () => {
  const [a, b, c, d] = lasting([10, 12, 20, 90]);
  expect(medianSeconds([a, b, c].flatMap((run) => run ?? []))).toBe(720);
  expect(medianSeconds(lasting([10, 12, 20, 90]))).toBe(960);
  expect(medianSeconds([a, b, c, d && { ...d, attempt: 2 }].flatMap((run) => run ?? []))).toBe(720);
  expect(medianSeconds(runsOf('- x'))).toBeUndefined();
});

const TEN = Array.from({ length: 10 }, () => 20);

test.each([
  ['the last three took a third longer', [...TEN, 27, 28, 26], true],
  ['one of the last three did not', [...TEN, 27, 20, 26], false],
  ['a quarter, but less than five minutes', [...TEN.map(() => 8), 12, 12, 12], false],
  ['five minutes, but less than a quarter', [...TEN.map(() => 60), 66, 66, 66], false],
  ['too few before', [20, 20, 20, 20, 40, 40, 40], false],
])('%s', (_, minutes, expected) => {
  expect(isSlower(lasting(minutes))).toBe(expected);
});
