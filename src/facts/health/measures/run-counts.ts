/** How many runs a time had, and how they ended. Pure. */

import type { Health, HealthRuns } from '../../facts.ts';
import { DAY, type HealthRun, isoTime, isWithin, type TimeWindow } from '../health-run.ts';
import { type Outage, redTime } from './outages.ts';

/** Of fewer a share says nothing. */
const FEWEST = 5;

type HealthDay = NonNullable<Health['days']>[number];

/** The share; undefined of too few. */
function rateOf(part: number, all: number): number | undefined {
  return all < FEWEST ? undefined : part / all;
}

export function successRate(runs: readonly HealthRun[]): number | undefined {
  const green = coloured(runs, 'green');
  return rateOf(green, green + coloured(runs, 'red'));
}

/** Runs that were tried more than once. */
export function retryRate(runs: readonly HealthRun[]): number | undefined {
  return rateOf(runs.filter(({ attempt }) => attempt > 1).length, runs.length);
}

export function coloured(runs: readonly HealthRun[], colour: HealthRun['colour']): number {
  return runs.filter((run) => run.colour === colour).length;
}

/**
 * @param runs those of the window
 * @param total how many there are, read or not
 */
export function countRuns(
  runs: readonly HealthRun[],
  outages: readonly Outage[],
  window: TimeWindow,
  total = runs.length,
): HealthRuns {
  return {
    total,
    green: coloured(runs, 'green'),
    red: coloured(runs, 'red'),
    cancelled: runs.filter(({ cancelled }) => cancelled).length,
    bots: runs.filter(({ bot }) => bot).length,
    read: runs.length,
    thrown_out: runs.filter(({ event, colour }) => event === 'merge_group' && colour === 'red').length,
    success_rate: successRate(runs),
    retry_rate: retryRate(runs),
    red_share: runs.length === 0 ? undefined : redTime(outages, window) / (window.to - window.from),
  };
}

/** Green and red runs by the day on which they ended, in UTC; days without any as well. */
export function countDays(runs: readonly HealthRun[], { from, to }: TimeWindow): readonly HealthDay[] {
  const dayOf = (at: number) => isoTime(at).slice(0, 10);
  const byDay = Map.groupBy(runs, ({ endedAt }) => dayOf(endedAt));
  const amount = Math.ceil((to - from) / DAY);
  const days = Array.from({ length: amount }, (_, index) => dayOf(to - (amount - 1 - index) * DAY));
  return days.map((day) => {
    const those = byDay.get(day) ?? [];
    return { day, green: coloured(those, 'green'), red: coloured(those, 'red') };
  });
}

export function endedIn(runs: readonly HealthRun[], window: TimeWindow): readonly HealthRun[] {
  return runs.filter(({ endedAt }) => isWithin(window, endedAt));
}
