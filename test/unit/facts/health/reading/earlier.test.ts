/** How workflows stood before the runs that are listed: what is asked for, and what is not. */
import { expect, test } from 'vitest';
import type { Api } from '../../../../../src/facts/github/api/client.ts';
import { ApiFaults } from '../../../../../src/facts/github/api/faults.ts';
import { partOf, RequestPool } from '../../../../../src/facts/health/reading/budget.ts';
import { readEarlier } from '../../../../../src/facts/health/reading/earlier.ts';
import { runRow } from '../../../../../src/facts/health/reading/run-row.ts';
import type { HealthSource } from '../../../../../src/facts/health/reading/source.ts';
import type { WorkflowRecord } from '../../../../../src/facts/health/reading/workflows.ts';

const NOW = Date.parse('2026-03-04T08:00:00Z');
const HOUR = 3_600_000;
const ago = (hours: number) => `${new Date(NOW - hours * HOUR).toISOString().slice(0, 19)}Z`;

interface Row {
  readonly id: number;
  readonly run_number: number;
  readonly workflow_id: number;
  readonly event: string;
  readonly conclusion: string;
  readonly created_at: string;
}

/** Of a workflow, so many hours old; it took ten minutes. */
function row(id: number, hours: number, conclusion: 'success' | 'failure' | 'cancelled', more: Partial<Row> = {}) {
  const times = { created_at: ago(hours), run_started_at: ago(hours), updated_at: ago(hours - 1 / 6) };
  const workflow = more.workflow_id ?? 1;
  const names = { name: `W${workflow}`, path: `.github/workflows/w${workflow}.yml`, head_branch: 'main' };
  return {
    id,
    run_number: id,
    workflow_id: 1,
    event: 'push',
    conclusion,
    status: 'completed',
    ...times,
    ...names,
    ...more,
  };
}

const workflow = (id: number): WorkflowRecord => ({
  ...{ id, name: `W${id}`, path: `.github/workflows/w${id}.yml`, state: 'active' },
});

interface Request {
  readonly route: string;
  readonly with: Readonly<Record<string, string | number>>;
}

/** @param listed ids of the rows that are known already */
async function earlier(
  rows: readonly ReturnType<typeof row>[],
  {
    listed = [],
    workflows = [workflow(1)],
    requests: most = 99,
  }: { listed?: readonly number[]; workflows?: readonly WorkflowRecord[]; requests?: number } = {},
) {
  const asked: string[] = [];
  const get = async (request: Request) => {
    const { workflow_id: id, per_page } = request.with;
    expect(request.route).toBe('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs');
    expect(request.with).toMatchObject({ branch: 'main', exclude_pull_requests: true });
    asked.push(`${id}: ${per_page}`);
    const found = rows.filter((one) => one.workflow_id === id);
    return { workflow_runs: found.toSorted((one, other) => other.created_at.localeCompare(one.created_at)) };
  };
  const gaps = { unread: new Set<string>(), partial: false, blind: false };
  const source = {
    ...{ api: { get } as unknown as Api, faults: new ApiFaults([]), gaps, world: { sleep: async () => undefined } },
    ...{ repository: 'acme/shop', branch: 'main', window: { from: NOW - 24 * HOUR, to: NOW } },
    budget: partOf(new RequestPool(), most),
  } as unknown as HealthSource;
  const known = rows.filter(({ id }) => listed.includes(id)).flatMap((one) => runRow(one, source) ?? []);
  const { runs, unread } = await readEarlier(source, known, workflows);
  const ids = runs.map(({ id }) => id).toSorted((one, other) => one - other);
  return { asked, ids, unread: [...unread], gaps };
}

test.each<[string, readonly ReturnType<typeof row>[], readonly string[]]>([
  ['no run is known', [], ['1: 30']],
  ['only one that was cancelled', [row(7, 2, 'cancelled')], ['1: 30']],
  ['one that was cancelled before this time', [row(7, 30, 'cancelled'), row(8, 2, 'success')], ['1: 30']],
  ['it was green before this time', [row(7, 30, 'success'), row(8, 2, 'failure')], []],
  ['it was green first in this time', [row(7, 2, 'success')], ['1: 30']],
  ['it ran for the first time in this time', [row(1, 2, 'success')], []],
  ['it was red before, and ended in this time', [row(7, 30, 'failure'), row(8, 2, 'success')], ['1: 100']],
  ['it was red and green before this time', [row(7, 40, 'failure'), row(8, 30, 'success')], []],
  [
    'its schedule is known, its pushes are not',
    [row(7, 30, 'success', { event: 'schedule' }), row(8, 2, 'success')],
    ['1: 30'],
  ],
])('asked for where it is not known: %s', async (_, rows, asked) => {
  expect((await earlier(rows, { listed: rows.map(({ id }) => id) })).asked).toEqual(asked);
});

test('what was found stands beside what was listed, each once', async () => {
  const rows = [row(5, 90, 'success'), row(6, 50, 'cancelled'), row(7, 2, 'cancelled')];
  const { ids, unread } = await earlier(rows, { listed: [7] });
  expect([ids, unread]).toEqual([[5, 6, 7], []]);
});

test('what cannot be asked for any more is unread: what was red goes first, then what runs most', async () => {
  const rows = [
    row(11, 2, 'success', { workflow_id: 1 }),
    row(12, 3, 'success', { workflow_id: 2 }),
    row(13, 2, 'success', { workflow_id: 2 }),
    row(14, 2, 'failure', { workflow_id: 3 }),
    row(15, 1, 'success', { workflow_id: 3 }),
  ];
  const workflows = [1, 2, 3].map((id) => workflow(id));
  const { asked, unread, gaps } = await earlier(rows, { listed: [11, 12, 13, 14, 15], workflows, requests: 2 });
  expect([asked, unread]).toEqual([['3: 100', '2: 30'], [1]]);
  expect([...gaps.unread]).toEqual(['not all of how the workflows stood before: no more requests were to be spent']);
  expect(gaps.partial).toBe(true);
});
