import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { FAILURE_TEXTS } from '../../../../src/message/sections/failure-texts.ts';
import { SECTIONS } from '../../../../src/message/sections/section-registry.ts';
import { NO_BREAK } from '../../../../src/message/sections/text.ts';
import { ADA, GRACE, HUB, PUSH, readLines, SEVEN, toCommit } from '../../../support/shop-facts.ts';

const DAY = 86_400;
const RED: Facts = { ...PUSH, conclusion: 'failure' };
const DEPLOYED = {
  scope: 'deployment',
  event: { name: 'deployment_status' },
  deployment: { environment: 'production' },
} as const;

test.each<[Partial<Facts>, string | undefined]>([
  [{ failures_in_a_row: 4, broken_since: { duration_seconds: 11_520 } }, 'failing for 3h (4 runs)'],
  [{ failures_in_a_row: 1, broken_since: { duration_seconds: 11_520 } }, 'failing for 3h'],
  [{ failures_in_a_row: 4 }, 'failing for at least 4 runs'],
  [{ failures_in_a_row: 4, broken_since: { run: 39 } }, 'failing for 4 runs'],
  [{ failures_in_a_row: 1, broken_since: { run: 42 } }, undefined],
  [
    { failures_in_a_row: 3, broken_since: { duration_seconds: 12 * DAY }, ...DEPLOYED },
    'failing for 12 days (3 deployments)',
  ],
  [{}, undefined],
  [{ failures_in_a_row: 4, newer_run: { run: 43 } }, undefined],
  [{ failures_in_a_row: 4, change: 'fixed' }, undefined],
])('how long it has been failing: %j: %s', (facts, text) => {
  const entry: string | undefined = SECTIONS.failure_streak.render({
    failure: FAILURE_TEXTS,
    facts: { ...RED, change: 'still-failing', ...facts },
  });
  expect(entry?.replaceAll(NO_BREAK, ' ')).toBe(text);
});

const last = async (extra: Partial<Facts>) => (await readLines({ ...PUSH, ...extra })).at(-1);

test.each<[string, Partial<Facts>, string]>([
  [
    'a push of a single commit',
    { push: { commits: [], count: 1, forced: false, created: false, deleted: false } },
    'Fixed by f00ba12 Handle empty carts — Grace Hopper',
  ],
  ['a scheduled run', { event: { name: 'schedule' }, last_red: {} }, 'f00ba12 Handle empty carts'],
  ['nobody: another run', { last_red: { same_commit: true } }, 'The same commit failed before'],
])('fixed by %s', async (_, extra, expected) => {
  const fixed = {
    change: 'fixed',
    last_red: { pushed: true },
    failures_in_a_row: 2,
    broken_since: { run: 40, duration_seconds: DAY },
    commit: { ...toCommit('f00ba12', 'Handle empty carts', GRACE) },
  } as const;
  expect((await last({ ...fixed, ...extra }))?.replace(`](${HUB}`, '')).toBe(expected);
});

test.each<[string, Partial<Facts>, string]>([
  [
    'on an earlier attempt',
    { passed_before: { run: 42, attempt: 1 } },
    'The same commit passed in attempt 1. a1b2c3d Round totals — Ada Lovelace',
  ],
  [
    'five days ago, by the clock',
    { schedule: '0 3 * * *', last_green: { duration_seconds: 5 * DAY } },
    'Last passed 5 days ago',
  ],
])('shows the last success: %s', async (_, extra, expected) => {
  expect(await last({ ...RED, ...extra })).toBe(expected);
});

test.each<[string, number, string]>([
  ['some', 2, '[2 commits] by Ada Lovelace before it broke, 5 since'],
  ['none', 0, 'No new commits before it broke; 7 commits since'],
])('names nobody for commits during the failure: %s before it', async (_, before, text) => {
  const commits = SEVEN.commits.map((one, index) => (index < before ? one : { ...one, later: true }));
  const suspects = before > 0 ? [ADA] : [];
  const facts = { change: 'still-failing', commits_since_green: { ...SEVEN, commits }, suspects } as const;
  expect(await last({ ...RED, ...facts })).toBe(text.replace(/[[\]]/g, ''));
  const one = { commits: commits.slice(-1), count: 1 };
  expect(await last({ ...RED, change: 'still-failing', commits_since_green: one })).toBe(
    'No new commits before it broke; 1 commit since',
  );
  expect(SECTIONS.changes.render({ facts: { ...RED, ...facts } })).toMatch(
    /Round totals\u00A0— Ada Lovelace\u00A0· after it broke$/m,
  );
});

test('a deployment counts the other commits, and their authors if all are known', async () => {
  const deployed = (commits_since_green: Facts['commits_since_green']) =>
    last({ ...DEPLOYED, ...(commits_since_green && { commits_since_green }) });
  const head = 'a1b2c3d Round totals — Ada Lovelace';
  expect(await deployed(undefined)).toBe(head);
  expect(await deployed({ ...SEVEN, commits: SEVEN.commits.slice(-1), count: 1 })).toBe(head);
  expect(await deployed({ ...SEVEN, commits: SEVEN.commits.slice(-2), count: 2 })).toBe(
    `${head}, and 1 more commit by lin`,
  );
  expect(await deployed({ ...SEVEN, count: 900 })).toBe(`${head}, and 899 more commits`);
});
