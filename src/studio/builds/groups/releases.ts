/** Builds of releases and deployments. */
import type { Conclusion } from '../../../settings/conclusion.ts';
import type { Build, BuildEnd } from '../build.ts';
import { deployed } from '../readable.ts';
import { ADA, frame, HUB, JOB_ID, JOB_URL, RUN_ID, RUN_URL, runnerOf, SPLIT, STARTED, userOf } from '../shop.ts';
import { buildsOf, PUSH } from './code.ts';

const NOTES = `**Gift cards round once.** Totals are exact to the cent again.

### What is new
- Gift cards can be split over several orders
- The checkout remembers the last address`;

function releasePayload(): object {
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

function deploymentPayload(): object {
  return { ...frame(ADA), action: 'created', deployment: DEPLOYMENT };
}

function deploymentStatusPayload(conclusion: Conclusion): object {
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

const SHIP = { ...PUSH, group: 'Release and deployment', env: runnerOf('Release', 'publish', ADA, 'refs/tags/v2.3.1') };
const DEPLOY = {
  ...SHIP,
  event: 'deployment_status',
  payload: deploymentStatusPayload,
  readable: (end: BuildEnd) => ({ ...deployed(end), commit: SPLIT }),
};

export const RELEASES: readonly Build[] = [
  ...buildsOf(SHIP, [
    {
      id: 'release',
      title: 'A release is published',
      event: 'release',
      payload: releasePayload,
      conclusion: 'success',
    },
    {
      id: 'deployment',
      title: 'A deployment begins',
      event: 'deployment',
      payload: deploymentPayload,
      conclusion: 'in_progress',
      options: (status) => ({ status }),
      readable: deployed,
    },
  ]),
  ...buildsOf(DEPLOY, [
    { id: 'deployed', title: 'A deployment succeeds', conclusion: 'success', change: 'still-passing' },
    { id: 'deployment-failed', title: 'A deployment fails', conclusion: 'failure', change: 'broken' },
  ]),
];
