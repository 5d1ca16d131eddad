/** Verifies infrastructure failures: real sentences of GitHub and its runner, and similar ones. */
import { expect, test } from 'vitest';
import { readFrom, upstreamRun } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Annotation, GithubWorld, Job } from '../../support/github-world.ts';

const EXIT = 'Process completed with exit code 1.';
const LOST =
  'The self-hosted runner: build-7 lost communication with the server. Verify the machine is running and has a healthy network connection.';
const STEP = 'Run npm test';

const describe = (...messages: readonly string[]): readonly Annotation[] => messages.map((message) => ({ message }));

function job(id: number, annotations: readonly Annotation[], step: string | undefined = STEP): Job {
  const steps = step === undefined ? [] : [{ name: step, conclusion: 'failure' }];
  return { id, name: `job ${id}`, conclusion: 'failure', steps, annotations };
}

/** Builds a failed run with one commit of ada's after a success, reported by a workflow_run. */
async function readFacts(...jobs: readonly Job[]) {
  const commit = (number: number) => ({
    sha: sha(number),
    message: 'Change',
    author: 'ada',
    login: 'ada',
    files: ['a.ts'],
  });
  const green = { id: 41000, run_number: 41, attempts: [{ conclusion: 'success' }] };
  const red = { id: 42000, run_number: 42, attempts: [{ conclusion: 'failure', jobs }] };
  const world: GithubWorld = { repository: 'acme/app', commits: [commit(41), commit(42)], runs: [green, red] };
  return (await readFrom({ world, ...upstreamRun(), mentioned: ['failed_jobs', 'suspects', 'change'] })).facts;
}

test.each<[string, readonly string[]]>([
  ['the code', ['expected 1 to be 2', EXIT]],
  ['no known cause', [EXIT]],
  ['a mixed cause', [LOST, 'expected 1 to be 2']],
])('is a code failure: %s', async (_, messages) => {
  const facts = await readFacts(job(1, describe(...messages)));
  expect(facts.infrastructure).toBeUndefined();
  expect(facts.failed_jobs?.[0]?.infrastructure).toBeUndefined();
  expect(facts.suspects?.map(({ login }) => login)).toEqual(['ada']);
});

test('is an infrastructure failure of the run only if all its failed jobs are', async () => {
  const lost = (id: number) => job(id, describe(LOST), `step ${id}`);
  expect(await readFacts(lost(1), lost(2))).toMatchObject({ infrastructure: 'runner_lost' });
  const mixed = await readFacts(lost(1), job(2, describe('expected 1 to be 2')));
  expect(mixed.failed_jobs).toHaveLength(2);
  expect(mixed.infrastructure).toBeUndefined();
  expect(mixed.suspects).toHaveLength(1);
  // The cause is unknown if there are more jobs than the limit.
  expect((await readFacts(lost(1), lost(2), lost(3), lost(4)))?.infrastructure).toBeUndefined();
});

test('is unknown and without suspects for a job without a failing step and a log', async () => {
  const gone: Job = { id: 1, name: 'test', conclusion: 'failure', steps: [] };
  const facts = await readFacts({ ...gone, gone: true });
  expect(facts.termination).toMatchObject({ reason: 'before_first_step', category: 'unknown' });
  expect(facts.infrastructure).toBeUndefined();
  expect(facts.suspects).toBeUndefined();
  expect((await readFacts({ ...gone, log: 'all is well' })).termination?.category).toBe('code');
});

/** Builds a running job that reports itself. */
async function customFacts(steps: Job['steps'], options: Readonly<Record<string, string>> = {}) {
  const current: Job = { id: 1, name: 'test', conclusion: null, ...(steps && { steps }) };
  const run = { id: 42000, run_number: 42, attempts: [{ conclusion: null, jobs: [current] }] };
  const world: GithubWorld = { repository: 'acme/app', runs: [run] };
  const mentioned = ['failed_jobs', 'suspects', 'change'];
  return (await readFrom({ world, options: { 'base-url': '', ...options }, mentioned })).facts;
}

test('is the same for a job that still runs as after its completion', async () => {
  const failing = (name: string) => [
    { name, conclusion: 'failure' },
    { name: 'Notify', conclusion: null },
  ];
  expect(await customFacts(failing('Initialize containers'))).toMatchObject({
    termination: { reason: 'services', category: 'infrastructure' },
    infrastructure: 'services',
  });
  expect((await customFacts(failing(STEP))).termination).toMatchObject({
    reason: 'step',
    category: 'code',
    certain: false,
  });
});

test('is an infrastructure failure if no runner took the job, although it reads cancelled', async () => {
  const waited = 'The job has exceeded the maximum execution time while awaiting a runner for 24h0m0s';
  const times = { started_at: '2026-03-03T07:00:00Z', completed_at: '2026-03-04T07:00:00Z' };
  const queued: Job = { id: 1, name: 'test', conclusion: 'cancelled', steps: [], ...times };
  const factsOfCancelled = async (...jobs: readonly Job[]) => {
    const red = { id: 42000, run_number: 42, attempts: [{ conclusion: 'cancelled', jobs }] };
    const span = { run_started_at: '2026-03-04T06:55:00Z', updated_at: '2026-03-04T07:00:00Z' };
    const world: GithubWorld = { repository: 'acme/app', runs: [red] };
    return (await readFrom({ world, ...upstreamRun({ conclusion: 'cancelled', ...span }) })).facts;
  };
  const unmet = await factsOfCancelled({ ...queued, annotations: describe(waited) });
  expect(unmet).toMatchObject({ conclusion: 'cancelled', infrastructure: 'not_acquired' });
  expect(unmet.stopped).toBeUndefined();
  expect(unmet.run?.duration_seconds).toBeUndefined();
  const started = await factsOfCancelled({ ...queued, steps: [{ name: STEP, conclusion: 'cancelled' }] });
  expect(started.termination).toBeUndefined();
  expect(started.run?.duration_seconds).toBe(300);
  expect((await factsOfCancelled()).run?.duration_seconds).toBeUndefined();
});

test('lists jobs with code failures first', async () => {
  const mixed = await readFacts(
    job(1, describe(LOST), 'Set up job'),
    job(2, describe('No space left on device'), 'Run make'),
    job(3, describe('expected 1 to be 2')),
  );
  expect(mixed.failed_jobs?.map(({ name, infrastructure }) => [name, infrastructure])).toEqual([
    ['job 3', undefined],
    ['job 1', 'runner_lost'],
    ['job 2', 'disk_full'],
  ]);
});

test('ignores a job that failed because of its needs, and matrix jobs that failed alike', async () => {
  const times = (from: number, to: number) => ({
    started_at: `2026-03-04T07:0${from}:00Z`,
    completed_at: `2026-03-04T07:0${to}:00Z`,
  });
  const lost = { ...job(1, describe(LOST), 'Set up job'), ...times(0, 2) };
  const gate = { ...job(2, describe(EXIT), 'All green?'), ...times(3, 4) };
  expect((await readFacts(lost, gate)).infrastructure).toBe('runner_lost');
  expect((await readFacts(lost, { ...gate, ...times(1, 4) })).infrastructure).toBeUndefined();
  const legs = [1, 2, 3, 4, 5].map((id) => job(id, describe(LOST)));
  expect((await readFacts(...legs)).infrastructure).toBe('runner_lost');
});

test('is not copied to a job that failed differently in the same step', async () => {
  const lost = (id: number) => job(id, describe(LOST, EXIT));
  const tested = (id: number) => job(id, describe('expected 1 to be 2', EXIT));
  const mixed = await readFacts(lost(1), tested(2));
  expect(mixed.infrastructure).toBeUndefined();
  expect(mixed.failed_jobs?.map(({ errors: [error] }) => error?.message)).toEqual(['expected 1 to be 2', LOST]);
  expect(mixed.suspects).toHaveLength(1);
  expect(
    (await readFacts(...[1, 2, 3].map(lost), tested(4), ...[5, 6, 7, 8, 9].map(lost)))?.infrastructure,
  ).toBeUndefined();
  // The first nine of many are conclusive.
  const all = Array.from({ length: 40 }, (_, index) => lost(index + 1));
  expect((await readFacts(...all)).infrastructure).toBe('runner_lost');
});
