/** Histories of builds that were written before their messages were seen. Each says what it should and nothing that it should not. */
import { expect, test } from 'vitest';
import { HEALTH_HISTORIES } from '../../support/health-histories/all.ts';
import { getErrors, reportHistory } from '../../support/health-histories/play.ts';

test.each(HEALTH_HISTORIES.map((history) => [history.id, history] as const))('%s', async (_, history) => {
  const sweeps = await reportHistory(history);
  expect(getErrors(sweeps), sweeps.map(({ text }) => text).join('\n\n')).toEqual([]);
});
