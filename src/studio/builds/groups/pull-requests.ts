/** Builds of pull requests, and of the merge queue. */
import type { Build, BuildEnd } from '../build.ts';
import * as code from '../payloads/code.ts';
import { jobAlone } from '../readable.ts';
import { CHLOE, ROUND, runnerOf, SPLIT } from '../shop.ts';
import { buildsOf, PUSH } from './group.ts';

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
