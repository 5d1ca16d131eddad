/** Event payloads as sent by GitHub, limited to the fields that are read. */
import type { Conclusion } from '../settings/conclusion.ts';
import {
  ADA,
  BUMP,
  CHLOE,
  commitPayload,
  createUser,
  frame,
  HUB,
  JOB_ID,
  JOB_URL,
  NOW,
  REPOSITORY,
  ROUND,
  RUN_ID,
  RUN_URL,
  SPLIT,
  STARTED,
} from './shop.ts';

export function push(): object {
  return {
    ...frame(CHLOE),
    ...{ ref: 'refs/heads/main', before: ROUND.sha, after: SPLIT.sha, created: false, deleted: false, forced: false },
    compare: `${HUB}/compare/${ROUND.short}...${SPLIT.short}`,
    commits: [BUMP, SPLIT].map(commitPayload),
    head_commit: commitPayload(SPLIT),
  };
}

export function pullRequest(): object {
  const repo = { id: REPOSITORY.id, full_name: REPOSITORY.full_name };
  const pull_request = {
    ...{
      number: 104,
      title: 'Split gift cards over several orders',
      html_url: `${HUB}/pull/104`,
      user: createUser(CHLOE),
    },
    ...{ draft: false, merged: false, labels: [{ name: 'checkout' }] },
    head: { ref: 'gift-cards', sha: SPLIT.sha, repo },
    base: { ref: 'main', sha: ROUND.sha, repo },
  };
  return { ...frame(CHLOE), action: 'synchronize', number: 104, pull_request };
}

const RUN = {
  ...{ id: RUN_ID, run_number: 42, run_attempt: 1, event: 'push', html_url: RUN_URL, created_at: STARTED },
  actor: createUser(CHLOE),
};

export function workflowRun(conclusion: Conclusion): object {
  const workflow_run = {
    ...RUN,
    ...{ name: 'CI', status: 'completed', conclusion, run_started_at: STARTED, updated_at: NOW },
    ...{ display_title: SPLIT.subject, head_branch: 'main', head_sha: SPLIT.sha, head_commit: commitPayload(SPLIT) },
    head_repository: { ...REPOSITORY, owner: { login: 'acme' } },
    repository: REPOSITORY,
    triggering_actor: createUser(CHLOE),
    pull_requests: [],
  };
  return { ...frame(CHLOE), action: 'completed', workflow_run, workflow: { name: 'CI' } };
}

export function schedule(): object {
  return { repository: REPOSITORY, schedule: '0 3 * * 1-5', workflow: '.github/workflows/nightly.yml' };
}

export function dispatch(): object {
  return { ...frame(ADA), ref: 'refs/heads/main', inputs: { environment: 'staging', reason: 'Try the new checkout' } };
}

const NOTES = `**Gift cards round once.** Totals are exact to the cent again.

### What is new
- Gift cards can be split over several orders
- The checkout remembers the last address`;

export function release(): object {
  return {
    ...frame(ADA),
    action: 'published',
    release: {
      ...{ tag_name: 'v2.3.1', name: 'Spring release', html_url: `${HUB}/releases/tag/v2.3.1`, body: NOTES },
      ...{ prerelease: false, draft: false, author: createUser(ADA) },
    },
  };
}

export function deploymentStatus(conclusion: Conclusion): object {
  const state = { success: 'success', failure: 'failure', timed_out: 'failure' }[String(conclusion)] ?? 'in_progress';
  const environment = 'production';
  return {
    ...frame(ADA),
    action: 'created',
    deployment: { id: 145_988_746, environment, ref: 'refs/tags/v2.3.1', sha: SPLIT.sha, created_at: STARTED },
    deployment_status: {
      ...{ state, environment, environment_url: 'https://shop.example/', log_url: JOB_URL },
      created_at: '2026-03-04T08:24:58Z',
    },
    workflow_run: { ...RUN, actor: createUser(ADA) },
    workflow: { name: 'Release' },
    check_run: { id: JOB_ID, name: 'deploy', html_url: JOB_URL },
  };
}
