import { expect, test } from 'vitest';
import { type ScheduleHistory, scheduleFault } from '../../../../../src/facts/health/measures/schedules.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-04T08:00:00Z');

/** @param hours how long ago its runs were created */
function schedule(line: string, hours: readonly number[], more: Partial<ScheduleHistory> = {}): ScheduleHistory {
  const runs = hours.map((ago) => ({ createdAt: NOW - ago * HOUR, colour: 'green' as const }));
  return { lines: [line], runs, now: NOW, ...more };
}

const daily = [5, 29, 53, 77, 101, 125, 149];

test.each([
  ['daily, on time', '0 3 * * *', daily, undefined],
  // 24 h and 12 h more.
  ['daily, 36 hours ago', '0 3 * * *', [36, 53, 77, 101, 125, 149], undefined],
  ['daily, 37 hours ago', '0 3 * * *', [37, 53, 77, 101, 125, 149], 'stopped'],
  ['on weekdays, over the weekend', '0 3 * * 1-5', [77, 101, 125, 149], undefined],
  // 168 h and half of it more.
  ['weekly, eleven hours late', '0 3 * * 1', [179], undefined],
  ['weekly, 253 hours ago', '0 3 * * 1', [253], 'stopped'],
  // 61 days and six hours, because 45 are less than the interval.
  ['on the 31st, 61 days and five hours ago', '0 0 31 * *', [61 * 24 + 5], undefined],
  ['on the 31st, 61 days and seven hours ago', '0 0 31 * *', [61 * 24 + 7], 'stopped'],
  ['every five minutes, three hours ago', '*/5 * * * *', [3], 'slowed'],
  ['every five minutes, seven hours ago', '*/5 * * * *', [7], 'stopped'],
  ['every twelve hours, 35 hours ago', '0 */12 * * *', [35, 47, 59, 71, 83, 95, 107], undefined],
  ['every twelve hours, 37 hours ago', '0 */12 * * *', [37, 49, 61, 73, 85], 'stopped'],
  ['daily, three of seven', '0 3 * * *', [5, 53, 125], 'slowed'],
  ['daily, three of seven, and one just before', '0 3 * * *', [5, 53, 125, 168], 'slowed'],
  ['daily, three of seven, and all of the week before', '0 3 * * *', [5, 53, 125, 173, 197, 221, 245], 'slowed'],
  ['daily, four of seven', '0 3 * * *', [5, 29, 53, 125], undefined],
  ['hourly, a few of many', '0 * * * *', [1, 20, 90], 'slowed'],
  ['hourly, more than half', '0 * * * *', Array.from({ length: 90 }, (_, index) => index * 1.8 + 1), undefined],
  // No faster than its floor, whatever three times its interval is.
  ['hourly, five hours ago', '0 * * * *', Array.from({ length: 90 }, (_, index) => index * 1.7 + 5), undefined],
  ['three times a week, once', '0 3 * * 1,3,5', [53], 'slowed'],
  ['by a line that nobody can read', 'often', [900], undefined],
  // Two in a week are too few to judge.
  ['twice a week, once', '0 3 * * 1,4', [53], undefined],
])('%s', (_, line, hours, expected) => {
  expect(scheduleFault(schedule(line, hours))?.why).toBe(expected);
});

test('says since when, and when it ran last', () => {
  expect(scheduleFault(schedule('0 3 * * *', [100]))).toEqual({
    ...{ why: 'stopped', interval: 24 * HOUR },
    lastRunAt: NOW - 100 * HOUR,
    since: NOW - 64 * HOUR,
  });
});

test('of what is slow, or comes and never ends, the newest run is told, and since when it counts', () => {
  const [interval, ago] = [24 * HOUR, (hours: number) => NOW - hours * HOUR];
  const slow = schedule('0 3 * * *', [53, 5, 125]);
  expect(scheduleFault(slow)).toEqual({ why: 'slowed', interval, lastRunAt: ago(5), since: NOW });
  const none = schedule('0 3 * * *', daily).runs.map((run, index) => ({
    ...run,
    colour: index < 3 ? ('none' as const) : run.colour,
  }));
  for (const runs of [none, none.toReversed()])
    expect(scheduleFault({ ...slow, runs })).toEqual({
      why: 'never_green',
      interval,
      lastRunAt: ago(5),
      since: ago(53) + 3 * interval,
    });
  // What is three intervals old does not count.
  expect(
    scheduleFault({ ...slow, runs: none.map((run) => ({ ...run, createdAt: run.createdAt - 19 * HOUR })) }),
  ).toBeUndefined();
});

test('a file that was written lately need not have run by it', () => {
  expect(scheduleFault(schedule('0 3 * * *', [900], { writtenAt: NOW - 20 * HOUR }))).toBeUndefined();
  expect(scheduleFault(schedule('0 3 * * *', [], { writtenAt: NOW - 20 * HOUR }))).toBeUndefined();
  expect(scheduleFault(schedule('0 3 * * *', [], { writtenAt: NOW - 40 * HOUR }))?.why).toBe('stopped');
  const slow = [5, 53, 125];
  expect(scheduleFault(schedule('0 3 * * *', slow, { writtenAt: NOW - 167 * HOUR }))).toBeUndefined();
  expect(scheduleFault(schedule('0 3 * * *', slow, { writtenAt: NOW - 168 * HOUR }))?.why).toBe('slowed');
  // Nothing tells since when.
  expect(scheduleFault(schedule('0 3 * * *', []))).toBeUndefined();
});

test('one that comes and is skipped each time is never green', () => {
  const runs = daily.map((ago) => ({ createdAt: NOW - ago * HOUR, colour: 'none' as const }));
  expect(scheduleFault({ lines: ['0 3 * * *'], runs, now: NOW })?.why).toBe('never_green');
  const [first, ...rest] = runs;
  expect(
    scheduleFault({
      lines: ['0 3 * * *'],
      runs: [{ ...(first as (typeof runs)[number]), colour: 'red' }, ...rest],
      now: NOW,
    }),
  ).toBeUndefined();
});

test('of a list that is cut, only the time that it tells of counts', () => {
  // 100 runs, one each 25 minutes: they reach back 41 hours, in which 500 of 5 minutes are expected.
  const runs = Array.from({ length: 100 }, (_, index) => ({
    createdAt: NOW - (index + 1) * 25 * 60_000,
    colour: 'green' as const,
  }));
  const knownFrom = NOW - 100 * 25 * 60_000;
  expect(scheduleFault({ lines: ['*/5 * * * *'], runs, now: NOW, knownFrom })?.why).toBe('slowed');
  expect(scheduleFault({ lines: ['*/15 * * * *'], runs, now: NOW, knownFrom })).toBeUndefined();
  // Less than a day is too little to judge by.
  const few = runs.slice(0, 20);
  expect(
    scheduleFault({ lines: ['*/5 * * * *'], runs: few, now: NOW, knownFrom: NOW - 20 * 25 * 60_000 }),
  ).toBeUndefined();
  const aDay = { lines: ['*/5 * * * *'], runs: few, now: NOW, knownFrom: NOW - 24 * HOUR };
  expect(scheduleFault(aDay)?.why).toBe('slowed');
});
