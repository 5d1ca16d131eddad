/** Runs that could not start: they are red, and no job of theirs has failed. */
import { expect, test } from 'vitest';
import { readFrom } from '../../../support/github-facts.ts';
import { sha, WORKFLOW } from '../../../support/github-shapes.ts';
import type { Run } from '../../../support/github-world.ts';
import { timeOf } from '../../../support/histories.ts';

function run(number: number, conclusion: string): Run {
  const jobs = conclusion === 'startup_failure' ? [] : [{ id: number * 10, name: 'test', conclusion }];
  const at = { created_at: timeOf(number), attempts: [{ conclusion, jobs }] };
  return { id: number * 1000, run_number: number, head_sha: sha(number), event: 'push', ...at };
}

async function told(...ends: readonly string[]) {
  const runs = ends.map((end, index) => run(43 - ends.length + index, end));
  const own = { id: 42000, run_number: 42, run_attempt: 1, workflow_id: WORKFLOW, created_at: timeOf(42) };
  const workflow_run = { ...own, event: 'push', head_branch: 'main', head_sha: sha(42), conclusion: ends.at(-1) };
  return (
    await readFrom({
      world: { repository: 'acme/app', runs },
      event: 'workflow_run',
      payload: { action: 'completed', workflow_run },
      options: { when: 'always, change' },
      mentioned: ['failures_alike'],
    })
  ).facts;
}

test.each<[string, readonly string[], boolean]>([
  ['as the one before', ['success', 'startup_failure', 'startup_failure'], true],
  ['unlike the one before, which failed', ['success', 'failure', 'startup_failure'], false],
  ['before one that failed', ['success', 'startup_failure', 'failure'], false],
])('%s', async (_, ends, failures_alike) => {
  const row = { change: 'still-failing', failures_in_a_row: 2, broken_since: { run: 41 }, last_green: { run: 40 } };
  expect(await told(...ends)).toMatchObject({ ...row, failures_alike });
});
