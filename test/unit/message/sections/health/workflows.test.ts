import { expect, test } from 'vitest';
import type { WorkflowHealth } from '../../../../../src/facts/facts.ts';
import { HEALTH_WORDS } from '../../../../../src/message/sections/health/health-words.ts';
import { WEEK } from '../../../../support/health-facts.ts';

const [CI] = WEEK.workflows ?? [];

/** Not slower than usual. */
const STEADY = {
  slower: false,
  usual_seconds: undefined,
  recent_seconds: undefined,
} as unknown as Partial<WorkflowHealth>;

/** The cells of its row. */
function cells(more: Partial<WorkflowHealth>): readonly string[] {
  const health = { ...WEEK, still_red: [], workflows: [{ ...(CI as WorkflowHealth), ...more }] };
  const text = HEALTH_WORDS.workflows({ facts: { ci: 'GitHub Actions', event: { name: 'schedule' }, health } });
  const row = text?.split('\n').at(-1) ?? '';
  return row
    .replaceAll('\u00A0', ' ')
    .split(' | ')
    .slice(1)
    .map((cell) => cell.replace(/ \|$/, ''));
}

test.each<[string, Partial<WorkflowHealth>, readonly string[]]>([
  ['other than before, and slower', {}, ['90 → 96 % of 114', '6m → 10m ⬆', '3h']],
  [
    'slower by less than an hour',
    { usual_seconds: 6_000, recent_seconds: 7_560 },
    ['90 → 96 % of 114', '100m → 126m ⬆', '3h'],
  ],
  ['slower, though half of the time it was not', { median_seconds: 380 }, ['90 → 96 % of 114', '6m → 10m ⬆', '3h']],
  ['as before', { before_rate: 0.96, ...STEADY }, ['96 % of 114', '10m', '3h']],
  ['never red', { ...STEADY, red_seconds: 0 }, ['90 → 96 % of 114', '10m']],
  ['not all is not a hundred', { success_rate: 0.999, before_rate: 1 }, ['100 → 99 % of 114', '6m → 10m ⬆', '3h']],
  ['long', { median_seconds: 7_200, ...STEADY, red_seconds: 3 * 86_400 }, ['90 → 96 % of 114', '2h', '3d']],
  ['short', { median_seconds: 41, ...STEADY, red_seconds: 5_900 }, ['90 → 96 % of 114', '41s', '98m']],
])('%s', (_, more, expected) => {
  expect(cells(more)).toEqual(expected);
});

test('of fewer than five runs no share is told', () => {
  const { success_rate: _, ...few } = { ...(CI as WorkflowHealth), runs: 3, green: 2, red: 1 };
  const table = (workflow: WorkflowHealth) =>
    HEALTH_WORDS.workflows({
      facts: { ci: 'GitHub Actions', event: { name: 'schedule' }, health: { ...WEEK, workflows: [workflow] } },
    });
  expect(table(few)).toContain('| 1 red of 3 |');
  expect(table({ ...few, green: 3, red: 0 })).toContain('| 3 runs |');
});
