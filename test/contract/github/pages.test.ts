/** Verifies lists that exceed a page: read completely, or reported as incomplete. */
import { expect, test } from 'vitest';
import { readFrom } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Commit, GithubWorld, Job, Run } from '../../support/github-world.ts';

const SUMMARY: Job = { id: 9, name: 'notify', conclusion: null };
const NEEDS = { status: '{"test":{"result":"failure"}}' };

function legs(amount: number, name = (leg: number) => `test (${leg})`, id = 1000): readonly Job[] {
  return Array.from(
    { length: amount },
    (_, leg): Job => ({ id: id + leg, name: name(leg), conclusion: leg % 10 === 3 ? 'failure' : 'success' }),
  );
}

function findWorld(jobs: readonly Job[], earlier: readonly Run[] = []): GithubWorld {
  const current: Run = { id: 42000, run_number: 42, head_sha: sha(42), attempts: [{ conclusion: null, jobs }] };
  return { repository: 'acme/app', runs: [...earlier, current] };
}

const requested = { options: NEEDS, job: { status: 'success', check_run_id: 9 } };

test('250 jobs', async () => {
  const { facts, notice } = await readFrom({ world: findWorld([...legs(250), SUMMARY]), ...requested });
  expect(notice).toBeUndefined();
  expect(facts.job_counts).toEqual({ total: 250, failed: 25 });
  expect(facts.failed_jobs).toHaveLength(25);
});

test('150 commits since the last success', async () => {
  const commits = Array.from(
    { length: 151 },
    (_, index): Commit => ({ sha: sha(index), message: `Change ${index}`, author: 'ada', login: 'ada' }),
  );
  const job = (id: number, conclusion: string | null): Job => ({ id, name: 'test', conclusion });
  const green: Run = {
    ...{ id: 41000, run_number: 41, head_sha: sha(0) },
    attempts: [{ conclusion: 'success', jobs: [job(5, 'success')] }],
  };
  const [current] = findWorld([job(1, null)]).runs ?? [];
  const world = { repository: 'acme/app', commits, runs: [green, { ...current, head_sha: sha(150) } as Run] };
  const { facts } = await readFrom({ world, options: { when: 'always, change' } });
  expect(facts.commits_since_green).toMatchObject({ count: 150 });
  expect(facts.commits_since_green?.commits).toHaveLength(150);
});

test('counts nothing if GitHub truncates the list of jobs, and reports that', async () => {
  const { facts, notice } = await readFrom({
    world: findWorld([SUMMARY, ...legs(1100)]),
    ...requested,
    options: { status: 'workflow' },
  });
  expect([facts.job_counts, facts.conclusion]).toEqual([undefined, undefined]);
  expect(notice).toContain('the GitHub API lists 1000 of its 1101 jobs');
});

test('keeps two jobs with the same name separate, also on two pages', async () => {
  const names = (leg: number) => (leg === 4 || leg === 104 ? 'build' : `test (${leg})`);
  const before: Run = {
    ...{ id: 41000, run_number: 41, head_sha: sha(41) },
    attempts: [{ conclusion: 'failure', jobs: legs(120, names, 5000) }],
  };
  const current: Job = { id: 1, name: 'build', conclusion: null, steps: [{ name: 'Run', conclusion: 'failure' }] };
  const { facts, notice } = await readFrom({
    world: findWorld([current], [before]),
    options: { when: 'always, change' },
  });
  expect(facts.change).toBeUndefined();
  expect(notice).toContain('several jobs of a run before have the same name');
});

test('treats a comparison without a list of files as unknown, not as unchanged', async () => {
  const job: Job = { id: 1, name: 'test', conclusion: null };
  const failed: Job = {
    ...{ id: 2, name: 'unit', conclusion: 'failure', steps: [{ name: 'Run', conclusion: 'failure' }] },
    annotations: [{ message: 'expected 1 to be 2', path: 'src/cart.ts', start_line: 3 }],
  };
  const green: Run = { id: 41000, run_number: 41, head_sha: sha(40), attempts: [{ conclusion: 'success' }] };
  const commits = [40, 41, 42].map((number): Commit => {
    const login = number === 41 ? 'ada' : 'bob';
    return {
      sha: sha(number),
      message: 'Change',
      author: login,
      login,
      files: [number === 41 ? 'src/cart.ts' : 'b.ts'],
    };
  });
  const world = { ...findWorld([failed, job], [green]), commits };
  const { facts } = await readFrom({
    ...{ world, behaviour: { files: false }, mentioned: ['failed_jobs', 'suspects'] },
    options: { ...NEEDS, when: 'always, change' },
  });
  expect(facts.suspects?.[0]).toMatchObject({ login: 'ada', changed: 'src/cart.ts' });
});
