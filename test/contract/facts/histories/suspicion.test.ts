/** The change under suspicion, from a branch's history to the words and to whom they call. */
import { expect, test } from 'vitest';
import { type Branch, branchQuestion } from '../../../support/histories.ts';
import { toldMessage } from '../../../support/told-message.ts';

async function told(history: string, branch: Branch): Promise<readonly [string, string, number]> {
  const { lines, called, requests } = await toldMessage(branchQuestion(history, branch));
  const last = (lines.at(-1) ?? '').replaceAll('aaaaaaa ', '');
  return [last, called.join(' ') || 'nobody', requests];
}

const PULL = { 42: 'Merge pull request #13 from acme/carts\n\nHandle empty carts' };
const MERGED: Branch = { messages: PULL, commits: [40, 41, 42], parents: { 42: [40, 41] }, before: 39 };

/** With the requests that it takes, which are not more than before there was this value. */
test.each<[string, string, Branch, readonly [string, string, number]]>([
  ['a lost runner begins nothing', '40+ 41l 42-', {}, ['Broke with one of 2 commits by c42 and c41', 'c42 c41', 6]],
  [
    'nor does it end a row',
    '40+ 41- 42l 43-',
    {},
    ['Red for 4h, 2 runs. Broke with Change — c41; 2 commits since', 'c41', 7],
  ],
  [
    'nor is it mended',
    '40+ 41l 42+',
    {},
    ['The run before it failed, but probably not by the code. Change — c42', 'nobody', 4],
  ],
  [
    'what mended it may have come with the run that was lost',
    '40+ 41- 42l 43+',
    {},
    ['Commits since the last red run', 'nobody', 5],
  ],
  ['a merge', '40+ 42-', MERGED, ['Broke with PR #13 Handle empty carts — c41', 'c41', 5]],
  [
    'a revert pair',
    '40+ 42-',
    { commits: [40, 41, 42], before: 39, trees: { 42: 40 } },
    ['The files are the same as when it last passed', 'nobody', 5],
  ],
  [
    'an empty commit beside another',
    '40+ 42-',
    { commits: [40, 41, 42], before: 39, trees: { 42: 41 } },
    ['Broke with Change — c41', 'c41', 5],
  ],
  [
    'a branch that was set back, and is green',
    '38+ 40- 42@38+',
    { before: 40, forced: true },
    ['main was set back to before it broke. Change — c38', 'nobody', 5],
  ],
  [
    'a branch that was set back, and is red',
    '38+ 40+ 42@39-',
    { commits: [38, 39, 40], before: 40, forced: true },
    ['main was set back', 'nobody', 5],
  ],
])('%s: %s', async (_, history, branch, expected) => {
  expect(await told(history, branch)).toEqual(expected);
});
