/** Events that start the workflows of `examples/`: GitHub's own payloads, and the state of its API. */

import type { Occasion } from '../standin/workflow.ts';
import { example, failedDeploymentStatus, schedule } from './events.ts';
import type { RepositoryTable } from './github-tables.ts';
import type { GithubWorld, Job } from './github-world.ts';
import { getStory } from './health-story.ts';
import { FINISHED, OWN_JOB, type Upstream } from './recorded/world.ts';

export interface ExampleCase extends Pick<Occasion, 'event' | 'payload'> {
  /** Filename without `.yml`. */
  readonly example: string;
  readonly title: string;
  /** Status of the job at the step, or after the job for `job-end`. Default: `success`. */
  readonly status?: 'success' | 'failure' | 'cancelled';
  /** Results of the needed jobs. */
  readonly needs?: Readonly<Record<string, 'success' | 'failure' | 'cancelled' | 'skipped'>>;
  /** Jobs of the reported run. Default: only the running job. */
  readonly jobs?: readonly Job[];
  /** Run described by the event. */
  readonly upstream?: Upstream;
  /** Conclusions of previous runs, newest last. */
  readonly earlier?: readonly string[];
  /** Pull requests by head commit. */
  readonly pulls?: GithubWorld['pulls'];
  /** Cases to run before on the same service. */
  readonly before?: readonly ExampleCase[];
  /** State of GitHub's API for many builds, by repository, instead of the other fields. */
  readonly builds?: Readonly<Record<string, RepositoryTable>>;
  /** Time of the step, ISO 8601. Default: nine in the morning in Berlin. */
  readonly at?: string;
  /** Files of the workspace, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

const push = example('push', 4);
const PUSH = { event: 'push', payload: { ...push, ref: 'refs/heads/main' } };

/** Commit by a person whose e-mail address the service knows. */
const BY_ADA = {
  ...PUSH,
  payload: {
    ...PUSH.payload,
    head_commit: { ...push.head_commit, author: { name: 'Ada Park', email: 'ada@harbor.example' } },
  },
};

/** Creates another job of the run that failed. */
const red = (id: number, name: string, step: string, message: string, path: string): Job => ({
  ...FINISHED,
  id,
  name,
  steps: [{ name: step, conclusion: 'failure' }],
  annotations: [{ message, path, start_line: 9 }],
});
const NOTIFY: Job = { id: OWN_JOB, name: 'notify', conclusion: null };
const LINT = red(2, 'lint', 'Run make lint', "'total' is assigned a value but never used", 'src/cart.ts');
const leg = (id: number, name: string) => red(id, name, 'Run npm test', 'expected 90 to be 100', 'src/cart.test.ts');

const packageJob = (id: number, name: string, path: string) =>
  red(id, `test (${name})`, 'Run npm test', `the ${name} is not sorted`, path);

const MONOREPO = {
  example: 'monorepo',
  ...PUSH,
  files: { CODEOWNERS: '/packages/helpdesk/ @acme/helpdesk\n/packages/site/ @acme/site\n' },
};

/** Cancelled after its time limit of two hours. */
const HUNG = {
  name: 'soak',
  started_at: '2026-03-04T06:00:00Z',
  steps: [{ name: 'Run make soak', conclusion: 'cancelled' }],
};

const workflowRun = example('workflow_run', 1);

/** Creates a run of the workflow CI with this event and conclusion. */
function getRun(event: string, conclusion: string, changes: object = {}): Pick<ExampleCase, 'event' | 'payload'> {
  const { workflow, workflow_run, ...rest } = workflowRun;
  const run_started_at = workflow_run.created_at;
  const display_title = event === 'push' ? workflow_run.head_commit.message : 'Add gift cards';
  const run = { ...workflow_run, name: 'CI', event, conclusion, run_started_at, display_title, ...changes };
  return { event: 'workflow_run', payload: { ...rest, workflow: { ...workflow, name: 'CI' }, workflow_run: run } };
}

const FORK = { pull_requests: [], head_branch: 'gift-cards' };
const FORKS_OWNER = { ...workflowRun.workflow_run.head_repository, id: 2, full_name: 'eve/octo-repo' };
const fromFork = (conclusion: string) =>
  getRun('pull_request', conclusion, { ...FORK, head_repository: { ...FORKS_OWNER, owner: { login: 'eve' } } });
const FORKS_PULL = {
  [workflowRun.workflow_run.head_sha]: { number: 7, title: 'Add gift cards', fork: true, head: 'eve:gift-cards' },
};
const FAILED: Upstream = { conclusion: 'failure', jobs: [leg(3, 'test')] };

/** Creates the deployment event of an Actions run to `production`. */
function deployed(state: string): Pick<ExampleCase, 'event' | 'payload'> {
  const payload = example('deployment_status', 1);
  const environment = 'production';
  const deployment = { ...payload.deployment, environment, ref: 'v2.3.1' };
  const deployment_status = { ...payload.deployment_status, environment, state };
  return { event: 'deployment_status', payload: { ...payload, deployment, deployment_status } };
}

const DEPLOY: Job = { ...FINISHED, id: 128_620_228, name: 'deploy' };

/** Includes generated release notes. */
const RELEASE = {
  ...example('release', 0),
  release: {
    ...example('release', 0).release,
    body: "## What's Changed\n* **Faster** start by @ada in https://github.com/acme/app/pull/12\n\n**Full Changelog**: https://github.com/acme/app/compare/v1...v2",
  },
};

const JUNIT = `<?xml version="1.0"?>
<testsuites><testsuite name="src/cart.test.ts">
  <testcase classname="src/cart.test.ts" name="cart > adds a gift card" time="0.01">
    <failure message="expected 90 to be 100" type="AssertionError">at src/cart.test.ts:41:20</failure>
  </testcase>
  <testcase classname="src/cart.test.ts" name="cart > is empty at first" time="0.01"/>
</testsuite></testsuites>`;
const TRX = `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>
  <UnitTestResult testName="Shop.Api.Tests.Orders.Are_listed" outcome="Passed" duration="00:00:00.01"/>
</Results></TestRun>`;

type Outage = Omit<ExampleCase, 'title' | 'earlier' | 'before'> & { readonly success?: Partial<ExampleCase> };

/** Creates the runs of an outage: first failure, repeated failure, recovery. */
function outage({ success, ...failure }: Outage): readonly ExampleCase[] {
  const breaks: ExampleCase = { ...failure, title: 'it breaks', status: 'failure', earlier: ['success'] };
  const still: ExampleCase = { ...breaks, title: 'it still fails', earlier: ['success', 'failure'], before: [breaks] };
  return [breaks, still, { ...still, ...success, title: 'it works again', status: 'success' }];
}

const SHOP = 'acme/shop';

/** Creates a scheduled event of the shop, whose default branch is `main`. */
function onSchedule(cron: string): Pick<ExampleCase, 'event' | 'payload'> {
  const complete = JSON.stringify({ ...schedule().payload, schedule: cron });
  const shop = complete
    .replaceAll('Codertocat', 'acme')
    .replaceAll('Hello-World', 'shop')
    .replaceAll('"master"', '"main"');
  return { event: 'schedule', payload: JSON.parse(shop) };
}

/** Contains a sweep an hour ago, CI that has failed since, and successful Docs. */
const RED_BUILDS: RepositoryTable = {
  workflows: [
    { file: 'watch.yml', name: 'Watch' },
    { file: 'ci.yml', name: 'CI', text: 'on: push' },
    { file: 'docs.yml', name: 'Docs', text: 'on: push' },
  ],
  runs: [
    { id: 90, file: 'watch.yml', event: 'schedule', created: '2026-03-04T07:00:00Z' },
    { id: 91, file: 'ci.yml', created: '2026-03-04T05:00:00Z' },
    { id: 92, file: 'docs.yml', created: '2026-03-04T05:00:00Z' },
    {
      id: 93,
      file: 'ci.yml',
      created: '2026-03-04T07:20:00Z',
      conclusion: 'failure',
      subject: 'Round totals',
    },
    { id: 94, file: 'docs.yml', created: '2026-03-04T07:20:00Z' },
  ],
  jobs: { '93/1': [{ name: 'test', conclusion: 'failure', annotations: ['expected 90 to be 100'] }] },
};

const QUIET_BUILDS: RepositoryTable = {
  ...RED_BUILDS,
  runs: RED_BUILDS.runs.filter(({ conclusion }) => conclusion === undefined),
};

const TURNED_RED: ExampleCase = {
  ...{ example: 'watch', title: 'turned red', ...onSchedule('23 * * * *') },
  builds: { [SHOP]: RED_BUILDS },
};

/** One week later, with hourly sweeps. */
const STILL_RED_BUILDS: RepositoryTable = {
  ...RED_BUILDS,
  runs: [...RED_BUILDS.runs, { id: 95, file: 'watch.yml', event: 'schedule', created: '2026-03-11T07:00:00Z' }],
};

export const EXAMPLE_CASES: readonly ExampleCase[] = [
  { example: 'webhook', title: 'green', ...PUSH },
  { example: 'webhook', title: 'red', ...PUSH, status: 'failure', earlier: ['success'] },
  { example: 'job-end', title: 'a build breaks', ...PUSH, status: 'failure', earlier: ['success'] },
  { example: 'job-end', title: 'it is mended', ...PUSH, earlier: ['success', 'failure'] },
  { example: 'job-end', title: 'nothing changes', ...PUSH, earlier: ['success'] },
  {
    example: 'summary-job',
    title: 'one job is red',
    ...PUSH,
    needs: { test: 'success', lint: 'failure' },
    jobs: [{ id: 1, name: 'test', conclusion: 'success' }, LINT, NOTIFY],
    earlier: ['success'],
  },
  { example: 'summary-job', title: 'all are green', ...PUSH, needs: { test: 'success', lint: 'success' } },
  {
    ...MONOREPO,
    title: 'a package fails',
    needs: { test: 'failure' },
    jobs: [
      packageJob(1, 'site', 'packages/site/src/menu.test.ts'),
      { id: 2, name: 'test (helpdesk)', conclusion: 'success' },
      NOTIFY,
    ],
    earlier: ['success'],
  },
  {
    ...MONOREPO,
    title: 'two packages fail',
    needs: { test: 'failure' },
    jobs: [
      packageJob(1, 'site', 'packages/site/src/menu.test.ts'),
      packageJob(2, 'helpdesk', 'packages/helpdesk/src/ticket.test.ts'),
      NOTIFY,
    ],
    earlier: ['success'],
  },
  {
    ...MONOREPO,
    title: 'nobody owns it',
    needs: { test: 'failure' },
    jobs: [packageJob(1, 'site', 'scripts/build.ts'), NOTIFY],
    earlier: ['success'],
  },
  {
    ...MONOREPO,
    title: 'works again',
    needs: { test: 'success' },
    jobs: [{ id: 1, name: 'test (site)', conclusion: 'success' }, NOTIFY],
    earlier: ['success', 'failure'],
  },
  {
    example: 'matrix',
    title: 'three legs fail alike',
    ...PUSH,
    needs: { test: 'failure' },
    jobs: [
      ...[leg(1, 'test (windows-latest, 22)'), leg(2, 'test (windows-latest, 24)'), leg(3, 'test (macos-latest, 24)')],
      ...['ubuntu-latest, 22', 'ubuntu-latest, 24', 'macos-latest, 22'].map(
        (name, index): Job => ({ id: 10 + index, name: `test (${name})`, conclusion: 'success' }),
      ),
      NOTIFY,
    ],
    earlier: ['success'],
  },
  {
    example: 'matrix',
    title: 'works again',
    ...PUSH,
    needs: { test: 'success' },
    jobs: [NOTIFY],
    earlier: ['success', 'failure'],
  },
  {
    example: 'other-workflows',
    title: 'a red run',
    ...getRun('push', 'failure'),
    upstream: FAILED,
    earlier: ['success'],
  },
  {
    example: 'other-workflows',
    title: 'a red run of a fork',
    ...fromFork('failure'),
    upstream: FAILED,
    pulls: FORKS_PULL,
  },
  { example: 'other-workflows', title: 'a green run', ...getRun('push', 'success') },
  { example: 'forks', title: 'a red run of a fork', ...fromFork('failure'), upstream: FAILED, pulls: FORKS_PULL },
  { example: 'forks', title: 'a run of the main branch', ...getRun('push', 'failure'), upstream: FAILED },
  ...outage({ example: 'deploy-job', ...BY_ADA }),
  ...outage({
    example: 'failed-deploy-task',
    ...deployed('failure'),
    upstream: { conclusion: 'failure', jobs: [DEPLOY] },
    success: deployed('success'),
  }),
  {
    example: 'failed-deploy-task',
    title: 'failed at another service',
    ...failedDeploymentStatus(),
    earlier: ['success'],
  },
  {
    example: 'nightly',
    title: 'the third night',
    ...schedule(),
    status: 'failure',
    earlier: ['success', 'failure', 'failure'],
  },
  {
    example: 'nightly',
    title: 'it hangs',
    ...schedule(),
    status: 'cancelled',
    jobs: [{ ...HUNG, id: OWN_JOB, conclusion: null }],
    earlier: ['success'],
  },
  { example: 'nightly', title: 'works again', ...schedule(), earlier: ['success', 'failure', 'failure'] },
  { example: 'nightly', title: 'a good night', ...schedule(), earlier: ['success'] },
  {
    example: 'second-webhook',
    title: 'the first webhook takes it',
    ...PUSH,
    status: 'failure',
    earlier: ['success'],
  },
  { example: 'release', title: 'published', event: 'release', payload: RELEASE },
  {
    example: 'test-reports',
    title: 'a test fails',
    ...PUSH,
    status: 'failure',
    earlier: ['success'],
    files: { 'reports/vitest.xml': JUNIT, 'api/Api.Tests/TestResults/tests.trx': TRX },
  },
  TURNED_RED,
  {
    ...{ example: 'watch', title: 'still red after a week', ...onSchedule('23 * * * *') },
    ...{ at: '2026-03-11T08:00:00Z', builds: { [SHOP]: STILL_RED_BUILDS }, before: [TURNED_RED] },
  },
  { example: 'watch', title: 'nothing new', ...onSchedule('23 * * * *'), builds: { [SHOP]: QUIET_BUILDS } },
  { example: 'digest', title: 'a week', ...onSchedule('37 6 * * 1'), builds: { [SHOP]: getStory(50) } },
  { example: 'digest', title: 'a green week', ...onSchedule('37 6 * * 1'), builds: { [SHOP]: QUIET_BUILDS } },
];
