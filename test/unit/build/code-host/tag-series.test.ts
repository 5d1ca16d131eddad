/** Verifies which tags are versions of one series. */
import { expect, test } from 'vitest';
import { toTagSeries } from '../../../../src/build/code-host/urls.ts';

test.each([
  ['v2.3.1', 'v#.#.#'],
  ['v2.4.0-rc.1', 'v#.#.#'],
  ['v2.4.0rc1', 'v#.#.#'],
  ['v2.4.0-alpha.2.1', 'v#.#.#'],
  ['v2.4.0+build.7', 'v#.#.#'],
  ['v2', 'v#'],
  ['app-a/v12', 'app-a/v#'],
  ['@acme/app@1.2.3', '@acme/app@#.#.#'],
  ['app2-1.3', 'app2-#.#'],
  ['release-20260102', 'release-#'],
  ['1.2.3-alpine', '1.2.3-alpine'],
  ['latest', 'latest'],
])('%s belongs to the series %s', (tag, entry) => {
  expect(toTagSeries(tag)).toBe(entry);
});
