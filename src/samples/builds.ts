/**
 * Twelve builds of a sample shop, for the studio, `render`, documentation, demo and tests. The first is the default.
 */
import type { Facts } from '../build/facts.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import { DIGEST, WATCH } from './health-facts.ts';
import * as payloads from './payloads.ts';
import type { BuildResult, RecordedBuild } from './recorded-build.ts';
import { BACKUP, DEPLOY, jobFacts, MATRIX, runFacts, TEST, testFacts } from './run-facts.ts';
import { ADA, BEN, CHLOE, createRunner, SPLIT } from './shop.ts';

const PUSH = {
  event: 'push',
  payload: payloads.push,
  env: createRunner('CI', 'test', CHLOE),
  options: () => ({}),
  facts: (end: BuildResult): Partial<Facts> => jobFacts(TEST, end),
};

const REPORTED = {
  options: () => ({ 'test-reports': 'reports/*.xml' }),
  facts: (end: BuildResult): Partial<Facts> => ({ ...jobFacts(TEST, end), ...testFacts(end) }),
};

const NIGHT = { started_at: '2026-03-04T03:04:00Z' } as const;
const SCHEDULE = {
  ...PUSH,
  event: 'schedule',
  payload: payloads.schedule,
  env: createRunner('Nightly', 'backup', BEN),
  facts: (end: BuildResult): Partial<Facts> => {
    const { run, job, ...rest } = jobFacts(BACKUP, end);
    return { ...rest, run: { ...run, ...NIGHT }, job: { name: 'backup', ...job, ...NIGHT }, commit: SPLIT };
  },
};

const RELEASE = { ...PUSH, env: createRunner('Release', 'publish', ADA, 'refs/tags/v2.3.1') };
const DEPLOYMENT = {
  ...RELEASE,
  event: 'deployment_status',
  payload: payloads.deploymentStatus,
  facts: (end: BuildResult): Partial<Facts> => ({ ...jobFacts(DEPLOY, end), commit: SPLIT }),
};

/** Creates the results of the jobs that a summary job needs. */
function needs(conclusion: Conclusion): Readonly<Record<string, string>> {
  const result = conclusion === 'timed_out' ? 'failure' : conclusion;
  const isResult = ['success', 'failure', 'cancelled'].includes(result);
  return { status: isResult ? JSON.stringify({ test: { result }, docs: { result: 'success' } }) : conclusion };
}

export const BUILDS: readonly RecordedBuild[] = [
  { ...PUSH, ...REPORTED, id: 'push-red', title: 'A push breaks a test', conclusion: 'failure', change: 'broken' },
  { ...PUSH, id: 'push-green', title: 'A push passes', conclusion: 'success' },
  {
    ...{ ...PUSH, id: 'pull-request-red', title: 'A pull request fails', conclusion: 'failure', change: 'broken' },
    event: 'pull_request',
    payload: payloads.pullRequest,
    env: createRunner('CI', 'test', CHLOE, 'refs/pull/104/merge', SPLIT.sha),
    facts: (end) => ({ ...jobFacts(TEST, end), commit: SPLIT }),
  },
  {
    ...{ ...PUSH, id: 'matrix-red', title: 'A summary: three legs of a matrix and the linter fail' },
    ...{ conclusion: 'failure', change: 'broken' },
    env: createRunner('CI', 'report', CHLOE),
    options: needs,
    facts: (end) => runFacts(MATRIX, end),
  },
  {
    ...{ ...PUSH, id: 'workflow-run-red', title: 'Another workflow still fails (workflow_run)' },
    ...{ event: 'workflow_run', conclusion: 'failure', change: 'still-failing' },
    payload: payloads.workflowRun,
    env: createRunner('Notify', 'notify', CHLOE),
    facts: (end) => runFacts(MATRIX, end),
  },
  { ...SCHEDULE, id: 'nightly-red', title: 'The third red night', conclusion: 'failure', change: 'still-failing' },
  {
    ...{ ...PUSH, id: 'dispatch', title: 'A manually started run passes', conclusion: 'success' },
    event: 'workflow_dispatch',
    payload: payloads.dispatch,
    env: createRunner('Preview', 'deploy', ADA),
  },
  {
    ...{ ...RELEASE, id: 'release', title: 'A release is published', conclusion: 'success' },
    event: 'release',
    payload: payloads.release,
  },
  { ...DEPLOYMENT, id: 'deployment-red', title: 'A deployment fails', conclusion: 'failure', change: 'broken' },
  { ...DEPLOYMENT, id: 'deployment-fixed', title: 'A deployment works again', conclusion: 'success', change: 'fixed' },
  {
    ...{ ...SCHEDULE, id: 'watch', title: 'A watch of the last hour', conclusion: 'success', preset: 'watch' },
    facts: () => ({ health: WATCH }),
  },
  {
    ...{ ...SCHEDULE, id: 'digest', title: 'A digest of the last week', conclusion: 'success', preset: 'digest' },
    facts: () => ({ health: DIGEST }),
  },
];

export function buildNamed(id: string): RecordedBuild | undefined {
  return BUILDS.find((build) => build.id === id);
}
