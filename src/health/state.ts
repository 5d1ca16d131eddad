/** Computes one state per workflow from its runs. Conclusion, table, and conditions read nothing else. Pure. */

import { findStreaks, type Streak } from '../github/history/streak.ts';
import { type HealthRun, inOrder } from './run.ts';
import { isDue, type TimeWindow } from './window.ts';

/** Runs count in the order of their creation, regardless of their completion. */
export function streaksIn(runs: readonly HealthRun[]): readonly Streak<HealthRun>[] {
  const sorted = runs.toSorted(inOrder);
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
export function redTime(streaks: readonly Streak<HealthRun>[], { from, to }: TimeWindow): number {
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
  const streaks = series.flatMap(streaksIn).toSorted((one, other) => one.first.endedAt - other.first.endedAt);
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
  return all.map((one) => one.toSorted(inOrder));
}

export function openStreaks({ active, streaks }: WorkflowState): readonly Streak<HealthRun>[] {
  return active ? streaks.filter(({ green }) => green === undefined) : [];
}

export interface Transition {
  readonly kind: 'turned_red' | 'still_red' | 'green_again';
  readonly streak: Streak<HealthRun>;
  /** True if it must be reported now, first or again. */
  readonly due: boolean;
  readonly length: number;
}

/**
 * Returns undefined if the state equals that before the window. A streak within the window is no change. A workflow
 * that can't start is reported as inactive.
 */
export function findTransition(state: WorkflowState, window: TimeWindow): Transition | undefined {
  const open = openStreaks(state);
  const failing = open.filter(({ last }) => last.unstarted !== true);
  const isNew = ({ first }: Streak<HealthRun>) => first.endedAt > window.from;
  const streak = failing.find(isNew) ?? failing[0];
  if (streak !== undefined) {
    const begin = streak.first.endedAt;
    const kind = isNew(streak) ? 'turned_red' : 'still_red';
    // A lower bound moves with the read period, so use one fixed moment per week.
    const since = streak.isLowerBound && kind === 'still_red' ? 0 : begin;
    return { kind, streak, length: window.to - begin, due: isDue(window, since) };
  }
  const ended = state.streaks.find((one) => !isNew(one) && (findEnd(one) ?? 0) > window.from);
  const end = ended && findEnd(ended);
  if (!state.active || ended === undefined || end === undefined || open.length > 0) return undefined;
  return { kind: 'green_again', streak: ended, length: end - ended.first.endedAt, due: true };
}
