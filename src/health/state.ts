/** Computes one state per workflow from its runs. Conclusion, table, and conditions read nothing else. Pure. */

import { failuresThatCount } from '../github/history/streak.ts';
import { type HealthRun, inOrder, type Verdict } from './run.ts';
import { isDue, type TimeWindow } from './window.ts';

/** The period from the first failed run to the next passed one; times are milliseconds since the epoch. */
export interface Outage {
  /** Failed runs, the oldest first, each attempt separately: only the code failures, if there are any. */
  readonly reds: readonly HealthRun[];
  readonly first: HealthRun;
  readonly last: HealthRun;
  readonly runs: number;
  /** The last passed run before it; absent if unknown. */
  readonly before?: HealthRun;
  /** The run that fixed it; absent while it lasts. */
  readonly green?: HealthRun;
  /** True if it may have started before the read period. */
  readonly isLowerBound: boolean;
  /** Completion of the first failed run, because the failure was unknown before. */
  readonly begin: number;
  /** Absent while it lasts. A passed run that completed before the first failed one fixed nothing. */
  readonly end?: number;
}

/**
 * Finds outages. Runs count in the order of their creation, regardless of their completion; each attempt is separate,
 * and the run counts once.
 */
export function outagesIn(runs: readonly HealthRun[]): readonly Outage[] {
  const outages: Outage[] = [];
  let [before, reds]: [HealthRun | undefined, HealthRun[]] = [undefined, []];
  for (const run of runs.toSorted(inOrder)) {
    if (run.verdict === 'red') reds.push(run);
    if (run.verdict !== 'green') continue;
    outages.push(...findOutage(reds, before, run));
    [before, reds] = [run, []];
  }
  return [...outages, ...findOutage(reds, before)];
}

function findOutage(all: readonly HealthRun[], before?: HealthRun, green?: HealthRun): readonly Outage[] {
  const reds = failuresThatCount(all);
  const [first, last] = [reds[0], reds.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    {
      ...{ reds, first, last, before, green, begin: first.endedAt },
      runs: new Set(reds.map(({ id }) => id)).size,
      isLowerBound: before === undefined && (all[0] ?? first).number > 1,
      end: green && Math.max(green.endedAt, first.endedAt),
    },
  ];
}

/** Returns the milliseconds of the window during which at least one of these outages lasted. */
export function redTime(outages: readonly Outage[], { from, to }: TimeWindow): number {
  const spans = outages
    .map(({ begin, end = to }) => ({ from: Math.max(from, begin), to: Math.min(to, end) }))
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
  readonly verdict: Verdict;
  readonly outages: readonly Outage[];
}

/** @param runs of one workflow, with earlier attempts of re-run ones */
export function computeState(
  runs: readonly HealthRun[],
  flags: Pick<WorkflowState, 'active' | 'complete'>,
): WorkflowState {
  const series = groupSeries(runs);
  const newest = series.flatMap((one) => one.filter(({ verdict }) => verdict !== 'none').slice(-1));
  const decisive = newest.find(({ verdict }) => verdict === 'red') ?? newest.toSorted(inOrder).at(-1);
  const outages = series.flatMap(outagesIn).toSorted((one, other) => one.begin - other.begin);
  return { ...flags, verdict: decisive?.verdict ?? 'none', outages };
}

/**
 * Groups the runs that decide a workflow's state by event class, the oldest first. Manual runs end an outage but start
 * none, unless nothing else ever starts the workflow. The merge queue decides nothing.
 */
export function groupSeries(runs: readonly HealthRun[]): readonly (readonly HealthRun[])[] {
  const { branch, schedule, manual = [] } = Object.groupBy(runs, ({ scope }) => scope);
  const passed = manual.filter(({ verdict }) => verdict === 'green');
  const series = [branch, schedule].flatMap((current) => (current === undefined ? [] : [[...current, ...passed]]));
  const all = series.length > 0 || manual.length === 0 ? series : [manual];
  return all.map((current) => current.toSorted(inOrder));
}

export function openOutages({ active, outages }: WorkflowState): readonly Outage[] {
  return active ? outages.filter(({ end }) => end === undefined) : [];
}

export type TransitionKind = 'turned_red' | 'still_red' | 'green_again';

export interface Transition {
  readonly kind: TransitionKind;
  readonly outage: Outage;
  /** True if it must be reported now, first or again. */
  readonly due: boolean;
  readonly length: number;
}

/**
 * Returns undefined if the state equals that before the window. An outage within the window is no change. A workflow
 * that can't start is reported as inactive.
 */
export function findTransition(state: WorkflowState, window: TimeWindow): Transition | undefined {
  const open = openOutages(state);
  const failing = open.filter(({ last }) => last.unstarted !== true);
  const isNew = ({ begin }: Outage) => begin > window.from;
  const outage = failing.find(isNew) ?? failing[0];
  if (outage !== undefined) {
    const { begin, isLowerBound } = outage;
    const kind = isNew(outage) ? 'turned_red' : 'still_red';
    // A lower bound moves with the read period, so use one fixed moment per week.
    const since = isLowerBound && kind === 'still_red' ? 0 : begin;
    return { kind, outage, length: window.to - begin, due: isDue(window, since) };
  }
  const ended = state.outages.find((one) => !isNew(one) && (one.end ?? 0) > window.from);
  if (!state.active || ended?.end === undefined || open.length > 0) return undefined;
  return { kind: 'green_again', outage: ended, length: ended.end - ended.begin, due: true };
}
