/** Verifies who is suspected or credited, and when that is unknown: pushes to a branch, one commit each. */
import { expect, test } from 'vitest';
import { readFrom } from '../../../support/github-facts.ts';
import { type Branch, branchQuestion } from '../../../support/histories.ts';

async function play(history: string, branch: Branch = {}): Promise<string> {
  const question = branchQuestion(history, branch);
  const options = { when: 'always, change', ...question.options };
  const { facts, notice } = await readFrom({ ...question, options, mentioned: ['suspects'] });
  const { change, last_red: red, suspects = [], commits_since_green: since } = facts;
  const later = since?.commits.filter((one) => one.later === true).map(({ author }) => author?.login) ?? [];
  const mended = red && (red.pushed ? 'by the push' : red.same_commit ? 'same commit' : 'by whom is not known');
  const between = red?.compare_url && !red.pushed ? `${red.count ?? 'some'} since the last red` : undefined;
  const pieces = [
    change ?? (notice?.includes('the history') ? 'unreadable' : 'unknown'),
    mended,
    between,
    change === 'fixed' || suspects.length === 0
      ? undefined
      : `suspects ${suspects.map(({ login }) => login).join(' ')}`,
    later.length === 0 ? undefined : `later ${later.join(' ')}`,
  ];
  return pieces.filter((piece) => piece !== undefined).join(', ');
}

test.each<[string, string, Branch, string]>([
  ['red after green', '41+ 42-', {}, 'broken, suspects c42'],
  ['the second red run', '40+ 41- 42-', {}, 'still-failing, suspects c41, later c42'],
  ['a cancelled run before the first red one', '39+ 40o 41- 42-', {}, 'still-failing, suspects c41 c40, later c42'],
  ['it started failing without a commit', '40+ 41@40- 42-', {}, 'still-failing, later c42'],
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
  [
    'a fix that was cancelled, then an innocent push',
    '39+ 40- 41o 42+',
    {},
    'fixed, by whom is not known, 2 since the last red, later c41 c42',
  ],
  [
    'a branch that was reset',
    '40+ 41- 42+',
    { before: 41, forced: true },
    'fixed, by whom is not known, 1 since the last red, later c42',
  ],
  [
    'a push that began elsewhere',
    '39+ 40- 42+',
    { before: 41, commits: [39, 40, 41, 42] },
    'fixed, by whom is not known, 2 since the last red, later c41 c42',
  ],
  [
    'the red commit was reset away',
    '39+ 40- 42+',
    { before: 41, commits: [39, 41, 42] },
    'fixed, by whom is not known, some since the last red, later c41 c42',
  ],
  ['another attempt, red for longer', '40+ 41- 42-+', {}, 'fixed, same commit, later c42'],
  [
    'another attempt after a cancelled one',
    '40+ 41- 42o+',
    {},
    'fixed, by whom is not known, 1 since the last red, later c42',
  ],
])('%s: %s', async (_, history, branch, expected) => {
  expect(await play(history, branch)).toBe(expected);
  expect(await play(history, { ...branch, by: 'run' })).toBe(expected);
  // The payload contains neither the start of the push nor that it was forced: the commits do.
  if (branch.forced !== true) expect(await play(history, { ...branch, by: 'workflow_run' })).toBe(expected);
});
