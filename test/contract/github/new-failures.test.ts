import { expect, test } from 'vitest';
import { readFrom, upstreamRun } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Attempt, GithubWorld, Job, Run } from '../../support/github-world.ts';

type Told = readonly [name: string, conclusion: string | null, failedStep?: string];

function jobs(run: number, results: readonly Told[]): readonly Job[] {
  return results.map(([name, conclusion, step], index) => ({
    ...{ id: run * 100 + index, name, conclusion },
    steps: step === undefined ? [] : [{ name: step, conclusion: 'failure' }],
  }));
}

/** Builds each run from its attempts, of which the last is reported as a complete run. */
function findWorld(...runs: readonly (readonly (readonly Told[])[])[]): GithubWorld {
  return {
    repository: 'acme/app',
    runs: runs.map((attempts, index) => {
      const number = 43 - runs.length + index;
      const ended = attempts.map((results): Attempt => {
        const conclusion = results.some(([, one]) => one === 'failure' || one === 'timed_out') ? 'failure' : 'success';
        return { conclusion, jobs: jobs(number, results) };
      });
      return { id: number * 1000, run_number: number, head_sha: sha(number), attempts: ended };
    }),
  };
}

async function newOnes(world: GithubWorld, attempt = 1, conclusion = 'failure') {
  const question = { world, ...upstreamRun({ run_attempt: attempt, conclusion }), mentioned: ['new_failures'] };
  const { facts, requests, notice } = await readFrom(question);
  const marks = facts.failed_jobs?.map((job) => [job.name, job.new, ...job.failed_steps.map((step) => step.new ?? '')]);
  return { marks, count: facts.new_failures, change: facts.change, requests, notice };
}

const GREEN: Told = ['test', 'success'];
const RED: Told = ['test', 'failure', 'Run npm test'];
const LINT: Told = ['lint', 'failure', 'eslint'];

test('a job that passed in the previous run is new, and is listed first', async () => {
  const result = await newOnes(findWorld([[RED, ['lint', 'success']]], [[RED, LINT]]));
  expect(result).toMatchObject({ change: 'still-failing', count: 1 });
  // The payload contains enough data.
  expect(result.requests).not.toContain('/actions/runs/42000');
  expect(result.marks).toEqual([
    ['lint', true, ''],
    ['test', false, false],
  ]);
});

test('a different step of the same job is new, the job is not', async () => {
  const result = await newOnes(findWorld([[RED]], [[['test', 'failure', 'Run npm run build']]]));
  expect(result).toMatchObject({ count: 0, marks: [['test', false, true]] });
});

test('the steps of a job that timed out before outside of any step are unknown', async () => {
  const result = await newOnes(findWorld([[['test', 'timed_out']]], [[RED]]));
  expect(result).toMatchObject({ count: 0, marks: [['test', false, '']] });
});

test('deleted jobs of the previous run are reported', async () => {
  const world = findWorld([[LINT]], [[RED]]);
  const [before, current] = world.runs ?? [];
  const runs = [{ ...before, attempts: [{ conclusion: 'failure', gone: true }] }, current] as Run[];
  const result = await newOnes({ ...world, runs });
  expect(result).toMatchObject({ change: 'still-failing', count: undefined, marks: [['test', undefined, '']] });
  expect(result.notice).toContain('which failures are new');
});

test('all failures are new after a success, without reading its jobs', async () => {
  const result = await newOnes(findWorld([[GREEN]], [[RED]]));
  expect(result).toMatchObject({ change: 'broken', count: 1, marks: [['test', true, '']] });
  expect(result.requests.filter((path) => path.includes('/runs/41000/'))).toEqual([]);
});

test.each<[string, readonly Told[]]>([
  ['is added', [LINT]],
  ['was cancelled before', [['test', 'cancelled'], LINT]],
  ['has the name of another', [['test', 'success'], ['test', 'failure'], LINT]],
])('a job that %s is neither new nor old, so their number is unknown', async (_, before) => {
  const result = await newOnes(findWorld([before], [[RED, LINT]]));
  expect(result.count).toBeUndefined();
  expect(result.marks).toEqual([
    ['test', undefined, ''],
    ['lint', false, false],
  ]);
});

test('another attempt is compared with the previous one', async () => {
  const result = await newOnes(
    findWorld(
      [[GREEN]],
      [
        [LINT, GREEN],
        [LINT, RED],
      ],
    ),
    2,
  );
  expect(result.count).toBe(1);
  expect(result.marks?.[0]).toEqual(['test', true, '']);
});

test('one job is compared with itself, without another request', async () => {
  const world = findWorld([[['test', 'failure', 'Run npm run build']]], [[['test', null, 'Run npm test']]]);
  const question = { world, job: { check_run_id: 4200 }, env: { GITHUB_SHA: sha(42) } };
  const named = await readFrom({ ...question, mentioned: ['new_failures'] });
  expect(named.facts).toMatchObject({ new_failures: 0, failed_jobs: [{ new: false, failed_steps: [{ new: true }] }] });
  const compared = await readFrom({ ...question, mentioned: ['change', 'failed_jobs'] });
  expect(named.requests).toEqual(compared.requests);
});
