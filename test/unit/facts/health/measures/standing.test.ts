import { expect, test } from 'vitest';
import { type StandingWorkflow, standingOf } from '../../../../../src/facts/health/measures/standing.ts';
import { stateOf } from '../../../../../src/facts/health/measures/state.ts';
import { runsOf } from '../../../../support/health-runs.ts';

function workflow(
  name: string,
  notation: string,
  more: Partial<StandingWorkflow> & { live?: boolean; whole?: boolean } = {},
): StandingWorkflow {
  const { live = true, whole = true, ...rest } = more;
  const runs = runsOf(notation);
  const state = stateOf({ workflow: 1, runs, live, whole });
  return { workflow: name, repository: 'acme/shop', state, runs, pushed: false, ...rest };
}

const GREEN = workflow('CI', '+ +');

test.each([
  ['one that passed', workflow('A', '- +'), { workflows: 2, green: 2, all_green: true }],
  ['one that is red', workflow('A', '+ -'), { workflows: 2, red: 1, all_green: false }],
  [
    'one that passed before this time, and did not run since',
    workflow('A', '+', { runs: [] }),
    { workflows: 2, green: 2, all_green: true },
  ],
  ['one that is switched off or gone', workflow('A', '-', { live: false }), { workflows: 1, red: 0, all_green: true }],
  ['one that never ended', workflow('A', 'x'), { workflows: 2, unended: [named('A')], all_green: false }],
  [
    'one that passed long ago, and was cancelled since, each time',
    workflow('A', '+', { runs: runsOf('x x x') }),
    { unended: [named('A')], all_green: false },
  ],
  ['one that was cancelled once since it passed', workflow('A', '+ x'), { green: 2, all_green: true }],
  [
    'one that each push starts, and that never ran',
    workflow('A', '', { pushed: true }),
    { workflows: 2, unrun: [named('A')], all_green: false },
  ],
  ['one that only pull requests start', workflow('A', ''), { workflows: 1, all_green: true }],
  ['one whose schedule stopped', workflow('A', '+', { silent: 'stopped' }), { unrun: [named('A')], all_green: false }],
  ['one that waits for nothing', workflow('A', '+', { silent: 'unheard' }), { unrun: [named('A')], all_green: false }],
  ['one that never passes', workflow('A', '+', { silent: 'never_green' }), { unended: [named('A')], all_green: false }],
  ['one that was cancelled often, and passed', workflow('A', '+ x x'), { green: 2, all_green: true }],
  ['one that passed often', workflow('A', '+ + +'), { green: 2, all_green: true }],
  [
    'one that only the merge queue starts',
    workflow('A', '', { runs: runsOf('x x x', { event: 'merge_group' }) }),
    { workflows: 1, all_green: true },
  ],
  ['one whose schedule is slow', workflow('A', '+', { silent: 'slowed' }), { green: 2, all_green: true }],
  ['one that could not be read', workflow('A', '', { whole: false }), { unread: [named('A')], all_green: false }],
  [
    'one that is red as far as it could be read',
    workflow('A', '-', { whole: false }),
    { red: 1, unread: [], all_green: false },
  ],
])('%s', (_, other, expected) => {
  expect(standingOf([GREEN, other], true)).toMatchObject(expected);
});

function named(name: string) {
  return { workflow: name, repository: 'acme/shop' };
}

test('of nothing nothing is proved, and of a part not all', () => {
  expect(standingOf([], true).all_green).toBe(false);
  expect(standingOf([GREEN], false).all_green).toBe(false);
});
