import { expect, test } from 'vitest';
import { findScheduleProblem } from '../../../src/health/inactive.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-04T08:00:00Z');
const ago = (hours: number) => NOW - hours * HOUR;

/** @param hours ages of its runs */
function schedule(
  line: string,
  hours: readonly number[],
  more: Partial<Parameters<typeof findScheduleProblem>[0]> = {},
): Parameters<typeof findScheduleProblem>[0] {
  const runs = hours.map((one) => ({ createdAt: ago(one), red: false }));
  return { cron: [line], runs, now: NOW, ...more };
}

const DAILY = [5, 29, 53, 77, 101, 125, 149];

test.each([
  ['daily, on time', '0 3 * * *', DAILY, undefined],
  // 24 h plus 12 h.
  ['daily, 36 hours ago', '0 3 * * *', [36, 53, 77, 101, 125, 149], undefined],
  ['daily, 37 hours ago', '0 3 * * *', [37, 53, 77, 101, 125, 149], 'stopped'],
  ['on weekdays, over the weekend', '0 3 * * 1-5', [77, 101, 125, 149], undefined],
  ['weekly, 253 hours ago', '0 3 * * 1', [253], 'stopped'],
  // 61 days and six hours, because 45 are less than the interval.
  ['on the 31st, 61 days and five hours ago', '0 0 31 * *', [61 * 24 + 5], undefined],
  ['on the 31st, 61 days and seven hours ago', '0 0 31 * *', [61 * 24 + 7], 'stopped'],
  ['on the 13th and on Fridays, ten days ago', '0 0 13 * 5', [240], undefined],
  ['once a year, a year ago', '0 4 1 JAN *', [366 * 24], undefined],
  ['every five minutes, three hours ago: GitHub skips many runs', '*/5 * * * *', [3], undefined],
  ['every five minutes, seven hours ago', '*/5 * * * *', [7], 'stopped'],
  ['every five minutes of working hours, over the weekend', '*/5 9-17 * * 1-5', [70, 71, 72], 'slowed'],
  ['every twelve hours, 37 hours ago', '0 */12 * * *', [37, 49, 61, 73, 85], 'stopped'],
  ['daily, three of seven', '0 3 * * *', [5, 53, 125], 'slowed'],
  ['daily, four of seven', '0 3 * * *', [5, 29, 53, 125], undefined],
  // The minimum applies, not three times the interval.
  ['hourly, five hours ago', '0 * * * *', Array.from({ length: 90 }, (_, index) => index * 1.7 + 5), undefined],
  // Two runs per week are too few.
  ['twice a week, once', '0 3 * * 1,4', [53], undefined],
  ...['often', '0 3 * *', '0 3 * * * *', '', '61 3 * * *', '@daily'].map(
    (line) => [`by a line that GitHub would not run: ${line}`, line, [900], undefined] as const,
  ),
] as const)('%s', (_, line, hours, expected) => {
  expect(findScheduleProblem(schedule(line, hours))?.why).toBe(expected);
});

test('two cron lines are one schedule', () => {
  expect(findScheduleProblem(schedule('0 3 * * 1', [100], { cron: ['0 3 * * 1', '0 3 * * 4'] }))).toBeUndefined();
  expect(findScheduleProblem(schedule('0 3 * * 1', [145], { cron: ['0 3 * * 1', '0 3 * * 4'] }))?.interval).toBe(
    96 * HOUR,
  );
});

test('reports the start of the problem and the last run', () => {
  const interval = 24 * HOUR;
  const stopped = { why: 'stopped', interval, lastRunAt: ago(100), since: ago(64) };
  expect(findScheduleProblem(schedule('0 3 * * *', [100]))).toEqual(stopped);
  const slowed = { why: 'slowed', interval, lastRunAt: ago(5), since: NOW };
  expect(findScheduleProblem(schedule('0 3 * * *', [53, 5, 125]))).toEqual(slowed);
});

test('reports a schedule after three runs without a conclusion', () => {
  const runs = DAILY.map((one, index) => ({ createdAt: ago(one), red: index < 3 ? undefined : false }));
  const since = ago(53) + 72 * HOUR;
  expect(
    findScheduleProblem({
      ...schedule('0 3 * * *', []),
      runs: runs as Parameters<typeof findScheduleProblem>[0]['runs'],
    }),
  ).toMatchObject({
    ...{ why: 'never_green', lastRunAt: ago(5), since },
  });
  const [first, ...rest] = schedule('0 3 * * *', DAILY).runs.map((run) => ({ ...run, red: undefined }));
  const red = first === undefined ? [] : [{ ...first, red: true }];
  expect(findScheduleProblem({ ...schedule('0 3 * * *', []), runs: [...red, ...rest] })).toBeUndefined();
});

test('allows a recently changed file to have no runs yet', () => {
  const why = (hours: readonly number[], written?: number) =>
    findScheduleProblem(schedule('0 3 * * *', hours, { writtenAt: written && ago(written) }))?.why;
  expect(why([900], 20)).toBeUndefined();
  expect(why([], 20)).toBeUndefined();
  expect(why([], 40)).toBe('stopped');
  expect(why([5, 53, 125], 167)).toBeUndefined();
  expect(why([5, 53, 125], 168)).toBe('slowed');
  expect(why([])).toBeUndefined();
});

test('uses only the covered time of a truncated list', () => {
  // Of the eight runs of the last two days, three came.
  const why = (covered: number) =>
    findScheduleProblem(schedule('0 */6 * * *', [5, 20, 40], { knownFrom: ago(covered) }))?.why;
  expect(why(48)).toBe('slowed');
  // Less than a day is too short.
  expect(why(23)).toBeUndefined();
});
