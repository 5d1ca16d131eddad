/** Builds that tell of a whole run. */
import type { Build } from '../build.ts';
import * as runs from '../payloads/runs.ts';
import { FORTY, MATRIX, nothingToRead, runOf, USUAL } from '../readable.ts';
import { CHLOE, runnerOf } from '../shop.ts';
import { buildsOf, PUSH, statusOfNeeds } from './group.ts';

const RUN = { ...PUSH, group: 'Whole run', env: runnerOf('CI', 'report', CHLOE), options: statusOfNeeds };

export const WHOLE_RUNS: readonly Build[] = buildsOf(RUN, [
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
    readable: nothingToRead,
  },
]);
