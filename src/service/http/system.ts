import { TimeLimitError } from '../../diagnostic.ts';
import type { Milliseconds } from '../../time.ts';

/** Starts a timer. This is the only place that sets one, so that every delay is a valid integer of milliseconds. */
export function startTimer(ms: Milliseconds, onOver: () => void): NodeJS.Timeout {
  return setTimeout(onOver, ms);
}

/** Creates a signal that is aborted after a delay, and does not keep the process alive. */
export function abortAfter(ms: Milliseconds): AbortSignal {
  return AbortSignal.timeout(ms);
}

/**
 * Waits for the given milliseconds. Returns early, without an error, once a signal is aborted. Leaves no timer behind.
 */
export async function sleep(ms: Milliseconds, ...signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  if (signals.some((signal) => signal?.aborted)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = startTimer(ms, end);
  for (const signal of signals) signal?.addEventListener('abort', end);
  await promise;
  clearTimeout(timer);
  for (const signal of signals) signal?.removeEventListener('abort', end);
}

/**
 * Runs work and returns its result if it completes in time. Uses the system clock, because hanging code never reads
 * the injected one.
 * @throws TimeLimitError
 */
export async function withTimeLimit<T>(ms: Milliseconds, work: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = startTimer(ms, () => reject(new TimeLimitError()));
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Creates a wall clock, in milliseconds since the epoch, that remains monotonic if the system time changes. */
export function steadyClock(): () => number {
  const startedAt = Date.now();
  const start = monotonicMs();
  return () => startedAt + monotonicMs() - start;
}

/** Returns milliseconds of a monotonic clock. Loading `performance` would take 2 ms. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

/** From 0 (inclusive) to 1 (exclusive). */
export const random = (): number => Math.random();
