/** The change under suspicion, from a branch's history to the words and to whom they call. */
import { expect, test } from 'vitest';
import { sha } from '../../../support/github-shapes.ts';
import { type Branch, branchQuestion } from '../../../support/histories.ts';
import { reportedMessage } from '../../../support/told-message.ts';

async function render(history: string, branch: Branch): Promise<readonly [string, string, number]> {
  const { lines, called, requests } = await reportedMessage(branchQuestion(history, branch));
  const last = (lines.at(-1) ?? '').replaceAll('aaaaaaa ', '');
  return [last, called.join(' ') || 'nobody', requests];
}

/** With the requests that it takes. */
test.each<[string, string, Branch, readonly [string, string, number]]>([
  [
    'a lost runner before the first failure by code, of a whole run',
    '39+ 40l 41- 42-',
    { by: 'workflow_run' },
    ['Failing for 4h (2 runs). Started failing within 2 commits by c41 and c40; 1 commit since', 'c41 c40', 6],
  ],
  [
    'two of them, told by a job behind it',
    '39+ 40l 41l 42- 43-',
    { by: 'run' },
    ['Failing for 4h (2 runs). Started failing within 3 commits by c42, c41 and c40; 1 commit since', 'c42 c41 c40', 7],
  ],
  [
    'a lost runner within a row, of a whole run',
    '38+ 39- 40l 41- 42-',
    { by: 'workflow_run' },
    ['Failing for 4h (3 runs). Started failing at Change — c39; 3 commits since', 'c39', 7],
  ],
  ['another attempt of what lost its runner', '41+ 42l-', { by: 'run' }, ['Started failing at Change — c42', 'c42', 6]],
  [
    'another attempt of what lost its runner, of what was red before',
    '40+ 41- 42l-',
    { by: 'run' },
    ['Failing for 4h (2 runs). Started failing at Change — c41; 1 commit since', 'c41', 7],
  ],
  [
    'what mended it may have come with the run that was lost, of a whole run',
    '40+ 41- 42l 43+',
    { by: 'workflow_run' },
    ['Commits since the last failure', 'nobody', 3],
  ],
  ['an empty commit alone', '41+ 42-', { trees: { 42: 41 } }, ['No file changed since it last passed', 'nobody', 5]],
  [
    'a change with its revert beside another',
    '39+ 42-',
    { commits: [39, 40, 41, 42], before: 39, trees: { 41: 39 } },
    ['Started failing at Change — c42', 'c42', 5],
  ],
  [
    'a change that another one stands between and its revert',
    '39+ 42-',
    {
      ...{ commits: [39, 40, 41, 42], before: 39 },
      messages: { 42: `Revert "Change"\n\nThis reverts commit ${sha(40)}.` },
    },
    ['Started failing at Change — c41', 'c41', 5],
  ],
])('%s: %s', async (_, history, branch, expected) => {
  expect(await render(history, branch)).toEqual(expected);
});
