/** Whether a job that still runs, and whose status is `cancelled`, has used up the time that its workflow gives it. */
import { expect, test } from 'vitest';
import { NOW, type Question, readFrom } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import { workspace } from '../../support/workspace.ts';

const FILE = '.github/workflows/ci.yml';

/** @param jobs of the workflow file as YAML; undefined where nothing is checked out */
async function getEnd(
  seconds: number,
  jobs: string | undefined,
  more: Partial<Question> & { stopped?: number } = {},
): Promise<string> {
  const text = `name: CI\non: push\njobs: ${jobs}\n`;
  const started_at = new Date(Date.parse(NOW) - seconds * 1_000).toISOString();
  const { stopped } = more;
  const at = (after: number) => new Date(Date.parse(started_at) + after * 1_000).toISOString();
  const times = stopped === undefined ? {} : { at: [at(5), at(stopped)] as const };
  const steps = [{ name: 'Run npm run soak', conclusion: 'cancelled', ...times }];
  const current = { id: 1, name: 'test', conclusion: null, started_at, steps };
  const run = { id: 42000, run_number: 42, head_sha: sha(42), attempts: [{ conclusion: null, jobs: [current] }] };
  const { facts } = await readFrom({
    world: { repository: 'acme/app', runs: [run] },
    ...more,
    env: {
      GITHUB_WORKSPACE: workspace(jobs === undefined ? {} : { [FILE]: text }),
      GITHUB_WORKFLOW_REF: `acme/app/${FILE}@refs/heads/main`,
    },
    job: { status: 'cancelled', ...more.job },
  });
  return [
    facts.conclusion,
    facts.stopped?.by,
    facts.stopped?.after_seconds,
    facts.failed_jobs?.[0]?.failed_steps[0]?.name,
  ]
    .filter((one) => one !== undefined)
    .join(' ');
}

const MINUTES = 60;
const HALF_AN_HOUR = '{ test: { timeout-minutes: 30 } }';

test.each<[string, number, string | undefined, string]>([
  ['its limit', 30 * MINUTES + 4, HALF_AN_HOUR, 'timed_out time_limit 1800 Run npm run soak'],
  [
    'the clock of the runner is a little ahead',
    30 * MINUTES - 3,
    HALF_AN_HOUR,
    'timed_out time_limit 1800 Run npm run soak',
  ],
  [
    'a limit above that of GitHub',
    500 * MINUTES,
    '{ test: { timeout-minutes: 500 } }',
    'timed_out time_limit 30000 Run npm run soak',
  ],
  ['no limit of its own', 361 * MINUTES, '{ test: { runs-on: x } }', 'timed_out time_limit 21600 Run npm run soak'],
  ['nothing is checked out', 361 * MINUTES, undefined, 'timed_out time_limit 21600 Run npm run soak'],
])('timed out: %s', async (_, seconds, jobs, end) => {
  expect(await getEnd(seconds, jobs)).toBe(end);
});

test.each<[string, number, string | undefined]>([
  ['before its limit', 29 * MINUTES, HALF_AN_HOUR],
  ['the limit is of a step', 31 * MINUTES, '{ test: { steps: [{ timeout-minutes: 30 }] } }'],
  ['any number may be meant', 361 * MINUTES, '{ test: { timeout-minutes: "${{ matrix.minutes }}" } }'],
  ['nothing is checked out', 31 * MINUTES, undefined],
])('was cancelled: %s', async (_, seconds, jobs) => {
  expect(await getEnd(seconds, jobs)).toBe('cancelled');
});

test.each([
  ['at its limit', 30 * MINUTES + 2, 'timed_out time_limit 1800 Run npm run soak'],
  ['before it, by a person or a newer run', 26 * MINUTES, 'cancelled'],
])('a job stopped %s that took time to clean up', async (_, stopped, end) => {
  expect(await getEnd(33 * MINUTES, HALF_AN_HOUR, { stopped })).toBe(end);
});

test.each([
  ['acme/app/.github/workflows/ci.yml@refs/heads/main', 'timed_out time_limit 1800 Run npm run soak'],
  ['acme/workflows/.github/workflows/ci.yml@v1', 'cancelled'],
])('a job of the called workflow %s', async (workflow_ref, end) => {
  expect(await getEnd(31 * MINUTES, HALF_AN_HOUR, { job: { workflow_ref } })).toBe(end);
});
