import { expect, test } from 'vitest';
import { type AttemptTimes, attemptTimeoutMs, type Rules, settledAfterMs } from '../../../src/delivery/next-attempt.ts';
import { fc } from '../../support/random.ts';

type Attempt = AttemptTimes & Pick<Rules, 'readBack' | 'policy'> & { readonly ambiguous: number };
const TOPIC: Attempt = {
  leftMs: 60_000,
  settleMs: 10_000,
  slowestMs: 0,
  ambiguous: 0,
  readBack: 'possible',
  policy: 'at-most-once',
};
const CHAT: Attempt = { ...TOPIC, readBack: 'none', policy: 'at-least-once' };
const timeoutOf = (attempt: Attempt) => attemptTimeoutMs(attempt, attempt.ambiguous, attempt);

test.each<[string, Partial<Attempt>, number]>([
  ['all but the settle time, a search and one more POST', {}, 46_000],
  ['the same of more time', { leftMs: 300_000 }, 286_000],
  ['what is left for a second try', { leftMs: 49_500, ambiguous: 1 }, 35_500],
  ['more is kept where answers are slow', { slowestMs: 8_000 }, 34_000],
  ['the settle time grows with the slowest answer', { leftMs: 120_000, slowestMs: 20_000 }, 60_000],
  ['a short settle time leaves more', { settleMs: 0 }, 56_000],
  ['just enough patience', { leftMs: 19_000 }, 5_000],
  ['too little to resolve a doubt: all', { leftMs: 18_900 }, 18_900],
  ['the timeout is the settle time: all', { leftMs: 10_000 }, 10_000],
  ['a settle time longer than everything: all', { settleMs: 600_000 }, 60_000],
  ['shorter than an answer takes: all', { slowestMs: 20_000 }, 60_000],
  ['nothing left', { leftMs: 0 }, 0],
])('a try that can be looked for gets %s', (_name, means, ms) => {
  expect(timeoutOf({ ...TOPIC, ...means })).toBe(ms);
});

test.each<[string, Partial<Attempt>, number]>([
  ['at least once: half, the other half for the other try', {}, 30_000],
  ['at least once, after a doubt: all', { ambiguous: 1 }, 60_000],
  ['at most once: all', { policy: 'at-most-once' }, 60_000],
])('a try that cannot be looked for, %s', (_name, means, ms) => {
  expect(timeoutOf({ ...CHAT, ...means })).toBe(ms);
});

test('never exceeds the remaining time, and leaves either enough to resolve silence or nothing', () => {
  const ms = fc.integer({ min: 0, max: 3_600_000 });
  fc.assert(
    fc.property(ms, ms, ms, (leftMs, settleMs, slowestMs) => {
      const received = timeoutOf({ ...TOPIC, leftMs, settleMs, slowestMs });
      const rest = leftMs - received;
      expect(received).toBeGreaterThanOrEqual(0);
      expect(rest === 0 || rest >= settledAfterMs({ settleMs, slowestMs }) + 2 * slowestMs).toBe(true);
    }),
  );
});
