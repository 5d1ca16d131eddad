import { expect, test } from 'vitest';
import type { Facts, Health, HealthOutage } from '../../../../src/build/facts.ts';
import { renderHealth } from '../../../../src/health/sections/lists.ts';
import { NEWS, WEEK } from '../../../support/health-facts.ts';
import { outage } from '../../../support/health-messages.ts';

const NONE = { turned_red: [], still_red: [], green_again: [], silent: [], waiting: [] };

/** Renders the lines of a watch with these facts only. */
function lines(health: Partial<Health>): readonly (string | undefined)[] {
  const facts: Facts = { ci: 'GitHub Actions', event: { name: 'schedule' }, health: { ...NEWS, ...NONE, ...health } };
  const { headline, health_red, health_inactive, health_waiting } = renderHealth(facts) ?? {};
  const texts = [headline, health_red, health_inactive, health_waiting];
  return texts.map((text) => text?.replaceAll(/\(https[^)]*\)/g, ''));
}

test('a waiting run is the first line only without other news', () => {
  const { green_again = [], waiting = [] } = NEWS;
  const only = '⏳ **[Deploy \\#7 has waited 3h for approval for production]** · acme/shop\u00A0main';
  expect(lines({ waiting })).toEqual([only, undefined, undefined, undefined]);
  expect(lines({ waiting: [...waiting, ...waiting] })[3]).toContain('⏳ [Deploy \\#7] has waited 3h for approval');
  const behind = lines({ waiting, green_again: [], silent: NEWS.silent ?? [] });
  expect(behind[3]).toContain('[Deploy \\#7] has waited 3h');
  expect(lines({ waiting, green_again })[0]).toContain('[Docs works again]');
  const known = waiting.map((one) => ({ ...one, due: false }));
  const summary = { workflows: 7, green: 7, red: 0, inconclusive: [], never_ran: [], unread: [], all_green: true };
  expect(lines({ waiting: known, summary })[0]).toBe('✅ **All green** on acme/shop\u00A0main');
});

test('external names and causes are escaped', () => {
  const [first] = NEWS.turned_red ?? [];
  const hostile = '@everyone **[x](javascript:1)** <b>';
  const turned_red = first === undefined ? [] : [{ ...first, workflow: hostile, cause: hostile }];
  const text = lines({ turned_red, still_red: turned_red }).join('\n');
  expect(text).not.toMatch(/(?<!\\)@everyone|(?<!\\)\[x\]|<b>/);
});

test('more than twenty lines are counted', () => {
  const [first] = WEEK.green_again ?? [];
  const green_again = Array.from({ length: 25 }, (_, index) => ({
    ...(first as NonNullable<typeof first>),
    workflow: `w${index}`,
  }));
  const text = lines({ green_again })[1] ?? '';
  expect([text.split('\n').length, text.split('\n').at(-1)]).toEqual([21, '… and 5 more']);
});

/** Renders one section with plain spaces and without URLs. */
function describe(health: Partial<Health>) {
  const facts: Facts = {
    ...{ ci: 'GitHub Actions', event: { name: 'schedule' } },
    health: { ...NEWS, ...NONE, ...health },
  };
  return renderHealth(facts)
    ?.health_red?.replaceAll(/\(https[^)]*\)/g, '')
    .replaceAll('\u00A0', ' ')
    .split('  \n');
}

const [{ commit, suspects } = {}] = NEWS.turned_red ?? [];
const SUSPECTED = { ...(commit && { commit: { ...commit, sha: 'a1b2c3d4e5f6' } }), ...(suspects && { suspects }) };

test.each<[string, readonly HealthOutage[], readonly string[]]>([
  [
    'runs, commit and people',
    [outage('CI', { ...SUSPECTED, runs: 2 })],
    ['🔴 [CI] · 2 failed runs in 1h 20m · [a1b2c3d] Round totals · changed by Ada Lovelace'],
  ],
  [
    'of two by one cause only the cause',
    [outage('CI', { ...SUSPECTED, runs: 2, cause: 'exit 1' }), outage('E2E', { cause: 'exit 1' })],
    ['🔴 [CI], [E2E]', '↳ exit 1'],
  ],
])('started failing: %s', (_, turned_red, expected) => {
  expect(describe({ turned_red, green_again: [outage('Docs')] })?.slice(0, -1)).toEqual(expected);
});
