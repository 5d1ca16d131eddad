/** Tests histories of builds whose expected messages were written before the first run. */
import { expect, test } from 'vitest';
import { HEALTH_HISTORIES } from '../../support/health-histories/all.ts';
import { getErrors, reportHistory } from '../../support/health-histories/play.ts';

test.each(HEALTH_HISTORIES.map((history) => [history.id, history] as const))('%s', async (_, history) => {
  const sweeps = await reportHistory(history);
  expect(getErrors(sweeps), sweeps.map(({ text }) => text).join('\n\n')).toEqual([]);
});
