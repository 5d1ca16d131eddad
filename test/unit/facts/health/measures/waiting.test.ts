import { expect, test } from 'vitest';
import { isTooLong, isWaitDue, type RunWait } from '../../../../../src/facts/health/measures/waiting.ts';

const SINCE = Date.parse('2026-03-01T00:00:00Z');
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const wait = (why: RunWait['why'], selfHosted = false): RunWait => ({ why, since: SINCE, selfHosted });

test.each([
  ['a hosted runner', wait('runner'), 10],
  ['an own runner', wait('runner', true), 120],
  ['an approval', wait('approval'), 15],
])('%s: too long after %d minutes, told then and each week', (_, one, minutes) => {
  expect(isTooLong(one, SINCE + minutes * MINUTE)).toBe(false);
  expect(isTooLong(one, SINCE + (minutes + 1) * MINUTE)).toBe(true);
  const due = (from: number, to: number) => isWaitDue(one, { from: SINCE + from, to: SINCE + to });
  expect(due(-5 * MINUTE, 5 * MINUTE)).toBe(false);
  expect(due((minutes - 5) * MINUTE, (minutes + 5) * MINUTE)).toBe(true);
  expect(due((minutes + 5) * MINUTE, (minutes + 65) * MINUTE)).toBe(false);
  expect(due(6.9 * DAY, 7.1 * DAY)).toBe(true);
  expect(due(7.1 * DAY, 8.1 * DAY)).toBe(false);
});

test('an approval is told once more after a day', () => {
  expect(isWaitDue(wait('approval'), { from: SINCE + DAY - MINUTE, to: SINCE + DAY + MINUTE })).toBe(true);
  expect(isWaitDue(wait('runner'), { from: SINCE + DAY - MINUTE, to: SINCE + DAY + MINUTE })).toBe(false);
});
