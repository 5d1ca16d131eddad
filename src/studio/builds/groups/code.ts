/** Builds of the code: whole runs, single jobs of a push, pull requests and the merge queue. */

import type { Conclusion } from '../../../settings/conclusion.ts';
import type { Build, BuildEnd } from '../build.ts';
import * as code from '../payloads/code.ts';
import * as runs from '../payloads/runs.ts';
import { FORTY, jobAlone, lostRunner, MATRIX, nothingToRead, runOf, USUAL } from '../readable.ts';
import { ADA, CHLOE, ROUND, runnerOf, SPLIT } from '../shop.ts';

/** What a group's builds have in common. */
type BuildGroup = Omit<Build, keyof BuildEnd | 'id' | 'title'>;

/** What is a build's own. */
type OwnPart = Pick<Build, 'id' | 'title' | 'conclusion'> & Partial<Build>;

/** A job of the workflow on a push to main that tells of itself. */
export const PUSH: BuildGroup = {
  group: 'Push',
  event: 'push',
  payload: () => code.push(),
  env: runnerOf('CI', 'test', CHLOE),
  options: () => ({}),
  readable: (end) => jobAlone('test', 'Run npm test', end),
};

export function buildsOf(group: BuildGroup, own: readonly OwnPart[]): readonly Build[] {
  return own.map((one) => ({ ...group, ...one }));
}

/** A job that needs the others speaks for the run. */
function statusOfNeeds(conclusion: Conclusion): Record<string, string> {
  const result = conclusion === 'timed_out' ? 'failure' : conclusion;
  const others = { test: { result }, lint: { result }, docs: { result: 'success' } };
  return ['success', 'failure', 'cancelled', 'timed_out'].includes(conclusion)
    ? { status: JSON.stringify(others) }
    : { status: conclusion };
}

export const PUSHES: readonly Build[] = buildsOf(PUSH, [
  { id: 'push-red', title: 'A job breaks', conclusion: 'failure', change: 'broken' },
  { id: 'push-still-red', title: 'It is still red', conclusion: 'failure', change: 'still-failing' },
  { id: 'push-fixed', title: 'It works again', conclusion: 'success', change: 'fixed' },
  { id: 'push-green', title: 'It is green', conclusion: 'success' },
  { id: 'tests', title: 'Tests fail, with their report', conclusion: 'failure', change: 'broken', files: ['tests'] },
  { id: 'log', title: 'A job breaks, with its log', conclusion: 'failure', change: 'broken', files: ['errors'] },
  { id: 'cancelled', title: 'Cancelled by a newer run', conclusion: 'cancelled' },
  { id: 'timed-out', title: 'It ran out of time', conclusion: 'timed_out', change: 'broken' },
  {
    id: 'lost-runner',
    title: 'Its runner was lost',
    conclusion: 'failure',
    change: 'broken',
    env: runnerOf('CI', 'report', CHLOE),
    options: statusOfNeeds,
    readable: (end) => lostRunner(runOf(USUAL.slice(0, 1), end)),
  },
  {
    id: 'tag',
    title: 'A tag is pushed',
    conclusion: 'success',
    payload: () => code.push([SPLIT], 'refs/tags/v2.3.1'),
    env: runnerOf('Release', 'publish', ADA, 'refs/tags/v2.3.1'),
  },
  {
    id: 'branch-deleted',
    title: 'A branch is deleted',
    conclusion: 'success',
    payload: () => code.branchDeletion(),
    env: runnerOf('Clean up', 'previews', CHLOE, 'refs/heads/main', ROUND.sha),
  },
]);

const PULL = {
  ...PUSH,
  group: 'Pull request',
  event: 'pull_request',
  payload: () => code.pullRequest(),
  env: runnerOf('CI', 'test', CHLOE, 'refs/pull/104/merge', SPLIT.sha),
  readable: (end: BuildEnd) => ({ ...jobAlone('test', 'Run npm test', end), commit: SPLIT }),
};

export const PULL_REQUESTS: readonly Build[] = buildsOf(PULL, [
  { id: 'pull-request-red', title: 'Its check fails', conclusion: 'failure', change: 'broken' },
  { id: 'pull-request', title: 'Its check passes', conclusion: 'success' },
  {
    id: 'pull-request-merged',
    title: 'It is merged',
    conclusion: 'success',
    payload: () => code.pullRequest('closed', { merged: true }),
  },
  {
    id: 'pull-request-fork',
    title: 'It comes from a fork (pull_request_target)',
    event: 'pull_request_target',
    payload: () => code.forkedPullRequest(),
    env: runnerOf('Label', 'label', CHLOE),
    conclusion: 'success',
  },
  {
    id: 'merge-group',
    title: 'The merge queue tries it',
    event: 'merge_group',
    payload: () => code.mergeGroup(),
    env: runnerOf('CI', 'test', CHLOE, `refs/heads/gh-readonly-queue/main/pr-104-${ROUND.sha}`),
    conclusion: 'failure',
    change: 'broken',
  },
]);

const RUN: BuildGroup = {
  ...PUSH,
  group: 'Whole run',
  env: runnerOf('CI', 'report', CHLOE),
  options: statusOfNeeds,
  readable: (end) => runOf(USUAL, end),
};

export const WHOLE_RUNS: readonly Build[] = buildsOf(RUN, [
  { id: 'run-red', title: 'Two jobs break', conclusion: 'failure', change: 'broken' },
  { id: 'run-still-red', title: 'They are still red', conclusion: 'failure', change: 'still-failing' },
  { id: 'run-fixed', title: 'All works again', conclusion: 'success', change: 'fixed' },
  { id: 'run-green', title: 'All green', conclusion: 'success', change: 'still-passing' },
  {
    id: 'matrix',
    title: 'Three of twelve legs fail alike',
    conclusion: 'failure',
    change: 'broken',
    readable: (end) => runOf(MATRIX, end),
  },
  {
    id: 'forty-jobs',
    title: 'Eight of forty jobs fail',
    conclusion: 'failure',
    change: 'broken',
    readable: (end) => runOf(FORTY, end),
  },
  {
    id: 'other-workflow',
    title: 'Another workflow failed (workflow_run)',
    event: 'workflow_run',
    payload: runs.workflowRun,
    options: () => ({}),
    env: runnerOf('Tell', 'notify', CHLOE),
    conclusion: 'failure',
    change: 'broken',
  },
  {
    id: 'no-start',
    title: 'It could not start (workflow_run)',
    event: 'workflow_run',
    payload: (conclusion) => runs.workflowRun(conclusion === 'failure' ? 'startup_failure' : conclusion),
    options: () => ({}),
    env: runnerOf('Tell', 'notify', CHLOE),
    conclusion: 'failure',
    readable: nothingToRead,
  },
]);
