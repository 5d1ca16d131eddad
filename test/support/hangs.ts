/** Durations that only a hang can reach, on any machine. */
import { toMilliseconds } from '../../src/time.ts';

/**
 * Milliseconds that no operation takes, even on a slow and busy machine. A test that expects something to end by itself
 * sets a much longer limit or obstacle, and expects the end before this.
 */
export const HANGS_MS = 60_000;

/** A limit of the product that no test reaches: reaching it means a hang. */
export const NEVER_MS = toMilliseconds(240_000);
