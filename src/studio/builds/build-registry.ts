/** Every recorded build, in the order of the list. A new one is a row. */
import type { Facts } from '../../facts/facts.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import type { Build, BuildEnd } from './build.ts';
import * as code from './payloads/code.ts';
import * as others from './payloads/others.ts';
import * as runs from './payloads/runs.ts';
import { deployed, FORTY, jobAlone, MATRIX, runOf, USUAL } from './readable.ts';
import { ADA, BEN, CHLOE, ROUND, runnerOf, SPLIT } from './shop.ts';

type Row = Pick<Build, 'id' | 'title' | 'conclusion'> & Partial<Build>;

/** A job of the workflow on a push to main that tells of itself. */
const PUSH: Omit<Build, keyof BuildEnd | 'id' | 'title'> = {
  group: 'Push',
  event: 'push',
  payload: () => code.push(),
  env: runnerOf('CI', 'test', CHLOE),
  options: () => ({}),
  readable: (end) => jobAlone('test', 'Run npm test', end),
};

/** A job that needs the others speaks for the run. */
const needs = (conclusion: Conclusion): Record<string, string> => {
  const result = conclusion === 'timed_out' ? 'failure' : conclusion;
  const others = { test: { result }, lint: { result }, docs: { result: 'success' } };
  return ['success', 'failure', 'cancelled', 'timed_out'].includes(conclusion)
    ? { status: JSON.stringify(others) }
    : { status: conclusion };
};

const RUN = { ...PUSH, group: 'Whole run', env: runnerOf('CI', 'report', CHLOE), options: needs };
const NOTHING_TO_READ = (): Partial<Facts> => ({});

const PULL = {
  ...PUSH,
  group: 'Pull request',
  event: 'pull_request',
  payload: () => code.pullRequest(),
  env: runnerOf('CI', 'test', CHLOE, 'refs/pull/104/merge', SPLIT.sha),
  readable: (end: BuildEnd) => ({ ...jobAlone('test', 'Run npm test', end), commit: SPLIT }),
};

const SHIP = { ...PUSH, group: 'Release and deployment', env: runnerOf('Release', 'publish', ADA, 'refs/tags/v2.3.1') };
const DEPLOY = {
  ...SHIP,
  event: 'deployment_status',
  payload: runs.deploymentStatus,
  readable: (end: BuildEnd) => ({ ...deployed(end), commit: SPLIT }),
};

const NIGHT = {
  ...PUSH,
  group: 'By the clock or by hand',
  event: 'schedule',
  payload: () => others.schedule(),
  env: runnerOf('Nightly', 'backup', BEN),
  readable: (end: BuildEnd) => ({ ...jobAlone('backup', 'Run the backup', end), commit: SPLIT }),
};

const TALK = {
  ...PUSH,
  group: 'Other events',
  env: runnerOf('Triage', 'label', BEN),
  readable: (end: BuildEnd) => jobAlone('label', 'Run the labeller', end),
};

const row = (base: Omit<Build, keyof BuildEnd | 'id' | 'title'>, rows: readonly Row[]): readonly Build[] =>
  rows.map((one) => ({ ...base, ...one }));

export const BUILDS: readonly Build[] = [
  ...row(RUN, [
    {
      id: 'run-red',
      title: 'Two jobs break',
      conclusion: 'failure',
      change: 'broken',
      readable: (end) => runOf(USUAL, end),
    },
    {
      id: 'run-still-red',
      title: 'They are still red',
      conclusion: 'failure',
      change: 'still-failing',
      readable: (end) => runOf(USUAL, end),
    },
    {
      id: 'run-fixed',
      title: 'All works again',
      conclusion: 'success',
      change: 'fixed',
      readable: (end) => runOf(USUAL, end),
    },
    {
      id: 'run-green',
      title: 'All green',
      conclusion: 'success',
      change: 'still-passing',
      readable: (end) => runOf(USUAL, end),
    },
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
      readable: (end) => runOf(USUAL, end),
    },
    {
      id: 'no-start',
      title: 'It could not start (workflow_run)',
      event: 'workflow_run',
      payload: (conclusion) => runs.workflowRun(conclusion === 'failure' ? 'startup_failure' : conclusion),
      options: () => ({}),
      env: runnerOf('Tell', 'notify', CHLOE),
      conclusion: 'failure',
      readable: NOTHING_TO_READ,
    },
  ]),
  ...row(PUSH, [
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
      options: needs,
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
  ]),
  ...row(PULL, [
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
  ]),
  ...row(SHIP, [
    {
      id: 'release',
      title: 'A release is published',
      event: 'release',
      payload: () => runs.release(),
      conclusion: 'success',
    },
    {
      id: 'deployment',
      title: 'A deployment begins',
      event: 'deployment',
      payload: () => runs.deployment(),
      conclusion: 'in_progress',
      options: (status) => ({ status }),
      readable: deployed,
    },
  ]),
  ...row(DEPLOY, [
    { id: 'deployed', title: 'A deployment succeeds', conclusion: 'success', change: 'still-passing' },
    { id: 'deployment-failed', title: 'A deployment fails', conclusion: 'failure', change: 'broken' },
  ]),
  ...row(NIGHT, [
    { id: 'nightly-red', title: 'The third red night', conclusion: 'failure', change: 'still-failing' },
    { id: 'nightly', title: 'A good night', conclusion: 'success' },
    {
      id: 'dispatch',
      title: 'Started by hand',
      event: 'workflow_dispatch',
      payload: () => others.dispatch(),
      env: runnerOf('Preview', 'deploy', ADA),
      conclusion: 'success',
    },
    {
      id: 'repository-dispatch',
      title: 'Started by a program',
      event: 'repository_dispatch',
      payload: () => others.repositoryDispatch(),
      env: runnerOf('Advisories', 'look', ADA),
      conclusion: 'success',
    },
  ]),
  ...row(TALK, [
    {
      id: 'issue',
      title: 'An issue is opened',
      event: 'issues',
      payload: () => others.issue(),
      conclusion: 'success',
    },
    {
      id: 'comment',
      title: 'A comment on an issue',
      event: 'issue_comment',
      payload: () => others.comment('issue'),
      conclusion: 'success',
    },
    {
      id: 'pull-request-comment',
      title: 'A comment on a pull request',
      event: 'issue_comment',
      payload: () => others.comment('pull request'),
      conclusion: 'success',
    },
    {
      id: 'check',
      title: 'A check of another app fails',
      event: 'check_run',
      payload: runs.checkRun,
      conclusion: 'failure',
      readable: NOTHING_TO_READ,
    },
    {
      id: 'checks',
      title: 'All checks of another app pass',
      event: 'check_suite',
      payload: runs.checkSuite,
      conclusion: 'success',
      readable: NOTHING_TO_READ,
    },
  ]),
];

/** The code is not to blame, and so is nobody. */
function lostRunner(facts: Partial<Facts>): Partial<Facts> {
  const message = 'The self-hosted runner lost communication with the server.';
  const failed = facts.failed_jobs?.map((job) => ({
    ...job,
    failed_steps: [],
    errors: [{ message }],
    infrastructure: 'runner_lost' as const,
  }));
  if (failed === undefined) return facts;
  return { ...facts, failed_jobs: failed, infrastructure: 'runner_lost', suspects: [] };
}

/** The one that is shown first. */
export const FIRST_BUILD = 'run-red';

export function buildNamed(id: string): Build | undefined {
  return BUILDS.find((build) => build.id === id);
}
