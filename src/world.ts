import type { Surroundings } from './transport/types.ts';

/**
 * What the stages need from outside, as values: environment, network, clock, chance, and the wish to end. Made at the
 * edges and passed whole. `sleep` returns early once `signal` is aborted, so a stage only has to look at the signal.
 */
export interface World extends Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the process is asked to end. */
  readonly signal: AbortSignal;
}
