import type { Milliseconds } from '../time.ts';

/** Calls back after that time. The only place where a timer is set, so that none is given anything but whole milliseconds. */
export function startTimer(ms: Milliseconds, onOver: () => void): NodeJS.Timeout {
  return setTimeout(onOver, ms);
}

/** A signal that is aborted after that time, and keeps no process from its end. */
export function abortAfter(ms: Milliseconds): AbortSignal {
  return AbortSignal.timeout(ms);
}

/** Waits that many milliseconds. Returns early, and never throws, once a signal is aborted; no timer is left behind. */
async function sleep(ms: Milliseconds, ...signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  if (signals.some((signal) => signal?.aborted)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = startTimer(ms, end);
  for (const signal of signals) signal?.addEventListener('abort', end);
  await promise;
  clearTimeout(timer);
  for (const signal of signals) signal?.removeEventListener('abort', end);
}

/** The machine's own clock, timer and chance. */
export const SYSTEM = {
  /** Milliseconds since the epoch. */
  now: (): number => Date.now(),
  sleep,
  /** From 0 to below 1. */
  random: (): number => Math.random(),
} as const;
