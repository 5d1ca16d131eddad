import { expect, test } from 'vitest';
import { readFrom } from '../../../support/github-facts.ts';
import type { GithubWorld, Job } from '../../../support/github-world.ts';

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

function worldOf(jobs: readonly Job[]): GithubWorld {
  return { repository: 'acme/app', runs: [{ id: 42000, run_number: 42, attempts: [{ conclusion: null, jobs }] }] };
}

test('a red job: its failing step and its errors, in two requests', async () => {
  const other: Job = { id: 2, name: 'lint', conclusion: 'failure', steps: [{ name: 'Lint', conclusion: 'failure' }] };
  const { facts, notice, requests } = await readFrom({ world: worldOf([other, OWN]) });
  expect(notice).toBeUndefined();
  expect(facts.failed_jobs).toEqual([
    {
      id: 1,
      name: 'test',
      url: 'https://github.com/acme/app/actions/runs/42000/job/1',
      started_at: '2026-03-04T04:00:10Z',
      failed_steps: [
        { number: 3, name: 'Run npm test', url: 'https://github.com/acme/app/actions/runs/42000/job/1#step:3:1' },
      ],
      errors: [
        { message: 'expected 1 to be 2\nand more', path: 'src/sum.test.ts', line: 12 },
        { message: 'Process completed with exit code 1.' },
      ],
    },
  ]);
  expect(requests).toEqual([
    '/actions/runs/42000/attempts/1/jobs?per_page=100&page=1',
    '/check-runs/1/annotations?per_page=50',
  ]);
});

test('credentials in an error are hidden: those of the destination, and what looks like one', async () => {
  const url = 'https://acme.example.com/application/webhook/Zq7Xw_4kPd-9sVb';
  const annotations = [{ message: `cannot reach ${url}, nor Zq7Xw_4kPd-9sVb, with ghp_${'a1'.repeat(18)}` }];
  const world = worldOf([{ ...OWN, annotations }]);
  const { facts } = await readFrom({ world, options: { 'webhook-url': url } });
  expect(facts.failed_jobs?.[0]?.errors).toEqual([{ message: 'cannot reach ***, nor ***, with ***' }]);
});

test('another job is shown when this one has no failure of its own: a summary of others', async () => {
  const lint: Job = { id: 2, name: 'lint', conclusion: 'failure', steps: [{ name: 'Lint', conclusion: 'failure' }] };
  const own: Job = { id: 1, name: 'notify', conclusion: null, steps: [{ name: 'Notify', conclusion: null }] };
  const { facts } = await readFrom({ world: worldOf([lint, own]), options: { status: 'failure' } });
  expect(facts.failed_jobs?.map(({ name }) => name)).toEqual(['lint']);
});

test('a failure that GitHub does not tell yet is asked for once more', async () => {
  const own: Job = { id: 1, name: 'test', conclusion: null, steps: [{ name: 'Run', conclusion: null }] };
  const { requests, facts } = await readFrom({ world: worldOf([own]) });
  expect(requests.filter((path) => path.includes('/jobs'))).toHaveLength(2);
  expect(facts.failed_jobs).toBeUndefined();
});

test('a red job whose failing step cannot be seen is not explained by the failures of others', async () => {
  const own: Job = { id: 1, name: 'test', conclusion: null, steps: [{ name: 'Composite', conclusion: null }] };
  const lint: Job = { id: 2, name: 'lint', conclusion: 'failure', steps: [{ name: 'Lint', conclusion: 'failure' }] };
  expect((await readFrom({ world: worldOf([own, lint]) })).facts.failed_jobs).toBeUndefined();
  const summary = await readFrom({ world: worldOf([own, lint]), options: { status: 'failure' } });
  expect(summary.facts.failed_jobs?.map(({ name }) => name)).toEqual(['lint']);
});

test('without an id, this job is found by its name behind its callers and before its matrix', async () => {
  const jobs: readonly Job[] = [
    { ...OWN, id: 5, name: 'release / test (ubuntu-latest, 24)' },
    { ...OWN, id: 6, name: 'release / test (windows-latest, 24)' },
  ];
  const context = JSON.stringify({ job: { status: 'failure' }, matrix: { os: 'windows-latest', node: 24 } });
  const { facts } = await readFrom({ world: worldOf(jobs), options: { context } });
  expect(facts.failed_jobs?.map(({ id }) => id)).toEqual([6]);
});

test('several jobs of that name cannot be told apart, so all that failed are shown', async () => {
  const jobs = [5, 6].map((id): Job => ({ ...OWN, id, name: `call${id} / test` }));
  const context = JSON.stringify({ job: { status: 'failure' } });
  const { facts } = await readFrom({ world: worldOf(jobs), options: { context } });
  expect(facts.failed_jobs?.map(({ id }) => id)).toEqual([5, 6]);
});

test('all pages of a large matrix are read; of failed jobs, five are explained', async () => {
  const legs = Array.from({ length: 256 }, (_, index): Job => {
    const conclusion = index % 32 === 7 ? 'failure' : 'success';
    return { id: index + 10, name: `test (${index})`, conclusion, annotations: [{ message: `leg ${index}` }] };
  });
  const own: Job = { id: 1, name: 'notify', conclusion: null };
  const { facts, requests } = await readFrom({
    world: worldOf([...legs, own]),
    options: { status: 'workflow' },
    mentioned: ['jobs'],
  });
  expect(facts.conclusion).toBe('failure');
  expect(facts.jobs).toHaveLength(257);
  expect(facts.failed_jobs).toHaveLength(8);
  expect(facts.failed_jobs?.map(({ errors }) => errors.length)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  expect(requests.filter((path) => path.includes('/jobs'))).toHaveLength(3);
  expect(requests).toHaveLength(8);
});

test.each([
  ['success', ['success', 'skipped', 'success'], 'success'],
  ['failure over cancelled', ['cancelled', 'failure', 'success'], 'failure'],
  ['cancelled', ['cancelled', 'success'], 'cancelled'],
  ['timed_out', ['timed_out', 'success'], 'timed_out'],
  ['a job that is still going on and failed in a step', [null, 'success'], 'failure'],
])('the verdict of the whole run is %s, its own failing job left out', async (_, conclusions, verdict) => {
  const others = conclusions.map((conclusion, index): Job => {
    const steps = conclusion === null ? [{ name: 'Run', conclusion: 'failure' }] : [];
    return { id: index + 2, name: `job ${index}`, conclusion, steps };
  });
  const { facts, notice } = await readFrom({ world: worldOf([OWN, ...others]), options: { status: 'workflow' } });
  expect(facts.conclusion).toBe(verdict);
  expect(notice).toBeUndefined();
});

test('a whole run whose jobs cannot be read is not taken for green because the job that asks is', async () => {
  const world = worldOf([{ ...OWN, steps: [] }]);
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
    expect(notice).toContain('The message goes without');
    const red = await readFrom({ world, options, job: { status: 'failure' }, ...question });
    expect(red.facts.conclusion).toBe('failure');
  }
});

test('the verdict of an upstream run is the one that its event tells', async () => {
  const upstream = { id: 42000, run_number: 42, run_attempt: 1, event: 'push', conclusion: 'failure' };
  const payload = { action: 'completed', workflow_run: upstream };
  const options = { status: 'workflow' };
  const green: Job = { id: 2, name: 'build', conclusion: 'success' };
  for (const behaviour of [{}, { without: ['actions: read'] }]) {
    const question = { event: 'workflow_run', payload, options, behaviour };
    expect((await readFrom({ world: worldOf([green]), ...question })).facts.conclusion).toBe('failure');
  }
});

test('jobs that are still running are no part of the verdict, and one notice says so', async () => {
  const running = [2, 3].map((id): Job => ({ id, name: `job ${id}`, conclusion: null }));
  const read = (jobs: readonly Job[]) =>
    readFrom({ world: worldOf([OWN, ...jobs]), options: { status: 'workflow' }, job: { status: 'success' } });
  const some = await read([{ id: 4, name: 'lint', conclusion: 'success' }, ...running]);
  expect(some.facts.conclusion).toBe('success');
  expect(some.notice).toBe(
    'The message goes without the end of other jobs (2): they are still running. Name them under needs of the job that sends',
  );
  expect((await read(running)).facts.conclusion).toBeUndefined();
  const alone = await read([]);
  expect(alone.facts.conclusion).toBe('success');
  expect(alone.notice).toBeUndefined();
});

test('a cancelled job whose annotations say that it ran out of time is timed_out, at the step it was in', async () => {
  const own: Job = {
    id: 1,
    name: 'test',
    conclusion: null,
    steps: [
      { name: 'Run slow tests', conclusion: 'cancelled' },
      { name: 'Notify', conclusion: null },
    ],
    annotations: [
      { message: 'The job running on runner GitHub Actions 3 has exceeded the maximum execution time of 5 minutes.' },
    ],
  };
  const { facts, requests } = await readFrom({ world: worldOf([own]), job: { status: 'cancelled' } });
  expect(facts.conclusion).toBe('timed_out');
  expect(facts.failed_jobs?.[0]?.failed_steps[0]?.name).toBe('Run slow tests');
  expect(requests).toHaveLength(2);
  const annotations = [{ message: 'The operation was canceled.' }, { message: 'GET /slow has timed out' }];
  const byHand = await readFrom({ world: worldOf([{ ...own, annotations }]), job: { status: 'cancelled' } });
  expect(byHand.facts.conclusion).toBe('cancelled');
});

test('a cancelled job that ran for six hours is timed_out; one that was stopped by hand stays cancelled', async () => {
  const own = (started_at: string): Job => ({ id: 1, name: 'test', conclusion: null, started_at });
  const job = { status: 'cancelled' };
  const long = await readFrom({ world: worldOf([own('2026-03-04T01:59:00Z')]), job });
  expect(long.facts.conclusion).toBe('timed_out');
  const short = await readFrom({ world: worldOf([own('2026-03-04T07:59:00Z')]), job });
  expect(short.facts.conclusion).toBe('cancelled');
  expect(short.facts.failed_jobs).toBeUndefined();
});
