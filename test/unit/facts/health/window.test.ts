import { expect, test } from 'vitest';
import type { Api } from '../../../../src/facts/github/api/client.ts';
import { ApiError, ApiFaults } from '../../../../src/facts/github/api/faults.ts';
import { untoldWords } from '../../../../src/facts/health/untold.ts';
import { watchWindow } from '../../../../src/facts/health/window.ts';

const NOW = Date.parse('2026-03-04T08:40:00Z');
const WEEK = { from: NOW - 7 * 86_400_000, to: NOW };
const ENV = {
  ...{ GITHUB_REPOSITORY: 'acme/shop', GITHUB_RUN_ID: '9', GITHUB_REF_NAME: 'main' },
  ...{ GITHUB_JOB: 'watch', GITHUB_ACTION: 'notify' },
};
const STEP = 'watch/notify';

interface AnyRequest {
  readonly route: string;
  readonly with: Readonly<Record<string, unknown>>;
}

interface Row {
  readonly id?: number;
  readonly conclusion?: string | null;
  readonly run_started_at?: string;
  readonly created_at?: string;
  readonly run_attempt?: number;
  readonly head_repository?: { readonly full_name: string };
  /** What its job was annotated with. */
  readonly said?: string;
  /** How its jobs ended, by name; only the first was annotated. */
  readonly jobs?: Readonly<Record<string, string>>;
}
const OWN: Row = { id: 9, conclusion: null, run_started_at: '2026-03-04T08:00:00Z' };
const passed = (run_started_at: string, more: Row = {}): Row => ({
  id: 1,
  conclusion: 'success',
  run_started_at,
  ...more,
});

interface Question {
  readonly env?: Record<string, string>;
  /** Earlier attempts, by run and number. */
  readonly attempts?: Record<string, Row>;
  /** A part of what is answered 500. */
  readonly broken?: string;
}

/** What is looked at where these runs of the workflow are listed, newest first. */
async function windowOf(rows: readonly Row[], { env = ENV, attempts = {}, broken = 'nothing' }: Question = {}) {
  const asked: string[] = [];
  const requests: AnyRequest[] = [];
  const saidBy = new Map<number, string | undefined>();
  const rowOf = (row: Row | undefined, name: number) => {
    saidBy.set(name, row?.said);
    return row;
  };
  const answer = ({ route, with: given }: AnyRequest): unknown => {
    const {
      run_id: run = 0,
      attempt_number: number = 1,
      check_run_id: check = 0,
      status,
    } = given as Record<string, number>;
    requests.push({ route, with: given });
    asked.push(status === undefined ? route.replace(/.*\/(?=[^/]+$)/, '') : String(status));
    if (route.includes(broken)) throw new ApiError('the GitHub API answered 500');
    if (route.endsWith('/annotations'))
      return [{ annotation_level: 'notice', message: saidBy.get(check) ?? 'Something else' }];
    if (route.endsWith('/jobs')) {
      const row = attempts[`${run}/${number}`] ?? rows.find(({ id }) => id === run);
      saidBy.set(run * 10 + number, row?.said);
      const jobs = Object.entries(row?.jobs ?? { watch: 'success' });
      return {
        jobs: jobs.map(([name, conclusion], index) => ({ id: run * 10 + number + index * 1_000, name, conclusion })),
      };
    }
    if (route.endsWith('{attempt_number}')) return rowOf(attempts[`${run}/${number}`], run * 10 + number);
    if (route.endsWith('{run_id}')) {
      if (run === OWN.id) return OWN;
      throw new ApiError('the GitHub API answered 404', true);
    }
    return {
      workflow_runs:
        status === undefined ? rows.slice(0, 20) : rows.filter(({ conclusion }) => conclusion === 'success'),
    };
  };
  const get = async (request: AnyRequest) => answer(request);
  const page = async (request: AnyRequest) => ({ data: answer(request), last: 1 });
  const faults = new ApiFaults([]);
  const source = { api: { get, page } as unknown as Api, faults, env, file: 'watch.yml' };
  const { from, to } = await watchWindow(source, WEEK);
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    asked,
    requests,
    notice: faults.notice(),
  };
}

test.each<[string, readonly Row[], string]>([
  ['the newest run that passed', [OWN, passed('2026-03-04T06:00:00Z')], '2026-03-04T06:00:00.000Z'],
  [
    'in any order',
    [passed('2026-03-04T02:00:00Z'), OWN, passed('2026-03-04T06:00:00Z'), passed('2026-03-04T04:00:00Z')],
    '2026-03-04T06:00:00.000Z',
  ],
  [
    'by the start of its newest attempt',
    [OWN, passed('2026-03-04T06:00:00Z', { created_at: '2026-03-01T06:00:00Z' })],
    '2026-03-04T06:00:00.000Z',
  ],
  [
    'its creation, where no start is told',
    [OWN, { id: 1, conclusion: 'success', created_at: '2026-03-04T05:00:00Z' }],
    '2026-03-04T05:00:00.000Z',
  ],
  [
    'not one that failed or was cancelled',
    [OWN, passed('2026-03-04T07:00:00Z', { conclusion: 'failure' }), passed('2026-03-04T06:00:00Z')],
    '2026-03-04T06:00:00.000Z',
  ],
  [
    "not one of a fork's branch",
    [OWN, passed('2026-03-04T07:00:00Z', { head_repository: { full_name: 'eve/shop' } })],
    '2026-02-25T08:00:00.000Z',
  ],
  [
    'its own one, however it is written',
    [OWN, passed('2026-03-04T07:00:00Z', { head_repository: { full_name: 'ACME/Shop' } })],
    '2026-03-04T07:00:00.000Z',
  ],
  [
    'not what is no run',
    [
      OWN,
      { conclusion: 'success', run_started_at: '2026-03-04T07:00:00Z' },
      { id: 2, conclusion: 'success' },
      passed('2026-03-04T06:00:00Z'),
    ],
    '2026-03-04T06:00:00.000Z',
  ],
  [
    'one of which another job was skipped',
    [OWN, passed('2026-03-04T07:00:00Z', { jobs: { watch: 'success', build: 'skipped' } })],
    '2026-03-04T07:00:00.000Z',
  ],
  ['none: the period, up to the own start', [OWN], '2026-02-25T08:00:00.000Z'],
  ['31 days ago', [OWN, passed('2026-02-01T08:00:00Z')], '2026-02-01T08:00:00.000Z'],
  ['longer ago than it looks back', [OWN, passed('2026-01-01T00:00:00Z')], '2026-02-01T08:00:00.000Z'],
  ['a later one was faster: nothing is left', [passed('2026-03-04T08:20:00Z'), OWN], '2026-03-04T08:00:00.000Z'],
])('it begins with %s', async (_, rows, from) => {
  expect(await windowOf(rows)).toMatchObject({ from, to: '2026-03-04T08:00:00.000Z' });
});

test('its own start is asked for where the list does not have it, and is now where this is no run', async () => {
  const row = passed('2026-03-04T06:00:00Z');
  const unlisted = await windowOf([row]);
  expect([unlisted.to, unlisted.asked]).toEqual([
    '2026-03-04T08:00:00.000Z',
    ['runs', '{run_id}', 'jobs', 'annotations'],
  ]);
  const { GITHUB_RUN_ID: _, GITHUB_REPOSITORY: __, ...elsewhere } = ENV;
  expect(await windowOf([row], { env: elsewhere })).toMatchObject({
    from: '2026-03-04T06:00:00.000Z',
    to: '2026-03-04T08:40:00.000Z',
  });
  expect((await windowOf([row], { env: { ...ENV, GITHUB_RUN_ID: '0' } })).asked).not.toContain('{run_id}');
});

test('where none of the newest passed, those that did are asked for', async () => {
  const failed = Array.from({ length: 20 }, (_, index) =>
    passed('2026-03-04T07:00:00Z', { id: 20 + index, conclusion: 'failure' }),
  );
  const { from, asked } = await windowOf([OWN, ...failed, passed('2026-03-02T06:00:00Z')]);
  expect([from, asked]).toEqual(['2026-03-02T06:00:00.000Z', ['runs', 'success', 'jobs', 'annotations']]);
});

test('those that passed are asked for only where the newest are many, and none of them passed', async () => {
  const failed = Array.from({ length: 18 }, (_, index) =>
    passed('2026-03-04T07:00:00Z', { id: 20 + index, conclusion: 'failure' }),
  );
  expect((await windowOf([OWN, ...failed])).asked).toEqual(['runs']);
  expect((await windowOf([OWN, ...failed, passed('2026-03-02T06:00:00Z')])).asked).toEqual([
    'runs',
    'jobs',
    'annotations',
  ]);
  // It is none of them, and its attempt before told all.
  const own = { ...OWN, run_attempt: 2 };
  const attempts = { '9/1': passed('2026-03-04T07:30:00Z', { id: 9 }) };
  const all = [own, ...failed, ...failed.slice(0, 1), passed('2026-03-02T06:00:00Z')];
  expect((await windowOf(all, { attempts })).from).toBe('2026-03-04T07:30:00.000Z');
});

test('runs of the branch are asked for, without their pull requests', async () => {
  const older = passed('2026-03-04T06:00:00Z', { run_attempt: 2, conclusion: 'failure' });
  const { requests } = await windowOf([older], { attempts: { '1/1': passed('2026-03-04T05:00:00Z') } });
  expect(requests.slice(0, 3).map((request) => request.with)).toEqual([
    { workflow_id: 'watch.yml', branch: 'main', exclude_pull_requests: true, per_page: 20 },
    { run_id: 9, exclude_pull_requests: true },
    { run_id: 1, attempt_number: 1, exclude_pull_requests: true },
  ]);
  const pull = await windowOf([OWN], { env: { ...ENV, GITHUB_HEAD_REF: 'feature', GITHUB_REF_NAME: '7/merge' } });
  expect(pull.requests[0]?.with['branch']).toBe('feature');
});

test('of a run with many jobs the annotations of ten are read, and of none that was skipped', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `job ${index}`);
  const many = Object.fromEntries(names.map((name) => [name, 'success']));
  const count = async (jobs: Row['jobs'] & {}) =>
    (await windowOf([OWN, passed('2026-03-04T06:00:00Z', { jobs })])).asked.filter((one) => one === 'annotations')
      .length;
  expect(await count(many)).toBe(10);
  expect(await count({ watch: 'success', build: 'skipped' })).toBe(1);
});

test.each<[string, string, string]>([
  ['told nothing, from where it looked', untoldWords(STEP, '2026-03-03T21:00:00Z'), '2026-03-03T21:00:00.000Z'],
  ['named among its targets', `webhook 2: ${untoldWords(STEP, '2026-03-03T21:00:00Z')}`, '2026-03-03T21:00:00.000Z'],
  ['did not even look: the one before counts', untoldWords(STEP), '2026-03-04T04:00:00.000Z'],
  ['another step of it told nothing', untoldWords('watch/other', '2026-03-03T21:00:00Z'), '2026-03-04T06:00:00.000Z'],
  [
    'says something that is no time',
    untoldWords(STEP, '2026-03-03T21:00:00Z').replace('2026-03-03T21:00:00Z', 'yesterday'),
    '2026-03-04T04:00:00.000Z',
  ],
])('a run that passed and %s', async (_, said, from) => {
  const before = passed('2026-03-04T04:00:00Z', { id: 2 });
  expect((await windowOf([OWN, passed('2026-03-04T06:00:00Z', { said }), before])).from).toBe(from);
});

test('a run that passed without the job that asks told nothing', async () => {
  const rows = [
    OWN,
    passed('2026-03-04T07:00:00Z', { id: 3, jobs: { watch: 'skipped', build: 'success' } }),
    passed('2026-03-04T06:00:00Z'),
  ];
  expect((await windowOf(rows)).from).toBe('2026-03-04T06:00:00.000Z');
});

test('where none says what it left, ten are looked into; where there are no more, the period counts', async () => {
  const silent = Array.from({ length: 12 }, (_, index) =>
    passed(new Date(Date.parse('2026-03-04T07:00:00Z') - index * 3_600_000).toISOString(), {
      id: 20 + index,
      said: untoldWords(STEP),
    }),
  );
  const { from, asked } = await windowOf([OWN, ...silent]);
  expect(from).toBe('2026-03-03T22:00:00.000Z');
  expect(asked).toEqual(['runs', ...Array.from({ length: 10 }, () => ['jobs', 'annotations']).flat()]);
  expect((await windowOf([OWN, ...silent.slice(0, 3)])).from).toBe('2026-02-25T08:00:00.000Z');
});

test('a run that is started again has told what its attempts before told', async () => {
  const own = { ...OWN, run_attempt: 3 };
  const second = passed('2026-03-04T07:00:00Z', { id: 9, run_attempt: 2, conclusion: 'failure' });
  const attempts = { '9/2': second, '9/1': passed('2026-03-04T06:30:00Z', { id: 9 }) };
  const { from, asked } = await windowOf([own, passed('2026-03-04T06:00:00Z')], { attempts });
  expect([from, asked]).toEqual([
    '2026-03-04T06:30:00.000Z',
    ['runs', '{attempt_number}', '{attempt_number}', 'jobs', 'annotations'],
  ]);
  const older = passed('2026-03-04T06:00:00Z', { run_attempt: 2, conclusion: 'failure' });
  const told = { '1/1': passed('2026-03-04T05:00:00Z') };
  expect((await windowOf([OWN, older, passed('2026-03-04T03:00:00Z', { id: 3 })], { attempts: told })).from).toBe(
    '2026-03-04T05:00:00.000Z',
  );
});

test('what the run before said cannot be read: it counts as told, and that is noted', async () => {
  for (const broken of ['/jobs', '/annotations']) {
    const { from, notice } = await windowOf([OWN, passed('2026-03-04T06:00:00Z')], { broken });
    expect([from, notice]).toEqual([
      '2026-03-04T06:00:00.000Z',
      expect.stringContaining('what the run before left untold'),
    ]);
  }
});

test('where the own run is not told, the time ends now', async () => {
  const { to, notice } = await windowOf([passed('2026-03-04T06:00:00Z')], { env: { ...ENV, GITHUB_RUN_ID: '77' } });
  expect([to, notice]).toEqual(['2026-03-04T08:40:00.000Z', undefined]);
});
