import type { Conclusion } from '../../../settings/conclusion.ts';
import { CHLOE, commitPayload, frame, HUB, NOW, REPOSITORY, RUN_ID, RUN_URL, SPLIT, STARTED, userOf } from '../shop.ts';

/** Payloads about runs of other workflows, and about checks of other apps. */

export function workflowRun(conclusion: Conclusion | 'startup_failure'): object {
  const workflow_run = {
    id: RUN_ID,
    name: 'CI',
    run_number: 42,
    run_attempt: 1,
    event: 'push',
    status: 'completed',
    conclusion,
    html_url: RUN_URL,
    created_at: STARTED,
    run_started_at: STARTED,
    updated_at: NOW,
    display_title: SPLIT.subject,
    head_branch: 'main',
    head_sha: SPLIT.sha,
    head_commit: commitPayload(SPLIT),
    head_repository: { ...REPOSITORY, owner: { login: 'acme' } },
    repository: REPOSITORY,
    actor: userOf(CHLOE),
    triggering_actor: userOf(CHLOE),
    pull_requests: [],
  };
  return { ...frame(CHLOE), action: 'completed', workflow_run, workflow: { name: 'CI' } };
}

const CHECK = {
  name: 'coverage',
  head_sha: SPLIT.sha,
  status: 'completed',
  started_at: STARTED,
  completed_at: NOW,
  html_url: `${HUB}/runs/1`,
  app: { name: 'Covered' },
  output: { title: '91.2 % of all lines' },
  pull_requests: [],
};

export function checkRun(conclusion: Conclusion): object {
  const check_suite = { head_branch: 'main', pull_requests: [] };
  return { ...frame(CHLOE), action: 'completed', check_run: { ...CHECK, conclusion, check_suite } };
}

export function checkSuite(conclusion: Conclusion): object {
  const { head_sha, status, app } = CHECK;
  const head = { head_branch: 'main', head_sha, head_commit: commitPayload(SPLIT) };
  const times = { created_at: STARTED, updated_at: NOW };
  const check_suite = { ...head, ...times, status, conclusion, app, pull_requests: [] };
  return { ...frame(CHLOE), action: 'completed', check_suite };
}
