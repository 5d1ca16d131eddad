/** Verifies a pull request that left the merge queue: its runs, who queued it, and whom to notify. */
import { expect, test } from 'vitest';
import { type Question, reportedMessage } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Job, Run } from '../../support/github-world.ts';
import { readTime } from '../../support/histories.ts';

const branch = (pull: number, at: number, base = 'main') => `gh-readonly-queue/${base}/pr-${pull}-${sha(at)}`;

/** Builds a run of the queue for pull request 7 with this result of `test`. */
function tried(number: number, conclusion: string | null, job: string | null, more: Partial<Run> = {}): Run {
  const at = readTime(number);
  const steps = [{ name: 'Run npm test', conclusion: job }];
  const jobs: readonly Job[] = [{ id: number * 10, name: 'test', conclusion: job, started_at: at, steps }];
  const attempts = [{ conclusion, jobs, started_at: at }];
  const common = { event: 'merge_group', head_branch: branch(7, 1), created_at: at };
  return { id: number * 1000, run_number: number, head_sha: sha(number), attempts, ...common, ...more };
}

/** Builds a run of another workflow. */
function other(number: number, conclusion: string, name: string): Run {
  return tried(number, conclusion, null, { name, workflow_id: 8000 + number, attempts: [{ conclusion, jobs: [] }] });
}

interface Removal {
  readonly reason?: string;
  readonly sender?: string;
  readonly event?: string;
  readonly autoMerge?: string;
  readonly options?: Readonly<Record<string, string>>;
}

function dequeued(runs: readonly Run[], queued: readonly string[], removal: Removal = {}): Question {
  const { reason = 'CI_FAILURE', sender = 'github-merge-queue[bot]', event = 'pull_request', autoMerge } = removal;
  const home = { id: 1, full_name: 'acme/app' };
  const pull_request = {
    ...{ number: 7, title: 'Add carts', user: { login: 'grace' }, head: { ref: 'fix', sha: sha(30), repo: home } },
    base: { ref: 'refs/heads/main', sha: sha(1), repo: home },
    auto_merge: autoMerge === undefined ? null : { enabled_by: { login: autoMerge } },
  };
  return {
    world: { repository: 'acme/app', runs, queued: { 7: queued } },
    event,
    payload: { action: 'dequeued', reason, pull_request, sender: { login: sender } },
    env: { GITHUB_ACTOR: sender, GITHUB_JOB: 'tell', GITHUB_WORKFLOW: 'Queue' },
    job: { status: 'success' },
    options: { mention: 'author, suspects', ...removal.options },
  };
}

const OUT = '⛔ **PR #7** was removed from the merge queue: CI failure';
const TITLE = '“Add carts” — grace · fix → main';

test.each<[string, readonly Run[], readonly string[]]>([
  ['its run', [tried(42, 'failure', 'failure')], [`${OUT} in npm test · acme/app · #42`, TITLE]],
  [
    'the newest try',
    [tried(41, 'failure', 'failure', { head_branch: branch(7, 0) }), tried(42, 'failure', 'failure')],
    [`${OUT} in npm test · acme/app · #42`, TITLE],
  ],
  [
    'two that failed, and the other is named',
    [tried(42, 'failure', 'failure', { name: 'CI' }), other(43, 'failure', 'E2E'), other(44, 'success', 'Lint')],
    [`${OUT} · acme/app · #43 · also failed: CI`, TITLE],
  ],
  [
    'not that of another pull request, nor of another base',
    [
      tried(42, 'failure', 'failure', { head_branch: branch(77, 1) }),
      tried(43, 'failure', 'failure', { head_branch: branch(7, 1, 'next') }),
    ],
    [`${OUT} · acme/app`, TITLE],
  ],
  ['no run of Actions', [], [`${OUT} · acme/app`, TITLE]],
])('takes the cause from %s', async (_, runs, expected) => {
  for (const event of ['pull_request', 'pull_request_target']) {
    const { lines, called, requests } = await reportedMessage(dequeued(runs, ['carol'], { event }));
    expect(lines).toEqual(expected);
    // Mentions its author and who queued it; nobody is suspected.
    expect(called).toEqual(['grace', 'carol']);
    expect(requests).toBeLessThanOrEqual(4);
  }
});

test('names the last person who queued it, and the one in auto-merge without a request', async () => {
  const runs = [tried(42, 'failure', 'failure')];
  expect((await reportedMessage(dequeued(runs, ['ada', 'carol']))).called).toEqual(['grace', 'carol']);
  expect((await reportedMessage(dequeued(runs, ['grace']))).called).toEqual(['grace']);
  expect((await reportedMessage(dequeued(runs, ['renovate[bot]']))).called).toEqual(['grace']);
  const auto = await reportedMessage(dequeued(runs, ['carol'], { autoMerge: 'ada' }));
  expect(auto.called).toEqual(['grace', 'ada']);
  const many = await reportedMessage(dequeued(runs, [...Array<string>(230).fill('ada'), 'carol']));
  expect(many.called).toEqual(['grace', 'carol']);
});

test('mentions nobody for an infrastructure failure', async () => {
  const steps = [{ name: 'Set up job', conclusion: 'failure' }];
  const job: Job = { id: 9, name: 'test', conclusion: 'failure', steps };
  const lost = tried(42, 'failure', 'failure', { attempts: [{ conclusion: 'failure', jobs: [job] }] });
  expect((await reportedMessage(dequeued([lost], ['carol']))).called).toEqual([]);
  // The failure of another workflow has an unknown cause: it may be the code.
  const both = await reportedMessage(dequeued([other(41, 'failure', 'E2E'), lost], ['carol']));
  expect(both.facts.infrastructure).toBeUndefined();
  expect(both.lines[0]).toContain('#42 · also failed: E2E');
  expect(both.called).toEqual(['grace', 'carol']);
});

test.each([
  ['MERGE_CONFLICT', ['⛔ **PR #7** was removed from the merge queue: merge conflict · acme/app', TITLE]],
  ['QUEUE_CLEARED', ['⚪ **PR #7** left the merge queue: queue cleared · acme/app', TITLE]],
  ['UNKNOWN_REMOVAL_REASON', ['⚪ **PR #7** left the merge queue: no reason given · acme/app', TITLE]],
  ['MERGE', ['✅ **PR #7** was merged by the merge queue · acme/app', TITLE]],
])('finds no run for %s', async (reason, expected) => {
  const { lines } = await reportedMessage(dequeued([tried(42, 'failure', 'failure')], ['carol'], { reason }));
  expect(lines).toEqual(expected);
});

test('reports a removal by another person, but not by the author', async () => {
  const current = await reportedMessage(dequeued([], [], { reason: 'MANUAL', sender: 'grace' }));
  expect(current.stop).toContain('its author removed the pull request');
  const other = await reportedMessage(dequeued([], [], { reason: 'MANUAL', sender: 'carol' }));
  expect(other.stop).toBeUndefined();
  expect(other.lines[1]).toBe(`${TITLE} · dequeued by carol`);
});

test.each<[string, readonly Run[], string]>([
  ['which GitHub cancels', [tried(42, 'cancelled', 'cancelled')], ' in npm test · acme/app · #42'],
  [
    'beside one that passed',
    [tried(42, 'cancelled', 'cancelled'), tried(43, 'success', 'success')],
    ' in npm test · acme/app · #42',
  ],
])('keeps the step of a timeout: a run %s', async (_, runs, location) => {
  const { lines } = await reportedMessage(dequeued(runs, ['carol'], { reason: 'CI_TIMEOUT' }));
  expect(lines[0]).toBe(`⛔ **PR #7** was removed from the merge queue: CI timeout${location}`);
});

test('an unreadable run of the queue costs the cause, with a notice', async () => {
  const question = dequeued([tried(42, 'failure', 'failure')], ['carol']);
  const { lines, notices } = await reportedMessage({ ...question, behaviour: { without: ['actions: read'] } });
  expect(lines[0]).toBe(`${OUT} · acme/app`);
  expect(notices.join()).toContain('actions: read');
});
