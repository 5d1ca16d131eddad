/** Lists of runs that change while they are read. */
import { expect, test } from 'vitest';
import type { RunRow } from '../../../support/github-tables.ts';
import { reportOn } from '../../../support/health-report.ts';

const NOW = Date.parse('2026-03-04T08:00:00Z');
const iso = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** The newest first, a minute apart. */
function runsOf(amount: number): RunRow[] {
  return Array.from({ length: amount }, (_, index) => ({
    ...{ id: 9_000 - index, number: 9_000 - index, file: 'ci.yml', created: iso(NOW - (index + 10) * 60_000) },
  }));
}

interface Page {
  readonly total_count: number;
  readonly workflow_runs: readonly { readonly id: number }[];
}

/** Before page `until` is asked for the first time, so many more runs were there, the newest of all. */
function deleted(amount: number, until: number) {
  let gone = false;
  /** What those push to the next page. */
  let pushed: Page['workflow_runs'] = [];
  return (body: unknown, path: string): unknown => {
    if (!path.includes('/actions/runs?') || !path.includes('branch=main')) return body;
    if (new URLSearchParams(path.split('?')[1]).get('page') === String(until)) gone = true;
    if (gone) return body;
    const { total_count, workflow_runs } = body as Page;
    const more = Array.from({ length: amount }, (_, index) => ({ ...workflow_runs[0], id: 10_000 + index }));
    const shown = [...(pushed.length === 0 ? more : pushed), ...workflow_runs];
    pushed = shown.slice(100);
    return { total_count: total_count + amount, workflow_runs: shown.slice(0, 100) };
  };
}

test.each([
  ['one', 1, 2],
  ['three', 3, 2],
  ['one later', 1, 3],
])('%s deleted between two pages hides none that moved to the page before', async (_, amount, until) => {
  const table = { workflows: [{ file: 'ci.yml', name: 'CI', text: 'on: push' }], runs: runsOf(250) };
  const { facts } = await reportOn({
    tables: { 'acme/shop': table },
    options: { template: 'digest' },
    behaviour: { bend: deleted(amount, until) },
  });
  // Those that were deleted had been read before.
  expect(facts.health?.runs?.green).toBe(250 + amount);
});
