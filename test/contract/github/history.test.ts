import { expect, test } from 'vitest';
import { type Question, readFrom, upstreamRun } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Commit, GithubWorld, Run } from '../../support/github-world.ts';
import { branchQuestion } from '../../support/histories.ts';

/** Returns the runs of a branch, of which the last is ours. */
function findWorld(history: string, common: Partial<Run> = {}, own: Partial<Run> = {}): GithubWorld {
  const { world } = branchQuestion(history);
  const { runs = [] } = world;
  return { ...world, runs: runs.map((run, at) => ({ ...run, ...common, ...(at === runs.length - 1 && own) })) };
}

function read(world: GithubWorld, status: string, question: Partial<Question> = {}) {
  const options = { when: 'broken, still-failing, fixed', ...question.options };
  return readFrom({ world, job: { status }, mentioned: ['change', 'commits_since_green'], ...question, options });
}

const compared = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/compare/'));

test('dates a streak that starts with this run by the run, and shows its job', async () => {
  const current = { run_started_at: '2026-03-04T07:50:00Z' };
  const { facts } = await read(findWorld('41+ 42-', {}, current), 'failure');
  expect(facts.broken_since).toMatchObject({ run: 42, at: '2026-03-04T07:50:00Z' });
  expect(facts.broken_since?.url).toContain('/job/1');
});

test('compares a re-run upstream run by the attempt in the event', async () => {
  const { facts } = await read(findWorld('41+ 42--'), '', upstreamRun());
  expect(facts.change).toBe('broken');
});

test('reports a minimum length and no start if a streak exceeds the search limit', async () => {
  const history = Array.from({ length: 42 }, (_, index) => `${index + 1}-`).join(' ');
  const { facts, notice } = await read(findWorld(history), 'failure');
  expect(facts.change).toBe('still-failing');
  expect(facts.broken_since).toBeUndefined();
  expect(facts.failures_in_a_row).toBeGreaterThan(2);
  expect(notice).toBeUndefined();
});

test('suspects nobody for pull_request_target, whose runs use the base', async () => {
  const common = { event: 'pull_request_target', head_branch: 'fix', pulls: [7] };
  const { facts, requests } = await read(findWorld('41+ 42-', common), 'failure', { event: 'pull_request_target' });
  expect(facts.change).toBe('broken');
  expect(facts.commits_since_green).toBeUndefined();
  expect(compared(requests)).toEqual([]);
  const payload = { pull_request: { number: 7, head: { ref: 'fix', sha: sha(42) }, base: { ref: 'main' } } };
  const question = { event: 'pull_request_target', payload };
  const fixed = await read(findWorld('41- 42+', common), 'success', question);
  expect(fixed.facts.last_red).toEqual({ run: 41, url: expect.stringContaining('/actions/runs/41000/job/') });
  expect(compared(fixed.requests)).toEqual([]);
});

test('ignores other branches, other events and later runs', async () => {
  const world = findWorld('41+ 42+');
  const foreign = [
    ...(findWorld('30- 99+', { head_branch: 'other' }).runs ?? []),
    ...(findWorld('31- 99+', { event: 'schedule' }).runs ?? []),
    ...(findWorld('32- 99+', { workflow_id: 9 }).runs ?? []),
    ...(findWorld('43- 99-').runs ?? []),
  ].filter((run) => run.run_number !== 99);
  const { facts } = await read({ ...world, runs: [...(world.runs ?? []), ...foreign] }, 'success');
  expect(facts.change).toBe('still-passing');
});

test('puts the attempts of one pull request in a merge queue in one series, although each has its branch', async () => {
  const world = findWorld('41- 42+', { event: 'merge_group' });
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
    const attempts = [{ conclusion: 'success', jobs: [] }];
    return { id: index + 1, run_number: index + 1, event: 'merge_group', head_branch, attempts };
  });
  const current = { event: 'merge_group', run_number: 400, head_branch: `gh-readonly-queue/main/pr-104-${sha(2)}` };
  const world = findWorld('42-', current);
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
  const [first, current] = findWorld('41+ 42-').runs ?? [];
  const runs = [
    { ...first, head_sha: sha(0) },
    { ...current, head_sha: sha(2000) },
  ] as Run[];
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
  const { facts, notice } = await read(findWorld('41+ 42-', common), 'failure', question);
  expect(facts.commits_since_green).toMatchObject({ count: 1 });
  expect(notice).toBeUndefined();
  // The fix is not looked up: a branch is fixed by its own commits.
  const fixed = await read(findWorld('41- 42+', common), 'success', question);
  expect(fixed.facts.last_red).toMatchObject({ run: 41 });
  expect(compared(fixed.requests)).toEqual([]);
});

test('omits forbidden commits with a notice', async () => {
  const { facts, notice } = await read(findWorld('41+ 42-'), 'failure', {
    behaviour: { without: ['contents: read'] },
  });
  expect(facts.change).toBe('broken');
  expect(facts.commits_since_green).toBeUndefined();
  expect(notice).toContain('omits the commits since it was green: ');
  expect(notice).toContain('contents: read');
});

test('omits commits without a notice if a rewritten branch lost the last success', async () => {
  const { facts, notice } = await read({ ...findWorld('41+ 42-'), commits: [] }, 'failure');
  expect(facts.change).toBe('broken');
  expect(facts.commits_since_green).toBeUndefined();
  expect(notice).toBeUndefined();
});
