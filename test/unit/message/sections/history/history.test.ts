import { expect, test } from 'vitest';
import type { Facts } from '../../../../../src/build/facts.ts';
import { SECTIONS } from '../../../../../src/message/sections/section-registry.ts';
import { NO_BREAK } from '../../../../../src/message/sections/text/separators.ts';
import { ADA, GRACE, HUB, PUSH, RUN, readLines, SEVEN, toCommit } from '../../../../support/shop-facts.ts';

const DAY = 86_400;
const RED: Facts = { ...PUSH, conclusion: 'failure' };
const DEPLOYED = {
  scope: 'deployment',
  event: { name: 'deployment_status' },
  deployment: { environment: 'production' },
} as const;

function describe(facts: Partial<Facts>): string | undefined {
  const text: string | undefined = SECTIONS.change.render({ facts: { ...RED, ...facts } });
  return text?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(NO_BREAK, ' ');
}

test.each<[Partial<Facts>, string | undefined]>([
  [{}, undefined],
  [{ change: 'broken' }, undefined],
  [{ change: 'broken', last_green: { run: 41 } }, 'first failure'],
  [{ change: 'broken', last_green: { at: '2026-03-01T08:00:00Z' }, ...DEPLOYED }, 'first failure'],
  [{ change: 'still-failing', failures_in_a_row: 30 }, 'still failing for at least 30 runs'],
  [
    { change: 'still-failing', failures_in_a_row: 4, broken_since: { run: 39, url: RUN, duration_seconds: 11_520 } },
    'still failing for 3h (4 runs)',
  ],
  [
    { change: 'still-failing', failures_in_a_row: 3, broken_since: { duration_seconds: 12 * DAY }, ...DEPLOYED },
    'still failing for 12 days (3 deployments)',
  ],
  [{ change: 'still-failing', failures_in_a_row: 4, broken_since: { run: 39 } }, 'still failing for 4 runs'],
  [
    { change: 'still-failing', same_failure_type: false, failures_in_a_row: 4, broken_since: { run: 39 } },
    'failing for 4 runs',
  ],
  [
    { change: 'still-failing', run: { number: 42, attempt: 3 }, failures_in_a_row: 1, broken_since: { run: 42 } },
    'still failing on attempt 3',
  ],
  [{ change: 'fixed', broken_since: { run: 40, duration_seconds: 11_520 } }, 'fixed after 3h'],
  [{ change: 'fixed', failures_in_a_row: 1, broken_since: { duration_seconds: 60 } }, 'fixed after 1m, 1 run'],
  [{ change: 'fixed', run: { number: 42, attempt: 2 }, broken_since: { run: 42 } }, 'passed on attempt 2, same commit'],
])('%j: %s', (facts, text) => {
  expect(describe(facts)).toBe(text);
});

test.each<[Partial<Facts>, string | undefined]>([
  [{ failures_in_a_row: 4, broken_since: { duration_seconds: 11_520 } }, 'failing for 3h (4 runs)'],
  [{ failures_in_a_row: 1, broken_since: { duration_seconds: 11_520 } }, 'failing for 3h'],
  [{ failures_in_a_row: 4 }, 'failing for at least 4 runs'],
  [{}, undefined],
  [{ failures_in_a_row: 4, newer_run: { run: 43 } }, undefined],
  [{ failures_in_a_row: 4, change: 'fixed' }, undefined],
])('how long it has been failing: %j: %s', (facts, text) => {
  const entry: string | undefined = SECTIONS.failure_streak.render({
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
  [
    'a push of several commits',
    { push: { commits: [], count: 3, forced: false, created: false, deleted: false } },
    'Fixed by 3 commits, latest f00ba12 Handle empty carts — Grace Hopper',
  ],
  ['a run of the clock', { event: { name: 'schedule' }, last_red: {} }, 'f00ba12 Handle empty carts'],
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
])('it was good %s', async (_, extra, expected) => {
  expect(await last({ ...RED, ...extra })).toBe(expected);
});

test.each<[string, number, string]>([
  ['some', 2, '[2 commits] by Ada Lovelace before it broke, 5 since'],
  ['none', 0, 'No new commits before it broke; 7 commits since'],
])('of commits that came while it was red, nobody is named: %s before', async (_, before, text) => {
  const commits = SEVEN.commits.map((one, index) => (index < before ? one : { ...one, later: true }));
  const suspects = before > 0 ? [ADA] : [];
  const facts = { change: 'still-failing', commits_since_green: { ...SEVEN, commits }, suspects } as const;
  expect(await last({ ...RED, ...facts })).toBe(text.replace(/[[\]]/g, ''));
  const one = { commits: commits.slice(-1), count: 1 };
  expect(await last({ ...RED, change: 'still-failing', commits_since_green: one })).toBe(
    'No new commits before it broke; 1 commit since',
  );
  expect(SECTIONS.green_commits.render({ facts: { ...RED, ...facts } })).toMatch(
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
