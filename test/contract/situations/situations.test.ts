/** Verifies situations that were written before their messages were rendered: required and forbidden text. */
import { expect, test } from 'vitest';
import { SITUATIONS } from '../../support/situations/all.ts';
import { findErrors, tell } from '../../support/situations/play.ts';

test.each(SITUATIONS.map((situation) => [situation.id, situation] as const))('%s', async (_, situation) => {
  const { text, violations } = await tell(situation.played);
  expect(violations).toEqual([]);
  expect(findErrors(situation, text), text).toEqual([]);
});
