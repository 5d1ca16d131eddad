/** Payloads about what ran: runs, releases, deployments, checks of other apps. */
import type { Conclusion } from '../../../settings/conclusion.ts';
import {
  ADA,
  CHLOE,
  commitPayload,
  frame,
  HUB,
  JOB_ID,
  JOB_URL,
  REPOSITORY,
  RUN_ID,
  RUN_URL,
  SPLIT,
  STARTED,
  userOf,
} from '../shop.ts';

const ENDED = '2026-03-04T08:30:00Z';
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
    updated_at: ENDED,
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

const NOTES = `**Gift cards round once.** Totals are exact to the cent again.

### What is new
- Gift cards can be split over several orders
- The checkout remembers the last address`;

export function release(): object {
  const release = {
    tag_name: 'v2.3.1',
    name: 'Spring release',
    html_url: `${HUB}/releases/tag/v2.3.1`,
    body: NOTES,
    prerelease: false,
    draft: false,
    author: userOf(ADA),
  };
  return { ...frame(ADA), action: 'published', release };
}

const DEPLOYMENT = {
  id: 145_988_746,
  environment: 'production',
  ref: 'refs/tags/v2.3.1',
  sha: SPLIT.sha,
  created_at: STARTED,
};

export function deployment(): object {
  return { ...frame(ADA), action: 'created', deployment: DEPLOYMENT };
}

export function deploymentStatus(conclusion: Conclusion): object {
  const state = { success: 'success', failure: 'failure', timed_out: 'failure' }[String(conclusion)] ?? 'in_progress';
  const deployment_status = {
    state,
    environment: 'production',
    environment_url: 'https://shop.example/',
    log_url: JOB_URL,
    created_at: '2026-03-04T08:24:58Z',
  };
  const workflow_run = {
    id: RUN_ID,
    run_number: 42,
    run_attempt: 1,
    event: 'push',
    html_url: RUN_URL,
    created_at: STARTED,
    actor: userOf(ADA),
  };
  return {
    ...frame(ADA),
    action: 'created',
    deployment: DEPLOYMENT,
    deployment_status,
    workflow_run,
    workflow: { name: 'Release' },
    check_run: { id: JOB_ID, name: 'deploy', html_url: JOB_URL },
  };
}

const CHECK = {
  name: 'coverage',
  head_sha: SPLIT.sha,
  status: 'completed',
  started_at: STARTED,
  completed_at: ENDED,
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
  const times = { created_at: STARTED, updated_at: ENDED };
  const check_suite = { ...head, ...times, status, conclusion, app, pull_requests: [] };
  return { ...frame(CHLOE), action: 'completed', check_suite };
}
