/** Tests histories of builds whose expected messages were written before the first run. */
import { expect, test } from 'vitest';
import { INFRASTRUCTURE } from '../../support/health-histories/infrastructure.ts';
import { MANY } from '../../support/health-histories/many.ts';
import { MOVES } from '../../support/health-histories/moves.ts';
import { getErrors, reportHistory } from '../../support/health-histories/play.ts';
import { UNREAD } from '../../support/health-histories/unread.ts';
import { WORKFLOWS } from '../../support/health-histories/workflows.ts';

const HISTORIES = [...WORKFLOWS, ...INFRASTRUCTURE, ...MANY, ...UNREAD, ...MOVES];

test.each(HISTORIES.map((history) => [history.id, history] as const))('%s', async (_, history) => {
  const sweeps = await reportHistory(history);
  expect(getErrors(sweeps), sweeps.map(({ text }) => text).join('\n\n')).toEqual([]);
});
