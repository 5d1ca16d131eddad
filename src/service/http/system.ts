import { TimeLimitError } from '../../diagnostic.ts';
import type { Milliseconds } from '../../time.ts';
import type { SendRequest, TransportEnvironment } from './exchange.ts';

/** Returns milliseconds of a monotonic clock. Loading `performance` would take 2 ms. */
export function readMonotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

/** Creates the transport of this process. Its wall clock remains monotonic if the system time changes. */
export function createTransport(send: SendRequest, signal: AbortSignal | undefined): TransportEnvironment {
  const offset = Date.now() - readMonotonicMs();
  return {
    send,
    signal,
    now: () => offset + readMonotonicMs(),
    sleep: (ms, until) => sleep(ms, signal, until),
    random: () => Math.random(),
  };
}

/** Waits. Returns early, without an error, once a signal is aborted. Leaves no timer behind. */
export async function sleep(ms: Milliseconds, ...signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  const signal = AbortSignal.any(signals.filter((one) => one !== undefined));
  // Most steps never wait, and need not load this module.
  const { setTimeout } = process.getBuiltinModule('node:timers/promises');
  await setTimeout(ms, undefined, { signal }).catch(() => {});
}

/**
 * Runs work and returns its result if it completes in time. Uses the system clock, because hanging code never reads
 * the injected one.
 * @throws TimeLimitError
 */
export async function withTimeLimit<T>(ms: Milliseconds, work: () => Promise<T>): Promise<T> {
  const completed = new AbortController();
  const late = sleep(ms, completed.signal).then(() => Promise.reject(new TimeLimitError()));
  return Promise.race([work(), late]).finally(() => completed.abort());
}
