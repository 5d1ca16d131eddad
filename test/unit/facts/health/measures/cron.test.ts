import { expect, test } from 'vitest';
import { firesBetween, largestGap } from '../../../../../src/facts/health/measures/cron.ts';

const HOUR = 3_600_000;
const at = (time: string) => Date.parse(time);

test.each([
  [['0 3 * * *'], 24],
  [['0 3 * * 1-5'], 72],
  [['0 0 31 * *'], 61 * 24],
  [['*/5 * * * *'], 1 / 12],
  [['*/5 9-17 * * 1-5'], 63 + 5 / 60],
  [['0 3 * * MON'], 168],
  [['0 3 * * 1', '0 3 * * 4'], 96],
  [['0 4 1 JAN *'], 366 * 24],
  // Days of the month or of the week: either counts.
  [['0 0 13 * 5'], 168],
])('%s: at most %d hours between two', (lines, hours) => {
  expect((largestGap(lines) ?? 0) / HOUR).toBeCloseTo(hours, 6);
});

test.each([[['nonsense']], [['0 3 * *']], [['0 3 * * * *']], [['']], [['61 3 * * *']], [['@daily']], [[]]])(
  '%s: nothing',
  (lines) => {
    expect(largestGap(lines)).toBeUndefined();
  },
);

test('counts what fires in a time', () => {
  expect(firesBetween(['0 3 * * *'], at('2026-03-01T03:00:00Z'), at('2026-03-08T03:00:00Z'))).toBe(7);
  expect(firesBetween(['0 3 * * 1-5', '0 3 * * *'], at('2026-03-01T00:00:00Z'), at('2026-03-08T00:00:00Z'))).toBe(7);
});
