import { expect, test } from 'vitest';
import { readConclusion } from '../../../src/settings/conclusion.ts';

/** Words of CI systems: GitLab, Azure, Jenkins, Travis, Buildkite, Woodpecker, Bitbucket. */
test.each([
  ['failed', 'failure'],
  ['canceled', 'cancelled'],
  ['Succeeded', 'success'],
  ['SucceededWithIssues', 'success'],
  ['SUCCESS', 'success'],
  ['UNSTABLE', 'failure'],
  ['ABORTED', 'cancelled'],
  ['NOT_BUILT', 'skipped'],
  ['passed', 'success'],
  ['errored', 'failure'],
  ['killed', 'cancelled'],
  ['STOPPED', 'cancelled'],
  ['running', undefined],
  ['blocked', undefined],
  ['', undefined],
])('%s is %s', (word, conclusion) => {
  expect(readConclusion(word)).toBe(conclusion);
});
