import { expect, test } from 'vitest';
import type { BaseFacts } from '../../../../src/build/facts.ts';
import { findFacts } from '../../../support/event-facts.ts';
import { example, failedWorkflowRun } from '../../../support/events.ts';
import { readLines } from '../../../support/shop-facts.ts';

const ENV = {
  ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/app', GITHUB_SERVER_URL: 'https://github.com' },
  ...{ GITHUB_WORKFLOW: 'Queue', GITHUB_JOB: 'tell', GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '42' },
};

function dequeued(reason: string | undefined, more: object = {}): BaseFacts {
  const payload = example('pull_request', 0);
  const base = { ...payload.pull_request.base, ref: 'refs/heads/main' };
  const enabled_by = { login: 'grace', type: 'User' };
  const event = {
    ...{ ...payload, action: 'dequeued', reason, sender: { login: 'github-merge-queue[bot]' } },
    pull_request: { ...payload.pull_request, base, auto_merge: { enabled_by }, ...more },
  };
  const env = { ...ENV, GITHUB_EVENT_NAME: 'pull_request', GITHUB_ACTOR: 'github-merge-queue[bot]' };
  return { ...findFacts({ env, event, runner: {} }), scope: 'run' };
}

test.each([
  ['CI_FAILURE', '⛔ **PR #2** was removed from the merge queue: CI failed · acme/app'],
  [undefined, '⚪ **PR #2** left the merge queue: no reason given · acme/app'],
  ['MERGE', '✅ **PR #2** was merged by the merge queue · acme/app'],
])('a pull request that left the merge queue, %s: %s', async (reason, expected) => {
  expect((await readLines(dequeued(reason)))[0]).toBe(expected);
});

test('a run of the merge queue reported by another workflow belongs to the queue', async () => {
  const payload = failedWorkflowRun().payload as { workflow_run: object };
  const head_sha = '9'.repeat(40);
  const queue = { event: 'merge_group', head_branch: `gh-readonly-queue/main/pr-104-${'a'.repeat(40)}`, head_sha };
  const event = { ...payload, workflow_run: { ...payload.workflow_run, ...queue } };
  const facts = findFacts({ env: { ...ENV, GITHUB_EVENT_NAME: 'workflow_run' }, event, runner: {} });
  expect(facts.commit).toMatchObject({ sha: head_sha });
  const [first, second] = await readLines({ ...facts, scope: 'run' });
  expect(first).toContain('acme/app in the merge queue of main');
  expect(second).toContain('PR #104 · 9999999');
});
