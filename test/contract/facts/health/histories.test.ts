/**
 * Histories of builds that were written before their messages were seen. Each says what it should and nothing that it should
 * not; `HISTORIES=page.md` with this test writes a page of all of them, for somebody who reads them.
 */
import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { HEALTH_HISTORIES } from '../../../support/health-histories/all.ts';
import type { BuildHistory } from '../../../support/health-histories/history.ts';
import { KNOWN_POOR } from '../../../support/health-histories/known-poor.ts';
import { faultsOf, pageOf, type ToldSweep, tellHistory } from '../../../support/health-histories/play.ts';

const told: [BuildHistory, readonly ToldSweep[]][] = [];
afterAll(() => {
  const page = process.env['HISTORIES'];
  if (page !== undefined) writeFileSync(page, pageOf(told));
});

test.each(HEALTH_HISTORIES.map((history) => [history.id, history] as const))('%s', async (id, history) => {
  const sweeps = await tellHistory(history);
  told.push([history, sweeps]);
  const faults = faultsOf(sweeps);
  if (KNOWN_POOR.includes(id)) expect(faults, `${id} is told well: take it from the list`).not.toEqual([]);
  else expect(faults, sweeps.map(({ text }) => text).join('\n\n')).toEqual([]);
});

test('the names are different, and the list names histories', () => {
  const ids = HEALTH_HISTORIES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(KNOWN_POOR.filter((id) => !ids.includes(id))).toEqual([]);
});
