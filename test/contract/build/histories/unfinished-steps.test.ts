/** Verifies the message of a successful step while another step of its job still runs, or has failed. */
import { expect, test } from 'vitest';
import { type Question, renderMessage, reportedMessage } from '../../../support/github-facts.ts';
import type { Job } from '../../../support/github-world.ts';
import { branchQuestion } from '../../../support/histories.ts';

type Steps = NonNullable<Job['steps']>;

const SET_UP = { name: 'Set up job', conclusion: 'success' } as const;
const TESTS = { name: 'Run npm test', conclusion: 'success' } as const;
const SERVER = { name: 'Start the server', conclusion: null } as const;
const NOTIFY = { name: 'Run acme/workroom-notify@v1', conclusion: null } as const;
const LATER = [
  { name: 'Upload', conclusion: null, status: 'queued' },
  { name: 'Post Run actions/checkout@v6', conclusion: null, status: 'queued' },
] as const;

/** Builds run 42 of a branch, successful by the job's status, with these steps as in the API. */
function createQuestion(history: string, steps: Steps, more: Partial<Question> = {}): Question {
  const question = branchQuestion(history);
  const runs = (question.world.runs ?? []).map((run) => ({
    ...run,
    attempts: run.attempts.map((attempt) => ({
      ...attempt,
      jobs: attempt.jobs?.map((job) => (job.id === 1 ? { ...job, steps } : job)) ?? [],
    })),
  }));
  return { ...question, world: { ...question.world, runs }, ...more };
}

const render = (...question: Parameters<typeof createQuestion>) => renderMessage(createQuestion(...question));

const RUNS = '⏳ CI / test passed so far, while Start the server still runs · #42 / Change — c42 / calls nobody';
const WORKS = '🟢 CI / test works again after 4h · #42 / Fixed by Change — c42 / calls nobody';

test.each<[string, Steps, string]>([
  ['one runs in the background', [SET_UP, SERVER, TESTS, NOTIFY, ...LATER], RUNS],
  [
    'several run',
    [SET_UP, SERVER, { ...SERVER, name: 'Run `docker` *up*' }, TESTS, NOTIFY],
    '⏳ CI / test passed so far, while Start the server and `docker` *up* still run · #42 / Change — c42 / calls nobody',
  ],
  [
    'one has failed in the background',
    [SET_UP, { name: 'Run npm run e2e', conclusion: 'failure' }, TESTS, NOTIFY],
    '⚠️ CI / test passed so far, except npm run e2e · #42 / Change — c42 / calls nobody',
  ],
])('reports no recovery: %s', async (_, steps, message) => {
  expect(await render('40+ 41- 42+', steps)).toBe(message);
});

test.each<[string, Steps]>([
  ['this step alone runs, in the middle of the job', [SET_UP, TESTS, NOTIFY, ...LATER]],
  ['a step in the background was waited for', [SET_UP, { ...SERVER, conclusion: 'success' }, TESTS, NOTIFY]],
  // GitHub shows how it ended after `continue-on-error`.
  ['a failure was tolerated', [SET_UP, { name: 'Run lint', conclusion: 'success' }, NOTIFY, ...LATER]],
  ['the step before is shown as if it ran', [SET_UP, { ...TESTS, conclusion: null }, ...LATER]],
])('reports a recovery: %s', async (_, steps) => {
  expect(await render('40+ 41- 42+', steps)).toBe(WORKS);
});

const OPEN: Steps = [SET_UP, SERVER, TESTS, NOTIFY];

test('job-end knows the final result, whatever other actions clean up', async () => {
  expect(await render('40+ 41- 42+', OPEN, { isJobOver: true })).toBe(WORKS);
});

test('a failed step fails the job, whatever runs concurrently', async () => {
  const failed: Steps = [SET_UP, SERVER, { name: 'Run npm test', conclusion: 'failure' }, NOTIFY];
  expect(await render('41+ 42-', failed)).toMatch(/^❌ CI \/ test failed in npm test · #42/);
});

test('a status that repeats the job adds nothing, another one does', async () => {
  const green = { options: { status: 'success' } };
  expect(await render('40+ 41- 42+', OPEN, green)).toBe(RUNS);
  expect(await render('40+ 41- 42+', OPEN, { ...green, job: { status: 'failure' } })).toBe(WORKS);
});

test.each(['fixed', 'change', 'broken, fixed'])('`when: %s` waits for the completion of the job', async (when) => {
  const result = await reportedMessage(createQuestion('40+ 41- 42+', OPEN, { options: { when } }));
  expect(result.stop).toBe(`conclusion success so far is excluded by when: ${when}`);
  expect(result.facts).toMatchObject({ unfinished_steps: { running: ['Start the server'], failed: [] } });
  expect([result.facts.change, result.facts.broken_since, result.facts.last_red, result.facts.last_green?.run]).toEqual(
    [undefined, undefined, undefined, 40],
  );
});
