/** Plays weeks of a watch and a digest with the shipped action: messages, mentions and requests. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { schedule } from '../support/events.ts';
import { type Behaviour, startGithubApi } from '../support/github-api.ts';
import { getWorlds, type RepositoryTable, type RunRow } from '../support/github-tables.ts';
import { stillClock } from '../support/still-clock.ts';
import { openLocation, type Place, type Ran } from './harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2026, 2, 1);
const REPOSITORY = 'octo-org/octo-repo';
const iso = (at: number) => new Date(at).toISOString().replace('.000', '');

let location: Place;
beforeAll(async () => {
  location = await openLocation();
});
afterAll(() => location.sandbox.close());

interface Sweep {
  /** Milliseconds since the start. */
  readonly at: number;
  readonly inputs?: Readonly<Record<string, string>>;
}

interface Told {
  readonly at: number;
  readonly outcome: string | undefined;
  /** Body of the message. Empty if there is none. */
  readonly body: string;
  readonly result: Ran['result'];
  /** Requests to GitHub's API. */
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

/** Plays sweeps sequentially, because each depends on the success of earlier ones. */
async function play(
  sweeps: readonly Sweep[],
  table: Partial<RepositoryTable> = {},
  behaviour: Behaviour = {},
): Promise<readonly Told[]> {
  const results: Told[] = [];
  // One sweep succeeded before.
  const past: RunRow[] = [{ id: 900, file: 'watch.yml', event: 'schedule', created: iso(BEGIN) }];
  for (const [index, { at, inputs }] of sweeps.entries()) {
    const current = { id: 901 + index, file: 'watch.yml', event: 'schedule', created: iso(BEGIN + at) };
    const complete = { ...TABLE, ...table };
    const isOver = ({ created }: Pick<RunRow, 'created'>) => Date.parse(created) <= BEGIN + at;
    const running = { ...current, conclusion: null, status: 'in_progress' };
    const api = await startGithubApi(
      getWorlds({
        [REPOSITORY]: {
          ...complete,
          runs: [...complete.runs.filter(isOver), ...past, running],
        },
      }),
      undefined,
      behaviour,
    );
    onTestFinished(() => api.close());
    const before = location.sandbox.chat('platform').length;
    const { result } = await sweep(current.id, BEGIN + at, api.url, inputs);
    expect(api.violations).toEqual([]);
    const [body = '', ...rest] = location.sandbox
      .chat('platform')
      .slice(before)
      .map((message) => message.body);
    expect(rest).toEqual([]);
    results.push({ at, outcome: result.outputs['outcome'], body, result, requests: api.requests });
    past.push({ ...current, conclusion: result.exitCode === 0 ? 'success' : 'failure' });
  }
  return results;
}

async function sweep(id: number, at: number, api_url: string, inputs: Readonly<Record<string, string>> = {}) {
  const { event, payload } = schedule();
  const workflow_ref = `${REPOSITORY}/.github/workflows/watch.yml@refs/heads/main`;
  const github = { workflow_ref, repository: REPOSITORY, ref: 'refs/heads/main', ref_name: 'main', run_id: String(id) };
  return location.run({
    ...{ event, payload, changes: { github: { ...github, api_url } } },
    inputs: { 'webhook-url': location.webhook('message'), template: 'watch', ...inputs },
    env: stillClock(at),
  });
}

const every = (step: number, until: number, inputs: Readonly<Record<string, string>>): readonly Sweep[] =>
  Array.from({ length: Math.floor(until / step) }, (_, index) => ({ at: (index + 1) * step, inputs }));
const days = (all: readonly Told[]) => all.filter(({ body }) => body !== '').map(({ at }) => at / DAY);
const calls = (all: readonly Told[]) => all.filter(({ body }) => body.includes('@ada')).map(({ at }) => at / DAY);

describe('workflow that fails for two weeks', () => {
  test('is reported immediately and again each week, with mentions each time', async () => {
    // The workflow fails half an hour after the first sweep, so each reminder is in the following sweep.
    const results = await play(every(DAY, 15 * DAY, { mention: 'ada' }));
    expect([days(results), calls(results)]).toEqual([
      [1, 8, 15],
      [1, 8, 15],
    ]);
    expect(results[0]?.body).toMatch(/^🔴 \*\*\[CI started failing\]/);
    expect(results[14]?.body).toMatch(/^🔴 \*\*\[CI has been failing for 15\u00A0days\].*\n@ada/);
    expect(new Set(results.filter(({ body }) => body === '').map(({ outcome }) => outcome))).toEqual(
      new Set(['skipped']),
    );
    expect(results.map(({ result }) => result.exitCode)).toEqual(results.map(() => 0));
  });

  test('is reported despite skipped and late sweeps, and with a condition', async () => {
    const inputs = { 'only-if': 'health.still_red.size > 0' };
    const at = (hours: number) => ({ at: hours * HOUR, inputs });
    // Nothing ran for ten days, so one sweep covers more than a week.
    expect(days(await play([at(1), at(2), at(15 * 24), at(15 * 24 + 1)]))).toEqual([15]);
  });
});

test('undelivered watch fails regardless of `fail-on-error`, and its next run covers the same time', async () => {
  const down = { 'webhook-url': `${location.webhook('message')}0` };
  const results = await play([
    { at: HOUR, inputs: down },
    { at: 2 * HOUR, inputs: { ...down, 'fail-on-error': 'false' } },
    { at: 3 * HOUR },
    { at: 4 * HOUR },
  ]);
  expect(results.map(({ outcome, result }) => [outcome, result.exitCode])).toEqual([
    ['not-delivered', 1],
    ['not-delivered', 1],
    ['delivered', 0],
    ['skipped', 0],
  ]);
  expect(results[2]?.body).toMatch(/^🔴 \*\*\[CI started failing\]/);
});

test('watch without readable data fails with a reason; a digest succeeds', async () => {
  const without = { 'github-token': '' };
  const [watch, digest] = await play([
    { at: HOUR, inputs: without },
    { at: 2 * HOUR, inputs: { ...without, template: 'digest' } },
  ]);
  expect([watch?.outcome, watch?.result.exitCode]).toEqual(['delivered', 1]);
  expect(watch?.body).toMatch(/^⚪ \*\*Not all builds could be read\*\*/);
  expect([digest?.outcome, digest?.result.exitCode]).toEqual(['delivered', 0]);
});
