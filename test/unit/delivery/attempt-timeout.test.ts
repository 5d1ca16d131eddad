import { expect, test } from 'vitest';
import { computeTimeoutMs } from '../../../src/delivery/next-attempt.ts';
import { fc } from '../../support/random.ts';

const TOPIC = { leftMs: 60_000, settleMs: 10_000, slowestMs: 0, ambiguous: 0 };
type Attempt = typeof TOPIC;

function timeoutOf({ leftMs, settleMs, slowestMs, ambiguous }: Attempt): number {
  const earlier = { ambiguous, busy: 0, error: 0 };
  const state = { kind: 'topic', delivery: 'auto', isWebhook: false, isFindable: true, earlier } as const;
  return computeTimeoutMs(state, leftMs, Math.max(settleMs, slowestMs), slowestMs);
}

test.each<[string, Partial<Attempt>, number]>([
  ['all but the settle time, a search and one more POST', {}, 46_000],
  ['what is left for a second try', { leftMs: 49_500, ambiguous: 1 }, 35_500],
  ['more is kept where answers are slow', { slowestMs: 8_000 }, 34_000],
  ['the settle time grows with the slowest answer', { leftMs: 120_000, slowestMs: 20_000 }, 60_000],
  ['a short settle time leaves more', { settleMs: 0 }, 56_000],
  ['too little to resolve a doubt: all', { leftMs: 18_900 }, 18_900],
  ['a settle time longer than everything: all', { settleMs: 600_000 }, 60_000],
  ['nothing left', { leftMs: 0 }, 0],
])('an attempt that can be searched for gets %s', (_name, means, ms) => {
  expect(timeoutOf({ ...TOPIC, ...means })).toBe(ms);
});

test('never exceeds the remaining time, and leaves either enough to resolve silence or nothing', () => {
  const ms = fc.integer({ min: 0, max: 3_600_000 });
  fc.assert(
    fc.property(ms, ms, ms, (leftMs, settleMs, slowestMs) => {
      const received = timeoutOf({ ...TOPIC, leftMs, settleMs, slowestMs });
      const rest = leftMs - received;
      expect(received).toBeGreaterThanOrEqual(0);
      expect(rest === 0 || rest >= Math.max(settleMs, slowestMs) + 2 * slowestMs).toBe(true);
    }),
  );
});
