/** The history of what is reported, and what was committed since it was green. */

import { known } from '../../defined.ts';
import { colourOf, compare, type History, type Outcome } from '../comparison.ts';
import type { Facts, ReadFacts } from '../types.ts';
import { readCommits, suspectsOf } from './commits.ts';
import { attempt, type Context } from './context.ts';
import { ApiError } from './faults.ts';
import { earlierDeployments, earlierOutcomes } from './history.ts';
import { type FoundJob, findJob } from './jobs.ts';
import type { RunRecord } from './runs.ts';

/** What is lost with the history, and what comes in its place. */
export const HISTORY = 'the history (a red run counts as broken)';

/** @param facts with the conclusion settled; without one that counts there is nothing to compare */
export async function readChange(
  context: Context,
  facts: Facts,
  run: RunRecord | undefined,
  jobs: readonly FoundJob[] | undefined,
): Promise<ReadFacts & { readonly green?: Outcome; readonly sha?: string }> {
  const colour = colourOf(facts.conclusion);
  if (colour === undefined) return {};
  const now = new Date(context.now()).toISOString();
  const current = currentOutcome(facts, colour.red, run);
  const earlier = earlierThan(context, facts, run, jobs);
  const history = earlier && (await attempt(context.faults, HISTORY, compare(current, earlier, now)));
  if (history === undefined) return colour.red ? { change: 'broken' } : {};
  return { ...shown(history), ...known<{ green?: Outcome; sha?: string }>({ green: history.green, sha: current.sha }) };
}

/** Undefined where the comparison says nothing: no green end before, or of the same commit. */
export async function readSince(
  { api, faults, site }: Context,
  green: Outcome | undefined,
  head: string | undefined,
): Promise<ReadFacts> {
  if (green?.sha === undefined || head === undefined || green.sha === head) return {};
  const reading = readCommits(api, green.sha, head, site).catch((error: unknown) => {
    // A branch that was rewritten has lost the commit.
    if (error instanceof ApiError && error.missing) return undefined;
    throw error;
  });
  const since = await attempt(faults, 'the commits since it was green', reading);
  if (since === undefined || since.count === 0) return {};
  const suspects = suspectsOf(since.commits);
  return known<ReadFacts>({ commits_since_green: since, suspects: suspects.length > 0 ? suspects : undefined });
}

function currentOutcome(facts: Facts, red: boolean, run: RunRecord | undefined): Outcome {
  return known<Outcome>({
    red,
    run: run?.number,
    url: facts.job?.url ?? facts.run?.url,
    at: facts.run?.started_at ?? run?.started_at,
    sha: run?.sha ?? facts.commit?.sha,
  });
}

/** Undefined where there is nothing to walk back on; why was told already, or is told here. */
function earlierThan(
  { api, base, oneJob, faults }: Context,
  facts: Facts,
  run: RunRecord | undefined,
  jobs: readonly FoundJob[] | undefined,
): AsyncIterable<Outcome> | undefined {
  const { deployment, event } = base.facts;
  if (event.name.startsWith('deployment') && deployment?.id !== undefined) {
    return earlierDeployments(api, deployment.environment, deployment.id);
  }
  if (facts.run?.id === undefined) faults.add(HISTORY, unknowable('this event reports no run of GitHub Actions'));
  if (run === undefined) return undefined;
  // The run may have been started again since the event that is reported.
  const reported = { ...run, attempt: facts.run?.attempt ?? run.attempt };
  if (!oneJob) return earlierOutcomes(api, reported, undefined);
  const own = findJob(jobs ?? [], facts.job);
  if (own !== undefined) return earlierOutcomes(api, reported, own.name);
  if (jobs !== undefined) faults.add(HISTORY, unknowable('this job was not found among those of its run'));
  return undefined;
}

function unknowable(words: string): ApiError {
  return new ApiError({ type: 'other', words });
}

function shown({ change, broken_since, failures_in_a_row }: History): ReadFacts {
  // A first green run after green ones has no red row to speak of.
  return known<ReadFacts>({ change, broken_since, failures_in_a_row });
}
