import { expect, test } from 'vitest';
import {
  type HealthHistory,
  medianSeconds,
  slowdownOf,
  workflowsOf,
} from '../../../../../src/facts/health/measures/workflow-health.ts';
import { runsOf, statesIn, windowOf } from '../../../../support/health-runs.ts';

function history(runs: HealthHistory['runs'], whole = true): HealthHistory {
  const window = windowOf('2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z');
  const before = windowOf('2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z');
  return {
    runs,
    window,
    before,
    branch: 'main',
    whole,
    states: statesIn(runs, whole),
    labelOf: ({ name }) => ({ name }),
  };
}

test('counts, rates and outages beside those of the time before', () => {
  // Before: five of which one is red. Then: red from 02:10 to 04:10, and from 06:10 on.
  const runs = [
    ...runsOf('+ + - + +'),
    ...runsOf('+ + - - + + -', { from: '2026-03-02T00:00:00Z' }).map((run) => ({
      ...run,
      id: run.id + 10,
      number: run.number + 5,
    })),
  ];
  expect(workflowsOf([history(runs)])).toEqual([
    {
      ...{ name: 'CI', path: '.github/workflows/ci.yml', repository: 'acme/shop', branch: 'main' },
      ...{ runs: 7, green: 4, red: 3, success_rate: 4 / 7, before_rate: 4 / 5, retry_rate: 0 },
      ...{ median_seconds: 600, before_median_seconds: 600, slower: false },
      ...{ outages: 2, red_seconds: 2 * 3600 + (17 * 60 + 50) * 60, to_green_seconds: 7200 },
      ...{ is_red: true, red_since: '2026-03-02T06:00:00Z', red_runs: 1, at_least: false },
      ...{ verdict: 'red', live: true, whole: true },
    },
  ]);
});

test('what is red comes first, then what was red for longest; what did not run is not there', () => {
  const from = '2026-03-02T00:00:00Z';
  const runs = [
    ...runsOf('+ + + +', { from, workflow: 1, name: 'Green' }),
    ...runsOf('+ - - +', { from, workflow: 2, name: 'Mended' }),
    ...runsOf('+ + + -', { from, workflow: 3, name: 'Red' }),
    ...runsOf('- +', { workflow: 4, name: 'Of the day before' }),
    ...runsOf('+ -', { workflow: 5, name: 'Red since the day before' }),
  ];
  expect(workflowsOf([history(runs)]).map(({ name, runs: ran }) => [name, ran])).toEqual([
    ['Red since the day before', 0],
    ['Red', 4],
    ['Mended', 4],
    ['Green', 4],
  ]);
});

test('of what is green that which ran most comes first, in whichever order', () => {
  const from = '2026-03-02T00:00:00Z';
  const runs = [
    ...runsOf('+ + +', { from, workflow: 1, name: 'Three' }),
    ...runsOf('+ +', { from, workflow: 2, name: 'Two' }),
  ];
  for (const all of [runs, runs.toReversed()]) {
    const told = workflowsOf([history(all)]);
    expect(told.map(({ name, is_red, at_least }) => [name, is_red, at_least])).toEqual([
      ['Three', false, false],
      ['Two', false, false],
    ]);
  }
  expect(workflowsOf([{ ...history(runs), states: new Map() }])).toEqual([]);
});

test('where its outage may have begun before what was read, that is told', () => {
  const runs = runsOf('- -', { from: '2026-03-02T00:00:00Z' }).map((run) => ({ ...run, number: run.number + 7 }));
  expect(workflowsOf([history(runs)])[0]).toMatchObject({ is_red: true, at_least: true });
});

test('what got slower is told of its workflow', () => {
  const runs = lasting([...TEN, 27, 28, 26]).map((run) => ({
    ...run,
    endedAt: run.endedAt + 86_400_000,
    startedAt: run.startedAt + 86_400_000,
  }));
  expect(workflowsOf([history(runs)])[0]).toMatchObject({ slower: true, usual_seconds: 1_200, recent_seconds: 1_620 });
});

test.each([
  ['one hour, then three: the mean of two', '+ - + - - - +', 2 * 3_600],
  ['one that lasts does not count', '+ - + - -', 3_600],
  ['none that is over', '+ - -', undefined],
])('to green: %s', (_, notation, expected) => {
  const [workflow] = workflowsOf([history(runsOf(notation, { from: '2026-03-02T00:00:00Z' }))]);
  expect(workflow?.to_green_seconds).toBe(expected);
});

test('an outage of before counts whole where it ended in the window, and not where it ended before', () => {
  // Red from 22:10 to 23:10, and from 23:40 of the day before to 00:40.
  const runs = [
    ...runsOf('+ - +', { from: '2026-03-01T21:00:00Z' }),
    ...runsOf('- +', { from: '2026-03-01T23:30:00Z' }).map((run) => ({
      ...run,
      id: run.id + 3,
      number: run.number + 3,
    })),
  ];
  const [workflow] = workflowsOf([history(runs)]);
  expect([workflow?.outages, workflow?.to_green_seconds, workflow?.red_seconds]).toEqual([1, 3_600, 40 * 60]);
  const [before] = workflowsOf([history(runsOf('+ - + +', { from: '2026-03-01T21:50:00Z' }))]);
  expect(before?.outages).toBe(0);
});

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
  ['a quarter, and no more', [...TEN, 25, 25, 25], false],
  ['five minutes, which is more than a quarter', [...TEN.map(() => 16), 21, 21, 21], true],
  ['too few before', [20, 20, 20, 20, 40, 40, 40], false],
])('%s', (_, minutes, expected) => {
  expect(slowdownOf(lasting(minutes)) !== undefined).toBe(expected);
});

test('what is usual and what the last three took are told of it, whatever the runs between took', () => {
  const minutes = [20, 20, 22, 22, 22, 40, 44, 42];
  expect(slowdownOf(lasting(minutes))).toEqual({ usual_seconds: 22 * 60, recent_seconds: 42 * 60 });
});

test('what is usual is told by the 24 runs before the last three, of one event, green at once', () => {
  const twelve = (minutes: number) => Array.from({ length: 12 }, () => minutes);
  const runs = lasting([...twelve(1), ...twelve(20), ...twelve(40), 60, 60, 60]);
  const usual = { usual_seconds: 30 * 60, recent_seconds: 60 * 60 };
  expect(slowdownOf(runs)).toEqual(usual);
  const failed = lasting([1, 1, 1]).map((run) => ({ ...run, colour: 'red' as const, createdAt: run.createdAt + 9e9 }));
  expect(slowdownOf([...runs, ...failed])).toEqual(usual);
  const events = lasting([...TEN, 60, 60, 60]).map((run, index) => ({
    ...run,
    event: index < 10 ? 'push' : 'schedule',
  }));
  expect(slowdownOf(events)).toBeUndefined();
});
