/** Counts runs, their conclusions, and their durations: in total, by workflow, and by day. Pure. */

import type { Health, WorkflowHealth } from '../build/facts.ts';
import type { RepositoryHistory, WorkflowHistory } from './history.ts';
import { endedIn, type HealthRun, inOrder, type Verdict } from './run.ts';
import { groupSeries, openOutages, redTime } from './state.ts';
import { DAY, isoTime, MINUTE, secondsIn, type TimeWindow } from './window.ts';

/** A rate of fewer runs is meaningless. */
const MIN_RUNS = 5;

function periodBefore({ from, to }: TimeWindow): TimeWindow {
  return { from: from - (to - from), to: from };
}

export function runFacts(
  histories: readonly RepositoryHistory[],
  window: TimeWindow,
): Required<Pick<Health, 'runs' | 'before' | 'workflows' | 'days'>> {
  const workflows = histories.flatMap((history) => history.workflows);
  const decisive = workflows.flatMap(({ runs }) => [...new Set(groupSeries(runs).flat())]);
  const missing = histories.reduce((sum, history) => sum + history.missing, 0);
  const entries = histories.flatMap((history) => history.workflows.flatMap((one) => workflowFact(history, one) ?? []));
  return {
    runs: countRuns(workflows, window, missing),
    before: countRuns(workflows, periodBefore(window)),
    workflows: entries.toSorted(
      (one, other) =>
        Number(other.is_red) - Number(one.is_red) || other.red_seconds - one.red_seconds || other.runs - one.runs,
    ),
    days: countDays(endedIn(decisive, window), window),
  };
}

function getAmount(runs: readonly HealthRun[], verdict: Verdict): number {
  return runs.filter((run) => run.verdict === verdict).length;
}

function successRate(runs: readonly HealthRun[]): number | undefined {
  const green = getAmount(runs, 'green');
  const all = green + getAmount(runs, 'red');
  return all < MIN_RUNS ? undefined : green / all;
}

function retryRate(runs: readonly HealthRun[]): number | undefined {
  return runs.length < MIN_RUNS ? undefined : runs.filter(({ attempt }) => attempt > 1).length / runs.length;
}

/** @param missing number of runs that were not read */
function countRuns(
  workflows: readonly WorkflowHistory[],
  window: TimeWindow,
  missing = 0,
): NonNullable<Health['runs']> {
  const runs = workflows.flatMap((one) => endedIn(one.runs, window));
  const outages = workflows.flatMap(({ state }) => (state.active ? state.outages : []));
  return {
    total: runs.length + missing,
    ...{ green: getAmount(runs, 'green'), red: getAmount(runs, 'red'), read: runs.length },
    cancelled: runs.filter(({ conclusion }) => conclusion === 'cancelled').length,
    bots: runs.filter(({ bot }) => bot).length,
    removed_from_queue: runs.filter(({ scope, verdict }) => scope === 'queue' && verdict === 'red').length,
    ...{ success_rate: successRate(runs), retry_rate: retryRate(runs) },
    red_share: runs.length === 0 ? undefined : redTime(outages, window) / (window.to - window.from),
  };
}

/** Counts runs by the UTC day of their completion, including days without runs. */
function countDays(runs: readonly HealthRun[], { from, to }: TimeWindow): NonNullable<Health['days']> {
  const dayOf = (at: number) => isoTime(at).slice(0, 10);
  const byDay = Map.groupBy(runs, ({ endedAt }) => dayOf(endedAt));
  const amount = Math.ceil((to - from) / DAY);
  const days = Array.from({ length: amount }, (_, index) => dayOf(to - (amount - 1 - index) * DAY));
  return days.map((day) => {
    const current = byDay.get(day) ?? [];
    return { day, green: getAmount(current, 'green'), red: getAmount(current, 'red') };
  });
}

/** Returns undefined if the workflow didn't run in the window and isn't failing. */
function workflowFact({ source }: RepositoryHistory, workflow: WorkflowHistory): WorkflowHealth | undefined {
  const { window, repository, branch } = source;
  const { name, url, record, state } = workflow;
  const [runs, earlier] = [endedIn(workflow.runs, window), endedIn(workflow.runs, periodBefore(window))];
  const [open] = openOutages(state);
  if (runs.length === 0 && open === undefined) return undefined;
  const outages = state.outages.filter(({ end }) => end === undefined || end > window.from);
  const recovery = calculateMedian(outages.flatMap(({ begin, end }) => (end === undefined ? [] : [end - begin])));
  const slowdown = findSlowdown(workflow.runs);
  return {
    ...{ name, url, path: record.path, repository, branch },
    ...{ runs: runs.length, green: getAmount(runs, 'green'), red: getAmount(runs, 'red') },
    ...{ success_rate: successRate(runs), before_rate: successRate(earlier), retry_rate: retryRate(runs) },
    ...{ median_seconds: medianSeconds(runs), slower: slowdown !== undefined, ...slowdown },
    ...{ outages: outages.length, red_seconds: secondsIn(redTime(outages, window)) },
    recovery_seconds: recovery && secondsIn(recovery),
    ...{ verdict: state.verdict, active: state.active, complete: state.complete },
    ...{ is_red: open !== undefined, is_lower_bound: open?.isLowerBound ?? false },
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
function getDurations(runs: readonly HealthRun[]): readonly number[] {
  const measured = runs.filter(({ verdict, attempt }) => verdict === 'green' && attempt === 1);
  return measured.toSorted(inOrder).map(({ startedAt, endedAt }) => endedAt - startedAt);
}

function medianSeconds(runs: readonly HealthRun[]): number | undefined {
  const median = calculateMedian(getDurations(runs));
  return median && secondsIn(median);
}

/** Returns undefined unless the last runs of one event are slower than usual. */
export function findSlowdown(
  runs: readonly HealthRun[],
): Pick<WorkflowHealth, 'usual_seconds' | 'recent_seconds'> | undefined {
  for (const current of Map.groupBy(runs, ({ event }) => event).values()) {
    const durations = getDurations(current);
    const [base, last] = [durations.slice(-LAST - BASE, -LAST), durations.slice(-LAST)];
    const [usual, recent] = [calculateMedian(base), calculateMedian(last)];
    if (usual === undefined || recent === undefined || base.length < MIN_BASE) continue;
    if (last.every((one) => one > usual * MIN_FACTOR && one >= usual + MIN_DIFFERENCE))
      return { usual_seconds: secondsIn(usual), recent_seconds: secondsIn(recent) };
  }
  return undefined;
}
