import { expect, test } from 'vitest';
import { compareRuns, type HealthRun } from '../../../src/health/run.ts';
import { computeState, listStreaks, measureRedTime } from '../../../src/health/state.ts';
import { findTransition } from '../../../src/health/transitions.ts';
import { getRuns, getWindow } from '../../support/health-runs.ts';

const ACTIVE = { active: true, complete: true };
const clock = (at: number | undefined) => (at === undefined ? 'lasts' : new Date(at).toISOString().slice(11, 16));
const at = (time: string) => `2026-03-01T${time}:00Z`;

/** Computes the state of series in the notation of `runsOf`, each with its event: `push + -`. */
function stateIn(...series: readonly string[]) {
  const runs = series.flatMap((one, index) => {
    const [event = '', ...notation] = one.split(' ');
    return getRuns(notation.join(''), { event: event as 'push', from: at(`00:${String(index * 5).padStart(2, '0')}`) });
  });
  return computeState(runs, ACTIVE);
}

test.each([
  ['the newest result counts', ['push + - +'], false],
  ['a cancelled run has none', ['push + - x x'], true],
  ['a push that passes fixes no schedule', ['schedule -', 'push + + +'], true],
  ['a schedule that passes fixes no push', ['push -', 'schedule + + +'], true],
  ['a manual run breaks nothing', ['schedule + +', 'workflow_dispatch - - -'], false],
  ['a manual run fixes it', ['schedule + -', 'workflow_dispatch x x +'], false],
  ['unless manual is the only way it starts', ['workflow_dispatch + -'], true],
  ['the merge queue breaks nothing', ['push +', 'merge_group - -'], false],
  ['the merge queue fixes nothing', ['push -', 'merge_group + +'], true],
  ['the merge queue alone says nothing', ['merge_group + -'], undefined],
  ['cancelled runs alone say nothing', ['push x x x'], undefined],
])('%s', (_, series, red) => {
  expect(stateIn(...series).red).toBe(red);
});

test.each([
  ['+ + +', []],
  ['+ - - +', ['01:10 03:10 2']],
  ['+ - x - x +', ['01:10 05:10 2']],
  ['+ - + - +', ['01:10 02:10 1', '03:10 04:10 1']],
  ['+ - x x', ['01:10 lasts 1']],
])('streaks in %s', (notation, expected) => {
  const streaks = listStreaks(getRuns(notation));
  expect(streaks.map(({ first, green, count }) => `${clock(first.endedAt)} ${clock(green?.endedAt)} ${count}`)).toEqual(
    expected,
  );
});

test('infrastructure failures start no streak unless there are no others', () => {
  const lost = (notation: string, unrelated: readonly number[]) =>
    listStreaks(getRuns(notation).map((run) => ({ ...run, isInfrastructure: unrelated.includes(run.number) })))[0];
  expect(lost('+ - - -', [2])).toMatchObject({ first: { number: 3 }, count: 2, before: { number: 1 } });
  expect(lost('+ - -', [2, 3])).toMatchObject({ first: { number: 2 }, count: 2 });
});

test('runs are ordered by creation, number, and attempt, and a run with two attempts counts once', () => {
  const [old, ...rest] = getRuns('- + +') as [HealthRun, ...HealthRun[]];
  const again = { ...old, attempt: 2, endedAt: Date.parse(at('09:00')) };
  expect(listStreaks([again, ...rest, old])).toMatchObject([{ count: 1, green: { number: 2 } }]);
  const same = [1, 2].flatMap((number) => [1, 2].map((attempt) => ({ ...old, number, attempt })));
  expect(same.toReversed().toSorted(compareRuns)).toEqual(same);
});

test('overlapping streaks count once in the window', () => {
  const streaks = [...listStreaks(getRuns('+ - - +')), ...listStreaks(getRuns('+ + - +', { workflow: 2 }))];
  for (const all of [streaks, streaks.toReversed()])
    expect(measureRedTime(all, getWindow(at('00:00'), at('10:00')))).toBe(2 * 3_600_000);
  expect(measureRedTime(streaks, getWindow(at('02:40'), at('10:00')))).toBe(30 * 60_000);
});

/** Returns the transition in this window, with one run per hour from midnight. */
function transition(runs: readonly HealthRun[], from: string, to: string, active = true) {
  const found = findTransition(computeState(runs, { active, complete: true }), getWindow(from, to));
  return found && `${found.kind} ${found.streak.count} ${found.length / 60_000}m${found.due ? '' : ' known'}`;
}

test.each([
  ['+ + -', '02:00', '03:00', 'turned_red 1 50m'],
  ['+ - -', '02:00', '03:00', 'still_red 2 110m known'],
  ['+ - - +', '03:00', '04:00', 'green_again 2 120m'],
  ['+ - +', '00:30', '03:00', undefined],
  ['- + -', '01:00', '03:00', 'turned_red 1 50m'],
  ['+ - x', '02:00', '03:00', 'still_red 1 110m known'],
  // In the last moment of the previous window.
  ['+ + -', '02:10', '03:00', 'still_red 1 50m known'],
  ['+ - - +', '03:10', '04:00', undefined],
])('%s from %s to %s: %s', (notation, from, to, expected) => {
  expect(transition(getRuns(notation), at(from), at(to))).toBe(expected);
});

test('a failure is reported again every seven days', () => {
  const runs = getRuns('+ - - - - - - - - - - - - - - - -', { hours: 24 });
  const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T06:00:00Z`;
  // It failed on the 2nd at 00:10.
  const due = [8, 9, 10, 15, 16].filter((number) => !transition(runs, day(number - 1), day(number))?.endsWith('known'));
  expect(due).toEqual([9, 16]);
});

test('a workflow that fails by two events is reported once, for the newer failure', () => {
  const nightly = getRuns('+ - - -', { event: 'schedule' });
  const pushes = (notation: string) => getRuns(notation, { from: at('00:30') });
  expect(transition([...nightly, ...pushes('+ + + -')], at('03:20'), at('04:00'))).toBe('turned_red 1 20m');
  expect(transition([...nightly, ...pushes('+ - - +')], at('03:20'), at('04:00'))).toBe('still_red 3 170m known');
});

test("a disabled workflow and one that can't start don't fail", () => {
  expect(transition(getRuns('+ -'), at('01:00'), at('02:00'), false)).toBeUndefined();
  const unstarted = getRuns('+ -').map((run) => ({ ...run, unstarted: run.red === true || undefined }));
  expect(transition(unstarted, at('01:00'), at('02:00'))).toBeUndefined();
});
