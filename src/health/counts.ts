/**
 * Counts runs, their conclusions, and their durations: in total, by workflow, and by day. Counts passed, failed, and
 * unproved workflows, and derives a conclusion. Pure.
 */

import type { Facts, Health, InactiveWorkflow, WorkflowHealth } from '../build/facts.ts';
import { isoTime } from '../text/format.ts';
import type { RepositoryHistory, WorkflowHistory } from './history.ts';
import { compareRuns, filterEnded, type HealthRun } from './run.ts';
import type { HealthSource } from './source.ts';
import { findEnd, groupSeries, measureRedTime, openStreaks } from './state.ts';
import { DAY, MINUTE, type TimeWindow, toSeconds } from './window.ts';

type HealthRuns = NonNullable<Health['runs']>;

/** A rate of fewer runs is meaningless. */
const MIN_RUNS = 5;

function shiftBack({ from, to }: TimeWindow): TimeWindow {
  return { from: from - (to - from), to: from };
}

export function createRunFacts(
  histories: readonly RepositoryHistory[],
  window: TimeWindow,
): Required<Pick<Health, 'runs' | 'before' | 'workflows' | 'days'>> {
  const workflows = histories.flatMap((history) => history.workflows);
  const decisive = workflows.flatMap(({ runs }) => [...new Set(groupSeries(runs).flat())]);
  const missing = histories.reduce((sum, history) => sum + history.missing, 0);
  const entries = histories.flatMap((history) => history.workflows.flatMap((one) => createFact(history, one) ?? []));
  return {
    runs: countRuns(workflows, window, missing),
    before: countRuns(workflows, shiftBack(window)),
    workflows: entries.toSorted(
      (one, other) =>
        Number(other.is_red) - Number(one.is_red) || other.red_seconds - one.red_seconds || other.runs - one.runs,
    ),
    days: countDays(filterEnded(decisive, window), window),
  };
}

function countResults(runs: readonly HealthRun[]): Pick<HealthRuns, 'green' | 'red'> {
  const red = runs.filter((run) => run.red).length;
  return { green: runs.filter((run) => run.red === false).length, red };
}

function rateSuccess(runs: readonly HealthRun[]): number | undefined {
  const { green, red } = countResults(runs);
  return green + red < MIN_RUNS ? undefined : green / (green + red);
}

function rateRetries(runs: readonly HealthRun[]): number | undefined {
  return runs.length < MIN_RUNS ? undefined : runs.filter(({ attempt }) => attempt > 1).length / runs.length;
}

/** @param missing number of runs that were not read */
function countRuns(workflows: readonly WorkflowHistory[], window: TimeWindow, missing = 0): HealthRuns {
  const runs = workflows.flatMap((one) => filterEnded(one.runs, window));
  const streaks = workflows.flatMap(({ state }) => (state.active ? state.streaks : []));
  return {
    total: runs.length + missing,
    ...{ ...countResults(runs), read: runs.length },
    cancelled: runs.filter(({ conclusion }) => conclusion === 'cancelled').length,
    bots: runs.filter(({ bot }) => bot).length,
    removed_from_queue: runs.filter(({ scope, red }) => scope === 'queue' && red).length,
    ...{ success_rate: rateSuccess(runs), retry_rate: rateRetries(runs) },
    red_share: runs.length === 0 ? undefined : measureRedTime(streaks, window) / (window.to - window.from),
  };
}

/** Counts runs by the UTC day of their completion, including days without runs. */
function countDays(runs: readonly HealthRun[], { from, to }: TimeWindow): NonNullable<Health['days']> {
  const dayOf = (at: number) => isoTime(at).slice(0, 10);
  const byDay = Map.groupBy(runs, ({ endedAt }) => dayOf(endedAt));
  const amount = Math.ceil((to - from) / DAY);
  const days = Array.from({ length: amount }, (_, index) => dayOf(to - (amount - 1 - index) * DAY));
  return days.map((day) => {
    return { day, ...countResults(byDay.get(day) ?? []) };
  });
}

/** Returns undefined if the workflow didn't run in the window and isn't failing. */
function createFact({ source }: RepositoryHistory, workflow: WorkflowHistory): WorkflowHealth | undefined {
  const { window, repository, branch } = source;
  const { name, url, path, state } = workflow;
  const [runs, earlier] = [filterEnded(workflow.runs, window), filterEnded(workflow.runs, shiftBack(window))];
  const [open] = openStreaks(state);
  if (runs.length === 0 && open === undefined) return undefined;
  const streaks = state.streaks.filter((one) => (findEnd(one) ?? window.to) > window.from);
  const closed = streaks.filter(({ green }) => green !== undefined);
  const recovery = calculateMedian(closed.map((one) => (findEnd(one) ?? 0) - one.first.endedAt));
  const slowdown = findSlowdown(workflow.runs);
  return {
    ...{ name, url, path, repository, branch },
    ...{ runs: runs.length, ...countResults(runs) },
    ...{ success_rate: rateSuccess(runs), before_rate: rateSuccess(earlier), retry_rate: rateRetries(runs) },
    ...{ median_seconds: toMedian(runs), before_median_seconds: toMedian(earlier) },
    ...{ slower: slowdown !== undefined, ...slowdown },
    ...{ outages: streaks.length, red_seconds: toSeconds(measureRedTime(streaks, window)) },
    recovery_seconds: recovery && toSeconds(recovery),
    ...{ active: state.active, is_red: open !== undefined, is_lower_bound: open?.isLowerBound ?? false },
    ...{ red_since: open && isoTime(open.first.startedAt), red_runs: open?.count },
  };
}

function calculateMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** A slowdown counts if each of the last runs exceeds the previous median by a quarter and five minutes. */
const [LAST, BASE, MIN_BASE] = [3, 24, 5];
const [MIN_FACTOR, MIN_DIFFERENCE] = [1.25, 5 * MINUTE];

/** Returns durations of runs that passed at their first attempt, because a re-run omits the jobs that passed. */
function measureDurations(runs: readonly HealthRun[]): readonly number[] {
  const measured = runs.filter(({ red, attempt }) => red === false && attempt === 1);
  return measured.toSorted(compareRuns).map(({ startedAt, endedAt }) => endedAt - startedAt);
}

function toMedian(runs: readonly HealthRun[]): number | undefined {
  const median = calculateMedian(measureDurations(runs));
  return median && toSeconds(median);
}

/** Returns undefined unless the last runs of one event are slower than usual. */
function findSlowdown(
  runs: readonly HealthRun[],
): Pick<WorkflowHealth, 'usual_seconds' | 'recent_seconds'> | undefined {
  for (const ofEvent of Map.groupBy(runs, ({ event }) => event).values()) {
    const durations = measureDurations(ofEvent);
    const [base, last] = [durations.slice(-LAST - BASE, -LAST), durations.slice(-LAST)];
    const [usual, recent] = [calculateMedian(base), calculateMedian(last)];
    if (usual === undefined || recent === undefined || base.length < MIN_BASE) continue;
    if (last.every((one) => one > usual * MIN_FACTOR && one >= usual + MIN_DIFFERENCE))
      return { usual_seconds: toSeconds(usual), recent_seconds: toSeconds(recent) };
  }
  return undefined;
}

type Summary = NonNullable<Health['summary']>;
type Kind = 'green' | 'red' | 'inconclusive' | 'never_ran' | 'unread' | 'none';

/** This many runs without a result are no coincidence. */
const MIN_INCONCLUSIVE = 3;

export function summarize(
  histories: readonly RepositoryHistory[],
  silent: readonly InactiveWorkflow[],
  { blind, partial }: HealthSource['gaps'],
): Summary {
  const all = histories.flatMap((history) =>
    history.workflows.map((one) => ({ history, one, kind: findKind(history, one, silent) })),
  );
  const counted = all.filter(({ kind }) => kind !== 'none');
  const kinds = Map.groupBy(counted, ({ kind }) => kind);
  const named = (kind: Kind) =>
    (kinds.get(kind) ?? []).map(({ one, history }) => ({ workflow: one.name, repository: history.source.repository }));
  const green = kinds.get('green')?.length ?? 0;
  const isProved = green > 0 && green === counted.length && !blind && !partial;
  return {
    ...{ workflows: counted.length, green, red: kinds.get('red')?.length ?? 0 },
    ...{ inconclusive: named('inconclusive'), never_ran: named('never_ran'), unread: named('unread') },
    all_green: isProved && counted.every(({ one, history }) => !wasRed(one, history)),
  };
}

/** Returns true if any failure lasted into the window. */
function wasRed({ state }: WorkflowHistory, { source: { window } }: RepositoryHistory): boolean {
  return state.streaks.some((one) => (findEnd(one) ?? window.to) > window.from);
}

/** Returns `none` for workflows without relevance for the branch: disabled, or started by pull requests only. */
function findKind({ source }: RepositoryHistory, one: WorkflowHistory, silent: readonly InactiveWorkflow[]): Kind {
  const { state, name, path } = one;
  if (!state.active) return 'none';
  if (state.red) return 'red';
  if (!state.complete) return 'unread';
  const why = silent.find(({ workflow, repository }) => workflow === name && repository === source.repository)?.why;
  if (why === 'stopped' || why === 'unknown_workflow') return 'never_ran';
  const runs = filterEnded(one.runs, source.window).filter(({ scope }) => scope !== 'queue');
  const isInconclusive = runs.length >= MIN_INCONCLUSIVE && runs.every(({ red }) => red === undefined);
  if (why === 'never_green' || isInconclusive) return 'inconclusive';
  if (state.red === false) return 'green';
  if (runs.length > 0) return 'inconclusive';
  return source.files?.get(path)?.pushed === true ? 'never_ran' : 'none';
}

/** Derives a conclusion for `when` and `mention`. Unread data doesn't count as passed. */
export function findConclusion(
  health: Health,
  { blind, partial }: HealthSource['gaps'],
): Pick<Facts, 'conclusion' | 'change'> & Required<Pick<Health, 'news'>> {
  const { turned_red = [], still_red = [], green_again = [], silent = [], waiting = [], summary } = health;
  const fallen = silent.filter((one) => one.due && !one.information);
  const due = [...turned_red, ...still_red, ...green_again, ...silent, ...waiting].filter((one) => one.due);
  const news = due.length + (blind ? 1 : 0);
  if (turned_red.length + fallen.length > 0) return { conclusion: 'failure', change: 'broken', news };
  if (still_red.length > 0 || (summary?.red ?? 0) > 0) return { conclusion: 'failure', change: 'still-failing', news };
  // An unreadable list is absent.
  const isRead = !blind && !partial && health.turned_red !== undefined && (summary?.unread ?? []).length === 0;
  if (!isRead) return { conclusion: 'neutral', news };
  return { conclusion: 'success', change: green_again.length > 0 ? 'fixed' : 'still-passing', news };
}
