/** Verifies that streaks, attempts and re-runs compare equal types of results, by the first lines of the message. */
import { expect, test } from 'vitest';
import { readFrom } from '../../../support/github-facts.ts';
import { type Branch, branchQuestion } from '../../../support/histories.ts';
import { readLines } from '../../../support/shop-facts.ts';

/** Renders the message without its location and links. */
async function render(history: string, branch: Branch): Promise<readonly string[]> {
  const question = branchQuestion(history, branch);
  const options = { when: 'always, change', ...question.options };
  const { facts } = await readFrom({ ...question, options });
  const plain = (line: string) => line.replace(' · acme/app on main', '').replaceAll('**', '');
  return (await readLines(facts)).map((line) => plain(line).replace(/ after 2m| \(4h\)/, ''));
}

test.each<[string, string, readonly string[], Branch?]>([
  ['a time-out after a failure', '39+ 40- 42t', ['⏱️ CI timed out · #42']],
  ['a time-out after a time-out', '39+ 40t 42t', ['⏱️ CI timed out again · #42']],
  ['a failure after a time-out', '39+ 40t 42-', ['❌ CI failed · #42']],
  ['one that is unlike the others', '39+ 40- 41t 42-', ['❌ CI failed · #42']],
  [
    'a workflow file with an error after a failure',
    '39+ 40- 42!',
    ['❌ CI could not start · #42 · probably an error in the workflow file'],
  ],
  ['tests that fail once it starts', '39+ 40! 42-', ['❌ CI failed · #42']],
  [
    'an old run, again red, and newer ones green',
    '39+ 40- 41--* 42+',
    ['❌ CI failed · #41 (attempt 2) · newer run #42 passed'],
  ],
  [
    'an old run that is green now',
    '39+ 41-+* 42-',
    ['✅ CI passed · #41 (attempt 2: the first failed on the same commit) · newer run #42 failed'],
  ],
  ['an old run that ended late', '39+ 41-* 42+', ['❌ CI failed · #41 · newer run #42 passed']],
  ['a newer one that was cancelled', '39+ 41--* 42o', ['❌ CI still fails · #41 (attempt 2)']],
])('%s: %s', async (_, history, expected) => {
  for (const by of ['workflow_run', 'run'] as const) {
    // A run that cannot start has no job to report it.
    if (by === 'run' && history.endsWith('!')) continue;
    expect((await render(history, { by }))[0]).toBe(expected[0]);
  }
});
