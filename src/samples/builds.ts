/**
 * Twelve builds of a sample shop, for the studio, `render`, documentation, demo and tests. The first is the default.
 */
import { isRed } from '../build/conclusion.ts';
import type { Change, Explanation, Facts, RunJob } from '../build/facts.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import { DIGEST, WATCH } from './health-facts.ts';
import {
  ADA,
  BEN,
  BUMP,
  CHLOE,
  createRunner,
  DMITRI,
  HUB,
  JOB_ID,
  PAYLOADS,
  ROUND,
  RUN_URL,
  SPLIT,
  STARTED,
} from './shop.ts';

/** Conclusion of a build, and its change from the previous one. */
export interface BuildResult {
  readonly conclusion: Conclusion;
  /** Absent if unknown. */
  readonly change?: Change | undefined;
}

export interface RecordedBuild extends BuildResult {
  /** Identifies it in links and on the command line. */
  readonly id: string;
  /** A sentence without its period. */
  readonly title: string;
  /** Name of the event at GitHub. */
  readonly event: string;
  readonly payload: (conclusion: Conclusion) => object;
  /** Variables of the runner, except the name of the event. */
  readonly env: Readonly<Record<string, string>>;
  /** Options of the step that reports it, such as `status`. */
  readonly options: (conclusion: Conclusion) => Readonly<Record<string, string>>;
  /** All facts available for this conclusion. A message shows those that its template uses. */
  readonly facts: (end: BuildResult) => Partial<Facts>;
  /** Preset for a report on many builds. */
  readonly preset?: 'watch' | 'digest';
}

const EXPECTED: Explanation = {
  message: 'cart > adds a gift card: expected 90 to be 100',
  path: 'src/cart.test.ts',
  line: 41,
};
const UNUSED: Explanation = { message: "'total' is assigned a value but never used", path: 'src/cart.ts', line: 9 };
const BUCKET: Explanation = { message: 'Error: creating S3 Bucket (acme-assets): BucketAlreadyExists' };

/** A job. One with a failing step fails if the run does. */
interface RecordedJob {
  readonly name: string;
  readonly seconds: number;
  readonly step?: string;
  readonly error?: Explanation;
}

const TEST: RecordedJob = { name: 'test', seconds: 243, step: 'Run npm test' };
const BACKUP: RecordedJob = { name: 'backup', seconds: 243, step: 'Run the backup' };
const DEPLOY: RecordedJob = { name: 'deploy', seconds: 243, step: 'terraform apply', error: BUCKET };

/** A matrix with three jobs that fail for the same reason, and a linter. */
const MATRIX: readonly RecordedJob[] = [
  ...['ubuntu', 'windows', 'macos'].flatMap((os) => [
    { name: `test (${os}, 24)`, seconds: 197, step: 'Run npm test', error: EXPECTED },
    { name: `test (${os}, 22)`, seconds: 180 },
  ]),
  { name: 'lint', seconds: 51, step: 'eslint', error: UNUSED },
  { name: 'docs', seconds: 75 },
];

/** Creates the facts of a run and its jobs. */
function createRunFacts(entries: readonly RecordedJob[], end: BuildResult, firstJob = JOB_ID + 1): Partial<Facts> {
  const red = isRed(end.conclusion);
  const jobs = entries.map((entry, index) => toJob(entry, firstJob + index, red));
  const failed = jobs.filter(({ conclusion }) => conclusion === 'failure');
  return {
    ...createHistory(end),
    run: { started_at: STARTED, duration_seconds: 432 },
    jobs,
    job_counts: { total: jobs.length, failed: failed.length },
    failed_jobs: red ? failed.map((job): RunJob => ({ ...job, new: end.change === 'broken' })) : undefined,
    new_failures: red ? (end.change === 'broken' ? failed.length : 0) : undefined,
    artifacts: [{ name: 'coverage', url: `${RUN_URL}/artifacts/501`, size_bytes: 1_284_310 }],
  };
}

/** Creates the facts of a job that reports itself. */
function createJobFacts(entry: RecordedJob, end: BuildResult): Partial<Facts> {
  const job = { name: entry.name, started_at: STARTED, duration_seconds: entry.seconds } as const;
  return { ...createRunFacts([entry], end, JOB_ID), job };
}

function toJob({ name, seconds, step, error }: RecordedJob, id: number, red: boolean): RunJob {
  const url = `${RUN_URL}/job/${id}`;
  const failed = red && step !== undefined;
  return {
    ...{ id, name, url, started_at: STARTED, duration_seconds: seconds },
    conclusion: failed ? 'failure' : 'success',
    failed_steps: failed ? [{ number: 4, name: step, url: `${url}#step:4:1` }] : [],
    errors: failed && error !== undefined ? [error] : [],
  };
}

const GREEN = {
  run: 38,
  url: `${HUB}/actions/runs/9876000038`,
  at: '2026-03-03T15:10:00Z',
  duration_seconds: 62_400,
} as const;

const FIRST_RED = {
  run: 40,
  url: `${HUB}/actions/runs/9876000040`,
  at: '2026-03-04T05:18:00Z',
  duration_seconds: 11_520,
} as const;

/** Creates the facts about the previous run and the commits since. */
function createHistory({ conclusion, change }: BuildResult): Partial<Facts> {
  if (change === undefined) return {};
  const commits = [ROUND, BUMP, SPLIT];
  const compare_url = `${HUB}/compare/${ROUND.short}...${SPLIT.short}`;
  const known = { change, last_green: GREEN, commits_since_green: { commits, count: 3, compare_url } };
  const people = [CHLOE, BEN, DMITRI];
  const suspected = {
    suspects: people,
    suspect_range: { commits, people, authors: 3, later_commits: 0 },
  };
  if (change === 'broken')
    return { ...known, ...suspected, broken_since: { run: 42, url: RUN_URL, at: STARTED }, failures_in_a_row: 1 };
  if (change === 'still-failing') return { ...known, ...suspected, broken_since: FIRST_RED, failures_in_a_row: 3 };
  if (change === 'fixed' && conclusion === 'success') {
    const last_red = { run: 41, url: `${HUB}/actions/runs/9876000041`, same_commit: false, pushed: true };
    return { ...known, broken_since: FIRST_RED, failures_in_a_row: 2, last_red };
  }
  return { ...known, last_green: { ...GREEN, run: 41 } };
}

/** Creates the facts of test reports and code owners. */
function createTestFacts({ conclusion }: BuildResult): Partial<Facts> {
  const red = isRed(conclusion);
  const failures = [
    { name: 'adds a gift card', suite: 'cart', message: 'expected 90 to be 100', path: 'src/cart.test.ts', line: 41 },
    {
      name: 'shows the total',
      suite: 'receipt',
      message: 'expected "12.29" to be "12.30"',
      path: 'src/receipt.test.ts',
    },
  ];
  const counts = { total: 1204, passed: red ? 1190 : 1192, failed: red ? 2 : 0, skipped: 12, flaky: 1 };
  const tests = {
    ...{ ...counts, duration_seconds: 96, failures: red ? failures : [] },
    flaky_tests: [{ name: 'remembers the address', suite: 'checkout' }],
  };
  if (!red) return { tests };
  const file_owners = [
    { path: 'src/cart.test.ts', owners: ['@acme/checkout'] },
    { path: 'src/receipt.test.ts', owners: ['@ada'] },
  ];
  return { tests, failing_files: failures.map(({ path }) => ({ path })), file_owners };
}

const PUSH = {
  event: 'push',
  payload: PAYLOADS.push,
  env: createRunner('CI', 'test', CHLOE),
  options: () => ({}),
  facts: (end: BuildResult): Partial<Facts> => createJobFacts(TEST, end),
};

const REPORTED = {
  options: () => ({ 'test-reports': 'reports/*.xml' }),
  facts: (end: BuildResult): Partial<Facts> => ({ ...createJobFacts(TEST, end), ...createTestFacts(end) }),
};

const NIGHT = { started_at: '2026-03-04T03:04:00Z' } as const;
const SCHEDULE = {
  ...PUSH,
  event: 'schedule',
  payload: PAYLOADS.schedule,
  env: createRunner('Nightly', 'backup', BEN),
  facts: (end: BuildResult): Partial<Facts> => {
    const { run, job, ...rest } = createJobFacts(BACKUP, end);
    return { ...rest, run: { ...run, ...NIGHT }, job: { name: 'backup', ...job, ...NIGHT }, commit: SPLIT };
  },
};

const RELEASE = { ...PUSH, env: createRunner('Release', 'publish', ADA, 'refs/tags/v2.3.1') };
const DEPLOYMENT = {
  ...RELEASE,
  event: 'deployment_status',
  payload: PAYLOADS.deployment_status,
  facts: (end: BuildResult): Partial<Facts> => ({ ...createJobFacts(DEPLOY, end), commit: SPLIT }),
};

/** Creates the results of the jobs that a summary job needs. */
function createNeeds(conclusion: Conclusion): Readonly<Record<string, string>> {
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
    payload: PAYLOADS.pull_request,
    env: createRunner('CI', 'test', CHLOE, 'refs/pull/104/merge', SPLIT.sha),
    facts: (end) => ({ ...createJobFacts(TEST, end), commit: SPLIT }),
  },
  {
    ...{ ...PUSH, id: 'matrix-red', title: 'A summary: three legs of a matrix and the linter fail' },
    ...{ conclusion: 'failure', change: 'broken' },
    env: createRunner('CI', 'report', CHLOE),
    options: createNeeds,
    facts: (end) => createRunFacts(MATRIX, end),
  },
  {
    ...{ ...PUSH, id: 'workflow-run-red', title: 'Another workflow still fails (workflow_run)' },
    ...{ event: 'workflow_run', conclusion: 'failure', change: 'still-failing' },
    payload: PAYLOADS.workflow_run,
    env: createRunner('Notify', 'notify', CHLOE),
    facts: (end) => createRunFacts(MATRIX, end),
  },
  { ...SCHEDULE, id: 'nightly-red', title: 'The third red night', conclusion: 'failure', change: 'still-failing' },
  {
    ...{ ...PUSH, id: 'dispatch', title: 'A manually started run passes', conclusion: 'success' },
    event: 'workflow_dispatch',
    payload: PAYLOADS.workflow_dispatch,
    env: createRunner('Preview', 'deploy', ADA),
  },
  {
    ...{ ...RELEASE, id: 'release', title: 'A release is published', conclusion: 'success' },
    event: 'release',
    payload: PAYLOADS.release,
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

export function findRecordedBuild(id: string): RecordedBuild | undefined {
  return BUILDS.find((build) => build.id === id);
}
