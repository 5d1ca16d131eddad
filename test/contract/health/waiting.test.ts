/** Tests runs that wait for a runner or an approval, and which of them are reported. */
import { describe, expect, test } from 'vitest';
import type { JobRow, RepositoryTable, RunRow, WorkflowRow } from '../../support/github-tables.ts';
import { type HealthQuestion, reportOn } from '../../support/health-report.ts';

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

/** Watches the last two hours of acme/shop. */
async function watch(table: Partial<RepositoryTable>, more: Partial<HealthQuestion> = {}) {
  const complete = { workflows: [CI], runs: [], ...table };
  return reportOn({ tables: { 'acme/shop': complete }, ...more, options: { period: '2h', ...more.options } });
}

describe('waiting runs', () => {
  test('are reported after ten minutes on GitHub-hosted and two hours on self-hosted runners', async () => {
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
    const waiting = await watch({ runs, jobs: { '5/1': [job(['self-hosted', 'linux'])] } });
    expect(waiting.facts.health?.waiting).toEqual([]);
  });

  test('are reported for approval, but not for a timer', async () => {
    const runs = [push(5, at(4, '06:30'), { conclusion: null, status: 'waiting' })];
    const pending = { 5: [{ environment: 'production', reviewers: 1 }] };
    const { facts, text } = await watch({ runs, pending });
    expect(facts.health?.waiting).toMatchObject([{ why: 'approval', environment: 'production' }]);
    expect(text).toContain('has waited 1h\u00A030m for approval for production');
    const clock = await watch({ runs, pending: { 5: [{ environment: 'production', reviewers: 0 }] } });
    expect(clock.facts.health?.waiting).toEqual([]);
  });
});

describe('many waiting runs', () => {
  /** One run per minute until half an hour ago, each with its own job. */
  const flood = (amount: number) =>
    Array.from({ length: amount }, (_, index) => queued(1_000 + index, minutesAgo(30 + index)));
  const jobsOf = (runs: readonly RunRow[]) =>
    Object.fromEntries(runs.map(({ id, created }) => [`${id}/1`, [{ ...QUEUED, created }]]));

  test('are counted with few requests, including the oldest beyond a page', async () => {
    const runs = flood(250);
    const { facts, text, requests } = await watch({ runs, jobs: jobsOf(runs) }, { options: { period: '8h' } });
    expect(facts.health?.waiting_total).toBe(250);
    expect(facts.health?.waiting?.[0]).toMatchObject({ since: minutesAgo(279) });
    expect(text).toMatch(/^⏳ \*\*250 runs wait, at least 5 for too long\*\* on acme\/shop\u00A0main/);
    expect(facts.health?.unread).toContain('245 runs that wait in acme/shop');
    expect(requests.filter((path) => path.includes('status='))).toHaveLength(3);
  });

  test('new ones are found among many old ones', async () => {
    const others = Array.from({ length: 6 }, (_, index) => queued(100 + index, at(1, '06:30')));
    const runs = [...others, queued(200, minutesAgo(30))];
    const { facts } = await watch({ runs, jobs: jobsOf(runs) }, { options: { period: '2h' } });
    const due = facts.health?.waiting?.filter((one) => one.due).map(({ run }) => run.id);
    expect(due).toEqual([200]);
  });

  test('none is left after all were examined', async () => {
    const runs = flood(3);
    const { facts, text } = await watch({ runs, jobs: jobsOf(runs) });
    expect(facts.health?.unread).toBeUndefined();
    expect(text).toMatch(/^⏳ \*\*3 runs have waited for too long\*\*/);
  });
});

test("the list is absent if waiting runs can't be listed", async () => {
  const { facts } = await watch({}, { behaviour: { forbidden: 'status=' }, options: { when: 'always' } });
  expect(facts.health?.waiting).toBeUndefined();
});
