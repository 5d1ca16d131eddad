import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { ADA, EXPECTED, failedJob, HUB, PUSH, readLines, UNUSED } from '../../../support/shop-facts.ts';

const RED: Facts = { ...PUSH, conclusion: 'failure', failed_jobs: [failedJob('test', 'Run npm test', [EXPECTED])] };
const RELEASED: Facts = {
  ...PUSH,
  event: { name: 'release', action: 'published' },
  job: { name: 'npm' },
  release: { name: 'Summer', tag: 'v2.3.1', url: `${HUB}/r`, author: ADA, prerelease: false, draft: false },
};

test.each<[string, Facts, string]>([
  ['a passed job', PUSH, '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s)'],
  [
    'a whole run: the first group of jobs',
    {
      ...RED,
      scope: 'run',
      failed_jobs: [failedJob('test (a)', 'npm test', [EXPECTED], 1), failedJob('lint', 'eslint', [UNUSED], 2)],
      job_counts: { total: 9, failed: 2 },
    },
    '❌ **CI failed** · acme/shop on main · #42 · 2 of 9 jobs failed ↳ test (a) in npm test: cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
  ],
  ['a release, with the run', RELEASED, '📦 **v2.3.1** was released · acme/shop — Ada Lovelace · #42'],
])('%s is one line', async (_, facts, line) => {
  expect(await readLines(facts, 'message', 'compact')).toEqual([line]);
  expect(await readLines(facts, 'topic', 'compact')).toEqual([line]);
});
