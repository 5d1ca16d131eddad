import { expect, test } from 'vitest';
import { errorLines, readLog } from '../../../../src/facts/github/log.ts';
import { startGithubApi } from '../../../support/github-api.ts';
import { NOW, readFrom, TOKEN } from '../../../support/github-facts.ts';
import type { GithubWorld, Job } from '../../../support/github-world.ts';
import { worldAt } from '../../../support/world.ts';

const LOG = [
  '\uFEFF2026-03-04T04:00:10.2891124Z ##[group]Run npm test',
  '2026-03-04T04:00:11.2891124Z \u001b[36mnpm test\u001b[0m',
  '2026-03-04T04:01:12.2891124Z ##[error]AssertionError: expected 1 to be 2',
  '2026-03-04T04:01:12.2891125Z ##[error]Process completed with exit code 1.',
  'x'.repeat(450_000),
].join('\n');

/** The upstream run is over, and its annotations say no more than that it failed. */
const RED: Job = {
  id: 5,
  name: 'test',
  conclusion: 'failure',
  steps: [{ name: 'Run npm test', conclusion: 'failure' }],
  annotations: [{ message: 'Process completed with exit code 1.' }],
  log: LOG,
};

function worldOf(job: Job): GithubWorld {
  return {
    repository: 'acme/app',
    runs: [{ id: 41000, run_number: 41, attempts: [{ conclusion: 'failure', jobs: [job] }] }],
  };
}

function upstream(job: Job, more: { readonly without?: readonly string[] } = {}) {
  const workflow_run = { id: 41000, run_number: 41, run_attempt: 1, name: 'CI', conclusion: 'failure', event: 'push' };
  return readFrom({ world: worldOf(job), event: 'workflow_run', payload: { workflow_run }, behaviour: more });
}

test('where annotations do not tell, the log of the finished job does', async () => {
  const { facts, notice, requests } = await upstream(RED);
  expect(notice).toBeUndefined();
  expect(facts.failed_jobs?.[0]?.errors.map(({ message }) => message)).toEqual([
    'AssertionError: expected 1 to be 2',
    'Process completed with exit code 1.',
  ]);
  expect(requests).toContain('/actions/jobs/5/logs');
});

test('the log is fetched from elsewhere, without the token', async () => {
  const { elsewhere } = await upstream(RED);
  expect(elsewhere).toHaveLength(1);
  expect(elsewhere[0]?.authorization).toBeUndefined();
  expect(JSON.stringify(elsewhere)).not.toContain(TOKEN);
});

test('an annotation that tells spares the log', async () => {
  const { requests, elsewhere } = await upstream({ ...RED, annotations: [{ message: 'expected 1 to be 2' }] });
  expect(requests.filter((path) => path.includes('/logs'))).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('a job that is still going on has no log, and is not asked for one', async () => {
  const { requests, notice } = await upstream({ ...RED, conclusion: null });
  expect(requests.filter((path) => path.includes('/logs'))).toEqual([]);
  expect(notice).toBeUndefined();
});

test.each([
  ['of a job that is still going on', { ...RED, conclusion: null }, []],
  ['without the permission', RED, ['actions: read']],
])('the log %s is not to be had', async (_, job, without) => {
  const api = await startGithubApi(worldOf(job), TOKEN, { without });
  const world = worldAt(NOW);
  const source = { token: TOKEN, baseUrl: api.url, repository: 'acme/app', world, deadline: world.now() + 5000 };
  await expect(readLog(source, 5)).rejects.toThrow('the log could not be read');
  expect(api.requests).toEqual(['/repos/acme/app/actions/jobs/5/logs']);
  expect([...api.elsewhere, ...api.violations]).toEqual([]);
  await api.close();
});

test('credentials in a log are hidden', async () => {
  const log = `2026-03-04T04:01:12.2891124Z ##[error]cannot use ghp_${'a1'.repeat(18)}`;
  const { facts } = await upstream({ ...RED, log });
  expect(facts.failed_jobs?.[0]?.errors[0]?.message).toBe('cannot use ***');
});

test('without the permission the jobs are missed, and no log is asked for', async () => {
  const { requests, notice } = await upstream(RED, { without: ['actions: read'] });
  expect(requests.filter((path) => path.includes('/logs'))).toEqual([]);
  expect(notice).toContain('actions: read');
});

test('of a log only marked lines count, in linear time', () => {
  expect(errorLines(LOG)).toEqual(['AssertionError: expected 1 to be 2', 'Process completed with exit code 1.']);
  expect(errorLines('said ##[error] in passing\n##[error]   \n##[error]bare')).toEqual(['bare']);
  expect(errorLines('2026-03-04T'.repeat(200_000))).toEqual([]);
});
