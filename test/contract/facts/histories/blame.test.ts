/** Who may have broken it, who mended it, and where that is not known: pushes to a branch, one commit each. */
import { expect, test } from 'vitest';
import { readFrom } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import type { Attempt, Commit, GithubWorld, Job, Run } from '../../../support/github-world.ts';

const ENDS: Readonly<Record<string, string>> = { '+': 'success', '-': 'failure', o: 'cancelled' };

interface Branch {
  /** Number of the commit that the push began at; the one before its own when it says nothing else. */
  readonly before?: number;
  readonly forced?: boolean;
  /** Numbers of the commits that are left on the branch, the oldest first. */
  readonly commits?: readonly number[];
  /** Parents of a commit, where they are not the one before it. */
  readonly parents?: Readonly<Record<number, readonly number[]>>;
  readonly scope?: 'job' | 'run';
}

/** `39+ 40- 41o 42-+`: runs with their attempts; `41@40-` is one of the commit of run 40; the last is reported. */
async function play(history: string, branch: Branch = {}): Promise<string> {
  const words = history.split(' ').map((word) => /^(\d+)(?:@(\d+))?(\D+)$/.exec(word) ?? []);
  const told = words.map(([, number = '', at = number, marks = '']) => ({
    number: Number(number),
    at: Number(at),
    marks,
  }));
  const own = told.at(-1) ?? { number: 0, at: 0, marks: '' };
  const scope = branch.scope ?? 'job';
  const runs = told.map(({ number, at, marks }): Run => {
    const attempts = [...marks].map((mark, index) => attemptOf(number * 10 + index, ENDS[mark] ?? '', false));
    const last = attemptOf(1, '', scope === 'run' ? ENDS[marks.at(-1) ?? ''] : false);
    const ends = number === own.number ? [...attempts.slice(0, -1), last] : attempts;
    return { id: number * 1000, run_number: number, head_sha: sha(at), attempts: ends };
  });
  const commits = (branch.commits ?? [...new Set(told.map(({ at }) => at))]).map((number): Commit => {
    const parents = branch.parents?.[number]?.map(sha);
    const author = `c${number}`;
    return { sha: sha(number), message: 'Change', author, login: author, files: ['a.ts'], ...(parents && { parents }) };
  });
  const head = { id: sha(own.at), message: 'Change', author: { name: `c${own.at}`, username: `c${own.at}` } };
  const world: GithubWorld = { repository: 'acme/app', commits, runs };
  const { facts, notice } = await readFrom({
    world,
    job: { status: ENDS[own.marks.at(-1) ?? ''] ?? '' },
    env: {
      GITHUB_RUN_ATTEMPT: String(own.marks.length),
      GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main',
      GITHUB_SHA: sha(own.at),
    },
    payload: {
      ...{ ref: 'refs/heads/main', before: sha(branch.before ?? own.at - 1), after: sha(own.at) },
      ...{ forced: branch.forced ?? false, commits: [head], head_commit: head },
    },
    options: {
      when: 'always, change',
      ...(scope === 'run' && { status: JSON.stringify({ test: { result: ENDS[own.marks.at(-1) ?? ''] } }) }),
    },
    mentioned: ['suspects'],
  });
  const { change, last_red: red, suspects = [], commits_since_green: since } = facts;
  const later = since?.commits.filter((one) => one.later === true).map(({ author }) => author?.login) ?? [];
  const mended = red && (red.pushed ? 'by the push' : red.same_commit ? 'same commit' : 'by whom is not known');
  const pieces = [
    change ?? (notice?.includes('the history') ? 'unreadable' : 'unknown'),
    mended,
    red?.compare_url && !red.pushed
      ? red.compare_url.replace(/^.*\/a*([0-9a-f]+)\.\.\.a*([0-9a-f]+)$/, 'compared')
      : undefined,
    change === 'fixed' || suspects.length === 0
      ? undefined
      : `suspects ${suspects.map(({ login }) => login).join(' ')}`,
    later.length === 0 ? undefined : `later ${later.join(' ')}`,
  ];
  return pieces.filter((piece) => piece !== undefined).join(', ');
}

/** @param tested how the job `test` of a run that is going on has ended; false where it is the one that asks */
function attemptOf(id: number, conclusion: string, tested: string | false | undefined): Attempt {
  if (conclusion !== '') return { conclusion, jobs: [{ id, name: 'test', conclusion }] };
  const asks: Job = { id, name: tested === false ? 'test' : 'notify', conclusion: null };
  const test = tested ? [{ id: 2, name: 'test', conclusion: tested }] : [];
  return { conclusion: null, jobs: [...test, asks] };
}

test.each<[string, string, Branch, string]>([
  ['red after green', '41+ 42-', {}, 'broken, suspects c42'],
  ['the second red run', '40+ 41- 42-', {}, 'still-failing, suspects c41, later c42'],
  ['a cancelled run before the first red one', '39+ 40o 41- 42-', {}, 'still-failing, suspects c41 c40, later c42'],
  ['a cancelled run after it', '39+ 40- 41o 42-', {}, 'still-failing, suspects c40, later c41 c42'],
  ['it broke without a commit', '40+ 41@40- 42-', {}, 'still-failing, later c42'],
  [
    'a branch that was reset behind the commit that broke it',
    '40+ 41- 42-',
    { before: 40, commits: [40, 42] },
    'still-failing, later c42',
  ],
  [
    'a commit that was made before, and merged after it was red',
    '38+ 40- 42-',
    { commits: [38, 39, 40, 42], parents: { 39: [38], 40: [38], 42: [40, 39] } },
    'still-failing, suspects c40, later c39 c42',
  ],
  ['mended by the push', '40+ 41- 42+', {}, 'fixed, by the push, later c42'],
  [
    'a fix that was cancelled, then an innocent push',
    '39+ 40- 41o 42+',
    {},
    'fixed, by whom is not known, compared, later c41 c42',
  ],
  [
    'a branch that was reset',
    '40+ 41- 42+',
    { before: 41, forced: true },
    'fixed, by whom is not known, compared, later c42',
  ],
  ['a push that began elsewhere', '39+ 40- 42+', { before: 41 }, 'fixed, by whom is not known, compared, later c42'],
  ['another attempt', '41+ 42-+', {}, 'fixed, same commit'],
  ['another attempt, red for longer', '40+ 41- 42-+', {}, 'fixed, same commit, later c42'],
  ['another attempt after a cancelled one', '40+ 41- 42o+', {}, 'fixed, by whom is not known, compared, later c42'],
  ['another run of the same commit', '40+ 41- 42@41+', {}, 'fixed, same commit'],
])('%s: %s', async (_, history, branch, expected) => {
  expect(await play(history, branch)).toBe(expected);
  expect(await play(history, { ...branch, scope: 'run' })).toBe(expected);
});
