/** Tests a digest of four weeks: its content, and its requests. */
import { describe, expect, test } from 'vitest';
import { HEALTH_FACTS } from '../../../src/build/groups/health.ts';
import { isPlainObject } from '../../../src/objects.ts';
import { getBoundsOut } from '../../support/fact-bounds.ts';
import type { RepositoryTable } from '../../support/github-tables.ts';
import { type HealthQuestion, reportOn } from '../../support/health-report.ts';
import { getStory } from '../../support/health-story.ts';

const digest = (table: RepositoryTable, more: Partial<HealthQuestion> = {}) =>
  reportOn({ tables: { 'acme/shop': table }, ...more, options: { template: 'digest', ...more.options } });

describe('four weeks with 200 runs', () => {
  test('renders the message', async () => {
    const report = await digest(getStory(50));
    await expect(report.text).toMatchFileSnapshot('digest of 200 runs.md');
    expect(report.receipt).toMatchObject({ outcome: 'dry-run', conclusion: 'failure', change: 'broken' });
    expect(getBoundsOut({ health: report.facts.health })).toEqual([]);
    expect(report.notices).toEqual([]);
  });

  test('contains the manually calculated figures', async () => {
    const { facts } = await digest(getStory(50));
    // In the last week 50 runs of CI, numbers 151 to 200, one every 3.36 hours, and 7 of Nightly. Failed on March 1
    // before noon: 178, 179, and 180. Cancelled: 164 and 184. By a bot: 156, 166, 176, 186, 196. Re-run: 158 and 183.
    const { runs, before, workflows = [], causes, silent, still_red, turned_red, deployments } = facts.health ?? {};
    expect(runs).toMatchObject({ total: 57, read: 57, cancelled: 2, bots: 5, retry_rate: 2 / 57 });
    expect([runs?.green, runs?.red]).toEqual([49, 6]);
    expect(runs?.success_rate).toBeCloseTo(49 / 55, 10);
    // Of 168 hours CI failed for 10.08, from 178 to 181, and Nightly for 52.75.
    expect(runs?.red_share).toBeCloseTo((10.08 + 52.75) / 168, 4);
    expect(before).toMatchObject({ total: 57, red: 0 });
    expect(workflows).toMatchObject([
      { name: 'Nightly', runs: 7, red: 3, is_red: true, red_since: '2026-03-02T03:10:00Z', red_runs: 3 },
      { name: 'CI', runs: 50, red: 3, is_red: false, before_median_seconds: 300 },
    ]);
    expect(workflows[1]?.red_since).toBeUndefined();
    expect(causes?.map(({ times, workflows: names }) => [times, names])).toEqual([
      [3, ['Nightly']],
      [3, ['CI']],
    ]);
    expect(silent).toMatchObject([{ workflow: 'Backup', why: 'stopped', last_run_at: '2026-02-15T04:20:00Z' }]);
    expect([turned_red?.map(({ workflow }) => workflow), still_red]).toEqual([['Nightly'], []]);
    expect(deployments).toMatchObject([{ environment: 'production', total: 6, failed: 1, rolled_back: 0 }]);
  });

  test('has a subject as a topic', async () => {
    const { content } = await digest(getStory(50), {
      options: { 'webhook-url': 'https://acme.example.com/application/webhook/a1b2c3d4e5f60718293a', kind: 'topic' },
    });
    expect(content?.subject).toBe(
      'Nightly has been failing for 2\u00A0days on acme/shop\u00A0main: 57 runs in\u00A07\u00A0days, 89% passed (was\u00A0100%)',
    );
  });
});

describe('request budget', () => {
  test('reads 2,000 runs per week', async () => {
    const { requests, facts, text } = await digest(getStory(2_000));
    expect(requests.length).toBeLessThanOrEqual(120);
    const { runs, unread = [] } = facts.health ?? {};
    expect([runs?.total, runs?.read]).toEqual([2_007, 2_007]);
    // 500 a day exceed the limit of explained runs.
    const explained = /(\d+) of 139 failed runs read/.exec(unread.join())?.[1];
    expect(Number(explained)).toBeGreaterThanOrEqual(8);
    expect(unread.join()).not.toContain('no more requests');
    expect(text.length).toBeLessThan(4_000);
  });

  test('a single section requests only its own data', async () => {
    const requested = async (body: string) =>
      (
        await reportOn({
          tables: { 'acme/shop': getStory(50) },
          options: { template: 'default', body, status: 'success' },
        })
      ).requests;
    const of = (requests: readonly string[], part: string) => requests.filter((path) => path.includes(part)).length;
    const total = await requested('{{ health.runs.total }}');
    for (const part of ['/contents/', '/jobs', '/logs', 'annotations', '/deployments'])
      expect(of(total, part), part).toBe(0);
    expect(of(await requested('{{ health.waiting.size }}'), 'branch=')).toBe(0);
    expect(of(await requested('{{ health.silent.size }}'), '/jobs')).toBe(0);
    expect(await requested('{{ health.from }}')).toHaveLength(1);
  });

  const withoutCount = (body: unknown) => (isPlainObject(body) ? { ...body, total_count: undefined } : body);

  test.each([
    ['its count stops at a thousand', { capped: true }],
    ['it has no count', { bend: withoutCount }],
  ])('reads a list completely if %s', async (_, behaviour) => {
    const { facts } = await digest(getStory(1_100), { behaviour });
    expect(facts.health?.runs).toMatchObject({ total: 1_107, read: 1_107 });
  });
});

const PARTS = Object.keys(HEALTH_FACTS.health.parts);

describe('single sections', () => {
  test.each(PARTS)('health.%s is read for a template that contains it', async (name) => {
    const { facts, text, notices } = await reportOn({
      tables: { 'acme/shop': getStory(50) },
      options: {
        template: 'default',
        status: 'success',
        body: `{{ health.${name} | json }}`,
        repositories: 'acme/shop, acme/gone',
      },
    });
    expect(Object.keys(facts.health ?? {})).toContain(name);
    expect(text).not.toMatch(/^(?:null)?$/);
    expect(notices.filter((notice) => !notice.includes('acme/gone'))).toEqual([]);
  });
});

describe('a week without failures', () => {
  const quiet: RepositoryTable = { ...getStory(50), workflows: getStory(50).workflows.slice(0, 1), deployments: [] };
  const green = {
    ...quiet,
    runs: quiet.runs.filter(
      ({ conclusion, file, attempt }) => conclusion !== 'failure' && file === 'ci.yml' && attempt === 1,
    ),
  };

  test('has two lines and is always sent as a heartbeat', async () => {
    const report = await digest(green);
    expect(report.preview?.stop).toBeUndefined();
    expect(report.text.split('\n')).toHaveLength(2);
    expect(report.text).toMatch(
      /^✅ \*\*All green\*\* on acme\/shop\u00A0main: \d+ runs in\u00A07\u00A0days, 100% passed/,
    );
    expect(report.receipt).toMatchObject({ conclusion: 'success', change: 'still-passing' });
  });

  test("doesn't pass if a page is missing", async () => {
    const { text, receipt, facts } = await digest(green, { behaviour: { broken: 'created=' } });
    expect([receipt.conclusion, text.includes('All green')]).toEqual(['neutral', false]);
    expect(facts.health?.unread?.join()).toContain('the runs');
  });
});

describe('several repositories', () => {
  const tables = {
    'acme/shop': getStory(50),
    'acme/tools': { ...getStory(20), branch: 'main' },
    'acme/old': { ...getStory(20), archived: true },
    'eve/x': getStory(20),
  };

  test('covers all repositories of an owner except archived ones, and names each', async () => {
    const { facts, text } = await reportOn({ tables, options: { template: 'digest', repositories: 'acme/*' } });
    expect(facts.health?.repositories).toEqual(['acme/shop', 'acme/tools']);
    expect(text).toMatch(/^🔴 \*\*2 workflows are failing\*\* on 2 repositories/);
    expect(text).toContain('in acme/tools');
    expect(text).toContain('| **acme/tools** |');
  });

  test('reports an unreadable repository', async () => {
    const { facts, receipt, notices } = await reportOn({
      tables,
      options: { template: 'digest', repositories: 'acme/shop, acme/gone' },
    });
    expect(facts.health?.unread).toContain('acme/gone');
    expect(receipt.conclusion).toBe('failure');
    expect(notices.join()).toContain('acme/gone');
  });

  test("works on a machine that isn't a runner", async () => {
    const { facts } = await reportOn({
      tables,
      env: { GITHUB_REPOSITORY: '' },
      options: { template: 'digest', repositories: 'acme/tools', period: '2w' },
    });
    expect(facts.health).toMatchObject({ repositories: ['acme/tools'], from: '2026-02-18T08:00:00Z' });
  });
});
