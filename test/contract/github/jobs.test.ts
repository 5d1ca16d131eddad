import { expect, test } from 'vitest';
import { readFrom } from '../../support/github-facts.ts';
import type { GithubWorld, Job } from '../../support/github-world.ts';
import { readLines, readText } from '../../support/shop-facts.ts';

const TEST_STEPS = [
  { name: 'Set up job', conclusion: 'success' },
  { name: 'Run npm ci', conclusion: 'success' },
  { name: 'Run npm test', conclusion: 'failure' },
  { name: 'Notify', conclusion: null },
];

const OWN: Job = {
  id: 1,
  name: 'test',
  conclusion: null,
  steps: TEST_STEPS,
  annotations: [
    { message: 'Process completed with exit code 1.' },
    { message: 'a warning', annotation_level: 'warning' },
    { message: 'expected 1 to be 2\nand more', path: 'src/sum.test.ts', start_line: 12 },
  ],
};

/** Builds the reporting job that reports other jobs. */
const NOTIFY: Job = { id: 99, name: 'notify', conclusion: null };
const NEEDS = '{"test":{"result":"failure"}}';

function findWorld(jobs: readonly Job[]): GithubWorld {
  return { repository: 'acme/app', runs: [{ id: 42000, run_number: 42, attempts: [{ conclusion: null, jobs }] }] };
}

test('a failed job names its failing step with one request; while it runs there are no errors to read', async () => {
  const other: Job = { id: 2, name: 'lint', conclusion: 'failure', steps: [{ name: 'Lint', conclusion: 'failure' }] };
  const { facts, notice, requests } = await readFrom({ world: findWorld([other, OWN]) });
  expect(notice).toBeUndefined();
  expect(facts.failed_jobs).toEqual([
    {
      id: 1,
      name: 'test',
      url: 'https://github.com/acme/app/actions/runs/42000/job/1',
      started_at: '2026-03-04T04:00:10Z',
      failed_steps: [
        {
          number: 3,
          name: 'Run npm test',
          url: 'https://github.com/acme/app/actions/runs/42000/job/1#step:3:1',
          started_at: '2026-03-04T04:00:10Z',
        },
      ],
      errors: [],
    },
  ]);
  expect(requests).toEqual(['/actions/jobs/1']);
});

test('credentials in an error are redacted: those of the destination, and unknown ones', async () => {
  const url = 'https://acme.example.com/application/webhook/Zq7Xw_4kPd-9sVb';
  const annotations = [{ message: `cannot reach ${url}, nor Zq7Xw_4kPd-9sVb, with ghp_${'a1'.repeat(18)}` }];
  const world = findWorld([{ ...OWN, conclusion: 'failure', annotations }, NOTIFY]);
  const options = { 'webhook-url': url, status: NEEDS };
  const { facts } = await readFrom({ world, options, job: { check_run_id: 99 } });
  expect(facts.failed_jobs?.[0]?.errors).toEqual([{ message: 'cannot reach ***, nor ***, with ***' }]);
});

test('a summary shows the failed jobs; a job without a failure shows no other job', async () => {
  const lint: Job = { id: 2, name: 'lint', conclusion: 'failure', steps: [{ name: 'Lint', conclusion: 'failure' }] };
  const current: Job = { id: 1, name: 'notify', conclusion: null, steps: [{ name: 'Notify', conclusion: null }] };
  const { facts } = await readFrom({
    world: findWorld([lint, current]),
    options: { status: '{"lint":{"result":"failure"}}' },
  });
  expect(facts.failed_jobs?.map(({ name }) => name)).toEqual(['lint']);
  const alone = await readFrom({ world: findWorld([lint, current]), options: { status: 'failure' } });
  expect(alone.facts.failed_jobs).toBeUndefined();
});

test('a failure that GitHub does not report yet is requested once more', async () => {
  const current: Job = { id: 1, name: 'test', conclusion: null, steps: [{ name: 'Run', conclusion: null }] };
  const { requests, facts } = await readFrom({ world: findWorld([current]) });
  expect(requests.filter((path) => path.includes('/jobs'))).toHaveLength(2);
  expect(facts.failed_jobs).toBeUndefined();
});

test('a failed job without a visible failing step is not explained by other failures', async () => {
  const current: Job = { id: 1, name: 'test', conclusion: null, steps: [{ name: 'Composite', conclusion: null }] };
  const lint: Job = { id: 2, name: 'lint', conclusion: 'failure', steps: [{ name: 'Lint', conclusion: 'failure' }] };
  expect((await readFrom({ world: findWorld([current, lint]) })).facts.failed_jobs).toBeUndefined();
  const summary = await readFrom({ world: findWorld([current, lint]), options: { status: NEEDS } });
  expect(summary.facts.failed_jobs?.map(({ name }) => name)).toEqual(['lint']);
});

test('this job is found without an id by its name, after its callers and before its matrix', async () => {
  const jobs: readonly Job[] = [
    { ...OWN, id: 5, name: 'release / test (ubuntu-latest, 24)' },
    { ...OWN, id: 6, name: 'release / test (windows-latest, 24)' },
  ];
  const context = JSON.stringify({ job: { status: 'failure' }, matrix: { os: 'windows-latest', node: 24 } });
  const { facts } = await readFrom({ world: findWorld(jobs), options: { context } });
  expect(facts.failed_jobs?.map(({ id }) => id)).toEqual([6]);
});

test('this job is found among equal names by its runner; without a runner, none is named', async () => {
  const jobs = [5, 6].map((id): Job => ({ ...OWN, id, name: `call${id} / test`, runner: `runner ${id}` }));
  const context = JSON.stringify({ job: { status: 'failure' } });
  const { facts } = await readFrom({ world: findWorld(jobs), options: { context } });
  expect(facts.failed_jobs).toBeUndefined();
  const env = { RUNNER_NAME: 'runner 6' };
  const here = await readFrom({ world: findWorld(jobs), options: { context }, env });
  expect(here.facts.failed_jobs?.map(({ id }) => id)).toEqual([6]);
});

test.each([
  ['success', ['success', 'skipped', 'success'], 'success'],
  ['failure over cancelled', ['cancelled', 'failure', 'success'], 'failure'],
  ['cancelled', ['cancelled', 'success'], 'cancelled'],
])('the conclusion of the run is %s, without its own failing job', async (_, conclusions, verdict) => {
  const rest = conclusions.map((conclusion, index): Job => ({ id: index + 2, name: `job ${index}`, conclusion }));
  const { facts, notice } = await readFrom({ world: findWorld([OWN, ...rest]), options: { status: 'workflow' } });
  expect(facts.conclusion).toBe(verdict);
  expect(notice).toBeUndefined();
});

test('a run with unreadable jobs is not successful because the reporting job is', async () => {
  const world = findWorld([{ ...OWN, steps: [] }]);
  const options = { status: 'workflow' };
  for (const question of [
    { behaviour: { without: ['actions: read'] } },
    { behaviour: { instead: { status: 502, body: '' } } },
    { options: { ...options, 'github-token': '' } },
    { world: { repository: 'acme/app' } },
  ]) {
    const job = { status: 'success' };
    const { facts, notice } = await readFrom({ world, options, job, ...question });
    expect(facts.conclusion).toBeUndefined();
    expect(notice).toContain('The message omits');
    const red = await readFrom({ world, options, job: { status: 'failure' }, ...question });
    expect(red.facts.conclusion).toBe('failure');
  }
});

test('no conclusion is certain while jobs are running', async () => {
  const running = [2, 3].map((id): Job => ({ id, name: `job ${id}`, conclusion: null }));
  const read = (jobs: readonly Job[]) =>
    readFrom({ world: findWorld([OWN, ...jobs]), options: { status: 'workflow' }, job: { status: 'success' } });
  const some = await read([{ id: 4, name: 'lint', conclusion: 'success' }, ...running]);
  expect(some.facts.conclusion).toBeUndefined();
  const red = await read([{ id: 4, name: 'lint', conclusion: 'failure' }, ...running]);
  expect(red.facts.conclusion).toBeUndefined();
  expect(red.facts.job_counts).toEqual({ total: 3, failed: 1, running: 2, maybe_allowed_failures: true });
  const failing = running.map((job) => ({ ...job, steps: [{ name: 'Run', conclusion: 'failure' }] }));
  expect((await read(failing)).facts?.failed_jobs).toBeUndefined();
  expect(some.facts.job_counts).toEqual({ total: 3, failed: 0, running: 2 });
  expect((await read(running)).facts.conclusion).toBeUndefined();
  const alone = await read([]);
  expect(alone.facts.conclusion).toBe('success');
  expect(alone.notice).toBeUndefined();
});

test('a failure that may be tolerated reports its jobs, but not the run and its history', async () => {
  const jobs = [2, 3, 4, 5, 6].map((id): Job => ({ id, name: `leg ${id}`, conclusion: 'success' }));
  const step = { name: 'Run npm test', conclusion: 'failure' };
  const leg: Job = { id: 7, name: 'leg 7', conclusion: 'failure', steps: [step] };
  const { runs = [] } = findWorld([OWN, ...jobs, leg]);
  const before = { id: 41000, run_number: 41, attempts: [{ conclusion: 'success', jobs: [leg] }] };
  const { facts, notice } = await readFrom({
    world: { repository: 'acme/app', runs: [before, ...runs] },
    options: { status: 'workflow', when: 'always, change' },
    job: { status: 'success' },
  });
  expect(facts).toMatchObject({
    conclusion: 'failure',
    job_counts: { total: 6, failed: 1, maybe_allowed_failures: true },
  });
  for (const fact of ['change', 'broken_since', 'suspects']) expect(facts).not.toHaveProperty(fact);
  expect(notice).toContain('the failed jobs may be allowed to fail, which status: workflow does not show');
  expect((await readLines(facts)).slice(0, 2)).toEqual([
    '❌ **CI: 1 of 6 jobs failed** · acme/app on main · #42 (4h)',
    'leg 7 in npm test',
  ]);
  const needed = await readFrom({
    world: { repository: 'acme/app', runs: [before, ...runs] },
    options: { status: '{"leg":{"result":"failure"}}', when: 'always, change' },
  });
  expect(needed.facts).toMatchObject({ change: 'broken', job_counts: { total: 6, failed: 1 } });
});

test('a run with a timeout in its annotations is timed_out, at its current step', async () => {
  const current: Job = {
    id: 1,
    name: 'test',
    conclusion: 'cancelled',
    steps: [{ name: 'Run slow tests', conclusion: 'cancelled' }],
    annotations: [
      { message: 'The job running on runner GitHub Actions 3 has exceeded the maximum execution time of 5 minutes.' },
    ],
  };
  const question = { options: { status: '{"test":{"result":"cancelled"}}' }, job: { check_run_id: 99 } };
  const { facts, requests } = await readFrom({ world: findWorld([current, NOTIFY]), ...question });
  expect(facts.conclusion).toBe('timed_out');
  expect(facts.stopped).toEqual({ by: 'time_limit', after_seconds: 120 });
  expect(facts.failed_jobs?.[0]?.failed_steps[0]?.name).toBe('Run slow tests');
  expect(requests).toHaveLength(2);
  const annotations = [{ message: 'The operation was canceled.' }, { message: 'GET /slow has timed out' }];
  const cancelled = async (...more: readonly { message: string }[]) => {
    const world = findWorld([{ ...current, annotations: [...annotations, ...more] }, NOTIFY]);
    return (await readFrom({ world, ...question })).facts;
  };
  const unsaid = await cancelled();
  expect(unsaid.conclusion).toBe('cancelled');
  expect(unsaid.stopped).toBeUndefined();
  const newer = await cancelled({ message: "Canceling since a higher priority waiting request for 'ci-main' exists" });
  expect(newer.stopped).toEqual({ by: 'newer_run', after_seconds: 120 });
  const byHand = await cancelled({ message: 'The run was canceled by @grace.' });
  expect(byHand.stopped).toEqual({ by: 'person', person: 'grace', after_seconds: 120 });
});

test.each<[string, string, Readonly<Record<string, string>>]>([
  [
    'as a job that ran out of time',
    'timed_out',
    { status: '{"soak":{"result":"failure"},"lint":{"result":"success"}}' },
  ],
  ['as the only job that was cancelled', 'cancelled', { status: 'timed_out' }],
])('a timeout is reported with its job and step, %s', async (_, conclusion, options) => {
  const steps = [
    { name: 'Set up job', conclusion: 'success' },
    { name: 'Run soak', conclusion: 'cancelled' },
  ];
  const late: Job = { id: 1, name: 'soak', conclusion, steps };
  const lint: Job = { id: 2, name: 'lint', conclusion: 'success' };
  const job = { check_run_id: conclusion === 'cancelled' ? 1 : 99 };
  const { facts } = await readFrom({ world: findWorld([late, lint, NOTIFY]), options, job });
  expect(facts.failed_jobs).toMatchObject([
    { name: 'soak', conclusion: 'timed_out', failed_steps: [{ name: 'Run soak' }] },
  ]);
  const { subject, body } = await readText(facts, 'task');
  expect(subject).toContain('soak');
  expect(body).toMatch(/in soak/);
});

test('a cancelled job that ran for six hours is timed_out; one that was stopped manually stays cancelled', async () => {
  const current = (started_at: string): Job => ({ id: 1, name: 'test', conclusion: null, started_at });
  const job = { status: 'cancelled' };
  const long = await readFrom({ world: findWorld([current('2026-03-04T01:59:00Z')]), job });
  expect(long.facts).toMatchObject({ conclusion: 'timed_out', stopped: { by: 'time_limit', after_seconds: 21_600 } });
  const day = await readFrom({ world: findWorld([current('2026-03-03T08:00:00Z')]), job });
  expect(day.facts.conclusion).toBe('cancelled');
  const short = await readFrom({ world: findWorld([current('2026-03-04T07:59:00Z')]), job });
  expect(short.facts.conclusion).toBe('cancelled');
  expect(short.facts.failed_jobs).toBeUndefined();
});

test('a job with a tolerated failure is not reported if the needed jobs are known', async () => {
  const jobs = ['lint (a)', 'lint (b)', 'test'].map((name, id): Job => ({ id: id + 2, name, conclusion: 'failure' }));
  const status = '{"lint":{"result":"success"},"test":{"result":"failure"}}';
  const { facts } = await readFrom({
    world: findWorld([...jobs, NOTIFY]),
    options: { status },
    job: { check_run_id: 99 },
  });
  expect(facts.failed_jobs?.map(({ name }) => name)).toEqual(['test']);
  expect(facts.job_counts).toEqual({ total: 3, failed: 1 });
});

test('a failed step of a successful job is not shown', async () => {
  const job: Job = { id: 2, name: 'lint', conclusion: 'success', steps: [{ name: 'Lint', conclusion: 'failure' }] };
  const { facts } = await readFrom({ world: findWorld([job, OWN]), mentioned: ['jobs'] });
  expect(facts.jobs?.[0]?.failed_steps).toEqual([]);
});

test('the duration of the job so far is known after its lookup; that of the run only if it is reported', async () => {
  const world = findWorld([{ ...OWN, started_at: '2026-03-04T07:56:00Z' }]);
  const { facts } = await readFrom({ world });
  expect(facts.job).toMatchObject({ started_at: '2026-03-04T07:56:00Z', duration_seconds: 240 });
  expect(facts.run?.duration_seconds).toBeUndefined();
  const lint: Job = { id: 2, name: 'lint', conclusion: 'failure', started_at: '2026-03-04T07:50:00Z' };
  const complete = await readFrom({
    world: findWorld([lint, NOTIFY]),
    options: { status: NEEDS },
    job: { check_run_id: 99 },
  });
  expect(complete.facts.run?.duration_seconds).toBeGreaterThanOrEqual(600);
});

test('a pull request from a fork is found by its branch, and by its commit', async () => {
  const sha = 'c'.repeat(40);
  const pulls = { [sha]: { number: 12, title: 'Add gift cards', head: 'eve:fix', state: 'closed' } };
  const head = { head_sha: sha, head_branch: 'fix', pull_requests: [] };
  const head_repository = {
    id: 2,
    full_name: 'eve/app',
    owner: { login: 'eve' },
    html_url: 'https://github.com/eve/app',
  };
  const repository = { id: 1, full_name: 'acme/app' };
  const run = { id: 42000, run_number: 42, run_attempt: 1, event: 'pull_request', conclusion: 'failure' };
  const payload = { workflow_run: { ...run, ...head, head_repository, repository } };
  const read = (commit: string) => {
    const raw = { workflow_run: { ...payload.workflow_run, head_sha: commit } };
    return readFrom({ world: { ...findWorld([]), pulls }, event: 'workflow_run', payload: raw });
  };
  expect((await read(sha)).facts.pull_request).toMatchObject({ number: 12, title: 'Add gift cards' });
  expect((await read('d'.repeat(40))).facts?.pull_request).toBeUndefined();
});

test.each<[string, string, string | undefined, string]>([
  ['with a name of its own', 'Unit tests', undefined, 'CI / Unit tests'],
  ['a leg of a matrix', 'test (ubuntu, 24)', 'ubuntu, 24', 'CI / test (ubuntu, 24)'],
  ['a leg that its name does not tell', 'Unit tests', 'ubuntu, 24', 'CI / Unit tests (ubuntu, 24)'],
])('a job %s has the name on the page of its run: %s', async (_, name, leg, text) => {
  const matrix = leg?.split(', ');
  const context = JSON.stringify({ job: { status: 'failure', check_run_id: 1 }, ...(matrix && { matrix }) });
  const { facts } = await readFrom({ world: findWorld([{ ...OWN, name }]), options: { context } });
  expect(facts.job).toMatchObject({ name: 'test', full_name: name });
  expect((await readLines(facts))[0]).toContain(`❌ **${text} failed**`);
});
