/** Builds of one job of a push. */
import type { Build } from '../build.ts';
import * as code from '../payloads/code.ts';
import { lostRunner, runOf, USUAL } from '../readable.ts';
import { ADA, CHLOE, ROUND, runnerOf, SPLIT } from '../shop.ts';
import { buildsOf, PUSH, statusOfNeeds } from './group.ts';

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
