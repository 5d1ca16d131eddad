import { expect, test } from 'vitest';
import type { Health, InactiveWorkflow } from '../../../src/build/facts.ts';
import { createRunFacts, findConclusion, summarize } from '../../../src/health/counts.ts';
import type { RepositoryHistory } from '../../../src/health/history.ts';
import type { HealthRun } from '../../../src/health/run.ts';
import { computeState } from '../../../src/health/state.ts';
import { getRuns, getWindow } from '../../support/health-runs.ts';

const WINDOW = getWindow('2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z');
const TODAY = { from: '2026-03-02T00:00:00Z' };

interface Row {
  readonly active?: boolean;
  readonly complete?: boolean;
  readonly pushed?: boolean;
}

/** Creates workflows by name. */
function getHistory(workflows: Readonly<Record<string, readonly HealthRun[]>>, entry: Row = {}): RepositoryHistory {
  const { active = true, complete = true, pushed = false } = entry;
  const names = Object.keys(workflows);
  const source = {
    ...{ window: WINDOW, repository: 'acme/shop', branch: 'main' },
    files: new Map(names.map((name) => [name, { pushed }])),
  };
  return {
    ...{ source, missing: 0, complete: true },
    workflows: Object.entries(workflows).map(([name, runs], id) => ({
      ...{ id, name, path: name, setting: 'active' },
      ...{ runs, state: computeState(runs, { active, complete }) },
    })),
  } as unknown as RepositoryHistory;
}

test('omits the rate of fewer than five runs', () => {
  expect(createRunFacts([getHistory({ CI: getRuns('+ - x x x', TODAY) })], WINDOW).runs.success_rate).toBeUndefined();
  expect(createRunFacts([getHistory({ CI: getRuns('+ + - +', TODAY) })], WINDOW).runs.retry_rate).toBeUndefined();
});

test('sorts failing workflows first, then by failure time, and omits inactive ones', () => {
  const history = getHistory({
    Green: getRuns('+ + + +', TODAY),
    Recovered: getRuns('+ - - +', TODAY),
    Red: getRuns('+ + + -', TODAY),
    'Of the day before': getRuns('- +'),
    'Failing since the day before': getRuns('+ -'),
  });
  expect(createRunFacts([history], WINDOW).workflows.map(({ name, runs }) => [name, runs])).toEqual([
    ['Failing since the day before', 0],
    ['Red', 4],
    ['Recovered', 4],
    ['Green', 4],
  ]);
});

const TEN = Array.from({ length: 10 }, () => 20);
/** Creates passed runs with these durations in minutes. */
const lasting = (minutes: readonly number[]) =>
  getRuns('+'.repeat(minutes.length)).map((run, index) => ({
    ...run,
    endedAt: run.startedAt + (minutes[index] ?? 0) * 60_000,
  }));

/** Returns the slowdown of a workflow with these runs. */
function slowdown(runs: readonly HealthRun[]) {
  const history = getHistory({ A: runs });
  const window = getWindow('2026-03-01T00:00:00Z', '2026-03-03T00:00:00Z');
  const [fact] = createRunFacts([{ ...history, source: { ...history.source, window } }], window).workflows;
  return fact?.slower ? [fact.usual_seconds, fact.recent_seconds] : undefined;
}

test.each([
  ['the last three took a third longer', [...TEN, 27, 28, 26], [1_200, 1_620]],
  ['one of the last three did not', [...TEN, 27, 20, 26], undefined],
  ['a quarter, but less than five minutes', [...TEN.map(() => 8), 12, 12, 12], undefined],
  ['five minutes, but less than a quarter', [...TEN.map(() => 60), 66, 66, 66], undefined],
  ['too few before', [20, 20, 20, 20, 40, 40, 40], undefined],
])('slower: %s', (_, minutes, expected) => {
  expect(slowdown(lasting(minutes))).toEqual(expected);
});

test('compares durations of runs of one event that passed at their first attempt', () => {
  const mixed = lasting([...TEN, 60, 60, 60]).map((run, index) => ({
    ...run,
    event: index < 10 ? ('push' as const) : ('schedule' as const),
  }));
  expect(slowdown(mixed)).toBeUndefined();
  const again = lasting([...TEN, 60, 60, 60]).map((run, index) => ({ ...run, attempt: index < 12 ? 1 : 2 }));
  expect(slowdown(again)).toBeUndefined();
});

const NO_GAPS = { blind: false, partial: false } as Parameters<typeof summarize>[2];
const GREEN = getRuns('+ +', TODAY);
const A = [{ workflow: 'A', repository: 'acme/shop' }];
const silent = (why: InactiveWorkflow['why']) => [{ ...A[0], why }] as unknown as readonly InactiveWorkflow[];

test.each<[string, readonly HealthRun[], Row, readonly InactiveWorkflow[], object]>([
  ['passed', getRuns('+'), {}, [], { green: 1, all_green: true }],
  ['passed, but failed within the time', getRuns('- +', TODAY), {}, [], { green: 1, all_green: false }],
  ['failed', getRuns('+ -', TODAY), {}, [], { red: 1, all_green: false }],
  ['failed, as far as it could be read', getRuns('-', TODAY), { complete: false }, [], { red: 1, unread: [] }],
  ['could not be read', [], { complete: false }, [], { unread: A, all_green: false }],
  ['is disabled', getRuns('-'), { active: false }, [], { workflows: 0, red: 0 }],
  ['never had a result', getRuns('x', TODAY), {}, [], { inconclusive: A }],
  ['was only cancelled of late', [...getRuns('+'), ...getRuns('xxx', TODAY)], {}, [], { inconclusive: A }],
  ['is started by each push, and never ran', [], { pushed: true }, [], { never_ran: A }],
  ['is started by pull requests only', [], {}, [], { workflows: 0 }],
  ['stopped', getRuns('+'), {}, silent('stopped'), { never_ran: A, all_green: false }],
  ['waits for an unknown workflow', getRuns('+'), {}, silent('unknown_workflow'), { never_ran: A }],
  ['never passes', getRuns('+'), {}, silent('never_green'), { inconclusive: A }],
  ['is slow', getRuns('+'), {}, silent('slowed'), { green: 1, all_green: true }],
])('a workflow that %s', (_, runs, entry, silence, expected) => {
  expect(summarize([getHistory({ A: runs }, entry)], silence, NO_GAPS)).toMatchObject(expected);
});

test('claims no success without complete data', () => {
  expect(summarize([], [], NO_GAPS).all_green).toBe(false);
  expect(summarize([getHistory({ A: GREEN })], [], { ...NO_GAPS, partial: true }).all_green).toBe(false);
});

const ALL_GREEN = { workflows: 3, green: 3, red: 0, inconclusive: [], never_ran: [], unread: [], all_green: true };
const [DUE, KNOWN, BLIND] = [{ due: true }, { due: false }, { blind: true, partial: false }];

test.each<[string, object, object, string]>([
  ['nothing', {}, {}, 'success, still-passing, 0'],
  [
    'started failing, beside what is still failing',
    { turned_red: [DUE], still_red: [KNOWN] },
    {},
    'failure, broken, 1',
  ],
  ['still red', { still_red: [KNOWN] }, {}, 'failure, still-failing, 0'],
  ['still red, for another week', { still_red: [DUE] }, {}, 'failure, still-failing, 1'],
  ['green again', { green_again: [DUE] }, {}, 'success, fixed, 1'],
  ['silent', { silent: [DUE] }, {}, 'failure, broken, 1'],
  ['silent for long', { silent: [KNOWN] }, {}, 'success, still-passing, 0'],
  ['silent, which is no failure', { silent: [{ ...DUE, information: true }] }, {}, 'success, still-passing, 1'],
  ['red in the sum alone', { summary: { ...ALL_GREEN, red: 1 } }, {}, 'failure, still-failing, 0'],
  ['a run that waits', { waiting: [DUE, KNOWN] }, {}, 'success, still-passing, 1'],
  ['a part that could not be read', {}, { partial: true }, 'neutral, , 0'],
  ['runs that could not be read', {}, BLIND, 'neutral, , 1'],
  ['lists that could not be read', { turned_red: undefined }, {}, 'neutral, , 0'],
  ['a workflow that could not be read', { summary: { ...ALL_GREEN, unread: A } }, {}, 'neutral, , 0'],
  ['a failure all the same', { still_red: [KNOWN] }, BLIND, 'failure, still-failing, 1'],
])('the conclusion of %s', (_, health, gaps, expected) => {
  const complete = { summary: ALL_GREEN, turned_red: [], ...health } as unknown as Health;
  const { conclusion, change, news } = findConclusion(complete, { ...NO_GAPS, ...gaps });
  expect([conclusion, change, news].join(', ')).toBe(expected);
});
