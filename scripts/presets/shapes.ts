/** What the page of the presets tells of: GitHub's own payloads with a shop's names in them, and the runs around them. */
import * as events from '../../test/support/events.ts';
import { sha } from '../../test/support/github-shapes.ts';
import type { Artifact, Job } from '../../test/support/github-world.ts';
import { OWN_JOB, type Upstream } from '../events/world.ts';

/** The ends that every message is shown for; what is mended was red before. */
export const ENDS = ['Green', 'Red', 'Fixed'] as const;
export type End = (typeof ENDS)[number];

/** One thing that is reported. */
export interface Reported {
  readonly title: string;
  readonly event: string;
  readonly payload: (end: End) => object;
  readonly workflow: string;
  /** Name of the job that sends the message. */
  readonly job: string;
  /** Of that job; the event or the option `status` may say more. */
  readonly status: (end: End) => string;
  /** The option `status`, where it is given. */
  readonly given?: (end: End) => string;
  /** The jobs of the run that is reported. */
  readonly jobs: (end: End) => readonly Job[];
  readonly artifacts: readonly Artifact[];
  readonly upstream?: (end: End) => Upstream;
}

/** When the runs started. */
export const STARTED = '2026-03-04T07:52:48Z';

const done = (id: number, name: string, seconds: number, conclusion = 'success'): Job => ({
  id,
  name,
  conclusion,
  started_at: STARTED,
  completed_at: new Date(Date.parse(STARTED) + seconds * 1000).toISOString(),
});

const failed = (job: Job, step: string, message: string, path?: string, start_line?: number): Job => ({
  ...job,
  conclusion: 'failure',
  steps: [
    { name: 'Set up job', conclusion: 'success' },
    { name: step, conclusion: 'failure' },
  ],
  annotations: [{ message, ...(path !== undefined && { path }), ...(start_line !== undefined && { start_line }) }],
});

/** A job that is still running when it reports: GitHub tells its steps, and not yet what they wrote. */
const own = (name: string, step: string, end: End): Job => ({
  id: OWN_JOB,
  name,
  conclusion: null,
  started_at: '2026-03-04T07:56:48Z',
  steps: [
    { name: 'Set up job', conclusion: 'success' },
    { name: step, conclusion: end === 'Red' ? 'failure' : 'success' },
  ],
});

const EXPECTED = ['Run npm test', 'cart > adds a gift card: expected 90 to be 100', 'src/cart.test.ts', 41] as const;
const UNUSED = ['eslint', "'total' is assigned a value but never used", 'src/cart.ts', 9] as const;

const COVERAGE: Artifact = { id: 501, name: 'coverage', size_in_bytes: 1_284_310 };
const SITE: Artifact = { id: 502, name: 'site', size_in_bytes: 24_600_000 };
const OLD: Artifact = { id: 499, name: 'screenshots', size_in_bytes: 350_000, expired: true };

/** The job's own status, as the runner says it. */
const statusOf = (end: End) => (end === 'Red' ? 'failure' : 'success');

/** The same payload in another repository, by other people. */
function inTheShop<P extends object>(payload: P): P {
  const names = {
    'Codertocat/Hello-World': 'acme/shop',
    'Hello-World': 'shop',
    Codertocat: 'ada',
    'github-pages': 'production',
    'pages build and deployment': 'Release',
    '2022-01-03T01:': '2026-03-04T07:',
  };
  const text = Object.entries(names).reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(payload));
  return JSON.parse(text) as P;
}

const PERSON = { name: 'Ada Lovelace', email: 'ada@example.com', username: 'ada' };

function push(): object {
  const payload = inTheShop(events.example('push', 4));
  const [one] = payload.commits;
  const commit = (id: string, message: string) => ({ ...one, id, message, author: PERSON, committer: PERSON });
  const last = commit(payload.after, 'Round totals to the cent');
  const commits = [commit('c'.repeat(40), 'Handle empty carts'), last];
  const ref = 'refs/heads/main';
  return {
    ...payload,
    ref,
    before: sha(41),
    created: false,
    commits,
    head_commit: { ...payload.head_commit, ...last },
  };
}

function release(): object {
  const payload = inTheShop(events.example('release', 0));
  return { ...payload, release: { ...payload.release, tag_name: 'v2.3.1', name: 'Summer release' } };
}

function deploymentStatus(end: End): object {
  const payload = inTheShop(events.example('deployment_status', 1));
  const deployment = { ...payload.deployment, ref: 'refs/tags/v2.3.1' };
  const state = end === 'Red' ? 'failure' : 'success';
  const deployment_status = { ...payload.deployment_status, state, environment_url: 'https://shop.example/' };
  return { ...payload, deployment, deployment_status };
}

function schedule(): object {
  return { ...inTheShop(events.schedule().payload), schedule: '50 7 * * *' };
}

const RESULTS: Readonly<Record<End, string>> = { Green: 'success', Red: 'failure', Fixed: 'success' };

export const REPORTED: readonly Reported[] = [
  {
    title: 'A push, told by a step of the job or `job-end`',
    event: 'push',
    payload: push,
    workflow: 'CI',
    job: 'build',
    status: statusOf,
    jobs: (end) => [done(1, 'lint', 42), own('build', 'Run npm test', end), done(2, 'docs', 75)],
    artifacts: [COVERAGE],
  },
  {
    title: 'A pull request, told by a step of the job or `job-end`',
    event: 'pull_request',
    payload: () => inTheShop(events.example('pull_request', 0)),
    workflow: 'CI',
    job: 'build',
    status: statusOf,
    jobs: (end) => [done(1, 'lint', 42), own('build', 'Run npm test', end)],
    artifacts: [COVERAGE, OLD],
  },
  {
    title: 'A whole run, told by a job that needs the others',
    event: 'push',
    payload: push,
    workflow: 'CI',
    job: 'report',
    status: () => 'success',
    given: (end) =>
      JSON.stringify({ test: { result: RESULTS[end] }, lint: { result: RESULTS[end] }, docs: { result: 'success' } }),
    jobs: (end) => {
      const legs = [done(1, 'test (ubuntu, 24)', 243), done(2, 'test (windows, 24)', 311)];
      const lint = done(3, 'lint', 51);
      const red = [...legs.map((leg) => failed(leg, ...EXPECTED)), failed(lint, ...UNUSED)];
      const rest = [done(4, 'docs', 75), done(5, 'publish', 0, 'skipped'), own('report', 'Notify', 'Green')];
      return [...(end === 'Red' ? red : [...legs, lint]), ...rest];
    },
    artifacts: [COVERAGE, SITE],
  },
  {
    title: 'A deployment',
    event: 'deployment_status',
    payload: deploymentStatus,
    workflow: 'Release',
    job: 'notify',
    status: () => 'success',
    jobs: () => [],
    artifacts: [SITE],
    upstream: (end) => {
      const deploy = done(OWN_JOB, 'deploy', 130);
      const fault = 'Error: creating S3 Bucket (acme-assets): BucketAlreadyExists';
      const jobs = [done(1, 'build', 95), end === 'Red' ? failed(deploy, 'terraform apply', fault) : deploy];
      return { conclusion: RESULTS[end], jobs };
    },
  },
  {
    title: 'A release',
    event: 'release',
    payload: release,
    workflow: 'Publish',
    job: 'npm',
    status: statusOf,
    jobs: (end) => [own('npm', 'npm publish', end), done(1, 'docs', 75)],
    artifacts: [{ id: 503, name: 'shop-2.3.1.tgz', size_in_bytes: 340_000 }],
  },
  {
    title: 'A schedule',
    event: 'schedule',
    payload: schedule,
    workflow: 'Nightly',
    job: 'backup',
    status: statusOf,
    jobs: (end) => [own('backup', 'Run the backup', end)],
    artifacts: [],
  },
];
