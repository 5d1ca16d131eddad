import type { WorkflowHealth } from '../../facts.ts';
import { type HealthRun, isoTime, MINUTE, medianOf, secondsIn, type TimeWindow, workflowKey } from '../health-run.ts';
import { beginOf, endOf, inOrder, type Outage, redTime } from './outages.ts';
import { coloured, endedIn, retryRate, successRate } from './run-counts.ts';
import type { States, WorkflowState } from './state.ts';

/** The health of each workflow, beside that of the time before. Pure. */

/** What a workflow is called, and where. */
interface WorkflowLabel {
  readonly name: string;
  readonly url?: string;
}

/** Runs with all that is known of them. */
export interface HealthHistory {
  /** Those before the window as well. */
  readonly runs: readonly HealthRun[];
  readonly states: States;
  readonly window: TimeWindow;
  readonly before: TimeWindow;
  /** The one that all of them are of. */
  readonly branch: string;
  /** False where some of the runs could not be read. */
  readonly whole: boolean;
  /** Of the workflow with this key. */
  readonly labelOf: (run: HealthRun) => WorkflowLabel;
}

/** Those of all repositories that ran in the window, or are red without: what is red first, then what was red most often. */
export function workflowsOf(histories: readonly HealthHistory[]): readonly WorkflowHealth[] {
  const all = histories.flatMap((history) => {
    const byWorkflow = Map.groupBy(history.runs, workflowKey);
    return [...byWorkflow].flatMap(([key, runs]) => workflowOf(history, key, runs) ?? []);
  });
  return all.toSorted(
    (one, other) =>
      Number(other.is_red) - Number(one.is_red) || other.red_seconds - one.red_seconds || other.runs - one.runs,
  );
}

function workflowOf(history: HealthHistory, key: string, runs: readonly HealthRun[]): WorkflowHealth | undefined {
  const { window, before } = history;
  const own = endedIn(runs, window);
  const earlier = endedIn(runs, before);
  const state = history.states.get(key);
  const newest = own.at(0) ?? (state?.live === true ? state.open[0]?.last : undefined);
  if (state === undefined || newest === undefined) return undefined;
  const outages = [...state.over, ...state.open].filter((outage) => lastsInto(outage, window));
  const { name, url } = history.labelOf(newest);
  const slowdown = slowdownOf(runs);
  return {
    ...{ name, url, path: newest.path, repository: newest.repository, branch: history.branch },
    runs: own.length,
    green: coloured(own, 'green'),
    red: coloured(own, 'red'),
    success_rate: successRate(own),
    before_rate: successRate(earlier),
    retry_rate: retryRate(own),
    median_seconds: medianSeconds(own),
    before_median_seconds: medianSeconds(earlier),
    slower: slowdown !== undefined,
    ...slowdown,
    outages: outages.length,
    red_seconds: secondsIn(redTime(outages, window)),
    to_green_seconds: toGreen(outages),
    ...standingOf(state),
  };
}

function standingOf({ live, whole, verdict, open }: WorkflowState) {
  const first = live ? open[0] : undefined;
  return {
    ...{ verdict, live, whole },
    is_red: first !== undefined,
    at_least: first?.atLeast ?? false,
    red_since: first && isoTime(first.first.startedAt),
    red_runs: first?.runs,
  };
}

/** What is not over is left out. */
function toGreen(outages: readonly Outage[]): number | undefined {
  const lengths = outages.flatMap((outage) => {
    const end = endOf(outage);
    return end === undefined ? [] : [end - beginOf(outage)];
  });
  const median = medianOf(lengths);
  return median === undefined ? undefined : secondsIn(median);
}

function lastsInto(outage: Outage, { from }: TimeWindow): boolean {
  return (endOf(outage) ?? Number.POSITIVE_INFINITY) > from;
}

/** A lasting slowdown shows in each of so many runs. */
const LAST = 3;
/** So many runs before them tell what is usual; of fewer than the second number nothing is said. */
const BASE = 24;
const FEWEST = 5;
const FACTOR = 1.25;
const LEAST_MS = 5 * MINUTE;

/** How long green runs take, by the median; of each only its first attempt counts, because a re-run leaves out what passed. */
export function medianSeconds(runs: readonly HealthRun[]): number | undefined {
  const median = medianOf(runs.filter(isMeasured).map(durationOf));
  return median === undefined ? undefined : secondsIn(median);
}

/** How long the last runs of an event take, where each took a quarter and five minutes longer than is usual: the median of those before. */
export function slowdownOf(
  runs: readonly HealthRun[],
): Pick<WorkflowHealth, 'usual_seconds' | 'recent_seconds'> | undefined {
  const lines = Map.groupBy(runs.filter(isMeasured), ({ event }) => event);
  for (const line of lines.values()) {
    const lengths = line.toSorted(inOrder).map(durationOf);
    const [base, last] = [lengths.slice(-LAST - BASE, -LAST), lengths.slice(-LAST)];
    const [usual, recent] = [medianOf(base), medianOf(last)];
    if (usual === undefined || recent === undefined || base.length < FEWEST) continue;
    if (last.every((length) => length > usual * FACTOR && length >= usual + LEAST_MS))
      return { usual_seconds: secondsIn(usual), recent_seconds: secondsIn(recent) };
  }
  return undefined;
}

function isMeasured({ colour, attempt }: HealthRun): boolean {
  return colour === 'green' && attempt === 1;
}

function durationOf({ startedAt, endedAt }: HealthRun): number {
  return endedAt - startedAt;
}
