import { expect, test } from 'vitest';
import { rowsOf, stateOf } from '../../../../../src/facts/health/measures/state.ts';
import { runsOf } from '../../../../support/health-runs.ts';

/** The rows of one workflow, each in the notation of `runsOf`, an event before it: `push + -`. */
function stateIn(...rows: readonly string[]) {
  const runs = rows.flatMap((row, index) => {
    const [event = '', ...notation] = row.split(' ');
    const from = `2026-03-01T00:${String(index * 5).padStart(2, '0')}:00Z`;
    return runsOf(notation.join(''), { event, from });
  });
  return stateOf({ workflow: 1, runs, live: true, whole: true });
}

test.each([
  ['the newest verdict tells', ['push + - +'], 'green', 'branch'],
  ['what was cancelled is none', ['push + - x x'], 'red', 'branch'],
  ['red by its schedule is red, whatever a later push says', ['schedule -', 'push + + +'], 'red', 'schedule'],
  ['red by a push is red, whatever its schedule says', ['push -', 'schedule + + +'], 'red', 'branch'],
  ['red by both, what blocks people tells', ['push -', 'schedule -'], 'red', 'branch'],
  ['green by both, the newest tells', ['push +', 'schedule +'], 'green', 'schedule'],
  ['in whichever order', ['schedule +', 'push +'], 'green', 'branch'],
  ['a person who starts it breaks nothing', ['schedule + +', 'workflow_dispatch - - -'], 'green', 'schedule'],
  ['a person who starts it mends it', ['schedule + -', 'workflow_dispatch x x +'], 'green', 'schedule'],
  ['what only people start they break', ['workflow_dispatch + -'], 'red', 'hand'],
  ['and mend', ['workflow_dispatch - +'], 'green', 'hand'],
  ['the merge queue breaks nothing', ['push +', 'merge_group - -'], 'green', 'branch'],
  ['nor mends it', ['push -', 'merge_group + +'], 'red', 'branch'],
  ['what only the queue starts says nothing of the branch', ['merge_group + -'], 'none', undefined],
  ['what never ended says nothing', ['push x x x'], 'none', undefined],
])('%s', (_, rows, verdict, scope) => {
  expect(stateIn(...rows)).toMatchObject({ verdict, ...(scope && { scope }) });
});

test('what is red now comes in the order in which it began', () => {
  const since = (...rows: readonly string[]) => stateIn(...rows).open.map(({ first }) => first.scope);
  expect(since('push -', 'schedule -')).toEqual(['branch', 'schedule']);
  expect(since('schedule -', 'push -')).toEqual(['schedule', 'branch']);
  expect(since('workflow_dispatch -')).toEqual(['hand']);
});

test('what is over and what is red now stand apart, and what began before the runs that are known says so', () => {
  const runs = runsOf('- + -').map((run) => ({ ...run, number: run.number + 7 }));
  expect(stateOf({ workflow: 9, runs, live: false, whole: true })).toMatchObject({
    ...{ workflow: 9, live: false, whole: true },
    open: [{ first: { number: 10 }, atLeast: false }],
    over: [{ first: { number: 8 }, atLeast: true, green: { number: 9 } }],
  });
});

test('without a run there is no row', () => {
  expect(rowsOf([])).toEqual([]);
});

test('a run that was tried again is one run', () => {
  const [red] = runsOf('-');
  const again = { ...(red as NonNullable<typeof red>), attempt: 2, endedAt: 9e12 };
  const { open } = stateOf({ workflow: 1, runs: [again, ...runsOf('-')], live: true, whole: true });
  expect(open.map(({ runs }) => runs)).toEqual([1]);
});
