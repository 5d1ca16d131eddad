/** Finds new failures, continued failures, and recoveries, with cause and suspects. */

import type { HealthOutage } from '../build/facts.ts';
import { compareCommits } from '../github/commits.ts';
import type { Streak } from '../github/history/streak.ts';
import { findSuspectRange } from '../github/suspect-range.ts';
import { findInfrastructure, isNotAttributable } from '../github/termination/termination.ts';
import { mergeEqual } from './causes.ts';
import type { RunFailure } from './failures.ts';
import type { RepositoryHistory, WorkflowHistory } from './history.ts';
import type { HealthRun } from './run.ts';
import { askDetail, type HealthSource, mapAll } from './source.ts';
import { findTransition, type Transition } from './state.ts';
import { isoTime, secondsIn } from './window.ts';

const MAX_EXPLAINED = 8;
const CONCURRENCY = 2;

type TransitionFacts = Readonly<Record<Transition['kind'], readonly HealthOutage[]>>;

/** Combines all repositories: the latest new failures first, and the longest of the others first. */
export async function readTransitions(histories: readonly RepositoryHistory[]): Promise<TransitionFacts> {
  const facts = (await mapAll(histories, 1, readRepository)).flat();
  const of = (kind: Transition['kind']) => facts.flatMap((one) => (one.kind === kind ? [one.fact] : []));
  const latest = (one: HealthOutage, other: HealthOutage) => Date.parse(other.since) - Date.parse(one.since);
  const longest = (one: HealthOutage, other: HealthOutage) => (other.after_seconds ?? 0) - (one.after_seconds ?? 0);
  return {
    turned_red: mergeEqual(of('turned_red').toSorted(latest)),
    still_red: of('still_red').toSorted(longest),
    green_again: of('green_again').toSorted(longest),
  };
}

async function readRepository(history: RepositoryHistory) {
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
  return mapAll(ranked, CONCURRENCY, async (one) => ({
    kind: one.transition.kind,
    fact: await outageFact(history, one.workflow, one.transition, explained.has(one)),
  }));
}

async function outageFact(
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
    commit: commitFact(source, green ?? first),
    cause: failure?.message,
    infrastructure: findInfrastructure(failure?.termination),
    suspects: await readSuspects(source, streak, failure),
    ...{ after_seconds: secondsIn(length), due },
  };
}

function commitFact({ page }: HealthSource, { sha, subject }: HealthRun): HealthOutage['commit'] {
  return sha === undefined ? undefined : { sha, subject, url: `${page}/commit/${sha}` };
}

/** Returns nobody after a single failed run, for an infrastructure failure, or if the last passed run is unknown. */
async function readSuspects(
  source: HealthSource,
  { before, first, count }: Streak<HealthRun>,
  failure: RunFailure | undefined,
): Promise<HealthOutage['suspects']> {
  if (count < 2 || before === undefined || failure === undefined || isNotAttributable(failure.termination)) return [];
  if (
    before.sha === undefined ||
    first.sha === undefined ||
    before.sha === first.sha ||
    first.endedAt <= source.window.from
  )
    return [];
  const bounds = { green: before.sha, broken: first.sha, head: first.sha };
  const range = await askDetail(source, 'who committed before it was red', (api) =>
    compareCommits(api, source.host, { ...bounds, base: { name: source.branch, isPull: false } }),
  );
  if (range === undefined) return [];
  return findSuspectRange(range, { named: failure.files ?? [] }).people.map(({ changed: _, ...person }) => person);
}
