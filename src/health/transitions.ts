/** Finds new failures, continued failures, and recoveries, with cause and suspects. */

import type { Health, HealthOutage } from '../build/facts.ts';
import type { Streak } from '../github/history/streak.ts';
import { findInfrastructure, isByCode } from '../github/termination/termination.ts';
import { isoTime } from '../text/format.ts';
import { mergeEqual } from './causes.ts';
import type { RepositoryHistory, WorkflowHistory } from './history.ts';
import type { HealthRun } from './run.ts';
import { fetchDetail, type HealthSource, mapAll } from './source.ts';
import { findEnd, openStreaks, type WorkflowState } from './state.ts';
import { isDue, type TimeWindow, toSeconds } from './window.ts';

const MAX_EXPLAINED = 8;

interface Transition {
  readonly kind: 'turned_red' | 'still_red' | 'green_again';
  readonly streak: Streak<HealthRun>;
  /** True if it must be reported now, first or again. */
  readonly due: boolean;
  readonly length: number;
}

/** Combines all repositories: the latest new failures first, and the longest of the others first. */
export async function readTransitions(
  histories: readonly RepositoryHistory[],
): Promise<Required<Pick<Health, Transition['kind']>>> {
  const facts = (await mapAll(histories, readOutages, 1)).flat();
  const of = (kind: Transition['kind']) => facts.flatMap((one) => (one.kind === kind ? [one.fact] : []));
  const latest = (one: HealthOutage, other: HealthOutage) => Date.parse(other.since) - Date.parse(one.since);
  const longest = (one: HealthOutage, other: HealthOutage) => other.after_seconds - one.after_seconds;
  return {
    turned_red: mergeEqual(of('turned_red').toSorted(latest)),
    still_red: of('still_red').toSorted(longest),
    green_again: of('green_again').toSorted(longest),
  };
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

async function readOutages(history: RepositoryHistory) {
  const { window } = history.source;
  const all = history.workflows.flatMap((workflow) => {
    const transition = findTransition(workflow.state, window);
    return transition === undefined ? [] : [{ workflow, transition }];
  });
  const rank = ({ kind, due }: Transition) => (kind === 'turned_red' ? 0 : kind === 'still_red' && due ? 1 : 2);
  const ranked = all.toSorted(
    ({ transition: one }, { transition: other }) => rank(one) - rank(other) || one.length - other.length,
  );
  const explained = new Set(ranked.slice(0, MAX_EXPLAINED).filter(({ transition }) => rank(transition) < 2));
  return mapAll(ranked, async (one) => ({
    kind: one.transition.kind,
    fact: await createOutage(history, one.workflow, one.transition, explained.has(one)),
  }));
}

async function createOutage(
  { source, failures }: RepositoryHistory,
  workflow: WorkflowHistory,
  { streak, length, due }: Transition,
  isExplained: boolean,
): Promise<HealthOutage> {
  const { first, last, green, count: runs, isLowerBound } = streak;
  const failure = isExplained ? await failures.explain(last) : undefined;
  const { id, number, url } = green ?? last;
  return {
    ...{ workflow: workflow.name, path: workflow.path, repository: source.repository, branch: source.branch },
    ...{ since: isoTime(first.startedAt), runs, is_lower_bound: isLowerBound, run: { id, number, url }, url },
    commit: createCommit(source, green ?? first),
    cause: failure?.message,
    infrastructure: findInfrastructure(failure?.termination),
    suspects: failure && isByCode(failure.termination) ? await readSuspects(source, streak, failure.files) : [],
    ...{ after_seconds: toSeconds(length), due },
  };
}

function createCommit({ page }: HealthSource, { sha, subject }: HealthRun): HealthOutage['commit'] {
  return sha === undefined ? undefined : { sha, subject, url: `${page}/commit/${sha}` };
}

/** Returns nobody after a single failed run, or if the last passed run is unknown. */
async function readSuspects(
  source: HealthSource,
  { before, first, count }: Streak<HealthRun>,
  failingFiles: readonly string[] = [],
): Promise<HealthOutage['suspects']> {
  const [green, broken] = [before?.sha, first.sha];
  if (count < 2 || green === undefined || broken === undefined || green === broken) return [];
  if (first.endedAt <= source.window.from) return [];
  const bounds = { green, broken, head: broken, base: { name: source.branch, isPull: false } };
  const { readCommitters } = await import(/* webpackChunkName: "facts" */ '../github/suspects.ts');
  const found = await fetchDetail(source, 'the commits before a failure', (api) =>
    readCommitters(api, source.host, bounds, failingFiles),
  );
  return found ?? [];
}
