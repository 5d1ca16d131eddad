import { TimeLimitError } from '../../diagnostic.ts';
import type { Milliseconds } from '../../time.ts';
import type { SendRequest, TransportEnvironment } from './exchange.ts';

/** Returns milliseconds of a monotonic clock. Loading `performance` would take 2 ms. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

/** Creates the transport of this process. Its wall clock remains monotonic if the system time changes. */
export function createTransport(send: SendRequest, signal: AbortSignal | undefined): TransportEnvironment {
  const offset = Date.now() - monotonicMs();
  return {
    send,
    signal,
    now: () => offset + monotonicMs(),
    sleep: (ms, until) => sleep(ms, signal, until),
    random: () => Math.random(),
  };
}

/** Waits. Returns early, without an error, once a signal is aborted. Leaves no timer behind. */
export async function sleep(ms: Milliseconds, ...signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  if (signals.some((signal) => signal?.aborted)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = setTimeout(end, ms);
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
  const timer = setTimeout(() => reject(new TimeLimitError()), ms);
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
