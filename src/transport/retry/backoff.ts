const FIRST_MS = 250;
const LONGEST_MS = 5_000;

/**
 * Milliseconds to wait before sending again: full jitter, anything from 0 to 0.25 s × 2ⁿ and at most 5 s, so that
 * jobs that failed together do not all come back together.
 *
 * @param earlierTries how many tries there were before the one that failed
 * @param random from 0 to below 1
 */
export function backoffMs(earlierTries: number, random: () => number): number {
  return Math.floor(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** earlierTries));
}
