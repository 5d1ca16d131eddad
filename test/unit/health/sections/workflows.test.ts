import { expect, test } from 'vitest';
import type { Health, WorkflowHealth } from '../../../../src/build/facts.ts';
import { renderWorkflowTable } from '../../../../src/health/sections/period.ts';
import { WEEK } from '../../../support/health-facts.ts';
import { row } from '../../../support/health-messages.ts';

const [CI] = WEEK.workflows ?? [];

/** A duration as usual. */
const STEADY = {
  slower: false,
  usual_seconds: undefined,
  recent_seconds: undefined,
} as unknown as Partial<WorkflowHealth>;

/** Returns the cells of its row. */
function cells(more: Partial<WorkflowHealth>): readonly string[] {
  const health = { ...WEEK, still_red: [], workflows: [{ ...(CI as WorkflowHealth), ...more }] };
  const text = renderWorkflowTable(health);
  const entry = text?.split('\n').at(-1) ?? '';
  return entry
    .replaceAll('\u00A0', ' ')
    .split(' | ')
    .slice(1)
    .map((cell) => cell.replace(/ \|$/, ''));
}

test.each<[string, Partial<WorkflowHealth>, readonly string[]]>([
  ['other than before, and slower', {}, ['90 → 96% of 114', '6m → 10m ⬆', '3h']],
  ['as before', { before_rate: 0.96, ...STEADY }, ['96% of 114', '10m', '3h']],
  ['not all is not a hundred', { success_rate: 0.999, before_rate: 1 }, ['100 → 99% of 114', '6m → 10m ⬆', '3h']],
])('%s', (_, more, expected) => {
  expect(cells(more)).toEqual(expected);
});

/** Renders the table without URLs and with plain spaces. */
function table(workflows: readonly WorkflowHealth[], more: Partial<Health> = {}): string | undefined {
  const health = { ...WEEK, workflows, ...more } as Health;
  const text = renderWorkflowTable(health);
  return text?.replaceAll(/\(https[^)]*\)/g, '').replaceAll('\u00A0', ' ');
}

const entries = (text: string | undefined) => text?.match(/^\| [^-W].*$/gm)?.length;
const many = (amount: number, more: Partial<WorkflowHealth> = {}, repository = 'acme/shop') =>
  Array.from({ length: amount }, (_, index) => row(`w${index}`, repository, more));

test('failing workflows have rows, and others are counted beyond twelve', () => {
  expect(entries(table([...many(11), row('red', 'acme/shop', { outages: 1 })]))).toBe(12);
  expect(entries(table([...many(12), row('red', 'acme/shop', { outages: 1 })]))).toBe(1);
  expect(entries(table([...many(12, { red: 1 }), row('slow', 'acme/shop', { slower: true })]))).toBe(1);
  // The headline reports that all passed.
  expect(table(many(2, { red: 0 }))).toBeUndefined();
  expect(table([])).toBeUndefined();
  const text = table(many(14, { outages: 1 }));
  expect([entries(text), text?.split('\n').at(-1)]).toEqual([12, '… and 2 more workflows']);
  expect(table([row(' ', 'acme/shop', { outages: 1 })])).toContain('| [A workflow] |');
});

test('failing workflows of several repositories are below the name of theirs', () => {
  const repositories = ['acme/shop', 'acme/site', 'acme/old'];
  expect(table([], { repositories })).toBeUndefined();
  expect(table([row('CI', 'acme/shop'), row('CI', 'acme/site')], { repositories })).toBeUndefined();
  const red = table([...many(7, { outages: 1 }), ...many(7, { outages: 1 }, 'acme/site')], { repositories });
  expect([entries(red), red?.includes('… and 2 more workflows')]).toEqual([14, true]);
});
