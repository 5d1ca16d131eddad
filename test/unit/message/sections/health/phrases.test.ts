import { describe, expect, test } from 'vitest';
import type { Health } from '../../../../../src/facts/facts.ts';
import {
  fewNames,
  inTime,
  isQuiet,
  lasted,
  nameIn,
  onPlace,
  percent,
  placeOf,
  rateWords,
  secondsUntil,
  sinceClock,
} from '../../../../../src/message/sections/health/phrases.ts';
import { WEEK } from '../../../../support/health-facts.ts';
import { outage } from '../../../../support/health-messages.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const NOW = '2026-03-04T08:00:00Z';

test.each([
  ['2026-03-04T00:00:00Z', 'since 00:00'],
  ['2026-03-03T23:59:59Z', 'since Tuesday 23:59'],
  ['2026-02-26T08:00:00Z', 'since 2026-02-26'],
  ['once', undefined],
])('since when: %s', (at, expected) => {
  expect(plain(sinceClock(at, NOW, undefined))).toBe(expected);
  expect(sinceClock(at, undefined, undefined)).toBeUndefined();
});

test.each([
  ['2026-03-04T06:00:00Z', ' in 2 hours'],
  ['once', ''],
])('in which time: %s', (from, expected) => {
  expect(plain(inTime({ from, to: NOW } as Health))).toBe(expected);
  expect(inTime({ from } as Health)).toBe('');
  expect(secondsUntil(from, undefined)).toBeUndefined();
  expect(inTime({ from: '2026-03-04T06:00:00Z', to: NOW } as Health)).toBe(' in\u00A02\u00A0hours');
});

test.each([
  [0, '0 %'],
  [0.001, '1 %'],
  [0.999, '99 %'],
])('%d as a share', (rate, expected) => {
  expect(plain(percent(rate))).toBe(expected);
});

test.each([
  [undefined, 0.5, undefined],
  [0.5, undefined, '50 % passed'],
  [0.5, 0.6, '50 % passed (was 60 %)'],
])('a share of %d beside %d', (rate, before, expected) => {
  expect(plain(rateWords(rate, before, ' passed'))).toBe(expected);
  expect(plain(rateWords(rate, before))).toBe(expected?.replace(' passed', ''));
});

test('names of places', () => {
  const health = { repositories: ['acme/shop'], branch: 'main' };
  expect(plain(placeOf(health))).toBe('acme/shop main');
  expect(placeOf({})).toBe('the builds');
  expect(onPlace({})).toBe('');
  expect(placeOf({ repositories: [' '] })).toBe('the builds');
  expect(nameIn(health, ' ', 'acme/shop')).toBe('a workflow');
  expect([fewNames(['A', 'B', 'C']), fewNames(['A', 'B', 'C', 'D'])]).toEqual(['A, B and C', '4 workflows']);
  expect(lasted('for', { ...outage('CI'), after_seconds: undefined } as never)).toBe('');
});

describe('a week is quiet', () => {
  const { runs } = WEEK;
  const [production] = WEEK.deployments ?? [];
  const fine = { ...production, total: 6, read: 6, failed: 0 };
  const quiet = { runs: { ...runs, red: 0 }, deployments: [fine] };
  test.each<[string, object, boolean]>([
    ['where nothing is wrong', {}, true],
    ['but not a time of which the runs are not known', { runs: undefined }, false],
    ['not where one is red', { runs: { ...runs, red: 1 } }, false],
    ['not where one is slower', { workflows: [{ slower: true }] }, false],
    ['not where a deployment failed', { deployments: [fine, { ...fine, failed: 1 }] }, false],
  ])('%s', (_, more, expected) => {
    expect(isQuiet({ ...quiet, ...more } as Health)).toBe(expected);
  });
});
