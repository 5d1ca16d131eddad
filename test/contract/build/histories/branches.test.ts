/** Verifies complete messages and mentions for histories of a branch or of tags. */
import { expect, test } from 'vitest';
import { renderMessage, reportedMessage } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import { type Branch, branchQuestion } from '../../../support/histories.ts';

test.each<[string, string, string, Branch?]>([
  [
    'counts later pushes without mentioning them',
    '40+ 41- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c41; 1 commit since / calls c41',
  ],
  [
    'the job failed in a cancelled run',
    '39+ 40o/- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 1 commit since / calls c40',
  ],
  [
    'the job failed in the newer of two cancelled runs',
    '39+ 40o/o 41o/- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing within 2 commits by c41 and c40; 1 commit since / calls c41 c40',
  ],
  [
    'the job passed in a cancelled run',
    '39+ 40o/+ 42-',
    '❌ CI / test failed · #42 / Started failing at Change — c42 / calls c42',
  ],
  [
    'a cancelled run between two failures',
    '38+ 39- 40o/- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c39; 2 commits since / calls c39',
  ],
  [
    'a run that passed on its second attempt',
    '40+ 41-+ 42-',
    '❌ CI failed · #42 / Started failing at Change — c42 / calls c42',
    { by: 'run' },
  ],
  [
    'a newer passed run, and one without the job',
    '39+ 41-* 42+ 43+/_',
    '❌ CI / test failed · #41 · passed in newer run #42 / Change — c41 / calls nobody',
  ],
  [
    'a failure after startup failures',
    '39+ 40! 41! 42-',
    '❌ CI / test failed · #42 / Started failing within 3 commits by c42, c41 and c40 / calls c42 c41 c40',
  ],
  [
    'a success after startup failures',
    '38+ 39- 40! 41! 42+',
    '🟢 CI / test works again after 4h · #42 / 3 commits since the last failure / calls nobody',
  ],
  [
    'runs that require an approval',
    '39+ 40w 41w 42-',
    '❌ CI / test failed · #42 / Started failing within 3 commits by c42, c41 and c40 / calls c42 c41 c40',
  ],
  [
    'a failure whose re-run was cancelled',
    '39+ 40-o 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 1 commit since / calls c40',
  ],
  [
    'a success after a failure whose re-run was cancelled',
    '39+ 40-o 42+',
    '🟢 CI / test works again after 4h · #42 / Fixed by Change — c42 / calls nobody',
  ],
  [
    'a failed run whose re-run was cancelled',
    '39+ 40-o 42-',
    '❌ CI still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 1 commit since / calls c40',
    { by: 'run' },
  ],
  [
    'the job was skipped in a passed run',
    '39+ 40+/. 42-',
    '❌ CI / test failed · #42 / Started failing within 2 commits by c42 and c40 / calls c42 c40',
  ],
  [
    'the job was skipped after a failure',
    '39+ 40- 41+/. 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 2 commits since / calls c40',
  ],
  [
    'the job is missing in a run after a failure',
    '39+ 40- 41+/_ 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 2 commits since / calls c40',
  ],
  ['a new job', '39+/_ 40+/_ 42-', '❌ CI / test failed · #42 / Change — c42 / calls nobody'],
  ['two jobs with its name before', '39+ 40-/= 42-', '❌ CI / test failed · #42 / Change — c42 / calls nobody'],
  ['deleted jobs', '39+ 40-/x 42-', '❌ CI / test failed · #42 / Change — c42 / calls nobody'],
  [
    'deleted jobs before a failure',
    '39+ 40-/x 41- 42-',
    '❌ CI / test still fails · #42 / Failing for at least 2 runs. Change — c42 / calls nobody',
  ],
  [
    'a newer run in which only another job failed',
    '39+ 41-* 42-/+',
    '❌ CI / test failed · #41 · passed in newer run #42 / Change — c41 / calls nobody',
  ],
  [
    'a newer passed run that skipped the job',
    '39+ 41-* 42+/.',
    '❌ CI / test failed · #41 / Started failing at Change — c41 / calls c41',
  ],
  [
    'a newer cancelled run in which the job passed',
    '39+ 41-* 42o/+',
    '❌ CI / test failed · #41 · passed in newer run #42 / Change — c41 / calls nobody',
  ],
  [
    'a late success, and a newer failure',
    '40- 41+* 42-',
    '✅ CI / test passed · #41 · failed in newer run #42 / Change — c41 / calls nobody',
  ],
  [
    'a timeout between failures',
    '39+ 40- 41t 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (3 runs). Started failing at Change — c40; 2 commits since / calls c40',
  ],
  [
    'a re-run that fails again',
    '41+ 42--',
    '❌ CI / test still fails · #42 (4h, attempt 2) / Started failing at Change — c42 / calls c42',
  ],
  [
    'a re-run that fails after it passed',
    '41+ 42+-',
    '❌ CI / test failed · #42 (4h, attempt 2) / The same commit passed in attempt 1. Change — c42 / calls nobody',
  ],
  [
    'a success after a lost runner',
    '40+ 41- 42l 43+',
    '🟢 CI / test works again after 4h · #43 / Commits since the last failure / calls nobody',
  ],
  [
    'a failure after the branch was reset to an older commit',
    '38+ 40+ 42@39-',
    '❌ CI / test failed · #42 / main was reset since it last passed / calls nobody',
    { commits: [38, 39, 40], before: 40, forced: true },
  ],
  [
    'a success after two failures',
    '39+ 40- 41- 42+',
    '🟢 CI / test works again after 4h · #42 / Fixed by Change — c42 / calls nobody',
  ],
  [
    'a failure after a forced push removed the first failing commit',
    '40+ 41- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). main was rewritten since it last passed / calls nobody',
    { before: 40, forced: true, commits: [40, 42] },
  ],
  [
    'a lost runner before the first failure by code, of a run',
    '39+ 40l 41- 42-',
    '❌ CI still fails · #42 / Failing for 4h (2 runs). Started failing within 2 commits by c41 and c40; 1 commit since / calls c41 c40',
    { by: 'workflow_run' },
  ],
  [
    'two lost runners before the first failure by code, of a run',
    '39+ 40l 41l 42- 43-',
    '❌ CI still fails · #43 / Failing for 4h (2 runs). Started failing within 3 commits by c42, c41 and c40; 1 commit since / calls c42 c41 c40',
    { by: 'run' },
  ],
  [
    'a lost runner between failures by code, of a run',
    '38+ 39- 40l 41- 42-',
    '❌ CI still fails · #42 / Failing for 4h (3 runs). Started failing at Change — c39; 3 commits since / calls c39',
    { by: 'workflow_run' },
  ],
  [
    'a re-run after a lost runner',
    '40+ 41- 42l-',
    '❌ CI still fails · #42 (attempt 2) / Failing for 4h (2 runs). Started failing at Change — c41; 1 commit since / calls c41',
    { by: 'run' },
  ],
  [
    'an empty commit',
    '41+ 42-',
    '❌ CI / test failed · #42 / No file changed since it last passed / calls nobody',
    { trees: { 42: 41 } },
  ],
  [
    'a change and its revert before another change',
    '39+ 42-',
    '❌ CI / test failed · #42 / Started failing at Change — c42 / calls c42',
    { commits: [39, 40, 41, 42], before: 39, trees: { 41: 39 } },
  ],
  [
    'a change between another one and its revert',
    '39+ 42-',
    '❌ CI / test failed · #42 / Started failing at Change — c41 / calls c41',
    {
      ...{ commits: [39, 40, 41, 42], before: 39 },
      messages: { 42: `Revert "Change"\n\nThis reverts commit ${sha(40)}.` },
    },
  ],
])('%s: %s', async (_, history, expected, branch) => {
  expect(await renderMessage(branchQuestion(history, branch))).toBe(expected);
});

test.each<[string, string, string]>([
  ['a timeout after a failure', '39+ 40- 42t', '⏱️ CI timed out after 2m · #42'],
  ['a timeout after a timeout', '39+ 40t 42t', '⏱️ CI timed out after 2m · #42'],
  ['a failure after a timeout', '39+ 40t 42-', '❌ CI still fails · #42'],
  ['a startup failure', '39+ 40- 42!', '❌ CI could not start · #42 · probably an error in the workflow file'],
  ['a failure after a startup failure', '39+ 40! 42-', '❌ CI still fails · #42'],
  [
    'a re-run of an old run that fails again',
    '39+ 40- 41--* 42+',
    '❌ CI failed · #41 (attempt 2) · newer run #42 passed',
  ],
  [
    'a re-run of an old run that passes',
    '39+ 41-+* 42-',
    '✅ CI passed · #41 (attempt 2: the first failed on the same commit) · newer run #42 failed',
  ],
  ['a newer run that was cancelled', '39+ 41--* 42o', '❌ CI still fails · #41 (attempt 2)'],
])('compares results in the first line about a run, for %s: %s', async (_, history, expected) => {
  for (const by of ['workflow_run', 'run'] as const) {
    // A run that cannot start has no job to report it.
    if (by === 'run' && history.endsWith('!')) continue;
    expect((await renderMessage(branchQuestion(history, { by }))).split(' / ')[0]).toBe(expected);
  }
});

test('reads the jobs of at most two cancelled runs and one newer run', async () => {
  const { requests } = await reportedMessage(branchQuestion('30+ 31o 32o 33o 34o 35o 42-'));
  const { requests: plain } = await reportedMessage(branchQuestion('30+ 42-'));
  expect(requests - plain).toBeLessThanOrEqual(3);
});

test('reads nothing for runs that could not start, and only the first failure of re-run ones', async () => {
  const cost = async (history: string, branch?: Branch) =>
    (await reportedMessage(branchQuestion(history, branch))).requests;
  expect(await cost('39+ 40! 41! 42-')).toBe(await cost('39+ 42-'));
  const complete: Branch = { by: 'run' };
  expect(await cost('30+ 31-o 32-o 33-o 34-o 42-', complete)).toBe(await cost('30+ 33- 34- 42-', complete));
});

test('finds the start of a failure on the second page behind a hundred skipped runs', async () => {
  const skipped = Array.from({ length: 104 }, (_, index) => `${index + 102}.`);
  const history = ['100+', '101-', ...skipped, '300-'].join(' ');
  const { lines } = await reportedMessage(branchQuestion(history));
  expect(lines[1]).toBe('Failing for 4h (2 runs). Started failing at aaaaaaa Change — c101; 105 commits since');
});
