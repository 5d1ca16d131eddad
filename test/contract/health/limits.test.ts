/** Tests that GitHub's limits apply to all requests: none is futile, and one phrase explains the missing data. */
import { expect, test } from 'vitest';
import type { Behaviour } from '../../support/github-api.ts';
import { reportOn } from '../../support/health-report.ts';
import { getStory } from '../../support/health-story.ts';

const TABLES = { 'acme/shop': getStory(50), 'acme/tools': getStory(50), 'acme/web': getStory(50) };

type Instead = NonNullable<Behaviour['instead']>;

const digest = (instead: Instead, timeout = '60') =>
  reportOn({
    tables: TABLES,
    behaviour: { instead },
    options: { template: 'digest', repositories: 'acme/*', timeout },
    now: new Date().toISOString(),
    live: true,
  });

const LIMITS: readonly [string, Exclude<Instead, (...before: never[]) => unknown>, RegExp][] = [
  [
    'used up',
    {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 1_800) },
    },
    /is used up until \d\d:\d\d UTC/,
  ],
  ['a pause', { status: 429, headers: { 'retry-after': '120' } }, /asks for a pause until .*secondary/],
  [
    'recognized by its message',
    { status: 403, body: { message: 'You have exceeded a secondary rate limit.' } },
    /secondary/,
  ],
];

test.each(LIMITS)('%s stops all requests after the first such response', async (_, answer, text) => {
  const requested = 5;
  const { requests, facts, receipt, notices } = await digest((before) => (before < requested ? undefined : answer));
  // Two requests are concurrent.
  expect(requests.length).toBeLessThanOrEqual(requested + 2);
  const { unread = [] } = facts.health ?? {};
  expect(unread.filter((phrase) => text.test(phrase))).toHaveLength(1);
  expect(unread.filter((phrase) => phrase.startsWith('not all of'))).toHaveLength(1);
  expect(receipt.conclusion).toBe('neutral');
  expect(notices.join()).toMatch(text);
});

test('lists unread named repositories after the reason', async () => {
  const { requests, facts, text, notices } = await reportOn({
    tables: TABLES,
    behaviour: { instead: () => ({ status: 429, headers: { 'retry-after': '120' } }) },
    options: { template: 'digest', repositories: Object.keys(TABLES).join(', '), timeout: '60' },
    now: new Date().toISOString(),
    live: true,
  });
  expect(requests).toHaveLength(1);
  const why = expect.stringMatching(/^not all of the builds: .*secondary/);
  expect(facts.health?.unread).toEqual([why, 'acme/shop', 'acme/tools', 'acme/web']);
  expect(text).toMatch(/secondary rate limit.*; acme\/shop; acme\/tools; acme\/web/);
  expect(notices.join()).toContain('The message omits the builds of acme/shop: the GitHub API asks for a pause');
});

test('all requests wait for a short pause, and no data is missing', async () => {
  let until: number | undefined;
  const { facts, requests } = await digest((before) => {
    if (before < 4) return undefined;
    until ??= performance.now() + 1_500;
    return performance.now() < until ? { status: 429, headers: { 'retry-after': '2' } } : undefined;
  });
  expect(requests.length).toBeGreaterThan(20);
  expect(facts.health?.unread ?? []).not.toContainEqual(expect.stringMatching(/not all of/));
});
