/** Verifies environments that several branches deploy to. */
import { expect, test } from 'vitest';
import { deploymentQuestion } from '../../../support/histories.ts';
import { reportedMessage } from '../../../support/told-message.ts';

test.each<[string, string, string, boolean?]>([
  [
    'red between on another branch: it was red before, and nobody here broke it',
    '40+main 41-gift 42-main',
    '❌ Deploy to staging still fails · acme/app on main / Failing for 2h (2 deployments). 1 commit since it broke / calls nobody',
  ],
  [
    'whichever branch makes it good',
    '40+main 41-gift 42+main',
    '🟢 Deploy to staging works again after 2h · acme/app on main / Change — c42 / calls nobody',
  ],
  [
    'what was good is of a branch that this one does not hold',
    '40+gift 42-main',
    '❌ Deploy to staging failed · acme/app on main / First failure / calls nobody',
  ],
  [
    'what was good is where this branch began',
    '40+main 42-gift',
    '❌ Deploy to staging failed · acme/app on gift / Started failing at Change — c42 / calls c42',
  ],
  [
    'the previews of other branches say nothing',
    '40-gift 42+main',
    '✅ Deployed to staging · acme/app on main / aaaaaaa, deployed by ada / calls nobody',
    true,
  ],
  [
    'the earlier ones of its own branch do',
    '38+gift 40-gift 41+main 42-gift',
    '❌ Deploy to staging still fails · acme/app on gift / Failing for 3h (2 deployments). Started failing at Change — c40; 1 commit since / calls c40',
    true,
  ],
])('%s: %s', async (_, history, expected, transient = false) => {
  const { lines, called } = await reportedMessage(deploymentQuestion(history, 'staging', transient));
  const calls = called.length === 0 ? 'calls nobody' : `calls ${called.join(' ')}`;
  const message = [...lines, calls].join(' / ').replaceAll('**', '').replaceAll('aaaaaaa Change', 'Change');
  expect(message).toBe(expected);
});

test('leaves the comparison unknown if the list of previews is full', async () => {
  const behind = async (rest: number) => {
    const history = [...Array.from({ length: rest }, (_, index) => `${index + 1}+gift`), '200-main'].join(' ');
    return (await reportedMessage(deploymentQuestion(history, 'staging', true))).facts.change;
  };
  expect(await behind(98)).toBe('broken');
  expect(await behind(99)).toBeUndefined();
});
