/** Verifies histories that are misleading because of how GitHub represents them. */
import { expect, test } from 'vitest';
import { type Question, readFrom } from '../../../support/github-facts.ts';
import { sha, WORKFLOW } from '../../../support/github-shapes.ts';
import type { Attempt, Deployment, Job, Run } from '../../../support/github-world.ts';
import { type Branch, branchQuestion, readTime } from '../../../support/histories.ts';

const ENV = { GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main', GITHUB_SHA: sha(42) };

/** Builds a run with this result of the job `test`. */
function run(number: number, conclusion: string | null, more: Partial<Run> = {}, job: Partial<Job> = {}): Run {
  const jobs: readonly Job[] = [{ id: number === 42 ? 1 : number * 10, name: 'test', conclusion, ...job }];
  const attempts = [{ conclusion, jobs }];
  return {
    id: number * 1000,
    run_number: number,
    head_sha: sha(number),
    created_at: readTime(number),
    attempts,
    ...more,
  };
}

const current = run(42, null);

async function render(runs: readonly Run[], status: string, question: Partial<Question> = {}) {
  const world = { repository: 'acme/app', runs };
  const options = { when: 'always, change', ...question.options };
  return (await readFrom({ world, job: { status }, env: ENV, ...question, options })).facts;
}

test.each([
  ['as its run where its first attempt failed by the code as well', false, readTime(40)],
  ['as its second attempt where the first one lost its runner', true, readTime(41)],
])('dates a first failure of two attempts %s', async (_, isUndelivered, at) => {
  const ended = (id: number, started_at: string, steps: Job['steps']): Attempt => ({
    ...{ conclusion: 'failure', started_at },
    jobs: [{ id, name: 'test', conclusion: 'failure', ...(steps && { steps }) }],
  });
  const failing = [{ name: 'Run npm test', conclusion: 'failure' }];
  const attempts = [
    ended(401, readTime(40), isUndelivered ? [{ name: 'Run npm test', conclusion: null }] : failing),
    ended(402, readTime(41), failing),
  ];
  const options = { status: '{"test":{"result":"success"}}' };
  const runs = [run(39, 'success'), run(40, 'failure', { attempts }), current];
  expect(await render(runs, '', { options })).toMatchObject({ change: 'fixed', broken_since: { run: 40, at } });
});

test('is not fixed by the code after two failures that it did not cause, the second by its own record', async () => {
  const failing = (name: string, more: Partial<Job> = {}) => ({ steps: [{ name, conclusion: 'failure' }], ...more });
  const offline = failing('Run npm ci', { annotations: [{ message: 'npm error code ECONNRESET' }] });
  const runs = [run(39, 'success'), run(40, 'failure', {}, offline), run(41, 'failure', {}, failing('Set up job'))];
  const options = { status: '{"test":{"result":"success"}}', when: 'always, change' };
  const question = {
    world: { repository: 'acme/app', runs: [...runs, current] },
    job: { status: '' },
    env: ENV,
    options,
  };
  const { facts, requests } = await readFrom(question);
  expect(facts).toMatchObject({ change: 'fixed', last_red: { run: 41, not_the_code: true } });
  // The jobs of each run, and why the first failed.
  expect(requests.slice(1)).toEqual([
    expect.stringContaining('/runs/40000/attempts/1/jobs'),
    expect.stringContaining('/runs/41000/attempts/1/jobs'),
    expect.stringContaining('/check-runs/400/annotations'),
    '/actions/jobs/400/logs',
  ]);
});

test('dates a failure of the second attempt by that attempt', async () => {
  const attempt = (conclusion: string, started_at: string): Attempt => ({
    ...{ conclusion, started_at },
    jobs: [{ id: Number(started_at.slice(11, 13)), name: 'test', conclusion }],
  });
  const before = [attempt('success', readTime(39)), attempt('failure', readTime(41))];
  const again = run(42, null, { created_at: readTime(39), attempts: [...before, ...current.attempts] });
  const options = { status: '{"test":{"result":"success"}}' };
  const facts = await render([again], '', { env: { ...ENV, GITHUB_RUN_ATTEMPT: '3' }, options });
  expect(facts).toMatchObject({ change: 'fixed', broken_since: { run: 42, at: readTime(41) } });
});

test('reports the last successful commit, of another run and of an attempt', async () => {
  const same = { head_sha: sha(42) };
  const nightly = await render([run(41, 'success', same), current], 'failure');
  expect(nightly.passed_before).toEqual({ run: 41, url: expect.stringContaining('/runs/41000') });
  const attempts = [...run(42, 'success', {}, { id: 7 }).attempts, ...current.attempts];
  const env = { ...ENV, GITHUB_RUN_ATTEMPT: '2' };
  const again = await render([run(42, null, { attempts })], 'failure', { env });
  expect(again).toMatchObject({ change: 'broken', passed_before: { run: 42, attempt: 1 } });
  expect((await render([run(41, 'success'), current], 'failure')).passed_before).toBeUndefined();
});

test('ignores a failing streak of a closed pull request with the same branch', async () => {
  const branch = { event: 'pull_request', head_branch: 'fix' };
  const pull = {
    number: 8,
    created_at: readTime(41),
    head: { ref: 'fix', sha: sha(42), repo: { full_name: 'acme/app' } },
  };
  const event = { event: 'pull_request', payload: { pull_request: pull } };
  const before = [run(39, 'failure', branch), run(40, 'failure', branch)];
  const ours = run(42, null, { ...branch, pulls: [8] });
  expect(await render([...before, ours], 'failure', event)).toMatchObject({ change: 'broken', failures_in_a_row: 1 });
  const another = [...before, run(41, 'failure', { ...branch, pulls: [8] }), ours];
  expect(await render(another, 'failure', event)).toMatchObject({ change: 'still-failing', failures_in_a_row: 2 });
  // Another one of the branch that is open as well.
  const adjacent = [...before, run(41, 'failure', { ...branch, pulls: [9] }), ours];
  expect(await render(adjacent, 'failure', event)).toMatchObject({ change: 'broken', failures_in_a_row: 1 });
  const workflow_run = { id: 42000, run_number: 42, run_attempt: 1, workflow_id: 7001, head_sha: sha(42), ...branch };
  const home = { head_repository: { full_name: 'acme/app' }, pull_requests: [{ number: 8 }], conclusion: 'failure' };
  const upstream = { event: 'workflow_run', payload: { workflow_run: { ...workflow_run, ...home } } };
  expect((await render([...before, ours], '', upstream)).change).toBe('broken');
});

test.each<[string, string, string | undefined, string, string]>([
  ['what calls it was skipped', 'call / test', 'call', 'skipped', 'still-failing'],
  ['its matrix was skipped', 'test (24)', 'test', 'skipped', 'still-failing'],
  [
    'its matrix was skipped, and has its values named',
    'test (24)',
    'test (${{ matrix.node }})',
    'skipped',
    'still-failing',
  ],
  ['no job began', 'test', undefined, '', 'still-failing'],
  ['another one was skipped', 'test', 'deploy', 'skipped', 'broken'],
  ['there was one that calls nothing', 'call / test', 'call', 'success', 'broken'],
])('handles a job that is missing in two runs: %s', async (_, name, there, conclusion, expected) => {
  const lint: Job = { id: 77, name: 'lint', conclusion: 'failure' };
  const without = [40, 41].map((number) => {
    const jobs: readonly Job[] = there === undefined ? [] : [{ id: number * 10, name: there, conclusion }, lint];
    return run(number, 'failure', { attempts: [{ conclusion: 'failure', jobs }] });
  });
  const runs = [run(39, 'failure', {}, { name }), ...without, run(42, null, {}, { name })];
  expect((await render(runs, 'failure')).change).toBe(expected);
});

/** Reads a history of which something cannot be read. */
function readBranch(history: string, branch: Branch = {}) {
  const question = branchQuestion(history, branch);
  return readFrom({ ...question, options: { when: 'always, change', ...question.options } });
}

test.each(['=', 'x'])('treats deleted jobs and duplicate names as unreadable, not as absent: %s', async (mark) => {
  const { facts, notice } = await readBranch(`39+ 40-/${mark} 41-/${mark} 42-`);
  for (const fact of ['change', 'last_green', 'failures_in_a_row']) expect(facts).not.toHaveProperty(fact);
  expect(notice).toContain('the history (each failure counts as broken)');
  // After a failed run, the change is known, but not its start.
  const entry = (await readBranch(`39+ 40-/${mark} 41- 42-`)).facts;
  expect(entry).toMatchObject({ change: 'still-failing', failures_in_a_row: 2 });
  for (const fact of ['broken_since', 'last_green', 'suspects'] as const) expect(entry[fact]).toBeUndefined();
});

test('treats a deleted attempt as unreadable, and compares with no result before it', async () => {
  for (const by of ['job', 'run'] as const) {
    const { facts, notice } = await readBranch('41+ 42--/x-', { by });
    expect(facts.change).toBeUndefined();
    expect(notice).toContain('the history');
  }
});

test('compares nothing if a job was skipped beyond the search limit, because it may have failed before', async () => {
  const skipped = Array.from({ length: 20 }, (_, index) => `${22 + index}-/.`);
  expect((await readBranch(['20-', ...skipped, '42-'].join(' '))).facts.change).toBeUndefined();
});

test('uses the payload of a push if the comparison lacks the commits since the last success', async () => {
  const author = { name: 'Ada', username: 'ada' };
  const commit = { id: sha(40), message: 'Change', author };
  // Without its parents, only its message shows that it merges.
  const merge = { id: sha(42), message: "Merge branch 'gift-cards'", author: { name: 'Bob', username: 'bob' } };
  const pushed = { commits: [commit, merge], head_commit: merge };
  const payload = { before: sha(41), after: sha(42), ref: 'refs/heads/main', ...pushed };
  const world = { repository: 'acme/app', runs: [run(41, 'success'), current] };
  const { facts, requests } = await readFrom({ world, env: ENV, payload, options: { when: 'always, change' } });
  expect(facts).toMatchObject({ commits_since_green: { count: 2 }, suspects: [{ login: 'ada' }] });
  expect(facts.suspect_range?.commits.map(({ sha }) => sha)).toEqual([commit.id]);
  expect(requests.filter((path) => path.startsWith('/compare'))).toHaveLength(1);
});

test('looks up a workflow by its id if the API does not know its file', async () => {
  const file = { file: 'renamed.yml' };
  const runs = [run(41, 'failure', file), { ...current, ...file }];
  expect((await render(runs, 'success')).change).toBe('fixed');
  // One that belongs to the organisation is known, and has no runs by that name.
  const bend = (body: unknown, path: string) =>
    path.includes('/workflows/ci.yml/') ? { total_count: 0, workflow_runs: [] } : body;
  expect((await render([run(41, 'failure'), current], 'success', { behaviour: { bend } })).change).toBe('fixed');
});

test('compares a deployment that starts with nothing, but lists the commits since the last one', async () => {
  const state = (id: number, state: string): Deployment => {
    return { id, environment: 'production', sha: sha(id), states: [{ state, at: readTime(id) }] };
  };
  const commits = [40, 41, 42].map((number) => ({ sha: sha(number), message: `Change ${number}`, author: 'ada' }));
  const world = { repository: 'acme/app', commits, deployments: [state(41, 'failure'), state(40, 'success')] };
  const payload = { deployment: { id: 42, environment: 'production', sha: sha(42), ref: 'v2' } };
  const question = { event: 'deployment', payload, options: { status: 'in_progress' } };
  const { facts } = await readFrom({ world, ...question, mentioned: ['commits_since_green', 'last_green'] });
  const last_green = { at: readTime(40) };
  expect(facts).toMatchObject({ conclusion: 'in_progress', commits_since_green: { count: 2 }, last_green });
  for (const fact of ['change', 'broken_since', 'failures_in_a_row']) expect(facts).not.toHaveProperty(fact);
});

test('excludes commits that a pull request merged from its base', async () => {
  const branch = { event: 'pull_request', head_branch: 'fix', pulls: [7] };
  const head = { ref: 'fix', sha: sha(42), repo: { full_name: 'acme/app' } };
  const payload = { pull_request: { number: 7, created_at: readTime(30), head, base: { ref: 'main', sha: sha(39) } } };
  const commit = (number: number, author: string, parents: readonly number[]) => {
    return { sha: sha(number), message: 'Change', author, login: author, parents: parents.map(sha) };
  };
  // 38 and 39 are of main; 42 brings them in.
  const commits = [
    commit(40, 'grace', [37]),
    commit(38, 'ada', [37]),
    commit(39, 'lin', [38]),
    commit(41, 'grace', [40]),
    commit(42, 'carol', [41, 39]),
  ];
  const runs = [run(40, 'success', branch), run(42, null, branch)];
  const world = { repository: 'acme/app', runs, commits };
  const question = { world, env: ENV, event: 'pull_request', payload, options: { when: 'always, change' } };
  const { facts } = await readFrom(question);
  expect(facts.commits_since_green?.count).toBe(4);
  expect(facts.suspects?.map(({ login }) => login)).toEqual(['grace']);
  // A merge push credits the merged work, not the person who merged.
  const pushed = { ...question, event: 'push', payload: {}, world: { ...world, runs: [run(40, 'success'), current] } };
  expect((await readFrom(pushed)).facts.suspects?.map(({ login }) => login)).toEqual(['grace', 'lin', 'ada']);
});

test.each<[string, string, number | undefined]>([
  ['of its type', 'deploy-staging', 40],
  ['of another one', 'reindex', undefined],
  ['that the workflow names', 'Deploy to staging', 40],
])('compares a repository_dispatch with those %s', async (_, display_title, green) => {
  const dispatch = { event: 'repository_dispatch', display_title };
  const world = {
    repository: 'acme/app',
    runs: [run(40, 'success', dispatch), run(42, null, { event: 'repository_dispatch' })],
    commits: [40, 42].map((number) => ({ sha: sha(number), message: 'Change', author: 'ada', login: 'ada' })),
  };
  const payload = { action: 'deploy-staging', branch: 'main', client_payload: {} };
  const { facts } = await readFrom({
    ...{ world, env: ENV, event: 'repository_dispatch', payload },
    options: { when: 'always, change' },
  });
  expect(facts.last_green?.run).toBe(green);
  expect(facts.suspects?.length ?? 0).toBe(green === undefined ? 0 : 1);
});

function read(event: string, question: Partial<Question>) {
  const runs = [run(40, 'success', { event }), run(41, 'failure', { event }), run(42, null, { event })];
  const mentioned = ['change', 'last_green', 'failures_in_a_row'];
  return readFrom({ world: { repository: 'acme/app', runs }, event, env: ENV, mentioned, ...question });
}

test('skips the run for a comment, because earlier runs may have another subject', async () => {
  const payload = { issue: { number: 7 }, comment: { id: 1, body: '/test' } };
  const { facts, notice, requests } = await read('issue_comment', { payload, job: { status: 'failure' } });
  expect(facts.change).toBeUndefined();
  expect(notice).toContain('runs of this event cannot be compared');
  expect(requests.filter((path) => path.includes('/workflows/'))).toEqual([]);
});

test('skips a completed deployment reported by another run, because no run identifies its own', async () => {
  const upstream = { id: 42000, run_number: 42, run_attempt: 1, event: 'deployment_status', conclusion: 'failure' };
  const payload = { workflow_run: { ...upstream, head_branch: 'main', head_sha: sha(42), workflow_id: WORKFLOW } };
  const { facts, notice } = await read('deployment_status', { event: 'workflow_run', payload });
  expect(facts.change).toBeUndefined();
  expect(notice).toContain('runs of this event cannot be compared');
});

test('skips a job that starts', async () => {
  const { facts, notice, requests } = await read('push', { options: { status: 'in_progress' } });
  for (const fact of ['change', 'last_green', 'failures_in_a_row']) expect(facts).not.toHaveProperty(fact);
  expect(notice).toBeUndefined();
  expect(requests.filter((path) => path.includes('/workflows/'))).toEqual([]);
});
