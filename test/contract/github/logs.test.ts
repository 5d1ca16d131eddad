import { expect, test } from 'vitest';
import { readLog } from '../../../src/github/jobs/log.ts';
import { type Behaviour, startGithubApi } from '../../support/github-api.ts';
import { getAccess, NOW, readFrom, TOKEN, upstreamRun } from '../../support/github-facts.ts';
import type { GithubWorld, Job } from '../../support/github-world.ts';
import { worldAt } from '../../support/world.ts';

const LOG = [
  '\uFEFF2026-03-04T04:00:10.2891124Z ##[group]Run npm test',
  '2026-03-04T04:00:11.2891124Z \u001b[36mnpm test\u001b[0m',
  '2026-03-04T04:01:12.2891124Z ##[error]AssertionError: expected 1 to be 2',
  '2026-03-04T04:01:12.2891125Z ##[error]Process completed with exit code 1.',
  'x'.repeat(450_000),
].join('\n');

/** Builds a completed upstream run whose annotations only report a failure. */
const RED: Job = {
  id: 5,
  name: 'test',
  conclusion: 'failure',
  steps: [{ name: 'Run npm test', conclusion: 'failure' }],
  annotations: [{ message: 'Process completed with exit code 1.' }],
  log: LOG,
};

function findWorld(...jobs: readonly Job[]): GithubWorld {
  return {
    repository: 'acme/app',
    runs: [{ id: 41000, run_number: 41, attempts: [{ conclusion: 'failure', jobs }] }],
  };
}

function upstream(job: Job, more: Behaviour = {}) {
  return getUpstream([job], more);
}

function getUpstream(jobs: readonly Job[], more: Behaviour = {}) {
  const question = upstreamRun({ id: 41000, run_number: 41, head_sha: undefined });
  return readFrom({ world: findWorld(...jobs), ...question, behaviour: more });
}

test('the error that the failing step wrote is the cause; its exit code 1 is not', async () => {
  const { facts, notice, requests } = await upstream(RED);
  expect(notice).toBeUndefined();
  expect(facts.failed_jobs?.[0]?.errors.map(({ message }) => message)).toEqual(['AssertionError: expected 1 to be 2']);
  expect(requests).toContain('/actions/jobs/5/logs');
});

test('the log is fetched from another host, without the token', async () => {
  const { elsewhere } = await upstream(RED);
  expect(elsewhere).toHaveLength(1);
  expect(elsewhere[0]?.authorization).toBeUndefined();
  expect(JSON.stringify(elsewhere)).not.toContain(TOKEN);
});

test('an annotation of the failing step adds file and line', async () => {
  const annotations = [{ message: 'AssertionError: expected 1 to be 2', path: 'src/sum.test.ts', start_line: 12 }];
  const { facts } = await upstream({ ...RED, annotations });
  expect(facts.failed_jobs?.[0]?.errors).toEqual([
    { message: 'AssertionError: expected 1 to be 2', path: 'src/sum.test.ts', line: 12 },
  ]);
});

test('the error of a step with a tolerated failure is not the cause', async () => {
  const log = [
    '2026-03-04T04:00:10.1000000Z ##[group]Run npm run lint',
    "2026-03-04T04:00:11.1000000Z ##[error]'total' is assigned a value but never used",
    '2026-03-04T04:00:11.2000000Z ##[error]Process completed with exit code 1.',
    '2026-03-04T04:00:12.1000000Z ##[group]Run npm test',
    '2026-03-04T04:00:13.1000000Z FAILED tests/test_cart.py::test_total - AssertionError: 90 != 100',
    '2026-03-04T04:00:14.1000000Z ##[error]Process completed with exit code 1.',
  ].join('\n');
  const steps = [
    { name: 'Lint', conclusion: 'success', at: ['2026-03-04T04:00:10Z', '2026-03-04T04:00:11Z'] },
    { name: 'Test', conclusion: 'failure', at: ['2026-03-04T04:00:12Z', '2026-03-04T04:00:14Z'] },
  ] as const;
  const annotations = [{ message: "'total' is assigned a value but never used", path: 'src/cart.ts', start_line: 9 }];
  const { facts } = await upstream({ ...RED, steps, annotations, log });
  expect(facts.failed_jobs?.[0]?.errors).toEqual([
    { test: 'tests/test_cart.py::test_total', message: 'AssertionError: 90 != 100' },
  ]);
  const lost = [{ message: 'The hosted runner lost communication with the server.' }];
  const unlogged = await upstream({ ...RED, steps, annotations: lost, log: '' });
  expect(unlogged.facts.failed_jobs?.[0]?.errors).toEqual(lost);
});

const NOISE = '2026-03-04T04:00:10.1Z noise\n'.repeat(330_000);

test.each([
  ['in parts', {}, 2],
  ['whole, if the storage has no range requests', { wholeLogs: true }, 1],
] as const)('the tail of a log of 9 MB is read %s', async (_, behaviour, requests) => {
  const log = `${NOISE}${LOG.slice(1)}`;
  const { facts, elsewhere } = await upstream({ ...RED, log }, behaviour);
  expect(log.length).toBeGreaterThan(9_000_000);
  expect(facts.failed_jobs?.[0]?.errors).toEqual([{ message: 'AssertionError: expected 1 to be 2' }]);
  expect(elsewhere).toHaveLength(requests);
});

test('an empty log explains nothing', async () => {
  const { facts } = await upstream({ ...RED, log: '' });
  expect(facts.failed_jobs?.[0]?.errors).toEqual([]);
});

const LEGS = Array.from({ length: 12 }, (_, index) => ({ ...RED, id: index + 5, name: `test (${index})` }));
const LINT: Job = { ...RED, id: 99, name: 'lint', steps: [{ name: 'eslint', conclusion: 'failure' }] };

test.each([
  ['one of each step, and what is left of further ones', [...LEGS, LINT], ['test (0)', 'lint', 'test (11)']],
  ['of one step those that are likely the most different', LEGS, ['test (0)', 'test (11)', 'test (6)']],
  ['of two, both', LEGS.slice(0, 2), ['test (0)', 'test (1)']],
])('the logs of three failing jobs are read: %s', async (_, jobs, names) => {
  const { facts, requests } = await getUpstream(jobs);
  expect(facts.failed_jobs?.slice(0, names.length).map(({ name }) => name)).toEqual(names);
  expect(facts.failed_jobs?.filter(({ errors }) => errors.length > 0)).toHaveLength(names.length);
  for (const path of ['/annotations', '/logs']) {
    expect(requests.filter((one) => one.includes(path))).toHaveLength(names.length);
  }
});

test('each matrix job has its own cause', async () => {
  const other = { ...LEGS[1], log: LOG.replace('expected 1 to be 2', 'price is undefined') };
  const { facts } = await getUpstream([...LEGS.slice(0, 1), { ...RED, ...other }]);
  expect(facts.failed_jobs?.map(({ errors: [error] }) => error?.message)).toEqual([
    'AssertionError: expected 1 to be 2',
    'AssertionError: price is undefined',
  ]);
});

test('a job that started only after another failure is listed after it', async () => {
  const timed = (job: Job, from: number, to: number) => ({
    ...job,
    started_at: `2026-03-04T04:0${from}:00Z`,
    completed_at: `2026-03-04T04:0${to}:00Z`,
  });
  const gate: Job = { ...RED, id: 98, name: 'all green', steps: [{ name: 'gate', conclusion: 'failure' }] };
  const { facts } = await getUpstream([timed(gate, 3, 3), timed(LINT, 1, 3), timed(RED, 0, 2)]);
  expect(facts.failed_jobs?.map(({ name }) => name)).toEqual(['lint', RED.name, 'all green']);
});

test('the log of a running job is not requested', async () => {
  const { requests, notice } = await upstream({ ...RED, conclusion: null });
  expect(requests.filter((path) => path.includes('/logs'))).toEqual([]);
  expect(notice).toBeUndefined();
});

test.each([
  ['of a job that is still going on', { ...RED, conclusion: null }, []],
  ['without the permission', RED, ['actions: read']],
])('a log %s is not available', async (_, job, without) => {
  const api = await startGithubApi(findWorld(job), TOKEN, { without });
  await expect(readLog(await getAccess(worldAt(NOW), api.url), 5)).rejects.toThrow('the log could not be read');
  expect(api.requests).toEqual(['/repos/acme/app/actions/jobs/5/logs']);
  expect([...api.elsewhere, ...api.violations]).toEqual([]);
  await api.close();
});

test('credentials in a log are redacted', async () => {
  const log = `2026-03-04T04:01:12.2891124Z ##[error]cannot use ghp_${'a1'.repeat(18)}`;
  const { facts } = await upstream({ ...RED, log });
  expect(facts.failed_jobs?.[0]?.errors[0]?.message).toBe('cannot use ***');
});

test('without the permission, jobs are omitted and no log is requested', async () => {
  const { requests, notice } = await upstream(RED, { without: ['actions: read'] });
  expect(requests.filter((path) => path.includes('/logs'))).toEqual([]);
  expect(notice).toContain('actions: read');
});
