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

const workflow = (id: number, more: Partial<WorkflowRecord> = {}): WorkflowRecord => ({
  ...{ id, name: `W${id}`, path: `.github/workflows/w${id}.yml`, state: 'active' },
  ...more,
});

interface Request {
  readonly route: string;
  readonly with: Readonly<Record<string, string | number>>;
}

/** As GitHub answers: the newest first, by what is asked. */
function answerTo(
  rows: readonly Row[],
  { with: { workflow_id: id, status, event, created, per_page, page } }: Request,
) {
  const [from = '', to = ''] = String(created ?? '0..9').split('..');
  const found = rows
    .filter((one) => id === undefined || one.workflow_id === id)
    .filter((one) => status === undefined || one.conclusion === status)
    .filter((one) => event === undefined || one.event === event)
    .filter((one) => one.created_at >= from && one.created_at <= to)
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  const [size, start] = [Number(per_page), Number(page ?? 1) - 1];
  return { total_count: found.length, workflow_runs: found.slice(start * size, (start + 1) * size) };
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
    const { workflow_id: id = 'all', status = 'any', event = '', per_page, page = 1 } = request.with;
    const runsOf = id === 'all' ? 'actions/runs' : 'actions/workflows/{workflow_id}/runs';
    expect(request.route).toBe(`GET /repos/{owner}/{repo}/${runsOf}`);
    expect(request.with).toMatchObject({ branch: 'main', exclude_pull_requests: true });
    asked.push([id, status, event, `${per_page}/${page}`].filter((part) => part !== '').join(' '));
    return answerTo(rows, request);
  };
  const gaps = { unread: new Set<string>(), partial: false, blind: false };
  const source = {
    ...{ api: { get } as unknown as Api, faults: new ApiFaults([]), gaps, world: { sleep: async () => undefined } },
    ...{ repository: 'acme/shop', branch: 'main', window: { from: NOW - 24 * HOUR, to: NOW } },
    budget: partOf(new RequestPool(), most),
  } as unknown as HealthSource;
  const known = rows.filter(({ id }) => listed.includes(id)).flatMap((one) => runRow(one, source) ?? []);
  const { runs, unread, begins } = await readEarlier(source, known, workflows);
  const began = [...begins].flatMap(([id, rowsOf]) =>
    [...rowsOf].map(
      ([scope, { first, before, runs: count }]) => `${id} ${scope}: ${first.id} after ${before?.id}, ${count} more`,
    ),
  );
  const ids = runs.map(({ id }) => id).toSorted((one, other) => one - other);
  return { asked, ids, unread: [...unread], began, gaps };
}

test.each<[string, readonly ReturnType<typeof row>[], readonly string[]]>([
  ['no run is known', [], ['1 any 30/1']],
  ['only one that was cancelled', [row(7, 2, 'cancelled')], ['1 any 30/1']],
  ['one that was cancelled before this time', [row(7, 30, 'cancelled'), row(8, 2, 'success')], ['1 any 30/1']],
  ['it was green before this time', [row(7, 30, 'success'), row(8, 2, 'failure')], []],
  ['it was green first in this time', [row(7, 2, 'success')], ['1 any 30/1']],
  ['it ran for the first time in this time', [row(1, 2, 'success')], []],
  ['it was red before, and ended in this time', [row(7, 30, 'failure'), row(8, 2, 'success')], ['1 any 100/1']],
  ['it was red and green before this time', [row(7, 40, 'failure'), row(8, 30, 'success')], []],
  [
    'its schedule is known, its pushes are not',
    [row(7, 30, 'success', { event: 'schedule' }), row(8, 2, 'success')],
    ['1 any 30/1'],
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
  expect([asked, unread]).toEqual([['3 any 100/1', '2 any 30/1'], [1]]);
  expect([...gaps.unread]).toEqual(['not all of how the workflows stood before: no more requests were to be spent']);
  expect(gaps.partial).toBe(true);
});

const red = (from: number, amount: number, more: Partial<Row> = {}) =>
  Array.from({ length: amount }, (_, index) => row(from + index, 3_000 - from - index, 'failure', more));
const listedFrom = (rows: readonly Row[], from: number) => rows.filter(({ id }) => id >= from).map(({ id }) => id);

test('where an outage began beyond the newest runs is searched for', async () => {
  const rows = [row(10, 2_990, 'success'), ...red(11, 300)];
  const { asked, began } = await earlier(rows, { listed: listedFrom(rows, 300) });
  expect(began).toEqual(['1 branch: 11 after 10, 200 more']);
  expect(asked).toEqual(['1 any 100/1', '1 success 1/1', '1 failure 1/1', '1 failure 1/200']);
});

test('of a schedule only its own runs are searched', async () => {
  const rows = [row(10, 2_990, 'success', { event: 'schedule' }), ...red(11, 200, { event: 'schedule' })];
  const { asked, began } = await earlier(rows, { listed: listedFrom(rows, 200) });
  expect(began).toEqual(['1 schedule: 11 after 10, 100 more']);
  expect(asked.slice(1)).toEqual(['1 success schedule 1/1', '1 failure schedule 1/1', '1 failure schedule 1/100']);
});

test('where none was ever green it began with the first run', async () => {
  const rows = red(11, 150);
  // A year is looked back.
  const old = [row(5, 12_000, 'success'), ...rows];
  expect((await earlier(old)).began).toEqual(['1 branch: 11 after undefined, 120 more']);
  expect((await earlier(rows, { workflows: [workflow(1, { createdAt: NOW - 4_000 * HOUR })] })).began).toEqual([
    '1 branch: 11 after undefined, 120 more',
  ]);
});

test('what stood right behind a green run began there', async () => {
  const rows = [
    row(10, 2_990, 'success'),
    ...Array.from({ length: 10 }, (_, index) => row(11 + index, 2_900, 'cancelled')),
    ...red(111, 100),
  ];
  const { began } = await earlier(rows, { listed: listedFrom(rows, 111) });
  expect(began).toEqual(['1 branch: 111 after 10, 0 more']);
});

test('of more than a thousand the first are read by their time', async () => {
  const rows = [row(10, 3_000, 'success'), ...red(11, 1_400)];
  const { asked, began } = await earlier(rows, { listed: listedFrom(rows, 1_350) });
  expect(began).toEqual(['1 branch: 11 after 10, 1300 more']);
  expect(asked.at(-1)).toBe('1 failure 100/1');
  const thousand = await earlier(rows, { listed: listedFrom(rows, 1_011).slice(0, 300) });
  expect(thousand.asked.at(-1)).toBe('1 failure 1/1000');
});

test('where the search ends early nothing is told of the begin', async () => {
  const rows = [row(10, 2_990, 'success'), ...red(11, 300)];
  for (const requests of [1, 2, 3]) {
    const { began, unread, gaps } = await earlier(rows, { listed: listedFrom(rows, 300), requests });
    expect([began, unread]).toEqual([[], []]);
    expect([...gaps.unread]).toEqual(['not all of since when workflows are red: no more requests were to be spent']);
  }
});

test('of more than four workflows the newest of all are read at once, and alone only what these do not tell', async () => {
  const of = (workflow_id: number) => ({ workflow_id });
  const rows = [
    ...[1, 2, 3].map((id) => row(id + 20, 90, 'success', of(id))),
    row(31, 80, 'failure', of(4)),
    row(32, 70, 'success', of(5)),
    row(33, 85, 'cancelled', of(6)),
    // Of these the last verdict is green.
    row(34, 2, 'cancelled', of(2)),
    row(35, 95, 'failure', of(3)),
  ];
  const workflows = [1, 2, 3, 4, 5, 6].map((id) => workflow(id));
  const named = workflows.with(4, workflow(5, { name: '.github/workflows/w5.yml' }));
  const pages = ['all success 100/1', 'all failure 100/1', 'all timed_out 100/1'];
  const { asked, ids } = await earlier(rows, { workflows: named, listed: [34] });
  // What failed is asked for once more, and what may be unable to start; of what never ended a year tells enough.
  expect(asked.filter((one) => / any |^all/.test(one))).toEqual([...pages, '4 any 100/1', '5 any 30/1']);
  expect(ids).toEqual([21, 22, 23, 31, 32, 34, 35]);
  const nightly = [...rows, row(36, 60, 'failure', { ...of(1), event: 'schedule' })];
  const both = await earlier(nightly, { workflows, listed: [33] });
  expect(both.asked.filter((one) => / any /.test(one))).toEqual(['1 any 100/1', '4 any 100/1', '6 any 30/1']);
  const four = await earlier(rows, { workflows: workflows.slice(0, 4) });
  expect(four.asked.slice(0, 4)).toEqual(['1 any 30/1', '2 any 30/1', '3 any 30/1', '4 any 30/1']);
  const none = await earlier(rows, { workflows, requests: 2 });
  expect(none.unread).toEqual([1, 2, 3, 4, 5, 6]);
});

test('what ran last before a full page reaches is asked for alone', async () => {
  const often = Array.from({ length: 120 }, (_, index) => row(200 + index, 120 - index, 'success', { workflow_id: 1 }));
  const rows = [
    ...often,
    row(100, 110, 'success', { workflow_id: 2 }),
    ...[3, 4, 5].map((id) => row(100 + id, 50, 'success', { workflow_id: id })),
  ];
  const { asked } = await earlier(rows, { workflows: [1, 2, 3, 4, 5, 6].map((id) => workflow(id)) });
  expect(asked.slice(3)).toEqual(['2 any 30/1', '6 any 30/1']);
});

test('what ran before a full page reaches says nothing, though it is listed', async () => {
  const often = Array.from({ length: 120 }, (_, index) =>
    row(200 + index, 12 - index / 10, 'success', { workflow_id: 1 }),
  );
  const rows = [...often, row(100, 20, 'success', { workflow_id: 2 })];
  const { asked } = await earlier(rows, { listed: [100], workflows: [1, 2, 3, 4, 5].map((id) => workflow(id)) });
  expect(asked.slice(3)).toEqual(['2 any 30/1', '3 any 30/1', '4 any 30/1', '5 any 30/1']);
});
