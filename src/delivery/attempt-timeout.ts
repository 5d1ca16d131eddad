import { type Milliseconds, wholeMs } from '../time.ts';

/** The state that decides the timeout of an attempt. */
export interface TryBudget {
  /** Milliseconds until the overall deadline. */
  readonly leftMs: number;
  /** Milliseconds after which a missing message proves that an attempt failed. */
  readonly settleMs: number;
  /** Milliseconds of the slowest response so far. */
  readonly slowestMs: number;
  /** Number of earlier attempts that may have succeeded. */
  readonly ambiguous: number;
  readonly readBack: 'possible' | 'none';
  readonly policy: 'at-least-once' | 'at-most-once';
}

/** Enough for a search of a target that responds at a normal speed, and for one more POST. */
const MIN_SHARE_MS = 2_000;
/** A healthy service may take this long: a shorter timeout would only cause doubt. */
const MIN_PATIENCE_MS = 5_000;

/**
 * Milliseconds that one try of a POST may take. A request that was written and merely takes long is waited for: giving
 * it up makes a doubt that costs more time than it saves.
 *
 * - Where the message can be looked for: all the time but what the settle time, one search and one more POST need, so
 *   that silence can still be resolved. Where that leaves too little: all of it, since a doubt could not be resolved.
 * - Where it cannot, and may be sent once more: half, so that the other try gets as much.
 * - Otherwise it is the last try: all.
 */
export function attemptTimeoutMs({
  leftMs,
  settleMs,
  slowestMs,
  ambiguous,
  readBack,
  policy,
}: TryBudget): Milliseconds {
  if (readBack === 'none') return wholeMs(policy === 'at-least-once' && ambiguous === 0 ? leftMs / 2 : leftMs);
  const share = Math.max(MIN_SHARE_MS, slowestMs);
  const patience = leftMs - settledAfterMs({ settleMs, slowestMs }) - 2 * share;
  return wholeMs(patience >= Math.max(MIN_PATIENCE_MS, slowestMs) ? patience : leftMs);
}

/** Returns the settle time, which is at least the slowest response time: a slow service may also store late. */
export function settledAfterMs({ settleMs, slowestMs }: Pick<TryBudget, 'settleMs' | 'slowestMs'>): number {
  return Math.max(settleMs, slowestMs);
}
