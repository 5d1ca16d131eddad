/** The health of many builds takes little memory: what is read of 5,000 runs a week is gone before the next page comes. */
import { expect, test } from 'vitest';
import { LARGE_RUNS, startHealthApi } from '../support/health-api.ts';
import { storyOf } from '../support/health-story.ts';
import { openScale } from '../support/step-cost.ts';

const MOST_MEBIBYTES = 64;

test('a digest of 5,000 runs a week', async () => {
  const api = await startHealthApi({ 'acme/shop': storyOf(5_000) }, LARGE_RUNS);
  const scale = await openScale();
  const plain = await scale.weigh({});
  const digest = await scale.weigh({ INPUT_TEMPLATE: 'digest', GITHUB_API_URL: api.url });
  scale.close();
  await api.close();
  expect(api.requests.length).toBeGreaterThan(150);
  expect(digest.mebibytes - plain.mebibytes).toBeLessThan(MOST_MEBIBYTES);
});
