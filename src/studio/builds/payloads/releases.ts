/** Payloads about releases and deployments. */
import type { Conclusion } from '../../../settings/conclusion.ts';
import { ADA, frame, HUB, JOB_ID, JOB_URL, RUN_ID, RUN_URL, SPLIT, STARTED, userOf } from '../shop.ts';

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
