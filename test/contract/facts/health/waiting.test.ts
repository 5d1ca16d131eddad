/** Runs that wait: for a runner, an approval, or for somebody who lets them run; how many, and which are told. */
import { describe, expect, test } from 'vitest';
import type { JobRow, RepositoryTable, RunRow, WorkflowRow } from '../../../support/health-api.ts';
import { type HealthQuestion, reportOn } from '../../../support/health-report.ts';

const CI: WorkflowRow = { file: 'ci.yml', name: 'CI', text: 'on: push' };
const NOW = Date.parse('2026-03-04T08:00:00Z');
const iso = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`;
const at = (day: number, time: string) => `2026-03-${String(day).padStart(2, '0')}T${time}:00Z`;
const minutesAgo = (minutes: number) => iso(NOW - minutes * 60_000);
const push = (id: number, created: string, more: Partial<RunRow> = {}): RunRow => ({
  ...{ id, file: 'ci.yml', created },
  ...more,
});
const queued = (id: number, created: string): RunRow =>
  push(id, created, { conclusion: null, status: 'queued', branch: 'topic' });
const QUEUED: JobRow = { name: 'test', conclusion: null, labels: ['ubuntu-latest'] };

/** The last two hours of acme/shop. */
async function watch(table: Partial<RepositoryTable>, more: Partial<HealthQuestion> = {}) {
  const whole = { workflows: [CI], runs: [], ...table };
  return reportOn({ tables: { 'acme/shop': whole }, ...more, options: { period: '2h', ...more.options } });
}

describe('what waits', () => {
  test('for a runner: ten minutes on GitHub, two hours on own machines', async () => {
    const job = (labels: readonly string[]): JobRow => ({
      name: 'test',
      conclusion: null,
      created: at(4, '07:30'),
      labels,
    });
    const runs = [queued(5, at(4, '07:30'))];
    const hosted = await watch({ runs, jobs: { '5/1': [job(['ubuntu-latest'])] } });
    expect(hosted.facts.health?.waiting).toMatchObject([{ why: 'runner', since: at(4, '07:30'), due: true }]);
    expect(hosted.text).toMatch(/^⏳ \*\*\[CI \\#5 has waited 30m for a runner\]/);
    expect(hosted.receipt.conclusion).toBe('success');
    const own = await watch({ runs, jobs: { '5/1': [job(['self-hosted', 'linux'])] } });
    expect(own.facts.health?.waiting).toEqual([]);
  });

  test('for an approval, and not for a clock', async () => {
    const runs = [push(5, at(4, '06:30'), { conclusion: null, status: 'waiting' })];
    const pending = { 5: [{ environment: 'production', reviewers: 1 }] };
    const { facts, text } = await watch({ runs, pending });
    expect(facts.health?.waiting).toMatchObject([{ why: 'approval', environment: 'production' }]);
    expect(text).toContain('has waited 1h\u00A030m for an approval for production');
    const clock = await watch({ runs, pending: { 5: [{ environment: 'production', reviewers: 0 }] } });
    expect(clock.facts.health?.waiting).toEqual([]);
  });
});

describe('many that wait', () => {
  /** One each minute, up to half an hour ago, each with a job of its own. */
  const flood = (amount: number) =>
    Array.from({ length: amount }, (_, index) => queued(1_000 + index, minutesAgo(30 + index)));
  const jobsOf = (runs: readonly RunRow[]) =>
    Object.fromEntries(runs.map(({ id, created }) => [`${id}/1`, [{ ...QUEUED, created }]]));

  test('how many in all is told, the oldest beyond a page are known, and few requests tell it', async () => {
    const runs = flood(250);
    const { facts, text, requests } = await watch({ runs, jobs: jobsOf(runs) }, { options: { period: '8h' } });
    expect(facts.health?.waiting_total).toBe(250);
    expect(facts.health?.waiting?.[0]).toMatchObject({ since: minutesAgo(279) });
    expect(text).toMatch(/^⏳ \*\*250 runs wait, at least 5 for too long\*\* on acme\/shop\u00A0main/);
    expect(facts.health?.unread).toContain('245 runs that wait in acme/shop');
    expect(requests.filter((path) => path.includes('status='))).toHaveLength(4);
  });

  test('old ones do not hide those that are new', async () => {
    const known = Array.from({ length: 6 }, (_, index) => queued(100 + index, at(1, '06:30')));
    const runs = [...known, queued(200, minutesAgo(30))];
    const { facts } = await watch({ runs, jobs: jobsOf(runs) }, { options: { period: '2h' } });
    const due = facts.health?.waiting?.filter((one) => one.due).map(({ run }) => run.id);
    expect(due).toEqual([200]);
  });

  test('of what is all looked into nothing is left', async () => {
    const runs = flood(3);
    const { facts, text } = await watch({ runs, jobs: jobsOf(runs) });
    expect([facts.health?.waiting_total, facts.health?.unread]).toEqual([3, undefined]);
    expect(text).toMatch(/^⏳ \*\*3 runs have waited for too long\*\*/);
  });
});

describe('for somebody who lets a stranger run', () => {
  const held = (id: number, sha: string, created: string, more: Partial<RunRow> = {}) =>
    push(id, created, {
      event: 'pull_request',
      branch: 'topic',
      home: 'eve/shop',
      conclusion: 'action_required',
      sha,
      ...more,
    });
  const opened = (...heads: string[]) => heads.map((sha) => ({ sha, updated: at(1, '06:00') }));
  const runs = [held(5, 'aaa', at(3, '07:00'), { file: 'lint.yml' }), held(6, 'aaa', at(3, '07:01'))];
  const waits = async (table: Partial<RepositoryTable>, more: Partial<HealthQuestion> = {}) => {
    const { facts, text } = await watch(table, more);
    return { waiting: facts.health?.waiting, unread: facts.health?.unread, text };
  };

  test('told once of a commit, when it has waited for a day', async () => {
    const { waiting, text } = await waits({ runs, pulls: opened('aaa') });
    expect(waiting).toMatchObject([{ why: 'permission', since: at(3, '07:01'), due: true }]);
    expect(text).toMatch(/^⏳ \*\*\[CI \\#6 has waited 25\u00A0hours for permission to run\]/);
    expect((await waits({ runs: [held(5, 'aaa', at(3, '08:30'))], pulls: opened('aaa') })).waiting).toEqual([]);
  });

  test('again each week, and in each digest', async () => {
    const old = { runs: [held(5, 'aaa', '2026-02-22T08:30:00Z')], pulls: opened('aaa') };
    expect((await waits(old)).waiting).toMatchObject([{ due: false }]);
    expect((await waits(old, { now: at(1, '09:00') })).waiting).toMatchObject([{ due: true }]);
    const { text } = await waits(old, { options: { template: 'digest', period: '1w' } });
    expect(text).toContain('has waited 10\u00A0days for permission to run');
  });

  test('not of a pull request that is closed, or went on', async () => {
    expect((await waits({ runs })).waiting).toEqual([]);
    expect((await waits({ runs, pulls: opened('bbb') })).waiting).toEqual([]);
  });

  test('where it cannot be read whether they are open, the list is absent, and it is said', async () => {
    const { waiting, unread } = await waits(
      { runs, pulls: opened('aaa') },
      { behaviour: { forbidden: '/pulls?' }, options: { when: 'always' } },
    );
    expect([waiting, unread]).toEqual([undefined, ['not all of whether pull requests whose runs wait are open']]);
  });

  test('nothing is asked of pull requests where nothing waits', async () => {
    const { requests } = await watch({ pulls: opened('aaa') });
    expect(requests.filter((path) => path.includes('/pulls'))).toEqual([]);
  });

  test('many open ones are read as far back as the runs reach', async () => {
    const others = (amount: number) =>
      Array.from({ length: amount }, (_, index) => ({ sha: `f${index}`, updated: minutesAgo(index) }));
    const touched = { sha: 'aaa', updated: at(3, '07:02') };
    expect((await waits({ runs, pulls: [...others(230), touched] })).waiting).toHaveLength(1);
    const { waiting, unread } = await waits({ runs, pulls: [...others(330), touched] });
    expect([waiting, unread]).toEqual([[], ['not all of whether pull requests whose runs wait are open']]);
  });
});

test('where runs that wait cannot be listed the list is absent', async () => {
  const { facts } = await watch({}, { behaviour: { forbidden: 'status=' }, options: { when: 'always' } });
  expect(facts.health).not.toHaveProperty('waiting');
});
