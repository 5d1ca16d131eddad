/** Verifies situations that were written before their messages were rendered: required and forbidden text. */
import { expect, test } from 'vitest';
import { reportedMessage } from '../../support/github-facts.ts';
import { SITUATIONS } from '../../support/situations/all.ts';
import { findErrors } from '../../support/situations/situation.ts';

test.each(SITUATIONS.map((situation) => [situation.id, situation] as const))('%s', async (_, situation) => {
  const { text } = await reportedMessage(situation.played);
  expect(findErrors(situation, text), text).toEqual([]);
});
