/** What turned red, is still red or is green again, with its cause and who may know. */

import { infrastructureOf, isBlameless } from '../../end/end.ts';
import type { Health, HealthOutage } from '../../facts.ts';
import { filesOf, movedBy, rangeCommits } from '../../github/commits.ts';
import { line, number } from '../../host/json.ts';
import { suspicionOf } from '../../suspicion.ts';
import { type HealthRun, isoTime, secondsIn } from '../health-run.ts';
import { transitionsOf, type WorkflowTransition } from '../measures/transitions.ts';
import type { RunFailure, RunFailures } from '../reading/failures.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { askAside, eachOf } from '../reading/source.ts';

/** Red workflows that are explained, and of which it is asked who committed. */
const MOST_EXPLAINED = 8;
const AT_ONCE = 2;

export type TransitionFacts = Required<Pick<Health, 'turned_red' | 'still_red' | 'green_again'>>;

export async function readTransitions(history: RepositoryHistory, failures: RunFailures): Promise<TransitionFacts> {
  const { turnedRed, stillRed, greenAgain } = transitionsOf(history.states.values(), history.window);
  const explained = new Set([...turnedRed, ...stillRed.filter(({ due }) => due)].slice(0, MOST_EXPLAINED));
  const told = (transitions: readonly WorkflowTransition[]) =>
    eachOf(transitions, AT_ONCE, (transition) =>
      outageFact(history, transition, explained.has(transition) ? failures : undefined),
    );
  const turned_red = await told(turnedRed);
  return { turned_red, still_red: await told(stillRed), green_again: await told(greenAgain) };
}

async function outageFact(
  history: RepositoryHistory,
  transition: WorkflowTransition,
  failures: RunFailures | undefined,
): Promise<HealthOutage> {
  const { outage, length, due } = transition;
  const { first, last, green, runs, atLeast } = outage;
  const run = green ?? last;
  const failure = await failures?.explain(last);
  return {
    workflow: history.labelOf(last).name,
    repository: last.repository,
    path: last.path,
    branch: history.source.branch,
    since: isoTime(first.startedAt),
    runs,
    at_least: atLeast,
    run: { id: run.id, number: run.number, url: run.url },
    url: run.url,
    // A commit that came later did not break it.
    commit: commitFact(history, green ?? first),
    cause: failure?.message,
    infrastructure: infrastructureOf(failure?.end),
    suspects: failures === undefined ? [] : await suspectsIn(history, transition, failure),
    after_seconds: secondsIn(length),
    due,
  };
}

function commitFact({ source }: RepositoryHistory, { sha, subject }: HealthRun): HealthOutage['commit'] {
  if (sha === '') return undefined;
  return { sha, subject, url: `${source.page}/commit/${sha}` };
}

/** Nobody by one red run, where it was not the code, where the cause is not known to be the code, or no green run is known. */
async function suspectsIn(
  { source, window }: RepositoryHistory,
  { outage }: WorkflowTransition,
  failure: RunFailure | undefined,
): Promise<HealthOutage['suspects']> {
  const { before, first, runs } = outage;
  if (runs < 2 || before === undefined || failure === undefined || isBlameless(failure.end)) return [];
  if (before.sha === '' || first.sha === '' || before.sha === first.sha || first.endedAt <= window.from) return [];
  const page = await askAside(source, 'who committed before it was red', (api) =>
    api.page(
      {
        route: 'GET /repos/{owner}/{repo}/compare/{basehead}',
        with: { basehead: `${before.sha}...${first.sha}` },
      },
      1,
    ),
  );
  if (page === undefined || page.last > 1) return [];
  const commits = rangeCommits(page.data, source.host);
  const span = { green: before.sha, broken: first.sha, head: first.sha };
  const { people } = suspicionOf(
    {
      ...{
        ...span,
        files: filesOf(page.data),
        commits,
        count: Math.max(commits.length, number(page.data, 'total_commits') ?? 0),
      },
      tree: line(page.data, 'base_commit', 'commit', 'tree', 'sha'),
      moved: movedBy(line(page.data, 'status') ?? ''),
      base: { name: source.branch, isPull: false },
    },
    { named: failure.files ?? [] },
  );
  return people.map(({ changed: _, ...person }) => person);
}
