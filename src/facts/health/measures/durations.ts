/** How long runs take: green ones, and of each only its first attempt, because a re-run leaves out what passed. Pure. */

import { type HealthRun, MINUTE, medianOf, secondsIn } from '../health-run.ts';
import { inOrder } from './outages.ts';

/** A lasting slowdown shows in each of so many runs. */
const LAST = 3;
/** So many runs before them tell what is usual; of fewer than the second number nothing is said. */
const BASE = 24;
const FEWEST = 5;
const FACTOR = 1.25;
const LEAST_MS = 5 * MINUTE;

/** By the median; undefined where none was green. */
export function medianSeconds(runs: readonly HealthRun[]): number | undefined {
  const median = medianOf(runs.filter(isMeasured).map(durationOf));
  return median === undefined ? undefined : secondsIn(median);
}

/** True where each of the last runs of an event took a quarter and five minutes longer than the median of those before. */
export function isSlower(runs: readonly HealthRun[]): boolean {
  const lines = Map.groupBy(runs.filter(isMeasured), ({ event }) => event);
  return [...lines.values()].some((line) => {
    const lengths = line.toSorted(inOrder).map(durationOf);
    const base = lengths.slice(-LAST - BASE, -LAST);
    const usual = medianOf(base);
    if (usual === undefined || base.length < FEWEST) return false;
    return lengths.slice(-LAST).every((length) => length > usual * FACTOR && length >= usual + LEAST_MS);
  });
}

function isMeasured({ colour, attempt }: HealthRun): boolean {
  return colour === 'green' && attempt === 1;
}

function durationOf({ startedAt, endedAt }: HealthRun): number {
  return endedAt - startedAt;
}
