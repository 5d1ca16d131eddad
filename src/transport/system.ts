/** Waits that many milliseconds. Returns early, and never throws, once a signal is aborted; no timer is left behind. */
async function sleep(ms: number, ...signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  if (signals.some((signal) => signal?.aborted)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = setTimeout(end, ms);
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
