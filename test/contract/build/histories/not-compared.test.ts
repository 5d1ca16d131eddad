/** What is compared with nothing that came before. */
import { expect, test } from 'vitest';
import { type Question, readFrom } from '../../../support/github-facts.ts';
import { sha, WORKFLOW } from '../../../support/github-shapes.ts';
import type { Run } from '../../../support/github-world.ts';
import { readTime } from '../../../support/histories.ts';

const ENV = { GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main', GITHUB_SHA: sha(42) };

function run(number: number, conclusion: string | null, event: string): Run {
  const jobs = [{ id: number === 42 ? 1 : number * 10, name: 'test', conclusion }];
  const attempts = [{ conclusion, jobs }];
  return {
    id: number * 1000,
    run_number: number,
    head_sha: sha(number),
    created_at: readTime(number),
    event,
    attempts,
  };
}

function read(event: string, question: Partial<Question>) {
  const runs = [run(40, 'success', event), run(41, 'failure', event), run(42, null, event)];
  const mentioned = ['change', 'last_green', 'failures_in_a_row'];
  return readFrom({ world: { repository: 'acme/app', runs }, event, env: ENV, mentioned, ...question });
}

test('skips the run for a comment, because earlier runs may have another subject', async () => {
  const payload = { issue: { number: 7 }, comment: { id: 1, body: '/test' } };
  const { facts, notice, requests } = await read('issue_comment', { payload, job: { status: 'failure' } });
  expect(facts.change).toBeUndefined();
  expect(notice).toContain('a run of this event does not tell what it is about');
  expect(requests.filter((path) => path.includes('/workflows/'))).toEqual([]);
});

test('skips a completed deployment reported by another run, because no run identifies its own', async () => {
  const upstream = { id: 42000, run_number: 42, run_attempt: 1, event: 'deployment_status', conclusion: 'failure' };
  const payload = { workflow_run: { ...upstream, head_branch: 'main', head_sha: sha(42), workflow_id: WORKFLOW } };
  const { facts, notice } = await read('deployment_status', { event: 'workflow_run', payload });
  expect(facts.change).toBeUndefined();
  expect(notice).toContain('a run of this event does not tell what it is about');
});

test('skips a job that starts', async () => {
  const { facts, notice, requests } = await read('push', { options: { status: 'in_progress' } });
  for (const fact of ['change', 'last_green', 'failures_in_a_row']) expect(facts).not.toHaveProperty(fact);
  expect(notice).toBeUndefined();
  expect(requests.filter((path) => path.includes('/workflows/'))).toEqual([]);
});
