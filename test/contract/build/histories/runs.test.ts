/** Verifies messages about runs with several jobs, infrastructure failures, and jobs that a deployment starts. */
import { expect, test } from 'vitest';
import { dispatchRow, type EventRow, eventQuestion, pushRow, upstreamRow } from '../../../support/event-cases.ts';
import { renderMessage } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import type { Commit, GithubWorld, Job, Run } from '../../../support/github-world.ts';

const LOST = 'The hosted runner lost communication with the server.';

/** Builds a job that failed in `npm test`, with annotations or a log. */
function red(id: number, name: string, message?: string, log?: string): Job {
  const steps = [{ name: 'Run npm test', conclusion: 'failure' }];
  const annotations = message === undefined ? [] : [{ message }];
  return { id, name, conclusion: 'failure', steps, annotations, ...(log !== undefined && { log }) };
}

const green = (id: number, name: string): Job => ({ id, name, conclusion: 'success' });

/**
 * Builds a push of one commit by Ada after a success, reported by a job next to the others; mentions author and
 * suspects.
 */
function findAdjacent(jobs: readonly Job[], status = '{"unit":{"result":"failure"}}'): EventRow {
  const commit = (number: number): Commit => ({
    ...{ sha: sha(number), message: 'Change', author: 'Ada Lovelace', login: 'ada', files: ['src/cart.ts'] },
  });
  const world: Partial<GithubWorld> = {
    commits: [commit(41), commit(42)],
    runs: [
      {
        id: 41000,
        run_number: 41,
        head_sha: sha(41),
        attempts: [{ conclusion: 'success', jobs: [green(410, 'unit')] }],
      },
      {
        ...{ id: 42000, run_number: 42, head_sha: sha(42) },
        attempts: [{ conclusion: null, jobs: [...jobs, { id: 1, name: 'test', conclusion: null }] }],
      },
    ],
  };
  return pushRow('42-', { world, options: { status, mention: 'author, suspects' } });
}

const TRACE = [
  '2026-03-04T04:00:10.0000000Z ##[group]Run npm test',
  '2026-03-04T04:00:10.1000000Z npm test',
  '2026-03-04T04:00:10.2000000Z ##[endgroup]',
  "2026-03-04T04:00:11.0000000Z TypeError: Cannot read properties of undefined (reading 'price')",
  '2026-03-04T04:00:11.1000000Z     at total (/__w/app/app/src/cart.ts:17:9)',
  '2026-03-04T04:00:12.0000000Z ##[error]Process completed with exit code 1.',
].join('\n');

test.each<[string, EventRow, string]>([
  [
    'a runner was lost',
    findAdjacent([red(2, 'unit', LOST)]),
    "⚠️ CI didn't finish: lost the runner · #42 / Not a code failure. Run it again; if it happens again, ask an administrator / calls nobody",
  ],
  [
    'a runner was lost, and a test fails in the same step of another job',
    findAdjacent([red(2, 'unit', LOST), red(3, 'e2e', 'expected 1 to be 2')]),
    '❌ CI failed · #42 · 2 of 2 jobs failed / e2e in npm test / ↳ expected 1 to be 2 / unit in npm test: lost the runner / Started failing at Change — Ada Lovelace / calls ada',
  ],
  [
    'a trace in the log names the file, and so who changed it',
    findAdjacent([red(2, 'unit', undefined, TRACE), green(3, 'e2e')]),
    "❌ CI failed · #42 · 1 of 2 jobs failed / unit in npm test / ↳ TypeError: Cannot read properties of undefined (reading 'price') (src/cart.ts:17) / Started failing at Change — Ada Lovelace, who changed `src/cart.ts`, the failing file / calls ada",
  ],
  [
    'the status workflow does not show what is tolerated',
    findAdjacent([red(2, 'unit'), green(3, 'e2e')], 'workflow'),
    '❌ CI: 1 of 2 jobs failed · #42 / unit in npm test / Change — Ada Lovelace / calls ada',
  ],
  [
    'a job still runs',
    findAdjacent([green(2, 'unit'), { id: 3, name: 'e2e', conclusion: null }], 'workflow'),
    '⏳ CI is still running: 1 of 2 other jobs · #42 / Change — Ada Lovelace / calls ada / not sent: 1 of 2 other jobs are still running',
  ],
])('%s', async (_, entry, expected) => {
  expect(await renderMessage(eventQuestion(entry))).toBe(expected);
});

test.each([
  ['42+', '✅ CI / test passed · #42 / calls nobody'],
  ['42-', '❌ CI / test failed in npm test · #42 / calls nobody'],
])('a job that a deployment starts reports itself, not the environment: %s', async (history, expected) => {
  const deployment = { id: 42, environment: 'production', sha: sha(42), ref: 'main' };
  expect(await renderMessage(eventQuestion(dispatchRow('deployment', history, { deployment })))).toBe(expected);
});

test.each([
  ['{"deploy":{"result":"failure"}}', '❌ Deploy failed in npm test · #5 / Change — Ada Lovelace / calls ada'],
  ['in_progress', '▶️ Deploy / notify started · #5 / Change — Ada Lovelace / calls nobody'],
])('a triggered run reports itself if its own result is known: %s', async (status, expected) => {
  const entry = upstreamRow('CI', 'push', '40+ 41+');
  const jobs = [red(2, 'deploy'), { id: 1, name: 'notify', conclusion: null }];
  const current: Run = { id: 43000, run_number: 5, event: 'workflow_run', attempts: [{ conclusion: null, jobs }] };
  const runs = [...(entry.world?.runs ?? []), current];
  const env = { GITHUB_RUN_ID: '43000', GITHUB_RUN_NUMBER: '5', GITHUB_WORKFLOW: 'Deploy', GITHUB_JOB: 'notify' };
  expect(
    await renderMessage(
      eventQuestion({ ...entry, world: { runs }, env, options: { status, mention: 'author, suspects' } }),
    ),
  ).toBe(expected);
});
