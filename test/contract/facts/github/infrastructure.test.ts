/** Whether it was the code that failed: real sentences of GitHub and its runner, and what only resembles them. */
import { expect, test } from 'vitest';
import { readFrom } from '../../../support/github-facts.ts';
import { sha, WORKFLOW } from '../../../support/github-shapes.ts';
import type { Annotation, GithubWorld, Job } from '../../../support/github-world.ts';

const EXIT = 'Process completed with exit code 1.';
const LOST =
  'The self-hosted runner: build-7 lost communication with the server. Verify the machine is running and has a healthy network connection.';
const STEP = 'Run npm test';

const said = (...messages: readonly string[]): readonly Annotation[] => messages.map((message) => ({ message }));

function job(id: number, annotations: readonly Annotation[], step: string | undefined = STEP): Job {
  const steps = step === undefined ? [] : [{ name: step, conclusion: 'failure' }];
  return { id, name: `job ${id}`, conclusion: 'failure', steps, annotations };
}

/** A red run of one commit of ada's after a green one, as a workflow_run tells it. */
async function factsOf(...jobs: readonly Job[]) {
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
  const head = { head_sha: sha(42), head_branch: 'main', workflow_id: WORKFLOW };
  const run = { id: 42000, run_number: 42, run_attempt: 1, name: 'CI', event: 'push', conclusion: 'failure', ...head };
  const mentioned = ['failed_jobs', 'suspects', 'change'];
  return (await readFrom({ world, event: 'workflow_run', payload: { workflow_run: run }, mentioned })).facts;
}

test.each<[string, readonly string[], string?]>([
  ['runner_lost', [LOST]],
  [
    'runner_lost',
    ['The hosted runner: GitHub Actions 7 lost communication with the server. Anything in your workflow.'],
  ],
  ['runner_lost', ['The hosted runner lost communication with the server.', 'The operation was canceled.', EXIT]],
  [
    'shutdown',
    ['The runner has received a shutdown signal. This can happen when the runner service is stopped.', EXIT],
  ],
  ['not_acquired', ['The job was not acquired by Runner of type hosted even after multiple attempts']],
  ['not_acquired', ['The job has exceeded the maximum execution time while awaiting a runner for 24h0m0s']],
  [
    'account',
    ['The job was not started because recent account payments have failed or your spending limit is too low.'],
  ],
  ['account', ['The job was not started because your account is locked due to a billing issue.']],
  ['rejected', ["The deployment was rejected or didn't satisfy other protection rules."]],
  ['disk_full', ["System.IO.IOException: No space left on device : '/home/runner/_diag/Worker.log'"]],
  [
    'action_download',
    ["Failed to download action 'https://api.github.com/x'. Error: status code 429 (Too Many Requests)"],
  ],
  ['set_up', [EXIT], 'Set up job'],
  ['set_up', [], 'Initialize containers'],
])('%s: %j', async (cause, messages, step = STEP) => {
  const facts = await factsOf(job(1, said(...messages), step));
  expect(facts).toMatchObject({ infrastructure: cause, failed_jobs: [{ infrastructure: cause }], change: 'broken' });
  expect(facts).toMatchObject({ last_green: { run: 41 }, commits_since_green: { count: 1 } });
  expect(facts).not.toHaveProperty('suspects');
});

test.each<[string, readonly string[], string?]>([
  ['the code', ['expected 1 to be 2', EXIT]],
  ['nothing that tells', [EXIT]],
  ['a mixed cause', [LOST, 'expected 1 to be 2']],
  [
    'a test that tells of a lost runner',
    ["AssertionError: expected 'The runner has received a shutdown signal' to be ''"],
  ],
  ['a program with a full disk', ['Error: ENOSPC: no space left on device, write']],
  [
    'an action that does not exist',
    ['Unable to resolve action `acme/x@v9`, unable to find version `v9`'],
    'Set up job',
  ],
  ['an image that does not exist', ['manifest unknown: manifest unknown'], 'Initialize containers'],
  [
    'an action that may not be read',
    ["Failed to download action 'https://api.github.com/x'. Error: 404 (Not Found)"],
    'Set up job',
  ],
  ["an author's own step", [EXIT], 'Set up job of the fleet'],
])('the code: %s', async (_, messages, step = STEP) => {
  const facts = await factsOf(job(1, said(...messages), step));
  expect(facts).not.toHaveProperty('infrastructure');
  expect(facts.failed_jobs?.[0]).not.toHaveProperty('infrastructure');
  expect(facts.suspects?.map(({ login }) => login)).toEqual(['ada']);
});

test('a run is innocent only where all its failed jobs are', async () => {
  const lost = (id: number) => job(id, said(LOST), `step ${id}`);
  expect(await factsOf(lost(1), lost(2))).toMatchObject({ infrastructure: 'runner_lost' });
  const mixed = await factsOf(lost(1), job(2, said('expected 1 to be 2')));
  expect(mixed.failed_jobs).toHaveLength(2);
  expect(mixed).not.toHaveProperty('infrastructure');
  expect(mixed.suspects).toHaveLength(1);
  // Of more jobs than are read the cause is not known.
  expect(await factsOf(lost(1), lost(2), lost(3), lost(4))).not.toHaveProperty('infrastructure');
});
