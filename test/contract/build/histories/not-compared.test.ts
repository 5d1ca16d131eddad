/** Verifies which results are compared with nothing. */
import { expect, test } from 'vitest';
import { type Question, readFrom, upstreamRun } from '../../../support/github-facts.ts';
import { branchQuestion } from '../../../support/histories.ts';

function read(event: string, more: Partial<Question>) {
  const { world, env } = branchQuestion('40+ 41- 42-');
  const runs = (world.runs ?? []).map((run) => ({ ...run, event }));
  const mentioned = ['change', 'last_green', 'failures_in_a_row'];
  return readFrom({ world: { repository: 'acme/app', runs }, event, env, mentioned, ...more });
}

test('skips the run for a comment, because earlier runs may have another subject', async () => {
  const payload = { issue: { number: 7 }, comment: { id: 1, body: '/test' } };
  const { facts, notice, requests } = await read('issue_comment', { payload, job: { status: 'failure' } });
  expect(facts.change).toBeUndefined();
  expect(notice).toContain('a run of this event does not tell what it is about');
  expect(requests.filter((path) => path.includes('/workflows/'))).toEqual([]);
});

test('skips a completed deployment reported by another run, because no run identifies its own', async () => {
  const { facts, notice } = await read('deployment_status', upstreamRun({ event: 'deployment_status' }));
  expect(facts.change).toBeUndefined();
  expect(notice).toContain('a run of this event does not tell what it is about');
});

test('skips a job that starts', async () => {
  const { facts, notice, requests } = await read('push', { options: { status: 'in_progress' } });
  for (const fact of ['change', 'last_green', 'failures_in_a_row']) expect(facts).not.toHaveProperty(fact);
  expect(notice).toBeUndefined();
  expect(requests.filter((path) => path.includes('/workflows/'))).toEqual([]);
});
