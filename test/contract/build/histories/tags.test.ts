/** Verifies that a version is compared with the previous one, regardless of other runs of the workflow. */
import { expect, test } from 'vitest';
import { renderMessage, reportedMessage } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import { type Branch, branchQuestion } from '../../../support/histories.ts';

const TAGS = { 39: 'v2.2.0', 40: 'v2.3.0', 41: 'v2.3.1', 42: 'v2.4.0' };

test.each<[string, string, string, Branch]>([
  [
    'a failure after a failed version',
    '39+ 40- 42-',
    '❌ CI / test still fails · acme/app on tag v2.4.0 · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 1 commit since / calls c40',
    { tags: TAGS },
  ],
  [
    'a success after a failed version',
    '39+ 40- 42+',
    '🟢 CI / test works again after 4h · acme/app on tag v2.4.0 · #42 / Fixed by Change — c42 / calls nobody',
    { tags: TAGS },
  ],
  [
    'the same, reported by another workflow',
    '40- 42+',
    '🟢 CI works again after 4h · acme/app on tag v2.4.0 · #42 / Fixed by Change — c42 / calls nobody',
    { tags: TAGS, by: 'workflow_run' },
  ],
  [
    'runs of a branch between two versions',
    '39+ 40- 41+ 42-',
    '❌ CI / test still fails · acme/app on tag v1.0.2 · #42 / Failing for 4h (2 runs). Started failing at Change — c40; 2 commits since / calls c40',
    { tags: { 39: 'v1.0.0', 40: 'v1.0.1', 42: 'v1.0.2' } },
  ],
  [
    'a version after its release candidates',
    '40- 41- 42+',
    '🟢 CI / test works again after 4h · acme/app on tag v2.4.0 · #42 / Fixed by Change — c42 / calls nobody',
    { tags: { 40: 'v2.4.0-rc.1', 41: 'v2.4.0-rc.2', 42: 'v2.4.0' } },
  ],
  [
    'a version of another package',
    '40- 42+',
    '✅ CI / test passed · acme/app on tag app-b/v1.2.4 · #42 / Change — c42 / calls nobody',
    { tags: { 40: 'app-a/v1.2.3', 42: 'app-b/v1.2.4' } },
  ],
  [
    'a moving tag between versions',
    '40- 41@40+ 42-',
    '❌ CI / test still fails · acme/app on tag v1.2.4 · #42 / Failing for 4h (2 runs). Change — c42 / calls nobody',
    { tags: { 40: 'v1.2.3', 41: 'v1', 42: 'v1.2.4' } },
  ],
  [
    'a tag that is not a version',
    '40- 42+',
    '✅ CI / test passed · acme/app on tag latest · #42 / Change — c42 / calls nobody',
    { tags: { 40: 'stable', 42: 'latest' } },
  ],
  [
    'a newer version that passed',
    '40+ 41-* 42+',
    '❌ CI / test failed · acme/app on tag v2.3.1 · #41 / Started failing at Change — c41 / calls c41',
    { tags: TAGS },
  ],
  [
    'a release',
    '40- 42+',
    '📦 v2.4.0 was released · acme/app — ada · #42 / 🟢 CI / test works again after 4h / calls nobody',
    { tags: TAGS, event: 'release' },
  ],
])('%s: %s', async (_, history, expected, branch) => {
  expect(await renderMessage(branchQuestion(history, branch))).toBe(expected);
});

test('suspects nobody on an older version branch, which is another series', async () => {
  const question = branchQuestion('40+ 42-', { tags: { 40: 'v2.3.0', 42: 'v1.9.5' } });
  const { lines, called } = await reportedMessage({ ...question, world: { ...question.world, diverged: [sha(40)] } });
  expect(lines[1]).toMatch(/Change — c42$/);
  expect(lines.join(' ')).not.toMatch(/Started failing|since it last passed/);
  expect(called).toEqual([]);
});
