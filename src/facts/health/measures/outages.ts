/** Outages: from the first red run to the next green one of the same row of runs. Pure. */

import { failuresThatCount } from '../../github/history/streak.ts';
import type { HealthRun, TimeWindow } from '../health-run.ts';

export interface Outage {
  /** Its red runs, the oldest first, of one run each attempt: those by the code, where one was. */
  readonly reds: readonly [HealthRun, ...HealthRun[]];
  /** The first and the newest of them. */
  readonly first: HealthRun;
  readonly last: HealthRun;
  /** How many runs are red. */
  readonly runs: number;
  /** The green run before; absent where none is known. */
  readonly before?: HealthRun;
  /** The green run that ended it; absent while it lasts. */
  readonly green?: HealthRun;
  /** True where it may have begun before what was read. */
  readonly atLeast: boolean;
}

/** Runs count in the order in which they were created, whenever they ended; of one run each attempt, and it counts once. */
export function outagesIn(row: readonly HealthRun[]): readonly Outage[] {
  const outages: Outage[] = [];
  let [before, reds]: [HealthRun | undefined, HealthRun[]] = [undefined, []];
  for (const run of row.toSorted(inOrder)) {
    if (run.colour === 'none') continue;
    if (run.colour === 'red') {
      reds.push(run);
      continue;
    }
    outages.push(...outageOf(reds, before, run));
    [before, reds] = [run, []];
  }
  return [...outages, ...outageOf(reds, before)];
}

/** None where no run is red. */
function outageOf(all: readonly HealthRun[], before?: HealthRun, green?: HealthRun): readonly Outage[] {
  const [first, ...others] = failuresThatCount(all);
  if (first === undefined) return [];
  const runs = new Set([first, ...others].map(({ id }) => id)).size;
  const atLeast = before === undefined && (all[0] ?? first).number > 1;
  const last = others.at(-1) ?? first;
  return [{ reds: [first, ...others], first, last, runs, before, green, atLeast }];
}

/** The order of a workflow's history; attempts of one run follow each other. */
export function inOrder(one: HealthRun, other: HealthRun): number {
  return one.createdAt - other.createdAt || one.number - other.number || one.attempt - other.attempt;
}

/** When it began: with the end of the first red run, because only then was it known. */
export function beginOf({ first }: Outage): number {
  return first.endedAt;
}

/** Undefined while it lasts. A green run that ended before the red one did mends nothing of it. */
export function endOf({ first, green }: Outage): number | undefined {
  return green === undefined ? undefined : Math.max(green.endedAt, first.endedAt);
}

/** Milliseconds of the window in which at least one of these outages lasted. */
export function redTime(outages: readonly Outage[], { from, to }: TimeWindow): number {
  const spans = outages
    .map((outage) => ({ from: Math.max(from, beginOf(outage)), to: Math.min(to, endOf(outage) ?? to) }))
    .toSorted((one, other) => one.from - other.from);
  let [total, until] = [0, Number.NEGATIVE_INFINITY];
  for (const span of spans) {
    total += Math.max(0, span.to - Math.max(span.from, until));
    until = Math.max(until, span.to);
  }
  return total;
}
