import { expect, test } from 'vitest';
import type { Verdict } from '../support/faults/judge.ts';
import { type Campaign, runSchedule } from '../support/faults/schedule.ts';
import { THOROUGH } from '../support/random.ts';
import { tlsAuthority } from '../support/tls-authority.ts';

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
/** Of a dozen schedules a tenth would be one: what a busy machine does to a single one must not decide. */
const FEW = 3;
/** Schedules mostly wait: so many of each sort share the two processors of a small machine. */
const JOBS = 8;

/**
 * Schedules of a sort: a third in each run of the tests, and all of them once a week. What is broken in delivery shows in
 * most schedules, because each has half of its posts fail.
 */
const seedsOf = (most: number) => (THOROUGH ? most : Math.max(JOBS, Math.ceil(most / 3)));

const authority = tlsAuthority();

async function runAll(changes: Partial<Campaign>, most: number, seeds = seedsOf(most)): Promise<Verdict[]> {
  const waiting = Array.from({ length: seeds }, (_, index) => 1 + index);
  const verdicts: Verdict[] = [];
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      verdicts.push(await runSchedule({ ...CAMPAIGN, ...changes }, seed));
    }
  };
  await Promise.all(Array.from({ length: JOBS }, work));
  return verdicts;
}

/** What holds for every schedule: nothing silent, nothing untrue, no secret. */
function expectHonest(verdicts: readonly Verdict[], mostCopies: number): void {
  const bad = verdicts.filter(({ ending, copies, leaks }) => {
    return ending === 'silently lost' || ending === 'wrong' || copies > mostCopies || leaks.length > 0;
  });
  expect(bad).toEqual([]);
}

test.concurrent.each<[string, Partial<Campaign>, number]>([
  ['topics', {}, 40],
  ['tasks', { kind: 'task' }, 40],
  ['topics over https', { route: 'https' }, 12],
  ['tasks through a proxy', { kind: 'task', route: 'proxy' }, 12],
])('%s are there exactly once', async (_name, changes, seeds) => {
  const needed = changes.route === undefined ? {} : { authority };
  const verdicts = await runAll({ ...changes, ...needed }, seeds);
  expectHonest(verdicts, 1);
  const unclear = verdicts.filter(({ ending }) => ending !== 'exactly once');
  // Silence may use up the time.
  expect(unclear.length, JSON.stringify(unclear)).toBeLessThanOrEqual(Math.max(FEW, verdicts.length * 0.1));
});

// What it said it took is never sent again, so it may be missing, and is never told as delivered.
test.concurrent.each<[string, Partial<Campaign>]>([
  ['topics', {}],
  ['tasks', { kind: 'task' }],
])('%s of a service that says it took what it did not are not multiplied', async (_name, changes) => {
  expectHonest(await runAll({ ...changes, lies: true }, 20), 1);
});

test.concurrent.each<[string, Partial<Campaign>]>([
  ['topics', {}],
  ['tasks', { kind: 'task' }],
])('%s of a service that is slow and shows too little are not multiplied', async (_name, changes) => {
  const verdicts = await runAll({ ...changes, slow: 0.2, blind: 0.8 }, 20);
  expectHonest(verdicts, 1);
});

test.concurrent.each<[string, Partial<Campaign>, number]>([
  ['chat messages, at-least-once', { kind: 'message', delivery: 'at-least-once' }, 2],
  ['chat messages by webhook, at-most-once', { kind: 'webhook-message', delivery: 'at-most-once' }, 1],
  ['topics by webhook', { kind: 'webhook-topic' }, 1],
])('%s are what was promised', async (_name, changes, mostCopies) => {
  expectHonest(await runAll({ ...changes, timeout: 6 }, 20), mostCopies);
});

// Of all faults few keep anything late, so that by chance a campaign may have none: here each does, far later than a slow
// machine makes the step look for it.
test.concurrent('when a service is later than the settle time, copies come about, and are seen here', async () => {
  const verdicts = await runAll({ settle: 0, lateness: 40, late: true, failing: { posts: 0.8, reads: 0 } }, JOBS);
  expect(verdicts.filter(({ ending }) => ending === 'duplicated').length).toBeGreaterThan(0);
});
