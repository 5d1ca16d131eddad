import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PastQuestion } from '../../../../src/replay/past/question.ts';
import { CUTS } from '../../../../src/replay/past/routes.ts';
import type { Route, RouteParameters } from '../../../../src/replay/past/shared-reads.ts';

const ROUTE = /[`'](GET \/(?:repos|orgs|users)\/[^`'$]+)[`']/g;

test('each route that a loader asks for has a row that says how its answer is cut, and no row is left over', () => {
  const texts = globSync('src/facts/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const asked = new Set(texts.flatMap((text) => [...text.matchAll(ROUTE)].map(([, route = '']) => route)));
  expect([...asked].toSorted()).toEqual(Object.keys(CUTS).toSorted());
});

const AT = '2026-03-04T12:00:00Z';
const [BEFORE, AFTER] = ['2026-03-04T11:00:00Z', '2026-03-04T13:00:00Z'];
const HERE = { owner: 'acme', repo: 'app' };
const RUN = {
  id: 7,
  run_number: 7,
  run_attempt: 1,
  workflow_id: 3,
  event: 'push',
  head_branch: 'main',
  head_sha: 'c7',
};
const DONE = {
  status: 'completed',
  conclusion: 'success',
  created_at: BEFORE,
  run_started_at: BEFORE,
  updated_at: BEFORE,
};

/** What is asked as of then, of a GitHub that answers so now; and what it was asked. */
async function asOf(route: Route, parameters: RouteParameters, answers: Readonly<Record<string, unknown>>) {
  const questions: string[] = [];
  const now: PastQuestion['now'] = async (to, given) => {
    const filled = to
      .replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]))
      .replace('GET /repos/acme/app', '');
    const { page = 1 } = given;
    questions.push(`${filled} ${JSON.stringify(given)}`);
    const found = answers[`${filled}#${page}`] ?? answers[filled];
    if (found === undefined) throw Object.assign(new Error('Not Found'), { status: 404, response: {} });
    return { data: found, headers: {} };
  };
  const moment = { at: Date.parse(AT), run: RUN };
  const answer = await CUTS[route]?.(route, { moment, parameters: { ...HERE, ...parameters }, now });
  return { data: answer?.data as never, link: answer?.headers.link, questions };
}

const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
const listOf = (...workflow_runs: readonly object[]) => ({ total_count: workflow_runs.length, workflow_runs });
const idsOf = ({ workflow_runs }: { readonly workflow_runs: readonly { readonly id: number }[] }) =>
  workflow_runs.map(({ id }) => id);

test('a list of runs has those that were over, whatever became of them since', async () => {
  const again = { ...DONE, id: 4, run_attempt: 2, run_started_at: AFTER, updated_at: AFTER, conclusion: 'failure' };
  const { data, questions } = await asOf(
    RUNS,
    { workflow_id: 3, status: 'completed' },
    {
      '/actions/workflows/3/runs': listOf(
        { ...DONE, id: 6, created_at: AFTER },
        { ...DONE, id: 5, updated_at: AFTER, run_started_at: '2026-03-04T11:59:00Z' },
        again,
        { ...DONE, id: 3 },
      ),
      '/actions/runs/4/attempts/1': { ...DONE, id: 4, run_attempt: 1 },
    },
  );
  expect(data).toMatchObject({
    total_count: 2,
    workflow_runs: [{ id: 4, run_attempt: 1, conclusion: 'success' }, { id: 3 }],
  });
  // A run that goes on now may have been over.
  expect(questions[0]).not.toContain('status');
});

test('a run that goes on then is listed as one where nobody asks for those that are over', async () => {
  const runs = listOf({ ...DONE, id: 5, run_started_at: '2026-03-04T11:59:00Z', updated_at: '2026-03-04T12:10:00Z' });
  const { data } = await asOf(RUNS, { workflow_id: 3 }, { '/actions/workflows/3/runs': runs });
  expect(data).toMatchObject({ workflow_runs: [{ id: 5, status: 'in_progress', conclusion: null }] });
});

test('a run that something touched long after it had ended, ended with its jobs', async () => {
  const touched = { ...DONE, id: 5, updated_at: '2026-03-09T12:00:00Z' };
  const { data } = await asOf(
    RUNS,
    { workflow_id: 3, status: 'completed' },
    {
      '/actions/workflows/3/runs': listOf(touched),
      '/actions/runs/5/attempts/1/jobs': { total_count: 1, jobs: [{ completed_at: '2026-03-04T11:20:00Z' }] },
    },
  );
  expect(idsOf(data)).toEqual([5]);
});

test('a page is filled from the next ones as far as later runs stand before it', async () => {
  const run = (id: number, created_at: string) => ({ ...DONE, id, created_at });
  const page = (from: number, at: string) => ({ total_count: 5, workflow_runs: [run(from, at), run(from - 1, at)] });
  const answers = {
    '/actions/workflows/3/runs#1': page(9, AFTER),
    '/actions/workflows/3/runs#2': page(7, BEFORE),
    '/actions/workflows/3/runs#3': { total_count: 5, workflow_runs: [run(5, BEFORE)] },
  };
  const first = await asOf(RUNS, { workflow_id: 3, per_page: 2, page: 1 }, answers);
  expect([idsOf(first.data), first.link]).toEqual([[7, 6], '<https://api.github.com/?page=2>; rel="next"']);
  const second = await asOf(RUNS, { workflow_id: 3, per_page: 2, page: 2 }, answers);
  expect([idsOf(second.data), second.link]).toEqual([[5], undefined]);
});

test('an attempt that had not begun is not there', async () => {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
  const answers = { '/actions/runs/5/attempts/2': { ...DONE, id: 5, run_attempt: 2, run_started_at: AFTER } };
  expect((await asOf(route, { run_id: 5, attempt_number: 2 }, answers)).data).toBeUndefined();
});

test('a job that ended later goes on in the step of then; those of the run that is told are over', async () => {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs';
  const steps = [
    { name: 'a', status: 'completed', conclusion: 'success', started_at: BEFORE, completed_at: BEFORE },
    { name: 'b', status: 'completed', conclusion: 'failure', started_at: BEFORE, completed_at: AFTER },
    { name: 'c', status: 'completed', conclusion: 'skipped', started_at: AFTER, completed_at: AFTER },
  ];
  const job = { id: 1, conclusion: 'failure', created_at: BEFORE, started_at: BEFORE, completed_at: AFTER, steps };
  const jobs = { total_count: 2, jobs: [job, { ...job, id: 2, created_at: AFTER }] };
  const answers = { '/actions/runs/5/attempts/1/jobs': jobs, '/actions/runs/7/attempts/1/jobs': jobs };
  const other = await asOf(route, { run_id: 5, attempt_number: 1 }, answers);
  expect(other.data).toMatchObject({
    total_count: 1,
    jobs: [
      { id: 1, conclusion: null, steps: [{ conclusion: 'success' }, { status: 'in_progress' }, { status: 'queued' }] },
    ],
  });
  expect((await asOf(route, { run_id: 7, attempt_number: 1 }, answers)).data).toEqual(jobs);
});

test('deployments and their states end at the moment, and so do artifacts', async () => {
  const both = [
    { id: 2, created_at: AFTER },
    { id: 1, created_at: BEFORE },
  ];
  const deployments = await asOf('GET /repos/{owner}/{repo}/deployments', {}, { '/deployments': both });
  expect(deployments.data).toEqual([{ id: 1, created_at: BEFORE }]);
  const states = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
  const ended = await asOf(states, { deployment_id: 1 }, { '/deployments/1/statuses': both });
  expect(ended.data).toEqual([{ id: 1, created_at: BEFORE }]);
  const artifact = { id: 1, created_at: BEFORE, expires_at: AFTER, expired: true };
  const kept = await asOf(
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
    { run_id: 5 },
    {
      '/actions/runs/5/artifacts': { total_count: 1, artifacts: [artifact] },
    },
  );
  expect(kept.data).toMatchObject({ artifacts: [{ id: 1, expired: false }] });
});

test('a pull request that was closed since was open, at the commit of its newest run by then', async () => {
  const head = { ref: 'main', sha: 'c9', repo: { full_name: 'acme/app' } };
  const pull = { number: 4, state: 'closed', created_at: BEFORE, closed_at: AFTER, merged_at: AFTER, head };
  const home = { head_repository: { full_name: 'acme/app' } };
  const { data } = await asOf(
    'GET /repos/{owner}/{repo}/pulls',
    { state: 'open' },
    {
      '/pulls': [pull, { ...pull, number: 5, created_at: AFTER }, { ...pull, number: 3, closed_at: BEFORE }],
      '/actions/workflows/3/runs': listOf(
        { ...home, created_at: AFTER, head_sha: 'c9' },
        { ...home, created_at: BEFORE, head_sha: 'c8' },
      ),
    },
  );
  expect(data).toMatchObject([{ number: 4, state: 'open', closed_at: null, head: { sha: 'c8' } }]);
});

test('of a branch the commits are asked for that were there; below a commit they never change', async () => {
  const route = 'GET /repos/{owner}/{repo}/commits';
  const branch = await asOf(route, { sha: 'main' }, { '/commits': [] });
  expect(branch.questions[0]).toContain('"until":"2026-03-04T12:00:00.000Z"');
  const commit = await asOf(route, { sha: 'a'.repeat(40) }, { '/commits': [] });
  expect(commit.questions[0]).not.toContain('until');
});

test('a file is read as its newest commit by then left it', async () => {
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const commit = (sha: string, date: string) => ({ sha, commit: { committer: { date } } });
  const answers = { '/commits': [commit('c9', AFTER), commit('c8', BEFORE)], '/contents/CODEOWNERS': {} };
  const { questions } = await asOf(route, { path: 'CODEOWNERS' }, answers);
  expect(questions.at(-1)).toContain('"ref":"c8"');
  const later = { '/commits': [commit('c9', AFTER)], '/contents/CODEOWNERS': {} };
  expect((await asOf(route, { path: 'CODEOWNERS' }, later)).data).toBeUndefined();
});
