import { expect, test } from 'vitest';
import type { Facts, RunJob } from '../../../../src/build/facts.ts';
import { FAILURE_TEXTS } from '../../../../src/message/sections/failure-texts.ts';
import { SECTIONS } from '../../../../src/message/sections/section-registry.ts';
import { plainLines, renderFacts } from '../../../support/rendering.ts';
import {
  ADA,
  EXPECTED,
  failedJob,
  GRACE,
  HUB,
  PUSH,
  readLines,
  SEVEN,
  toCommit,
  UNUSED,
} from '../../../support/shop-facts.ts';

const FAILED: RunJob = failedJob('test', 'Run npm test', [EXPECTED]);
const RED: Facts = { ...PUSH, conclusion: 'failure', change: 'broken', last_green: { run: 41 }, failed_jobs: [FAILED] };
const ONE = { commits: [toCommit('a1b2c3d', 'Round totals')], count: 1 };
const AT = { changed: 'src/cart.ts' };
const BESIDE = { commits: ONE.commits, people: [ADA], authors: 1, later_commits: 0, beside: true };

const SINCE_TUESDAY = {
  change: 'still-failing',
  broken_since: { run: 38, at: '2026-03-03T08:00:00Z', duration_seconds: 2 * 86_400 },
  failures_in_a_row: 4,
} as const;

const last = async (facts: Partial<Facts>) => (await readLines({ ...RED, ...facts })).at(-1);

test.each<[string, Partial<Facts>, string]>([
  [
    'the author of the only commit',
    { commits_since_green: ONE, suspects: [{ ...ADA, ...AT }] },
    'Started failing at a1b2c3d Round totals — Ada Lovelace, who changed `src/cart.ts`, the failing file',
  ],
  [
    'a change beside the failing file',
    { commits_since_green: ONE, suspects: [{ ...ADA, ...AT }], suspect_range: BESIDE },
    'Started failing at a1b2c3d Round totals — Ada Lovelace, who changed `src/cart.ts`',
  ],
  [
    'one of several',
    { commits_since_green: SEVEN, suspects: [{ ...ADA, ...AT }, GRACE] },
    'Started failing within 7 commits by Ada Lovelace and Grace Hopper; Ada Lovelace changed `src/cart.ts`, the failing file',
  ],
])('%s', async (_, facts, text) => {
  expect(await last(facts)).toBe(text);
});

test('the section names the suspects without the rest of the history', async () => {
  const facts = { ...RED, ...SINCE_TUESDAY, suspect_range: BESIDE, suspects: [{ ...ADA, ...AT }] };
  const [body, history] = ['suspects', 'history'].map(async (name) => {
    const { content } = await renderFacts(facts, { body: `{{ sections.${name} }}` });
    return plainLines(content.body)[0];
  });
  expect(await body).toBe('Started failing at a1b2c3d Round totals — Ada Lovelace, who changed `src/cart.ts`');
  expect(await history).toBe(`Failing since Tuesday (4 runs). ${await body}`);
});

const LEGS = [1, 2, 3].map((leg): RunJob => ({ ...failedJob(`test (${leg})`, 'Run npm test', [], leg), new: false }));
const LINT: RunJob = { ...failedJob('lint', 'eslint', [UNUSED], 9), new: true };
const RUN_RED: Facts = {
  ...RED,
  scope: 'run',
  change: 'still-failing',
  failed_jobs: [LINT, ...LEGS],
  job_counts: { total: 120, failed: 4 },
  new_failures: 1,
};

test.each<[Partial<Facts>, RegExp]>([
  [{ change: 'broken', last_green: { run: 41 }, new_failures: 4 }, / 4 of 120 jobs failed$/],
  [{ job_counts: { total: 120, failed: 1 } }, / 1 of 120 jobs failed, a new one$/],
])('%j: %s', async (facts, text) => {
  expect((await readLines({ ...RUN_RED, ...facts }))[0]).toMatch(text);
});

test('a list of commits shows which one changed the file', () => {
  const commits = [toCommit('c000001', 'Docs', GRACE), { ...toCommit('a1b2c3d', 'Round totals'), ...AT }];
  const facts = { ...RED, commits_since_green: { commits, count: 2 } };
  expect(SECTIONS.changes.render({ facts })?.split('\n').slice(2)).toEqual([
    `- [a1b2c3d](${HUB}/commit/a1b2c3d) Round totals\u00A0— Ada Lovelace\u00A0· changed \`src/cart.ts\``,
    `- [c000001](${HUB}/commit/c000001) Docs\u00A0— Grace Hopper`,
  ]);
});

test('a path that resembles Markdown or a mention is escaped', () => {
  const suspects = [{ ...ADA, changed: 'src/[x](https://evil.example)@team`.ts' }];
  const text = FAILURE_TEXTS.history({ facts: { ...RED, suspects } }) ?? '';
  expect(text).toContain('src/\\[x\\]\\(');
  expect(text).toContain('\\@team\\`.ts, the failing file');
});
