import { type Milliseconds, wholeMs } from '../time.ts';

/** What a try's share of the time depends on. */
export interface TryBudget {
  /** Milliseconds until the deadline of everything. */
  readonly leftMs: number;
  /** Milliseconds without the message that prove that a try failed. */
  readonly settleMs: number;
  /** How long the slowest answer took so far. */
  readonly slowestMs: number;
  /** How many earlier tries may have been carried out. */
  readonly ambiguous: number;
  readonly readBack: 'possible' | 'none';
  readonly policy: 'at-least-once' | 'at-most-once';
}

/** A search of a target that answers as fast as services do; the same for one more POST. */
const MIN_SHARE_MS = 2_000;
/** A service in good health may take as long: a try that is cut earlier would make doubt for nothing. */
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

/** The settle time, which is never shorter than the slowest answer: what is answered late may be stored late. */
export function settledAfterMs({ settleMs, slowestMs }: Pick<TryBudget, 'settleMs' | 'slowestMs'>): number {
  return Math.max(settleMs, slowestMs);
}
