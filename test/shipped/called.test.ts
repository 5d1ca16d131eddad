/** What `dist` compiles at once is what steps call: a list that nobody made anew would cost each step time, unseen. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLED } from '../../scripts/bundle/at-once.ts';
import { calledFunctions } from '../../scripts/bundle/called.ts';

/** Some functions are called in one run and not in the next, by the clock. */
const MOST_MISSED = 0.1;

test('nine of ten functions that steps call are on the list, and nine of ten on the list are called', async () => {
  const listed = new Set(readFileSync(CALLED, 'utf8').trimEnd().split('\n'));
  const called = await calledFunctions();
  expect(called.size).toBeGreaterThan(300);
  const unlisted = [...called].filter((name) => !listed.has(name));
  const uncalled = [...listed].filter((name) => !called.has(name));
  const advice = `run npm run profile and npm run build: ${[...unlisted, ...uncalled]}`;
  expect(unlisted.length / called.size, advice).toBeLessThan(MOST_MISSED);
  expect(uncalled.length / listed.size, advice).toBeLessThan(MOST_MISSED);
});
