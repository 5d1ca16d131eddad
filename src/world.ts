import type { Send } from './transport/types.ts';

/** What the stages need from outside, as values: environment, network, clock, chance. Made at the edges. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly send: Send;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Aborted when the process is asked to end. */
  readonly signal: AbortSignal;
}
