import { expect, test } from 'vitest';
import type { Verdict } from '../../support/faults/judge.ts';
import { type Campaign, runSchedule } from '../../support/faults/schedule.ts';
import { tlsAuthority } from '../../support/tls-authority.ts';

const CAMPAIGN: Campaign = {
  kind: 'topic',
  route: 'http',
  delivery: 'auto',
  timeout: 36,
  settle: 2,
  lateness: 0.3,
  failing: { posts: 0.5, reads: 0.3 },
  slow: 0,
  blind: 0,
  entities: false,
  lies: false,
};
/** Tolerance for effects of a busy machine. */
const FEW = 3;
/** Number of concurrent schedules per kind, which mostly wait. Half of the posts fail, so a bug shows in most. */
const SEEDS = 4;

const authority = tlsAuthority();

function runAll(changes: Partial<Campaign>, seeds = SEEDS): Promise<Verdict[]> {
  return Promise.all(Array.from({ length: seeds }, (_, index) => runSchedule({ ...CAMPAIGN, ...changes }, 1 + index)));
}

/** Checks the guarantees of every schedule: nothing lost silently, no false claim, no secret. */
function expectHonest(verdicts: readonly Verdict[], mostCopies: number): void {
  const bad = verdicts.filter(({ ending: result, copies, leaks }) => {
    return result === 'silently lost' || result === 'wrong' || copies > mostCopies || leaks.length > 0;
  });
  expect(bad).toEqual([]);
}

test.concurrent.each<[string, Partial<Campaign>]>([
  ['topics', {}],
  ['tasks', { kind: 'task' }],
  ['topics over https', { route: 'https' }],
  ['tasks through a proxy', { kind: 'task', route: 'proxy' }],
])('%s exist exactly once', async (_name, changes) => {
  const needed = changes.route === undefined ? {} : { authority };
  const verdicts = await runAll({ ...changes, ...needed }, 2 * SEEDS);
  expectHonest(verdicts, 1);
  const unclear = verdicts.filter(({ ending: result }) => result !== 'exactly once');
  // Silent connections may use up the time.
  expect(unclear.length, JSON.stringify(unclear)).toBeLessThanOrEqual(FEW);
});

// Accepted posts are never repeated, so they may be missing, but are never reported as delivered.
test.concurrent.each<[string, Partial<Campaign>]>([
  ['topics', {}],
  ['tasks', { kind: 'task' }],
])('%s have no duplicates if the service falsely reports acceptance', async (_name, changes) => {
  expectHonest(await runAll({ ...changes, lies: true }), 1);
});

test.concurrent.each<[string, Partial<Campaign>]>([
  ['topics', {}],
  ['tasks', { kind: 'task' }],
])('%s have no duplicates if the service is slow and shows too little', async (_name, changes) => {
  const verdicts = await runAll({ ...changes, slow: 0.2, blind: 0.8 });
  expectHonest(verdicts, 1);
});

test.concurrent.each<[string, Partial<Campaign>, number]>([
  ['chat messages, at-least-once', { kind: 'message', delivery: 'at-least-once' }, 2],
  ['chat messages by webhook, at-most-once', { kind: 'webhook-message', delivery: 'at-most-once' }, 1],
  ['topics by webhook', { kind: 'webhook-topic' }, 1],
])('%s match the guarantees', async (_name, changes, mostCopies) => {
  expectHonest(await runAll({ ...changes, timeout: 6 }), mostCopies);
});

// Few faults store records late, so a campaign may have none by chance. Here each does, far later than the step looks
// even on a slow machine.
test.concurrent('duplicates occur, and are detected, if the service is slower than the settle time', async () => {
  const verdicts = await runAll({ settle: 0, lateness: 40, late: true, failing: { posts: 0.8, reads: 0 } }, 2 * SEEDS);
  expect(verdicts.filter(({ ending: result }) => result === 'duplicated').length).toBeGreaterThan(0);
});
