import { expect, test } from 'vitest';
import { type Question, readFrom } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Attempt, Commit, GithubWorld, Run } from '../../support/github-world.ts';

const AUTHORS = ['ada', 'bob', 'ada', 'dependabot[bot]'];

/** One commit a run, so that a comparison tells who came in between. */
const COMMITS: readonly Commit[] = Array.from({ length: 60 }, (_, index) => {
  const login = AUTHORS[index % AUTHORS.length] ?? 'ada';
  return { sha: sha(index), message: `Change ${index}\n\nWhy`, author: login, login, bot: login.endsWith('[bot]') };
});

const HOUR = 3_600_000;

/** Runs 1, 2, … of a branch with these conclusions (several, with blanks between: attempts), and run 42, which is ours. */
function findWorld(earlier: readonly string[], ownEntry: Partial<Run> = {}, common: Partial<Run> = {}): GithubWorld {
  const runs = earlier.map((text, index): Run => {
    const attempts = text.split(' ').map((conclusion) => attempt(conclusion));
    const number = 42 - earlier.length + index;
    const run_started_at = new Date(Date.parse('2026-03-04T08:00:00Z') - (42 - number) * HOUR).toISOString();
    return { id: number * 1000, run_number: number, head_sha: sha(number), attempts, run_started_at, ...common };
  });
  const current: Run = {
    id: 42000,
    run_number: 42,
    head_sha: sha(42),
    attempts: [attempt('')],
    ...common,
    ...ownEntry,
  };
  return { repository: 'acme/app', commits: COMMITS, runs: [...runs, current] };
}

/** The job `test` ends as its run does. */
function attempt(conclusion: string, id = 1): Attempt {
  const completed = conclusion === '' ? null : conclusion;
  return { conclusion: completed, jobs: [{ id, name: 'test', conclusion: completed }] };
}

function read(world: GithubWorld, status: string, question: Partial<Question> = {}) {
  const options = { when: 'broken, still-failing, fixed', ...question.options };
  return readFrom({ world, job: { status }, mentioned: ['change', 'commits_since_green'], ...question, options });
}

const compared = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/compare/'));

test('reports start, length, commits and authors of a failing streak', async () => {
  const { facts } = await read(findWorld(['success', 'failure', 'cancelled', 'failure']), 'failure');
  expect(facts).toMatchObject({
    change: 'still-failing',
    failures_in_a_row: 3,
    broken_since: { run: 39, at: '2026-03-04T05:00:00.000Z', duration_seconds: 3 * 3600 },
    commits_since_green: { count: 4, compare_url: `https://github.com/acme/app/compare/${sha(38)}...${sha(42)}` },
  });
  expect(facts.commits_since_green?.commits.map(({ subject }) => subject)).toEqual(
    [39, 40, 41, 42].map((number) => `Change ${number}`),
  );
  expect(facts.commits_since_green?.commits.map(({ later = false }) => later)).toEqual([false, true, true, true]);
  // The only one before it broke is a bot's.
  expect(facts.suspects).toBeUndefined();
});

test('dates a streak that starts with this run by the run, and shows its job', async () => {
  const current = { run_started_at: '2026-03-04T07:50:00Z' };
  const { facts } = await read(findWorld(['success'], current), 'failure');
  expect(facts.broken_since).toMatchObject({ run: 42, at: '2026-03-04T07:50:00Z' });
  expect(facts.broken_since?.url).toContain('/job/1');
});

test('compares a re-run upstream run by the attempt in the event', async () => {
  const upstream = { id: 42000, run_number: 42, run_attempt: 1, event: 'push', conclusion: 'failure' };
  const payload = { action: 'completed', workflow_run: upstream };
  const attempts = [attempt('failure', 9), attempt('')];
  const { facts } = await read(findWorld(['success'], { attempts }), '', { event: 'workflow_run', payload });
  expect(facts.change).toBe('broken');
});

test('reports a minimum length and no start if a streak exceeds the search limit', async () => {
  const { facts, notice } = await read(findWorld(Array<string>(41).fill('failure')), 'failure');
  expect(facts.change).toBe('still-failing');
  expect(facts.broken_since).toBeUndefined();
  expect(facts.failures_in_a_row).toBeGreaterThan(2);
  expect(notice).toBeUndefined();
});

test('suspects nobody for pull_request_target, whose runs use the base', async () => {
  const common = { event: 'pull_request_target', head_branch: 'fix', pulls: [7] };
  const { facts, requests } = await read(findWorld(['success'], common, common), 'failure', {
    event: 'pull_request_target',
  });
  expect(facts.change).toBe('broken');
  expect(facts.commits_since_green).toBeUndefined();
  expect(compared(requests)).toEqual([]);
  const payload = { pull_request: { number: 7, head: { ref: 'fix', sha: sha(42) }, base: { ref: 'main' } } };
  const question = { event: 'pull_request_target', payload };
  const fixed = await read(findWorld(['failure'], common, common), 'success', question);
  expect(fixed.facts.last_red).toEqual({ run: 41, url: 'https://github.com/acme/app/actions/runs/41000/job/1' });
  expect(compared(fixed.requests)).toEqual([]);
});

test('ignores other branches, other events and later runs', async () => {
  const common = { event: 'push', head_branch: 'main' };
  const world = findWorld(['success'], {}, common);
  const foreign: Run[] = [
    { id: 2, run_number: 30, attempts: [attempt('failure')], head_branch: 'other' },
    { id: 3, run_number: 31, attempts: [attempt('failure')], event: 'schedule' },
    { id: 4, run_number: 43, attempts: [attempt('failure')] },
    { id: 5, run_number: 32, attempts: [attempt('failure')], workflow_id: 9 },
  ];
  const { facts } = await read({ ...world, runs: [...(world.runs ?? []), ...foreign] }, 'success');
  expect(facts.change).toBe('still-passing');
});

test('puts the attempts of one pull request in a merge queue in one series, although each has its branch', async () => {
  const world = findWorld(['failure'], {}, { event: 'merge_group' });
  const [first, current] = world.runs ?? [];
  const branch = (number: number, pull: number) => `gh-readonly-queue/main/pr-${pull}-${sha(number)}`;
  const runs = [
    { ...first, head_branch: branch(1, 104) },
    { ...current, head_branch: branch(2, 104) },
    { ...first, id: 5, run_number: 40, head_branch: branch(3, 105) },
  ] as Run[];
  const { facts } = await read({ ...world, runs }, 'success', { event: 'merge_group' });
  expect(facts).toMatchObject({ change: 'fixed', broken_since: { run: 41 } });
});

test('searches three pages of a busy merge queue, and treats a first attempt there as new', async () => {
  const rest = Array.from({ length: 350 }, (_, index): Run => {
    const head_branch = `gh-readonly-queue/main/pr-${index + 200}-${sha(index)}`;
    return { id: index + 1, run_number: index + 1, event: 'merge_group', head_branch, attempts: [attempt('success')] };
  });
  const current = { event: 'merge_group', run_number: 400, head_branch: `gh-readonly-queue/main/pr-104-${sha(2)}` };
  const world = findWorld([], current);
  const question = { event: 'merge_group' };
  const read350 = await read({ ...world, runs: [...rest, ...(world.runs ?? [])] }, 'failure', question);
  expect(read350.facts.change).toBe('broken');
  expect(read350.notice).toBeUndefined();
  expect(read350.requests.filter((path) => path.includes('/workflows/'))).toHaveLength(3);
});

test('reports the number of 2,000 commits, and names nobody for all of them', async () => {
  const commits = Array.from(
    { length: 2001 },
    (_, index): Commit => ({ sha: sha(index), message: `Change ${index}`, author: 'ada' }),
  );
  const runs = [
    { id: 41000, run_number: 41, head_sha: sha(0), attempts: [attempt('success')] },
    { id: 42000, run_number: 42, head_sha: sha(2000), attempts: [attempt('')] },
  ];
  const { facts, requests } = await read({ repository: 'acme/app', commits, runs }, 'failure');
  expect(facts.commits_since_green).toMatchObject({ count: 2000, commits: [] });
  expect(facts.suspects).toBeUndefined();
  expect(compared(requests)).toHaveLength(1);
});

test('compares the commits of an updated pull request, because its payload lists none', async () => {
  const common = { event: 'pull_request', head_branch: 'fix', pulls: [7] };
  const pull_request = { number: 7, head: { ref: 'fix', sha: sha(42) }, base: { ref: 'main' } };
  const payload = { action: 'synchronize', before: sha(41), after: sha(42), number: 7, pull_request };
  const question = { event: 'pull_request', payload };
  const { facts, notice } = await read(findWorld(['success'], common, common), 'failure', question);
  expect(facts.commits_since_green).toMatchObject({ count: 1 });
  expect(notice).toBeUndefined();
  // What mended it is not asked: a branch of its own is mended by its own commits.
  const fixed = await read(findWorld(['failure'], common, common), 'success', question);
  expect(fixed.facts.last_red).toMatchObject({ run: 41 });
  expect(compared(fixed.requests)).toEqual([]);
});

test('omits forbidden commits with a notice', async () => {
  const { facts, notice } = await read(findWorld(['success']), 'failure', {
    behaviour: { without: ['contents: read'] },
  });
  expect(facts.change).toBe('broken');
  expect(facts.commits_since_green).toBeUndefined();
  expect(notice).toContain('omits the commits since it was green: ');
  expect(notice).toContain('contents: read');
});

test('omits commits without a notice if a rewritten branch lost the last success', async () => {
  const { facts, notice } = await read({ ...findWorld(['success']), commits: [] }, 'failure');
  expect(facts.change).toBe('broken');
  expect(facts.commits_since_green).toBeUndefined();
  expect(notice).toBeUndefined();
});
