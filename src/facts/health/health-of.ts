/** The health of all repositories together, from what was read of each. */

import type { Health, HealthLoader, HealthOutage } from '../facts.ts';
import { type HealthRun, isoTime, type TimeWindow, workflowKey } from './health-run.ts';
import { clusterCauses, type ExplainedRun, withOneWording } from './measures/causes.ts';
import { type DeploymentRecord, environmentsOf } from './measures/deployments.ts';
import { flakyJobs, type JobResult } from './measures/flaky.ts';
import { countDays, countRuns, endedIn } from './measures/run-counts.ts';
import { type StandingWorkflow, standingOf } from './measures/standing.ts';
import { workflowsOf } from './measures/workflow-health.ts';
import type { SilenceReading } from './parts/read-silent.ts';
import type { TransitionFacts } from './parts/read-transitions.ts';
import type { WaitingReading } from './parts/read-waiting.ts';
import { type HealthGaps, unreadPhrases } from './reading/gaps.ts';
import type { RepositoryHistory } from './reading/history.ts';

/** What was read of one repository; what nothing asks for is absent. */
export interface HealthParts {
  readonly repository: string;
  readonly branch: string;
  readonly history?: RepositoryHistory;
  readonly transitions?: TransitionFacts | undefined;
  readonly silence?: SilenceReading | undefined;
  readonly waiting?: WaitingReading | undefined;
  readonly reasons?: readonly ExplainedRun[] | undefined;
  readonly results?: readonly JobResult[] | undefined;
  readonly deployments?: readonly DeploymentRecord[] | undefined;
  readonly alerts?: Health['alerts'] | undefined;
}

interface HealthSum {
  readonly parts: readonly HealthParts[];
  readonly window: TimeWindow;
  readonly gaps: HealthGaps;
  readonly wanted: ReadonlySet<HealthLoader>;
}

/** Entries of a list; a fact holds no more. */
const MOST = 200;

export function healthOf(sum: HealthSum): Health {
  const { parts, window, gaps, wanted } = sum;
  const histories = parts.flatMap(({ history }) => history ?? []);
  if (histories.some(({ whole }) => !whole)) gaps.blind = true;
  // How many were not read is told by itself.
  const blind = histories.filter(({ whole, missing }) => !whole && missing === 0).map((one) => one.source.repository);
  const unread = unreadPhrases(gaps, { isOne: parts.length === 1, blind });
  const branches = new Set(parts.map(({ branch }) => branch));
  return {
    from: isoTime(window.from),
    to: isoTime(window.to),
    repositories: parts.map(({ repository }) => repository),
    branch: branches.size === 1 ? [...branches][0] : undefined,
    ...(wanted.has('health_runs') && runFacts(histories, window)),
    ...turnFacts(parts),
    standing: wanted.has('health_standing')
      ? standingOf(parts.flatMap(standingIn), !gaps.blind && !gaps.partial)
      : undefined,
    silent: joined(parts, ({ silence }) => silence?.silent),
    waiting: joined(parts, ({ waiting }) => waiting?.runs),
    waiting_total: joined(parts, ({ waiting }) => waiting && [waiting.total])?.reduce((sum, one) => sum + one),
    causes: made(parts, ({ reasons }) => reasons, clusterCauses),
    flaky_jobs: made(
      parts,
      ({ results }) => results,
      (results) => flakyJobs(results, window.to),
    ),
    deployments: made(
      parts,
      ({ deployments }) => deployments,
      (all) => environmentsOf(all, window.from),
    ),
    alerts: alertFacts(parts),
    unread: unread.length > 0 ? unread.slice(0, MOST) : undefined,
  };
}

function runFacts(histories: readonly RepositoryHistory[], window: TimeWindow): Partial<Health> {
  const runs = histories.flatMap((history) => history.runs);
  const states = histories.flatMap((history) => [...history.states.values()]).filter(({ live }) => live);
  const outages = states.flatMap(({ open, over }) => [...open, ...over]);
  const before = histories[0]?.before ?? window;
  const own = endedIn(runs, window);
  const missing = histories.reduce((sum, history) => sum + history.missing, 0);
  return {
    runs: countRuns(own, outages, window, own.length + missing),
    before: countRuns(endedIn(runs, before), outages, before),
    workflows: workflowsOf(histories).slice(0, MOST),
    days: countDays(own.filter(tells(histories)), window),
  };
}

/** True of a run of a row that tells how its workflow stands: what is told as red by day is red by the state. */
function tells(histories: readonly RepositoryHistory[]): (run: HealthRun) => boolean {
  const byHand = new Set(
    histories.flatMap(({ states }) => [...states].flatMap(([key, { scope }]) => (scope === 'hand' ? [key] : []))),
  );
  return (run) => run.scope === 'branch' || run.scope === 'schedule' || byHand.has(workflowKey(run));
}

function standingIn({ repository, history, silence }: HealthParts): readonly StandingWorkflow[] {
  if (history === undefined) return [];
  const { states, runs, window, nameOf } = history;
  const byKey = Map.groupBy(endedIn(runs, window), workflowKey);
  return [...states].map(([key, state]) => {
    const workflow = nameOf(state.workflow);
    const silent = silence?.silent.find((one) => one.workflow === workflow)?.why;
    const pushed = silence?.pushed.has(state.workflow) === true;
    return { workflow, repository, state, runs: byKey.get(key) ?? [], silent, pushed };
  });
}

function turnFacts(parts: readonly HealthParts[]): Partial<Health> {
  if (parts.every(({ transitions }) => transitions === undefined)) return {};
  const isSure = parts.every(({ history }) => history === undefined || isWhole(history));
  const of = (name: keyof TransitionFacts) => parts.flatMap(({ transitions }) => transitions?.[name] ?? []);
  const latest = (one: HealthOutage, other: HealthOutage) => Date.parse(other.since) - Date.parse(one.since);
  const longest = (one: HealthOutage, other: HealthOutage) => (other.after_seconds ?? 0) - (one.after_seconds ?? 0);
  // Where not all was read, that nothing was found says nothing.
  const told = (all: readonly HealthOutage[]) => (all.length === 0 && !isSure ? undefined : all.slice(0, MOST));
  return {
    turned_red: told(withOneWording(of('turned_red').toSorted(latest))),
    still_red: told(of('still_red').toSorted(longest)),
    green_again: told(of('green_again').toSorted(longest)),
  };
}

function isWhole({ whole, states }: RepositoryHistory): boolean {
  return whole && [...states.values()].every((state) => !state.live || state.whole);
}

function alertFacts(parts: readonly HealthParts[]): Health['alerts'] {
  const all = parts.flatMap(({ alerts }) => alerts ?? []);
  if (all.length === 0) return undefined;
  const sum = (name: 'open' | 'critical' | 'high' | 'new') => all.reduce((total, one) => total + one[name], 0);
  return {
    ...{ open: sum('open'), critical: sum('critical'), high: sum('high'), new: sum('new') },
    at_least: all.length < parts.length || all.some(({ at_least }) => at_least),
    url: parts.length === 1 ? all[0]?.url : undefined,
  };
}

/** Undefined where no repository has any, because nothing asks for it. */
function joined<T>(
  parts: readonly HealthParts[],
  of: (part: HealthParts) => readonly T[] | undefined,
): readonly T[] | undefined {
  const lists = parts.map(of).filter((list) => list !== undefined);
  return lists.length === 0 ? undefined : lists.flat();
}

/** What is made of all of them together; as `joined`. */
function made<T, R>(
  parts: readonly HealthParts[],
  of: (part: HealthParts) => readonly T[] | undefined,
  make: (values: readonly T[]) => readonly R[],
): readonly R[] | undefined {
  const values = joined(parts, of);
  return values && make(values).slice(0, MOST);
}
