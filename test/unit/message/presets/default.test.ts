import { describe, expect, test } from 'vitest';
import type { Keyword } from '../../../../src/build/fact.ts';
import type { Facts } from '../../../../src/build/facts.ts';
import {
  ADA,
  EMPTY,
  EXPECTED,
  failedJob,
  GRACE,
  HUB,
  PUSH,
  RUN,
  readLines,
  readText,
  SEVEN,
  UNUSED,
} from '../../../support/shop-facts.ts';

const RED: Facts = { ...PUSH, conclusion: 'failure', failed_jobs: [failedJob('test', 'Run npm test', [EXPECTED])] };
const PULL = {
  number: 12,
  title: 'Add gift cards',
  url: `${HUB}/pull/12`,
  head: 'gift-cards',
  base: 'main',
  author: GRACE,
};
const PULL_HEAD = { sha: 'b2c3d4e', short: 'b2c3d4e', url: `${HUB}/commit/b2c3d4e` };
const LEGS = Array.from({ length: 11 }, (_, index) =>
  failedJob(`test (ubuntu, ${24 + index})`, 'Run npm test', index < 4 ? [EXPECTED] : [], index + 1),
);
const WHOLE: Facts = {
  ...PUSH,
  scope: 'run',
  run: { ...PUSH.run, duration_seconds: 700, started_at: '2026-03-04T08:00:00Z' },
  job: { name: 'summary' },
  conclusion: 'failure',
  failed_jobs: [...LEGS, failedJob('lint', 'eslint', [UNUSED], 20)],
  job_counts: { total: 120, failed: 12 },
};
const DEPLOYMENT = { environment: 'production', ref: 'v2.3.1', url: 'https://shop.example/', log_url: `${RUN}/job/3` };
const DEPLOYED: Facts = {
  ...PUSH,
  event: { name: 'deployment_status' },
  scope: 'deployment',
  workflow: 'Release',
  job: { name: 'deploy', url: `${RUN}/job/3` },
  ref: { type: 'tag', name: 'v2.3.1', url: `${HUB}/tree/v2.3.1` },
  deployment: DEPLOYMENT,
};

/** Expected messages line by line. */
const MESSAGES: readonly (readonly [name: string, facts: Facts, lines: readonly string[]])[] = [
  [
    'a matrix job that failed in several steps',
    {
      ...PUSH,
      conclusion: 'failure',
      job: { name: 'test', matrix: 'ubuntu, 24' },
      failed_jobs: [{ ...failedJob('x', 'one'), failed_steps: [{ name: 'one' }, { name: 'two' }, { name: 'three' }] }],
    },
    [
      '❌ **CI / test (ubuntu, 24) failed** in one and 2 more steps · acme/shop on main · #42',
      'a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a job whose commit passed before',
    {
      ...RED,
      failed_jobs: [failedJob('test', 'e2e')],
      change: 'broken',
      last_green: { run: 41 },
      passed_before: { run: 41, url: RUN },
    },
    [
      '❌ **CI / test failed** in e2e · acme/shop on main · #42 (4m 3s)',
      'The same commit passed in run #41. a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a preview that failed: nobody is suspected for the previews of other branches',
    {
      ...DEPLOYED,
      conclusion: 'failure',
      change: 'broken',
      last_green: { run: 41 },
      commits_since_green: SEVEN,
      pull_request: PULL,
      ref: { type: 'branch', name: 'gift-cards' },
      deployment: { environment: 'Preview', ref: 'gift-cards' },
    },
    [
      '❌ **Deploy to Preview failed** · acme/shop PR #12 · #42',
      'First failure. “Add gift cards” — Grace Hopper · gift-cards → main',
    ],
  ],
  [
    'a scheduled run: the time of the last success, not the last commit',
    {
      ...WHOLE,
      event: { name: 'schedule' },
      schedule: '0 3 * * *',
      workflow: 'Nightly',
      run: { number: 301, url: RUN, started_at: '2026-03-04T03:07:00Z' },
      failed_jobs: [failedJob('backup', 'backup')],
      job_counts: { total: 1, failed: 1 },
      change: 'broken',
      last_green: { run: 296, url: RUN, duration_seconds: 5 * 86_400 },
    },
    ['❌ **Nightly failed** in backup · acme/shop on main · #301, 03:00 every day, UTC', 'Last passed 5 days ago'],
  ],
];

test.each(MESSAGES)('%s', async (_, facts, lines) => {
  expect(await readLines(facts)).toEqual(lines);
});

test('conclusion, run, and commit are links, and the conclusion links to the step', async () => {
  const { body } = await readText({ ...RED, change: 'broken', last_green: { run: 41 } });
  expect(body.replaceAll('\u00A0', ' ')).toBe(
    [
      `❌ **[CI / test failed](${RUN}/job/3#step:4:1)** in npm test · acme/shop on main · [\\#42](${RUN}) (4m 3s)`,
      '↳ cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
      `First failure. [a1b2c3d](${HUB}/commit/a1b2c3d) Round totals — Ada Lovelace`,
    ].join('  \n'),
  );
});

const first = async (extra: Partial<Facts>): Promise<string | undefined> => (await readLines({ ...PUSH, ...extra }))[0];

test('an unknown conclusion is neither passed nor failed', async () => {
  const { conclusion: _, ...unknown } = PUSH;
  expect((await readLines(unknown))[0]).toBe(
    '❔ **CI / test** has an unknown result · acme/shop on main · #42 (4m 3s)',
  );
  const pending = { ...unknown, event: { name: 'deployment_status' }, scope: 'deployment' } as const;
  const result = async (state: Keyword) =>
    (await readLines({ ...pending, deployment: { environment: 'production', state } }))[0];
  expect(await result('in_progress')).toBe('⏳ **Deploy to production** is in progress · acme/shop on main');
  expect(await result('constructor')).toMatch(/^❔ \*\*Deploy to production\*\* has an unknown result/);
});

test('a pull request shows what is unusual about it', async () => {
  const pull_request = { ...PULL, fork: true, draft: true, head: 'octo:x' };
  const event = { name: 'pull_request', action: 'opened' } as const;
  const [, second] = await readLines({ ...PUSH, event, pull_request, commit: PULL_HEAD });
  expect(second).toBe('“Add gift cards” (draft, from a fork) — Grace Hopper · octo:x → main');
});

test.each<[Partial<Facts>, string]>([
  [
    { event: { name: 'repository_dispatch', action: 'import-done' } },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s), started by Ada Lovelace as `import-done`',
  ],
  [
    { run: { number: 42, attempt: 3, started_by: GRACE } },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s, attempt 3), re-run by Grace Hopper',
  ],
  [
    { run: { number: 42, title: 'Import of *May*' } },
    '✅ **CI / test** passed · acme/shop on main · #42 “Import of *May*” (4m 3s)',
  ],
  [
    { run: { number: 42, attempt: 3 }, change: 'fixed', broken_since: { run: 42 }, last_red: { attempt: 2 } },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s, attempt 3: attempt 2 failed on the same commit)',
  ],
  [
    { event: { name: 'schedule' }, schedule: '17 4 1-7 * 1' },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s), on schedule',
  ],
])('shows who started it, and the attempt: %j', async (extra, expected) => {
  expect(await first(extra)).toContain(expected);
});

test('a push shows its number of commits, and a topic lists them', async () => {
  const commits = Array.from({ length: 14 }, (_, index) => ({
    sha: `${index}`,
    short: `c${index}`,
    subject: `Step ${index}`,
  }));
  const push = { commits, count: 2048, compare_url: `${HUB}/c`, forced: false, created: false, deleted: false };
  const second = async (more: object) => (await readLines({ ...PUSH, push: { ...push, ...more } }))[1];
  expect(await second({})).toBe('a1b2c3d Round totals — Ada Lovelace, and 2,047 more commits');
  expect(await second({ truncated: true })).toContain(', and at least 2,047 more commits');
  const topic = await readLines({ ...PUSH, push: { ...push, count: 14 } }, 'topic');
  const from = topic.indexOf('**Commits**');
  expect(topic.slice(from, from + 13)).toEqual([
    '**Commits**',
    '',
    ...commits
      .slice(-10)
      .map(({ short, subject }) => `- ${short} ${subject}`)
      .toReversed(),
    '- … and 4 earlier commits',
  ]);
});

describe('topics and tasks', () => {
  test.each<[Facts, string]>([
    [RED, 'CI / test failed on main: cart > adds a gift card: expected 90 to be 100'],
    [{ ...RED, failed_jobs: [failedJob('test', 'Run npm test', [EMPTY])] }, 'CI / test failed on main: npm test'],
    [
      { ...DEPLOYED, conclusion: 'failure', failed_jobs: [failedJob('deploy', 'terraform apply', [EXPECTED])] },
      'Deploy to production failed: terraform apply (acme/shop v2.3.1)',
    ],
    [{ ...PUSH, pull_request: PULL, conclusion: 'failure' }, 'CI / test failed on PR 12: “Add gift cards”'],
  ])('subject %#: %s', async (facts, subject) => {
    expect((await readText(facts, 'topic')).subject).toBe(subject);
  });

  test('a failure shows the first lines, the reasons in a block, and the details, without repetition', async () => {
    const facts = {
      ...WHOLE,
      change: 'broken' as const,
      last_green: { run: 41 },
      commits_since_green: SEVEN,
      suspects: [ADA, GRACE],
    };
    expect(await readLines(facts, 'topic')).toEqual([
      '❌ **CI failed** · acme/shop on main · #42 (12m) · 12 of 120 jobs failed',
      'Started failing within 7 commits by Ada Lovelace and Grace Hopper',
      '',
      'test (ubuntu, 24) in npm test and 10 more matrix jobs',
      '',
      '```',
      'cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
      '```',
      '',
      'lint in eslint',
      '',
      '```',
      "'total' is assigned a value but never used (src/cart.ts:9)",
      '```',
      '',
      '| Other failed jobs | Step |',
      '| --- | --- |',
      ...LEGS.slice(1).map(({ name }) => `| ${name} | npm test |`),
      '',
      '**Since it last passed**',
      '',
      ...SEVEN.commits
        .map(({ short, subject, author }) => `- ${short} ${subject} — ${author?.name ?? author?.login}`)
        .toReversed(),
      '',
      '**Started:** 2026-03-04 08:00 UTC by Ada Lovelace',
    ]);
  });
});

test('the marker is in the run link, or in a last line without one', async () => {
  const marker = 'd-0123456789abcdef';
  expect((await readText(PUSH, 'topic', marker)).body).toContain(`[\\#42](${RUN}#${marker})`);
  expect((await readText(DEPLOYED, 'topic', marker)).body).toContain(`**[Deployed to production](${RUN}#${marker})**`);
  const { run: _, ...unlinked } = PUSH;
  expect((await readText(unlinked, 'topic', marker)).body.split('\n').at(-1)).toBe(`Reference: ${marker}`);
  const fragment = { ...PUSH, run: { number: 1, url: 'https://ci.example/#/runs/1' } };
  const { body } = await readText(fragment, 'topic', marker);
  expect(body).toContain('(https://ci.example/#/runs/1)');
  expect(body.split('\n').at(-1)).toBe(`Reference: ${marker}`);
});
