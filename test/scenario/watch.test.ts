/** Weeks of a watch and a digest by the shipped action: what arrives at a sandbox, who is called, and what it costs. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { schedule } from '../support/events.ts';
import {
  type HealthBehaviour,
  type JobRow,
  type RepositoryTable,
  type RunRow,
  startHealthApi,
} from '../support/health-api.ts';
import { stillClock } from '../support/still-clock.ts';
import { openPlace, type Place, type Ran } from './harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2026, 2, 1);
const REPOSITORY = 'octo-org/octo-repo';
const iso = (at: number) => new Date(at).toISOString().replace('.000', '');

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.sandbox.close());

interface Sweep {
  /** Since the begin, in milliseconds. */
  readonly at: number;
  readonly inputs?: Readonly<Record<string, string>>;
}

interface Told {
  readonly at: number;
  readonly outcome: string | undefined;
  /** What arrived; empty for nothing. */
  readonly body: string;
  readonly result: Ran['result'];
  /** Of GitHub's API. */
  readonly requests: readonly string[];
}

const RUNS: readonly RunRow[] = [
  { id: 1, file: 'ci.yml', created: iso(BEGIN - 2 * DAY) },
  { id: 2, file: 'ci.yml', created: iso(BEGIN + 10 * 60_000), ended: iso(BEGIN + 30 * 60_000), conclusion: 'failure' },
];
const TABLE: RepositoryTable = {
  workflows: [
    { file: 'watch.yml', name: 'Watch', text: 'on: push' },
    { file: 'ci.yml', name: 'CI', text: 'on: push' },
  ],
  runs: RUNS,
  jobs: { '2/1': [{ name: 'test', conclusion: 'failure', annotations: ['expected 90 to be 100'] }] },
};

/** One after the other; what a sweep says among its annotations, the next one reads. */
async function play(
  sweeps: readonly Sweep[],
  table: Partial<RepositoryTable> = {},
  behaviour: HealthBehaviour = {},
): Promise<readonly Told[]> {
  const told: Told[] = [];
  // One sweep passed before all began.
  const past: RunRow[] = [{ id: 900, file: 'watch.yml', event: 'schedule', created: iso(BEGIN) }];
  const said: Record<string, readonly JobRow[]> = {};
  for (const [index, { at, inputs }] of sweeps.entries()) {
    const own = { id: 901 + index, file: 'watch.yml', event: 'schedule', created: iso(BEGIN + at) };
    const whole = { ...TABLE, ...table };
    const isOver = ({ created }: Pick<RunRow, 'created'>) => Date.parse(created) <= BEGIN + at;
    const running = { ...own, conclusion: null, status: 'in_progress' };
    const api = await startHealthApi(
      {
        [REPOSITORY]: {
          ...whole,
          runs: [...whole.runs.filter(isOver), ...past, running],
          jobs: { ...whole.jobs, ...said },
          alerts: whole.alerts === 'off' ? 'off' : (whole.alerts ?? []).filter(isOver),
        },
      },
      behaviour,
    );
    onTestFinished(() => api.close());
    const before = place.sandbox.chat('platform').length;
    const { result } = await sweep(own.id, BEGIN + at, api.url, inputs);
    expect(await api.violations()).toEqual([]);
    const [body = '', ...others] = place.sandbox
      .chat('platform')
      .slice(before)
      .map((message) => message.body);
    expect(others).toEqual([]);
    told.push({ at, outcome: result.outputs['outcome'], body, result, requests: api.requests });
    past.push({ ...own, conclusion: result.exitCode === 0 ? 'success' : 'failure' });
    said[`${own.id}/1`] = [
      { name: 'build', conclusion: 'success', notices: result.annotations.map(({ message }) => message) },
    ];
  }
  return told;
}

async function sweep(id: number, at: number, api_url: string, inputs: Readonly<Record<string, string>> = {}) {
  const { event, payload } = schedule();
  const workflow_ref = `${REPOSITORY}/.github/workflows/watch.yml@refs/heads/main`;
  const github = { workflow_ref, repository: REPOSITORY, ref: 'refs/heads/main', ref_name: 'main', run_id: String(id) };
  return place.run({
    ...{ event, payload, changes: { github: { ...github, api_url } } },
    inputs: { 'webhook-url': place.webhook('message'), template: 'watch', 'fail-on-error': 'true', ...inputs },
    env: stillClock(at),
  });
}

const every = (step: number, until: number, inputs: Readonly<Record<string, string>>): readonly Sweep[] =>
  Array.from({ length: Math.floor(until / step) }, (_, index) => ({ at: (index + 1) * step, inputs }));
const days = (all: readonly Told[]) => all.filter(({ body }) => body !== '').map(({ at }) => at / DAY);
const calls = (all: readonly Told[]) => all.filter(({ body }) => body.includes('@ada')).map(({ at }) => at / DAY);

describe('a workflow that stays red for two weeks, and a watch with `remind: 24h, 72h, 7d`', () => {
  const louder = { remind: '24h, 72h, 7d', mention: 'ada' };

  test('each day: told at once, and again after one, three, seven and fourteen days; called from the second time on', async () => {
    // It is red half an hour after the first sweep, so each reminder is in the sweep behind it.
    const told = await play(every(DAY, 15 * DAY, louder));
    expect(days(told)).toEqual([1, 2, 4, 8, 15]);
    expect(calls(told)).toEqual([2, 4, 8, 15]);
    expect(told[0]?.body).toMatch(/^🔴 \*\*\[CI turned red\]/);
    expect(told[14]?.body).toMatch(/^🔴 \*\*\[CI is still red after 15\u00A0days\].*\n@ada/);
    expect(new Set(told.filter(({ body }) => body === '').map(({ outcome }) => outcome))).toEqual(new Set(['skipped']));
    expect(told.map(({ result }) => result.exitCode)).toEqual(told.map(() => 0));
  });

  test('each hour around the moments, with sweeps that did not run, one that came late, and a trial', async () => {
    const at = (hours: number, inputs = louder as Readonly<Record<string, string>>) => ({ at: hours * HOUR, inputs });
    const told = await play([
      ...[at(1), at(2), at(23), at(24), at(25), at(26)],
      // Three days are over in a trial, and the next one tells it.
      ...[at(72), at(73, { ...louder, 'dry-run': 'true' }), at(74), at(75)],
      // Nothing ran for ten days, so that one sweep holds two moments.
      ...[at(15 * 24), at(15 * 24 + 1)],
    ]);
    expect(days(told).map((day) => day * 24)).toEqual([1, 25, 74, 360]);
    expect(calls(told).map((day) => day * 24)).toEqual([25, 74, 360]);
  });

  test('without it: each week, and the first time calls as well', async () => {
    const told = await play([1, 2, 7, 8, 9, 14, 15].map((day) => ({ at: day * DAY, inputs: { mention: 'ada' } })));
    expect([days(told), calls(told)]).toEqual([
      [1, 8, 15],
      [1, 8, 15],
    ]);
  });

  test('beside a condition', async () => {
    const by = { ...louder, 'only-if': 'health.still_red.size > 0' };
    expect(days(await play([1, 2, 3, 4].map((day) => ({ at: day * DAY, inputs: by }))))).toEqual([2, 4]);
  });

  test('wrong times are refused at once, each by its own words', async () => {
    const { result, transcript } = await sweep(1, BEGIN, 'http://127.0.0.1:9', { remind: '7d, soon, 24h, 3mo' });
    expect(result.exitCode).toBe(1);
    for (const words of ['"soon"', '"24h" is not later than "7d"', '"3mo"']) expect(transcript).toContain(words);
    expect(transcript).toContain('24h, 72h, 7d');
  });
});

test('muted for some days: three requests a sweep, and all of it is told once the day has come', async () => {
  const inputs = { 'only-if': 'now.date >= "2026-03-05"' };
  const told = await play(every(DAY, 5 * DAY, inputs));
  expect(days(told)).toEqual([4]);
  expect(told[3]?.body).toMatch(/^🔴 \*\*\[CI turned red\]/);
  for (const { requests } of told.slice(0, 3)) expect(requests.length).toBeLessThanOrEqual(3);
});

describe('a week with a new critical alert', () => {
  const alerts = [
    { number: 1, created: '2026-01-05T08:00:00Z', package: 'minimist', severity: 'medium' },
    {
      ...{ number: 2, created: iso(BEGIN + 3 * DAY + HOUR), package: 'lodash', severity: 'critical' },
      ...{ summary: 'Command injection in lodash', fixed: '4.17.21' },
    },
  ];
  const green = { runs: RUNS.slice(0, 1) };
  const digest = { template: 'digest' };

  test('the watch tells it on its day alone, the digest at the end, and neither calls it a failure', async () => {
    const told = await play(every(DAY, 7 * DAY, {}), { ...green, alerts });
    expect(days(told)).toEqual([4]);
    expect(told[3]?.body).toMatch(/^🛡️ \*\*New critical security alert\*\* on octo-org\/octo-repo/);
    expect(told[3]?.body).toContain('/octo-org/octo-repo/security/dependabot/2)');
    expect(told[3]?.result.outputs['conclusion']).toBe('success');
    const [last] = await play([{ at: 7 * DAY, inputs: digest }], { ...green, alerts });
    expect(last?.body).toContain('2 open security alerts: 1 critical, 1 medium');
    expect(last?.body).toContain('- New: [lodash]');
  });

  test('without the right one notice, and the builds are told all the same', async () => {
    const refused = { forbidden: '/dependabot/alerts' };
    const [watch] = await play([{ at: DAY }], { alerts }, refused);
    expect(watch?.body).toMatch(/^🔴 \*\*\[CI turned red\]/);
    const notices = watch?.result.annotations.map(({ message }) => message) ?? [];
    expect(notices).toEqual([expect.stringContaining('vulnerability-alerts: read (Dependabot alerts)')]);
    const [quiet] = await play([{ at: DAY, inputs: digest }], { ...green, alerts: 'off' });
    expect(quiet?.body).toMatch(/^✅ \*\*All green\*\*/);
    expect(quiet?.result.annotations).toEqual([]);
  });
});
