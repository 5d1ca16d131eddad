/**
 * Situations that were written before their messages were seen. Each says what it should and nothing that it should not;
 * `SITUATIONS=page.md` with this test writes a page of all of them, for somebody who reads them.
 */
import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { SITUATIONS } from '../../support/situations/all.ts';
import { KNOWN_POOR } from '../../support/situations/known-poor.ts';
import { faultsOf, pageOf, type ToldSituation, tell } from '../../support/situations/play.ts';
import type { Situation } from '../../support/situations/situation.ts';

const told: [Situation, ToldSituation][] = [];
afterAll(() => {
  const page = process.env['SITUATIONS'];
  if (page !== undefined) writeFileSync(page, pageOf(told));
});

test.each(SITUATIONS.map((situation) => [situation.id, situation] as const))('%s', async (id, situation) => {
  const one = await tell(situation.played);
  told.push([situation, one]);
  expect(one.violations).toEqual([]);
  const faults = faultsOf(situation, one.text);
  if (KNOWN_POOR.includes(id)) expect(faults, `${id} is told well: take it from the list`).not.toEqual([]);
  else expect(faults, one.text).toEqual([]);
});

test('the names are different, and the list names situations', () => {
  const ids = SITUATIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(KNOWN_POOR.filter((id) => !ids.includes(id))).toEqual([]);
});
