/** Computes one state per workflow from its runs. Conclusion, table, and conditions read nothing else. Pure. */

import { findStreaks, type Streak } from '../github/history/streak.ts';
import { compareRuns, type HealthRun } from './run.ts';
import type { TimeWindow } from './window.ts';

/** Runs count in the order of their creation, regardless of their completion. */
export function listStreaks(runs: readonly HealthRun[]): readonly Streak<HealthRun>[] {
  const sorted = runs.toSorted(compareRuns);
  return findStreaks(sorted, sorted[0]?.number === 1);
}

/** Absent while it lasts. A passed run that completed before the first failed one fixed nothing. */
export function findEnd({ first, green }: Streak<HealthRun>): number | undefined {
  return green && Math.max(green.endedAt, first.endedAt);
}

/**
 * Returns the milliseconds of the window during which at least one of these streaks lasted. One begins when the first
 * failed run completes, because the failure was unknown before.
 */
export function measureRedTime(streaks: readonly Streak<HealthRun>[], { from, to }: TimeWindow): number {
  const spans = streaks
    .map((one) => ({ from: Math.max(from, one.first.endedAt), to: Math.min(to, findEnd(one) ?? to) }))
    .toSorted((one, other) => one.from - other.from);
  let [total, until] = [0, Number.NEGATIVE_INFINITY];
  for (const span of spans) {
    total += Math.max(0, span.to - Math.max(span.from, until));
    until = Math.max(until, span.to);
  }
  return total;
}

export interface WorkflowState {
  /** False for a disabled or deleted workflow, which has no state. */
  readonly active: boolean;
  /** False if not all deciding runs could be read. */
  readonly complete: boolean;
  /** Result of the newest run that has one; failed if the branch or the schedule fails. */
  readonly red?: boolean;
  readonly streaks: readonly Streak<HealthRun>[];
}

/** @param runs of one workflow, with earlier attempts of re-run ones */
export function computeState(
  runs: readonly HealthRun[],
  flags: Pick<WorkflowState, 'active' | 'complete'>,
): WorkflowState {
  const series = groupSeries(runs);
  const newest = series.flatMap((one) => one.filter(({ red }) => red !== undefined).slice(-1));
  const streaks = series.flatMap(listStreaks).toSorted((one, other) => one.first.endedAt - other.first.endedAt);
  return { ...flags, red: newest.length === 0 ? undefined : newest.some(({ red }) => red), streaks };
}

/**
 * Groups the runs that decide a workflow's state by event class, the oldest first. Manual runs end an outage but start
 * none, unless nothing else ever starts the workflow. The merge queue decides nothing.
 */
export function groupSeries(runs: readonly HealthRun[]): readonly (readonly HealthRun[])[] {
  const { branch, schedule, manual = [] } = Object.groupBy(runs, ({ scope }) => scope);
  const passed = manual.filter(({ red }) => red === false);
  const series = [branch, schedule].flatMap((ofScope) => (ofScope === undefined ? [] : [[...ofScope, ...passed]]));
  const all = series.length > 0 || manual.length === 0 ? series : [manual];
  return all.map((one) => one.toSorted(compareRuns));
}

export function openStreaks({ active, streaks }: WorkflowState): readonly Streak<HealthRun>[] {
  return active ? streaks.filter(({ green }) => green === undefined) : [];
}
