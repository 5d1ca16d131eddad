const FIRST_MS = 250;
const LONGEST_MS = 5_000;

/**
 * Milliseconds to wait before sending again: full jitter, anything from 0 to 0.25 s × 2ⁿ and at most 5 s, so that many
 * jobs that failed together do not come back together.
 *
 * @param attempt number of the attempt that failed, from 0
 * @param random from 0 to below 1
 */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.floor(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt));
}
