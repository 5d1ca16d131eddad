/** What GitHub's API would tell of the shop's builds, as facts. */
import { defined } from '../../defined.ts';
import { endOf } from '../../facts/end/end.ts';
import type { Artifact, CommitsSinceGreen, Facts, FailedJob, JobError, RunJob } from '../../facts/facts.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import type { BuildEnd } from './build.ts';
import { BEN, BUMP, CHLOE, DMITRI, HUB, JOB_ID, ROUND, RUN_URL, SPLIT, STARTED } from './shop.ts';

export const EXPECTED: JobError = {
  message: 'cart > adds a gift card: expected 90 to be 100',
  path: 'src/cart.test.ts',
  line: 41,
};
const UNUSED: JobError = { message: "'total' is assigned a value but never used", path: 'src/cart.ts', line: 9 };
const BUCKET: JobError = { message: 'Error: creating S3 Bucket (acme-assets): BucketAlreadyExists' };

/** A job of a run; it is red where an error or a step says so. */
interface RecordedJob {
  readonly name: string;
  readonly seconds: number;
  readonly step?: string;
  readonly error?: JobError;
  readonly conclusion?: Conclusion;
}

const isRed = (conclusion: Conclusion) => conclusion === 'failure' || conclusion === 'timed_out';

function jobOf({ name, seconds, step, error, conclusion = 'success' }: RecordedJob, id: number): RunJob {
  const url = `${RUN_URL}/job/${id}`;
  return {
    id,
    name,
    url,
    conclusion: step === undefined ? conclusion : 'failure',
    started_at: STARTED,
    duration_seconds: seconds,
    failed_steps: step === undefined ? [] : [{ number: 4, name: step, url: `${url}#step:4:1` }],
    errors: error === undefined ? [] : [error],
  };
}

/** How it compares with the run before, and what came between. */
function history({ conclusion, change }: BuildEnd, row = 3): Partial<Facts> {
  if (change === undefined) return {};
  const green = {
    run: 38,
    url: `${HUB}/actions/runs/9876000038`,
    at: '2026-03-03T15:10:00Z',
    duration_seconds: 62_400,
  } as const;
  const since: CommitsSinceGreen = {
    commits: [ROUND, BUMP, SPLIT],
    count: 3,
    compare_url: `${HUB}/compare/${ROUND.short}...${SPLIT.short}`,
  };
  const people = [CHLOE, BEN, DMITRI];
  const suspicion = { comparable: true, commits: since.commits, people, authors: people.length, later: 0 };
  const known = { change, commits_since_green: since };
  const first = {
    run: 42 - row + 1,
    url: `${HUB}/actions/runs/98760000${43 - row}`,
    at: '2026-03-04T05:18:00Z',
    duration_seconds: 11_520,
  } as const;
  if (change === 'broken') {
    return {
      ...known,
      last_green: green,
      broken_since: { run: 42, url: RUN_URL, at: STARTED },
      failures_in_a_row: 1,
      ...{ suspects: people, suspicion },
    };
  }
  if (change === 'still-failing') {
    const red = { broken_since: first, failures_in_a_row: row };
    return { ...known, last_green: green, ...red, suspects: people, suspicion };
  }
  if (change === 'fixed' && conclusion === 'success') {
    const last_red = { run: 41, url: `${HUB}/actions/runs/9876000041`, same_commit: false, pushed: true };
    return { ...known, last_green: green, broken_since: { ...first, run: 40 }, failures_in_a_row: row - 1, last_red };
  }
  return { ...known, last_green: { ...green, run: 41 } };
}

/** What is uploaded. */
const ARTIFACTS: readonly Artifact[] = [
  { name: 'coverage', url: `${RUN_URL}/artifacts/501`, size_bytes: 1_284_310 },
  { name: 'site', url: `${RUN_URL}/artifacts/502`, size_bytes: 24_600_000 },
];

/** Why it ended early, where it did. */
function stopped(conclusion: Conclusion): Facts['stopped'] {
  if (conclusion === 'cancelled') return { by: 'newer_run' };
  return conclusion === 'timed_out' ? { by: 'time_limit', after_seconds: 21_600 } : undefined;
}

/**
 * Jobs of a whole run; the rows that are to be red are red only where it is. The job that tells of them is another one.
 */
export function runOf(rows: readonly RecordedJob[], end: BuildEnd, firstJob = JOB_ID + 1): Partial<Facts> {
  const red = isRed(end.conclusion);
  const jobs = rows.map(({ step, error, ...row }, index) =>
    jobOf(red ? defined<RecordedJob>({ ...row, step, error }) : row, firstJob + index),
  );
  const failed: readonly FailedJob[] = jobs
    .filter(({ conclusion }) => conclusion === 'failure')
    .map((job) => ({ ...job, new: end.change === 'broken' }));
  return defined<Partial<Facts>>({
    ...history(end),
    run: { started_at: STARTED, duration_seconds: 432 },
    jobs,
    job_counts: { total: jobs.length, failed: failed.length },
    failed_jobs: red ? failed : undefined,
    new_failures: red ? (end.change === 'broken' ? failed.length : 0) : undefined,
    stopped: stopped(end.conclusion),
    artifacts: ARTIFACTS,
  });
}

/** One job that tells of itself: GitHub knows its failing step, and what it said only when the job is over. */
export function jobAlone(name: string, step: string, end: BuildEnd, error?: JobError): Partial<Facts> {
  const row = defined<RecordedJob>({ name, seconds: 243, step, error });
  return defined<Partial<Facts>>({
    ...runOf([row], end, JOB_ID),
    job: { name, started_at: STARTED, duration_seconds: 243 },
  });
}

/** The jobs of the shop's usual run: two of them are red where it is. */
export const USUAL: readonly RecordedJob[] = [
  { name: 'test (ubuntu, 24)', seconds: 243, step: 'Run npm test', error: EXPECTED },
  { name: 'test (windows, 24)', seconds: 311, step: 'Run npm test', error: EXPECTED },
  { name: 'lint', seconds: 51, step: 'eslint', error: UNUSED },
  { name: 'docs', seconds: 75 },
  { name: 'publish', seconds: 0, conclusion: 'skipped' },
];

/** Three of twelve legs fail for the same reason. */
export const MATRIX: readonly RecordedJob[] = ['ubuntu', 'windows', 'macos'].flatMap((os) =>
  [20, 22, 24, 25].map((node, index) =>
    defined<RecordedJob>({
      name: `test (${os}, ${node})`,
      seconds: 180 + 17 * index,
      step: node === 25 ? 'Run npm test' : undefined,
      error: node === 25 ? EXPECTED : undefined,
    }),
  ),
);

/** So many that not all of them fit. */
export const FORTY: readonly RecordedJob[] = Array.from({ length: 40 }, (_, index) =>
  defined<RecordedJob>({
    name: `shard ${index + 1} of 40`,
    seconds: 120 + ((index * 37) % 90),
    step: index % 5 === 0 ? 'Run npm test' : undefined,
    error:
      index % 5 === 0 ? { ...EXPECTED, message: `checkout > step ${index + 1}: expected 90 to be 100` } : undefined,
  }),
);

/** The job that deploys. */
export function deployed(end: BuildEnd): Partial<Facts> {
  return jobAlone('deploy', 'terraform apply', end, BUCKET);
}

/** The code is not to blame, and so is nobody. */
export function lostRunner(facts: Partial<Facts>): Partial<Facts> {
  const message = 'The self-hosted runner lost communication with the server.';
  const failed = facts.failed_jobs?.map((job) => ({
    ...job,
    failed_steps: [],
    errors: [{ message }],
    infrastructure: 'runner_lost' as const,
  }));
  if (failed === undefined) return facts;
  return { ...facts, failed_jobs: failed, infrastructure: 'runner_lost', end: endOf('runner_lost'), suspects: [] };
}

/** Of what is no run of the shop. */
export function nothingToRead(): Partial<Facts> {
  return {};
}
