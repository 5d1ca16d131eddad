import { type Milliseconds, wholeMs } from '../time.ts';

/** The state that decides the timeout of an attempt. */
export interface AttemptBudget {
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
 * Calculates the timeout of one POST in milliseconds. A sent request that is merely slow is awaited, because giving it
 * up causes a doubt that costs more time than it saves.
 *
 * - If the message can be searched for: all the time except what the settle time, one search, and one more POST need,
 *   so that silence can still be resolved. If that is too little: all of it, because a doubt could not be resolved.
 * - If it can't be searched for but may be sent once more: half, so that the other attempt gets as much.
 * - Otherwise it is the last attempt: all.
 */
export function attemptTimeoutMs({
  leftMs,
  settleMs,
  slowestMs,
  ambiguous,
  readBack,
  policy,
}: AttemptBudget): Milliseconds {
  if (readBack === 'none') return wholeMs(policy === 'at-least-once' && ambiguous === 0 ? leftMs / 2 : leftMs);
  const share = Math.max(MIN_SHARE_MS, slowestMs);
  const patience = leftMs - settledAfterMs({ settleMs, slowestMs }) - 2 * share;
  return wholeMs(patience >= Math.max(MIN_PATIENCE_MS, slowestMs) ? patience : leftMs);
}

/** Returns the settle time, which is at least the slowest response time: a slow service may also store late. */
export function settledAfterMs({ settleMs, slowestMs }: Pick<AttemptBudget, 'settleMs' | 'slowestMs'>): number {
  return Math.max(settleMs, slowestMs);
}
