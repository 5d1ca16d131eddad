import type { Milliseconds } from '../../time.ts';

/** Calls back after that time. The only place where a timer is set, so that none is given anything but whole milliseconds. */
export function startTimer(ms: Milliseconds, onOver: () => void): NodeJS.Timeout {
  return setTimeout(onOver, ms);
}

/** A signal that is aborted after that time, and keeps no process from its end. */
export function abortAfter(ms: Milliseconds): AbortSignal {
  return AbortSignal.timeout(ms);
}

/** Waits that many milliseconds. Returns early, and never throws, once a signal is aborted; no timer is left behind. */
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

/** Makes a wall clock, in milliseconds since the epoch, that goes on steadily if the machine's clock is set meanwhile. */
export function steadyClock(): () => number {
  const startedAt = Date.now();
  const start = monotonicMs();
  return () => startedAt + monotonicMs() - start;
}

/** Milliseconds of a clock that cannot be set; `performance` would take 2 ms to load. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

/** From 0 to below 1. */
export const random = (): number => Math.random();
