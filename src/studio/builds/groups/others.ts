/** Builds of what starts a run otherwise: the clock, a person, a program, an issue, a comment, a check of another app. */

import type { Build, BuildEnd } from '../build.ts';
import { PULL } from '../payloads/code.ts';
import * as checks from '../payloads/runs.ts';
import { jobAlone, nothingToRead } from '../readable.ts';
import { ADA, BEN, DMITRI, frame, HUB, REPOSITORY, runnerOf, SPLIT, userOf } from '../shop.ts';
import { buildsOf, PUSH } from './code.ts';

function schedule(): object {
  return { repository: REPOSITORY, schedule: '0 3 * * 1-5', workflow: '.github/workflows/nightly.yml' };
}

function dispatch(): object {
  return { ...frame(ADA), ref: 'refs/heads/main', inputs: { environment: 'staging', reason: 'Try the new checkout' } };
}

function repositoryDispatch(): object {
  const client_payload = {
    severity: 'high',
    package: 'left-pad',
    advisory: 'GHSA-x5pg-88wf-qq4p',
    url: 'https://github.com/advisories/GHSA-x5pg-88wf-qq4p',
  };
  return { ...frame(ADA), action: 'advisory', branch: 'main', client_payload };
}

const ISSUE = {
  number: 98,
  title: 'Gift cards are rounded twice',
  html_url: `${HUB}/issues/98`,
  user: userOf(DMITRI),
};

function issue(): object {
  return { ...frame(DMITRI), action: 'opened', issue: ISSUE };
}

function comment(on: 'issue' | 'pull request'): object {
  const { html_url, number, title, user } = PULL;
  const issue = on === 'issue' ? ISSUE : { number, title, html_url, user, pull_request: { html_url } };
  const body = 'I can see it too: 12.30 € becomes 12.29 €.';
  return {
    ...frame(BEN),
    action: 'created',
    issue,
    comment: { body, html_url: `${issue.html_url}#1`, user: userOf(BEN) },
  };
}

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
    payload: issue,
    conclusion: 'success',
  },
  {
    id: 'comment',
    title: 'A comment on an issue',
    event: 'issue_comment',
    payload: () => comment('issue'),
    conclusion: 'success',
  },
  {
    id: 'pull-request-comment',
    title: 'A comment on a pull request',
    event: 'issue_comment',
    payload: () => comment('pull request'),
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

/** A few minutes after the time of its line. */
const NIGHT_START = '2026-03-04T03:04:00Z';

const NIGHT = {
  ...PUSH,
  group: 'By the clock or by hand',
  event: 'schedule',
  payload: schedule,
  env: runnerOf('Nightly', 'backup', BEN),
  readable: (end: BuildEnd) => {
    const { run, job, ...known } = jobAlone('backup', 'Run the backup', end);
    const started = { started_at: NIGHT_START };
    return { ...known, run: { ...run, ...started }, job: { name: 'backup', ...job, ...started }, commit: SPLIT };
  },
};

export const SCHEDULES_AND_DISPATCHES: readonly Build[] = buildsOf(NIGHT, [
  { id: 'nightly-red', title: 'The third red night', conclusion: 'failure', change: 'still-failing' },
  { id: 'nightly', title: 'A good night', conclusion: 'success' },
  {
    id: 'dispatch',
    title: 'Started by hand',
    event: 'workflow_dispatch',
    payload: dispatch,
    env: runnerOf('Preview', 'deploy', ADA),
    conclusion: 'success',
  },
  {
    id: 'repository-dispatch',
    title: 'Started by a program',
    event: 'repository_dispatch',
    payload: repositoryDispatch,
    env: runnerOf('Advisories', 'look', ADA),
    conclusion: 'success',
  },
]);
