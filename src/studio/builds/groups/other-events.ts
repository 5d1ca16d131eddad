/** Builds of events around the code: issues, comments, checks of other apps. */
import type { Build, BuildEnd } from '../build.ts';
import * as others from '../payloads/others.ts';
import * as checks from '../payloads/runs.ts';
import { jobAlone, nothingToRead } from '../readable.ts';
import { BEN, runnerOf } from '../shop.ts';
import { buildsOf, PUSH } from './group.ts';

const TALK = {
  ...PUSH,
  group: 'Other events',
  env: runnerOf('Triage', 'label', BEN),
  readable: (end: BuildEnd) => jobAlone('label', 'Run the labeller', end),
};

export const OTHER_EVENTS: readonly Build[] = buildsOf(TALK, [
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
    payload: checks.checkRun,
    conclusion: 'failure',
    readable: nothingToRead,
  },
  {
    id: 'checks',
    title: 'All checks of another app pass',
    event: 'check_suite',
    payload: checks.checkSuite,
    conclusion: 'success',
    readable: nothingToRead,
  },
]);
