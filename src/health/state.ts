/** One state per workflow, computed once from its runs: verdict, table and conditions read nothing else. Pure. */

import { failuresThatCount } from '../github/history/streak.ts';
import { type HealthRun, inOrder, type Verdict } from './run.ts';
import { isDue, type TimeWindow } from './window.ts';

/** From the first failed run to the next one that passed. */
export interface Outage {
  /** Its failed runs, the oldest first, each attempt of a run: those by the code, if there is one. */
  readonly reds: readonly HealthRun[];
  readonly first: HealthRun;
  readonly last: HealthRun;
  /** How many runs failed. */
  readonly runs: number;
  /** The run that passed before; absent if none is known. */
  readonly before?: HealthRun;
  /** The run that ended it; absent while it lasts. */
  readonly green?: HealthRun;
  /** True if it may have begun before what was read. */
  readonly isLowerBound: boolean;
  /** Milliseconds since the epoch: when the first failed run ended, because only then was it known. */
  readonly begin: number;
  /** Absent while it lasts. A run that passed and ended before the first failed one did fixed nothing. */
  readonly end?: number;
}

/** Runs count in the order of their creation, whenever they ended; each attempt of a run, and the run once. */
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

/** None if no run failed. */
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

/** Milliseconds of the window in which at least one of these outages lasted. */
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
  /** False if it is disabled or deleted: then it is neither red nor green. */
  readonly active: boolean;
  /** False if not all of the runs that decide it could be read. */
  readonly complete: boolean;
  /** Of its newest run with a verdict; red if this is so of the branch or of the schedule. */
  readonly verdict: Verdict;
  /** All of them, in time. */
  readonly outages: readonly Outage[];
}

/** @param runs of one workflow, with the earlier attempts of those that ran again */
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
 * The runs that decide the state of a workflow, by event class, the oldest first. Manual runs end an outage and begin none,
 * unless nothing else ever starts it. The merge queue decides nothing.
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

/** One workflow, reported by one of its outages. */
export interface Transition {
  readonly kind: TransitionKind;
  readonly outage: Outage;
  /** It is to be reported now, for the first time or again. */
  readonly due: boolean;
  /** Milliseconds that it lasted. */
  readonly length: number;
}

/**
 * Undefined if the workflow is as it was before the window. What began and ended within the window is no change. A workflow
 * that cannot start any more is reported as silent.
 */
export function findTransition(state: WorkflowState, window: TimeWindow): Transition | undefined {
  const open = openOutages(state);
  const failing = open.filter(({ last }) => !last.unstarted);
  const isNew = ({ begin }: Outage) => begin > window.from;
  const outage = failing.find(isNew) ?? failing[0];
  if (outage !== undefined) {
    const { begin, isLowerBound } = outage;
    const kind = isNew(outage) ? 'turned_red' : 'still_red';
    // A lower bound moves with what is read: then each week has one fixed moment.
    const since = isLowerBound && kind === 'still_red' ? 0 : begin;
    return { kind, outage, length: window.to - begin, due: isDue(window, since) };
  }
  const ended = state.outages.find((one) => !isNew(one) && (one.end ?? 0) > window.from);
  if (!state.active || ended?.end === undefined || open.length > 0) return undefined;
  return { kind: 'green_again', outage: ended, length: ended.end - ended.begin, due: true };
}
