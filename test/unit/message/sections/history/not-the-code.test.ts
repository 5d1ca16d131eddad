import { expect, test } from 'vitest';
import type { Facts } from '../../../../../src/facts/facts.ts';
import { ADA, failedJob, linesOf, PUSH, SEVEN, wordsOf } from '../../../../support/shop-facts.ts';

const LOST: Facts = {
  ...PUSH,
  scope: 'run',
  conclusion: 'failure',
  change: 'broken',
  last_green: { run: 41 },
  infrastructure: 'runner_lost',
  failed_jobs: [{ ...failedJob('test', 'Run npm test'), infrastructure: 'runner_lost' }],
  commits_since_green: SEVEN,
  suspects: [ADA],
  push: { commits: SEVEN.commits, count: 7, forced: false, created: false, deleted: false },
};

test.each(['message', 'topic'] as const)('where it was not the code, a %s names no commit and nobody', async (kind) => {
  const lines = await linesOf(LOST, kind);
  expect(lines[0]).toMatch(/^⚠️ \*\*CI\*\* did not finish: the runner was lost · acme\/shop on main · #42/);
  expect(lines).toContain('Not the code, as far as can be told. Run it again, or ask an administrator');
  expect(lines.join('\n')).not.toMatch(/Broken|Since it last passed|\*\*Commits|Grace|changed/);
});

test('it counts as red for since when', async () => {
  const row = {
    change: 'still-failing',
    failures_in_a_row: 3,
    broken_since: { run: 40, duration_seconds: 11_520 },
  } as const;
  expect((await linesOf({ ...LOST, ...row }))[0]).toContain(
    '⚠️ **CI** did not finish: the runner was lost · acme/shop on main · #42',
  );
});

test.each([
  ['runner_lost', 'CI did not finish on main: the runner was lost'],
  ['disk_full', 'CI did not finish on main: the disk of the runner is full: No space left on device'],
] as const)(
  'the subject names the place before what failed, and the reason once: %s',
  async (infrastructure, subject) => {
    const message = infrastructure === 'runner_lost' ? 'The runner lost communication.' : 'No space left on device';
    const failed_jobs = [{ ...failedJob('test', undefined, [{ message }]), infrastructure }];
    expect((await wordsOf({ ...LOST, infrastructure, failed_jobs }, 'task')).subject).toBe(subject);
  },
);
