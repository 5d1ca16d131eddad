import { setTimeout as timer } from 'node:timers/promises';

/** The machine's own clock, timer and chance, for callers that bring none. */
export const SYSTEM = {
  /** Milliseconds since the epoch. */
  now: (): number => Date.now(),
  sleep: async (ms: number): Promise<void> => timer(ms),
  /** From 0 to below 1. */
  random: (): number => Math.random(),
} as const;
