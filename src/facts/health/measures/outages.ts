/** Outages: from the first red run to the next green one of the same row of runs. Pure. */

import { defined } from '../../../defined.ts';
import type { HealthRun, TimeWindow } from '../health-run.ts';

export interface Outage {
  /** The first and the newest red run. */
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
  let [before, current]: [HealthRun?, Outage?] = [];
  for (const run of row.toSorted(inOrder)) {
    if (run.colour === 'none') continue;
    if (run.colour === 'red') {
      const atLeast = before === undefined && run.number > 1;
      const open: Outage = current ?? defined<Outage>({ first: run, last: run, runs: 0, before, atLeast });
      const isAgain = open.runs > 0 && open.last.id === run.id;
      current = { ...open, last: run, runs: open.runs + (isAgain ? 0 : 1) };
      continue;
    }
    if (current !== undefined) outages.push({ ...current, green: run });
    [before, current] = [run, undefined];
  }
  return current === undefined ? outages : [...outages, current];
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
