import { expect, test } from 'vitest';
import { beginOf, endOf, inOrder, redTime } from '../../../../../src/facts/health/measures/outages.ts';
import { outagesOf, runsOf, statesIn, windowOf } from '../../../../support/health-runs.ts';

const clock = (at: number | undefined) => (at === undefined ? 'lasts' : new Date(at).toISOString().slice(11, 16));

test.each([
  ['+ + +', []],
  ['+ - - +', ['01:10 03:10 2']],
  // What was cancelled breaks no row, and ends none.
  ['+ - x - x +', ['01:10 05:10 2']],
  ['+ - + - +', ['01:10 02:10 1', '03:10 04:10 1']],
  ['+ - x x', ['01:10 lasts 1']],
  ['x x', []],
])('%s', (notation, expected) => {
  const outages = outagesOf(runsOf(notation));
  expect(outages.map((one) => `${clock(beginOf(one))} ${clock(endOf(one))} ${one.runs}`)).toEqual(expected);
});

test('what begins red may have begun before, unless it is the very first run', () => {
  expect(outagesOf(runsOf('- -'))[0]?.atLeast).toBe(false);
  expect(outagesOf(runsOf('- -').map((run) => ({ ...run, number: run.number + 7 })))[0]?.atLeast).toBe(true);
  expect(outagesOf(runsOf('+ -'))[0]?.atLeast).toBe(false);
});

test('of an outage the green run before is known', () => {
  const [first, second] = outagesOf(runsOf('- + + - -'));
  expect([first?.before, second?.before?.number]).toEqual([undefined, 3]);
});

test('of runs that were created at once the number tells the order, then the attempt', () => {
  const [run] = runsOf('+');
  const history = [
    [1, 1],
    [1, 2],
    [2, 1],
    [3, 1],
    [3, 2],
  ].map(([number, attempt]) => ({ ...run, number, attempt }) as NonNullable<typeof run>);
  const later = history.map((one) => ({ ...one, createdAt: one.createdAt + 1, number: one.number - 1 }));
  const all = [...history, ...later];
  expect(all.toReversed().toSorted(inOrder)).toEqual(all);
  expect(all.toSorted(inOrder)).toEqual(all);
});

test('each event has a row of its own: a push that passes mends no schedule', () => {
  const nightly = runsOf('+ -', { event: 'schedule' });
  const pushes = runsOf('+ + + +', { from: '2026-03-01T00:30:00Z' });
  expect(outagesOf([...nightly, ...pushes]).map((one) => [one.first.event, endOf(one)])).toEqual([
    ['schedule', undefined],
  ]);
});

test('runs count in the order in which they were created: an old red one that is tried again later says nothing new', () => {
  const [old, ...rest] = runsOf('- + +');
  const again = { ...(old as NonNullable<typeof old>), attempt: 2, endedAt: Date.parse('2026-03-01T09:00:00Z') };
  const outages = outagesOf([again, ...rest]);
  expect(outages).toHaveLength(1);
  expect(outages[0]?.green?.number).toBe(2);
});

test('workflows of one name are two', () => {
  const runs = [...runsOf('+ -', { workflow: 1 }), ...runsOf('+ +', { workflow: 2 })];
  expect(statesIn(runs).size).toBe(2);
  expect(outagesOf(runs)).toHaveLength(1);
});

test('red time is that of the window, and overlapping outages count once', () => {
  const runs = [...runsOf('+ - - +'), ...runsOf('+ + - +', { workflow: 2 })];
  // 01:10 to 03:10, and within it 02:10 to 03:10.
  const outages = outagesOf(runs);
  for (const all of [outages, outages.toReversed()])
    expect(redTime(all, windowOf('2026-03-01T00:00:00Z', '2026-03-01T10:00:00Z'))).toBe(2 * 3_600_000);
  expect(redTime(outagesOf(runs), windowOf('2026-03-01T02:40:00Z', '2026-03-01T10:00:00Z'))).toBe(30 * 60_000);
  expect(redTime(outagesOf(runs), windowOf('2026-03-01T04:00:00Z', '2026-03-01T10:00:00Z'))).toBe(0);
  expect(redTime(outagesOf(runs), windowOf('2026-03-01T00:00:00Z', '2026-03-01T01:00:00Z'))).toBe(0);
});
