/** Verifies the number of requests per message. Log downloads are counted separately. */
import { expect, test } from 'vitest';
import { type Question, readFrom, upstreamRun } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Deployment, GithubWorld, Job, Run } from '../../support/github-world.ts';
import { readTime } from '../../support/histories.ts';

const WORKFLOW_REF = {
  GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main',
  GITHUB_SHA: sha(2500),
};
const CHANGE = { when: 'always, change' };

async function cost(question: Question) {
  const { facts, requests, notice } = await readFrom(question);
  expect(notice).toBeUndefined();
  return { facts, requests: requests.filter((path) => !path.endsWith('/logs')).length };
}

function legs(amount: number, isRed: (leg: number) => boolean, id = 1000): readonly Job[] {
  return Array.from({ length: amount }, (_, leg): Job => {
    const conclusion = isRed(leg) ? 'failure' : 'success';
    return { id: id + leg, name: `test (${leg})`, conclusion, steps: [{ name: `Run ${leg % 4}`, conclusion }] };
  });
}

const findWorld = (jobs: readonly Job[], earlier: readonly Run[] = []): GithubWorld => ({
  repository: 'acme/app',
  runs: [...earlier, { id: 42000, run_number: 2500, head_sha: sha(2500), attempts: [{ conclusion: null, jobs }] }],
});

const SUMMARY: Job = { id: 1, name: 'notify', conclusion: null };
const NEEDS = JSON.stringify({ test: { result: 'failure' } });
const OWN = { GITHUB_RUN_NUMBER: '2500', ...WORKFLOW_REF };

test('everything that the preset shows of such a run, with the previous run and suspects: 12', async () => {
  const path = (leg: number) => `src/part${leg % 4}.ts`;
  const explained = (amount: number, id?: number) =>
    legs(amount, (leg) => leg % 10 === 3 || leg % 40 === 6, id).map((job, leg): Job => {
      const annotations = [0, 1, 2, 3].map((more) => ({ message: `at ${leg}`, path: path(leg + more), start_line: 3 }));
      return job.conclusion === 'failure' ? { ...job, annotations } : job;
    });
  const files = Array.from({ length: 300 }, (_, index) => `gen/${index}.ts`);
  const commits = [2498, 2499, 2500].map((number) => {
    return {
      sha: sha(number),
      message: 'Change',
      author: `a${number}`,
      files: number === 2499 ? [...files, path(2)] : [path(2)],
    };
  });
  const before = (number: number, jobs: readonly Job[], conclusion: string): Run => {
    return { id: number, run_number: number, head_sha: sha(number), attempts: [{ conclusion, jobs }] };
  };
  const earlier = [
    before(2498, [], 'success'),
    before(
      2499,
      legs(120, (leg) => leg % 10 === 3, 5000),
      'failure',
    ),
  ];
  const world = { ...findWorld([...explained(120), SUMMARY], earlier), commits };
  const mentioned = ['failed_jobs', 'new_failures', 'stopped', 'change', 'commits_since_green', 'suspects'];
  const { facts, requests } = await cost({ world, env: OWN, options: { status: NEEDS }, mentioned });
  expect(facts).toMatchObject({ change: 'still-failing', job_counts: { total: 120, failed: 15 }, new_failures: 3 });
  expect(facts.suspects?.[0]).toMatchObject({ name: 'a2499', changed: path(2) });
  expect(requests).toBe(12);
});

test('one failed matrix job of 250: 3; compared with the previous run: 6', async () => {
  const running = legs(250, () => false).map((job, leg) =>
    leg === 249 ? { ...job, conclusion: null, steps: [{ name: 'Run 1', conclusion: 'failure' }] } : job,
  );
  const before = (): Run => {
    const jobs = legs(250, (leg) => leg === 249, 5000);
    return { id: 41000, run_number: 2499, head_sha: sha(2499), attempts: [{ conclusion: 'failure', jobs }] };
  };
  const job = { status: 'failure', check_run_id: 1249 };
  const alone = await cost({ world: findWorld(running), env: OWN, job });
  expect(alone.facts.failed_jobs?.map(({ name }) => name)).toEqual(['test (249)']);
  expect(alone.requests).toBeLessThanOrEqual(3);
  const compared = await cost({ world: findWorld(running, [before()]), env: OWN, job, options: CHANGE });
  expect(compared.facts.change).toBe('still-failing');
  expect(compared.requests).toBeLessThanOrEqual(6);
});

/** Builds a successful run, and 149 failed ones after it. */
const ROW = Array.from({ length: 150 }, (_, index): Run => {
  const conclusion = index === 0 ? 'success' : 'failure';
  const number = 2350 + index;
  const jobs = [{ id: number, name: 'test', conclusion }];
  return { id: number, run_number: number, head_sha: sha(number), attempts: [{ conclusion, jobs }] };
});

test('a failing streak of 150 runs: 7, with its start', async () => {
  const red: Job = { id: 2, name: 'test', conclusion: 'failure', steps: [{ name: 'Run', conclusion: 'failure' }] };
  const commits = [2350, 2500].map((number) => ({ sha: sha(number), message: 'Change', author: 'ada' }));
  const world = { ...findWorld([red, SUMMARY], ROW), commits };
  const { facts, requests } = await cost({ world, env: OWN, options: { ...CHANGE, status: NEEDS } });
  expect(facts).toMatchObject({ change: 'still-failing', failures_in_a_row: 150, broken_since: { run: 2351 } });
  expect(requests).toBeLessThanOrEqual(7);
  const watched = await cost({ world, ...upstreamRun({ run_number: 2500, head_sha: sha(2500) }), options: CHANGE });
  expect(watched.facts.failures_in_a_row).toBe(150);
  expect(watched.requests).toBeLessThanOrEqual(7);
});

test('a failing streak of 150 runs of a job: 6, with its minimum length', async () => {
  const red: Job = { id: 1, name: 'test', conclusion: null, steps: [{ name: 'Run', conclusion: 'failure' }] };
  const { facts, requests } = await cost({ world: findWorld([red], ROW), env: OWN, options: CHANGE });
  expect(facts.change).toBe('still-failing');
  expect(facts.failures_in_a_row).toBeGreaterThanOrEqual(4);
  expect(facts.broken_since).toBeUndefined();
  expect(requests).toBeLessThanOrEqual(6);
});

test('a successful deployment with when: change: 2', async () => {
  const at = (id: number): Deployment => {
    return { id, environment: 'production', sha: sha(id), states: [{ state: 'success', at: readTime(id) }] };
  };
  const world = { repository: 'acme/app', deployments: [42, 41, 40].map(at) };
  const deployment = { id: 42, environment: 'production', sha: sha(42), ref: 'main', created_at: readTime(42) };
  const workflow_run = { id: 42000, run_number: 42, run_attempt: 1, head_sha: sha(42), event: 'push' };
  const payload = {
    deployment,
    deployment_status: { state: 'success' },
    workflow_run,
    check_run: { id: 1, name: 'x' },
  };
  const { facts, requests } = await cost({ world, event: 'deployment_status', payload, options: { when: 'change' } });
  expect(facts).toMatchObject({ change: 'still-passing', last_green: { at: readTime(41) } });
  expect(requests).toBeLessThanOrEqual(2);
});
