/** Verifies complete messages and mentions for streaks of a branch, as people read them. */
import { expect, test } from 'vitest';
import { type Branch, branchQuestion } from '../../../support/histories.ts';
import { reportedMessage } from '../../../support/told-message.ts';

/** Renders the first line without location and duration, the lines below it, and the mentions. */
async function render(history: string, branch: Branch = {}): Promise<string> {
  const { lines, called } = await reportedMessage(branchQuestion(history, branch));
  const plain = (line: string) =>
    line
      .replace(' · acme/app on main', '')
      .replaceAll('**', '')
      .replace(/ \(4h\)/, '');
  const calls = called.length === 0 ? 'calls nobody' : `calls ${called.join(' ')}`;
  return [...lines.map(plain), calls].join(' / ').replaceAll('aaaaaaa Change', 'Change');
}

test.each<[string, string, string, Branch?]>([
  [
    'who pushed while it was red is counted, and not called',
    '40+ 41- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c41; 1 commit since / calls c41',
  ],
  [
    'it failed in a run that was cancelled later: what came after did not break it',
    '39+ 40o/- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 1 commit since / calls c40',
  ],
  [
    'the oldest of several cancelled runs goes first',
    '39+ 40o/o 41o/- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing within 2 commits by c41 and c40; 1 commit since / calls c41 c40',
  ],
  [
    'it passed in a run that was cancelled later',
    '39+ 40o/+ 42-',
    '❌ CI / test failed · #42 / Started failing at Change — c42 / calls c42',
  ],
  [
    'between two red runs a cancelled one is not looked into',
    '38+ 39- 40o/- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c39; 2 commits since / calls c39',
  ],
  [
    'a whole run that passed on another attempt',
    '40+ 41-+ 42-',
    '❌ CI failed · #42 / Started failing at Change — c42 / calls c42',
    { by: 'run' },
  ],
  [
    'nor does one that has not this job',
    '39+ 41-* 42+ 43+/_',
    '❌ CI / test failed · #41 · passed in newer run #42 / Change — c41 / calls nobody',
  ],
  [
    'runs that could not start have no jobs, and the job is not new behind them',
    '39+ 40! 41! 42-',
    '❌ CI / test failed · #42 / Started failing within 3 commits by c42, c41 and c40 / calls c42 c41 c40',
  ],
  [
    'a success behind them is the end of the failure before',
    '38+ 39- 40! 41! 42+',
    '🟢 CI / test works again after 4h · #42 / 3 commits since the last failure / calls nobody',
  ],
  [
    'runs that wait for an approval tell nothing',
    '39+ 40w 41w 42-',
    '❌ CI / test failed · #42 / Started failing within 3 commits by c42, c41 and c40 / calls c42 c41 c40',
  ],
  [
    'it failed, was started again and cancelled: what came after did not break it',
    '39+ 40-o 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 1 commit since / calls c40',
  ],
  [
    'a failure that was started again and cancelled is ended by the next success',
    '39+ 40-o 42+',
    '🟢 CI / test works again after 4h · #42 / Fixed by Change — c42 / calls nobody',
  ],
  [
    'a whole run that failed, was started again and cancelled',
    '39+ 40-o 42-',
    '❌ CI still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 1 commit since / calls c40',
    { by: 'run' },
  ],
  [
    'it was skipped in a green run',
    '39+ 40+/. 42-',
    '❌ CI / test failed · #42 / Started failing within 2 commits by c42 and c40 / calls c42 c40',
  ],
  [
    'it failed, then was skipped',
    '39+ 40- 41+/. 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 2 commits since / calls c40',
  ],
  [
    'one run did not have it',
    '39+ 40- 41+/_ 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 2 commits since / calls c40',
  ],
  ['it is new', '39+/_ 40+/_ 42-', '❌ CI / test failed · #42 / Change — c42 / calls nobody'],
  ['two of its name before', '39+ 40-/= 42-', '❌ CI / test failed · #42 / Change — c42 / calls nobody'],
  ['its jobs are deleted', '39+ 40-/x 42-', '❌ CI / test failed · #42 / Change — c42 / calls nobody'],
  [
    'its jobs are deleted behind a red run',
    '39+ 40-/x 41- 42-',
    '❌ CI / test still fails · #42 / Failing for at least 2 runs. Change — c42 / calls nobody',
  ],
  [
    'a newer run is red by another job, and this one passed in it',
    '39+ 41-* 42-/+',
    '❌ CI / test failed · #41 · passed in newer run #42 / Change — c41 / calls nobody',
  ],
  [
    'it was skipped in a newer run that is green',
    '39+ 41-* 42+/.',
    '❌ CI / test failed · #41 / Started failing at Change — c41 / calls c41',
  ],
  [
    'it passed in a newer run that was cancelled',
    '39+ 41-* 42o/+',
    '❌ CI / test failed · #41 · passed in newer run #42 / Change — c41 / calls nobody',
  ],
  [
    'an old run is green late, and a newer one red',
    '40- 41+* 42-',
    '✅ CI / test passed · #41 · failed in newer run #42 / Change — c41 / calls nobody',
  ],
  [
    'a time-out between failures',
    '39+ 40- 41t 42-',
    '❌ CI / test failed · #42 / Failing for 4h (3 runs). Started failing at Change — c40; 2 commits since / calls c40',
  ],
  [
    'a re-run that is red again',
    '41+ 42--',
    '❌ CI / test still fails · #42 (4h, attempt 2) / Started failing at Change — c42 / calls c42',
  ],
  [
    'a re-run that passed first',
    '41+ 42+-',
    '❌ CI / test failed · #42 (4h, attempt 2) / The same commit passed in attempt 1. Change — c42 / calls nobody',
  ],
  [
    'what mended it may have come with the run that was lost',
    '40+ 41- 42l 43+',
    '🟢 CI / test works again after 4h · #43 / Commits since the last failure / calls nobody',
  ],
  [
    'a branch that was set back, and is red',
    '38+ 40+ 42@39-',
    '❌ CI / test failed · #42 / main was reset since it last passed / calls nobody',
    { commits: [38, 39, 40], before: 40, forced: true },
  ],
  ['a revert', '39+ 40- 41- 42+', '🟢 CI / test works again after 4h · #42 / Fixed by Change — c42 / calls nobody'],
  [
    'a branch that was reset, and is red',
    '40+ 41- 42-',
    '❌ CI / test still fails · #42 / Failing for 4h (2 runs). main was rewritten since it last passed / calls nobody',
    { before: 40, forced: true, commits: [40, 42] },
  ],
])('%s: %s', async (_, history, expected, branch) => {
  expect(await render(history, branch)).toBe(expected);
});

test('looks into two cancelled runs and one newer run at most', async () => {
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
