/** Tests windows of a scheduled watch, from a fake of GitHub's API to the message. */
import { describe, expect, test } from 'vitest';
import type { RepositoryTable, RunRow, WorkflowRow } from '../../support/github-tables.ts';
import { type HealthQuestion, reportOn } from '../../support/health-report.ts';

const CI: WorkflowRow = { file: 'ci.yml', name: 'CI', text: 'on: push' };
const WATCH: WorkflowRow = { file: 'watch.yml', name: 'Watch', text: 'on: push' };
const ENV = {
  ...{ GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/watch.yml@refs/heads/main', GITHUB_REF_NAME: 'main' },
  GITHUB_RUN_ID: '90',
};
const at = (time: string) => `2026-03-04T${time}:00Z` as const;
const ci = (id: number, ended: string, conclusion = 'success'): RunRow => ({
  ...{ id, file: 'ci.yml', created: at('00:00'), ended: at(ended), conclusion },
});
const sweep = (id: number, started: string, more: Partial<RunRow> = {}): RunRow => ({
  ...{ id, file: 'watch.yml', event: 'schedule', created: at(started), ...more },
});
const OWN = sweep(90, '08:00', { conclusion: null, status: 'in_progress' });
/** The last one passed two hours earlier. */
const PAST = [OWN, sweep(80, '06:00')];

/** Starts at eight, and reads twenty minutes later. */
function watch(runs: readonly RunRow[], table: Partial<RepositoryTable> = {}, more: Partial<HealthQuestion> = {}) {
  const tables = { 'acme/shop': { workflows: [CI, WATCH], runs, ...table } };
  return reportOn({ tables, env: ENV, now: at('08:20'), ...more });
}

describe('the window', () => {
  test('stops at the start of the watch run, and the next run reports later results', async () => {
    const runs = [ci(1, '05:00'), ci(2, '08:10', 'failure')];
    const { facts, preview, requests } = await watch([...PAST, ...runs]);
    expect(facts.health).toMatchObject({ from: at('06:00'), to: at('08:00'), turned_red: [] });
    expect(preview?.stop?.reason).toBe('nothing to report');
    expect(requests.filter((path) => path.includes('watch.yml'))).toHaveLength(1);
    const next = [sweep(90, '08:00'), sweep(100, '10:00', { conclusion: null, status: 'in_progress' })];
    const later = await watch([...next, ...runs], {}, { now: at('10:01'), env: { ...ENV, GITHUB_RUN_ID: '100' } });
    expect(later.facts.health).toMatchObject({ from: at('08:00'), to: at('10:00'), turned_red: [{ workflow: 'CI' }] });
  });
});

describe('a condition that suppresses the message', () => {
  const runs = [...PAST, ci(1, '05:00'), ci(2, '07:00', 'failure')];
  const retained = async (onlyIf: string, more: Partial<HealthQuestion> = {}) => {
    const sent = { answer: 200, ...more, options: { 'only-if': onlyIf, ...more.options } };
    const { receipt, requests, notices, facts } = await watch(runs, {}, sent);
    return { outcome: receipt.outcome, requests: requests.map((path) => path.split('?')[0]), notices, facts };
  };

  test.each(['event.name == "push"', 'now.date >= "2026-12-01"', 'false'])('%s reads nothing', async (onlyIf) => {
    expect(await retained(onlyIf)).toMatchObject({ outcome: 'skipped', requests: [], notices: [] });
    expect(await retained(onlyIf, { options: { template: 'digest' } })).toMatchObject({
      outcome: 'skipped',
      requests: [],
    });
  });

  test('suppresses a digest on another day', async () => {
    expect(await retained('now.weekday == "Friday"', { options: { template: 'digest' } })).toMatchObject({
      ...{ outcome: 'skipped', requests: [], notices: [] },
    });
  });

  test.each(['conclusion == "success"', 'change == "fixed"', 'health.turned_red.size > 3'])(
    '%s reads the builds',
    async (onlyIf) => {
      const { outcome, requests, facts } = await retained(onlyIf);
      expect(outcome).toBe('skipped');
      expect(requests).toContain('/repos/acme/shop/actions/runs');
      expect(facts).toMatchObject({ conclusion: 'failure', change: 'broken' });
    },
  );

  test('reports allowed results', async () => {
    expect((await retained('now.date < "2026-12-01" and event.name != "push"')).outcome).toBe('delivered');
  });
});

describe('a schedule', () => {
  const poll: WorkflowRow = {
    ...{ file: 'poll.yml', name: 'Poll', text: 'on:\n  schedule:\n    - cron: "0 * * * *"\n' },
    ...{ created: '2026-02-01T00:00:00Z', written: '2026-02-01T00:00:00Z' },
  };
  const polled = (id: number, time: string): RunRow => ({ id, file: 'poll.yml', event: 'schedule', created: at(time) });
  const silent = async (runs: readonly RunRow[]) =>
    (await watch([...PAST, ...runs], { workflows: [CI, WATCH, poll] })).facts.health?.silent;

  test("hasn't stopped if it resumed while the watch waited for a runner", async () => {
    expect(await silent([polled(1, '01:00')])).toMatchObject([{ why: 'stopped', due: true }]);
    expect(await silent([polled(1, '01:00'), polled(2, '08:10')])).toEqual([]);
  });
});

describe('a failed run that fails again after a re-run', () => {
  const failed = (ended: string): Partial<RunRow> => ({ conclusion: 'failure', ended: at(ended) });
  const again = (id: number, ended: string, attempts: RunRow['attempts'] = {}): RunRow => ({
    ...ci(id, ended, 'failure'),
    ...{ attempt: Object.keys(attempts).length + 1, attempts },
  });
  const result = async (...runs: readonly RunRow[]) => {
    const { facts } = await watch([...PAST, ci(1, '01:00'), ...runs]);
    const { turned_red = [], still_red = [] } = facts.health ?? {};
    return { turned: turned_red.map(({ since }) => since), still: still_red.map(({ runs: count }) => count) };
  };

  test.each<[string, readonly RunRow[], number]>([
    ['the only one', [again(2, '07:00', { 1: failed('05:00') })], 1],
    ['for the second time in this time', [again(2, '07:30', { 1: failed('05:00'), 2: failed('07:00') })], 1],
    [
      'the first of two',
      [again(2, '07:00', { 1: failed('04:00') }), { ...ci(3, '05:00', 'failure'), created: at('04:30') }],
      2,
    ],
  ])('%s: it has not started failing again', async (_, runs, count) => {
    expect(await result(...runs)).toEqual({ turned: [], still: [count] });
  });

  test('is a new failure if it passed before', async () => {
    const passed = { ended: at('05:00'), conclusion: 'success' };
    expect((await result(again(2, '07:00', { 1: passed }))).turned).toHaveLength(1);
  });
});

test('a workflow file with an error is reported once for several pushes', async () => {
  const unstarted = (id: number, ended: string) => ci(id, ended, 'startup_failure');
  const runs = [...PAST, ci(1, '03:00'), unstarted(2, '05:00'), unstarted(3, '07:00')];
  const { facts } = await watch(runs);
  expect(facts.health?.silent).toMatchObject([{ why: 'does_not_compile', due: false }]);
});
