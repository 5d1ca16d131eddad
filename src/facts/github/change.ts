/** The history of what is reported, and what was committed since it was green. */

import { defined } from '../../defined.ts';
import { colourOf, compare, type History, type PastEnd } from '../comparison.ts';
import type { Facts, ReadFacts } from '../types.ts';
import { readCommits, suspectsOf } from './commit-reads.ts';
import { type Context, orFault } from './context.ts';
import { ApiError } from './faults.ts';
import { earlierDeployments, earlierEnds } from './history.ts';
import { type FoundJob, findJob } from './jobs.ts';
import type { RunRecord } from './runs.ts';

/** What a notice says of an unreadable history. */
export const HISTORY = 'the history (a red run counts as broken)';

/** The two ends between which the suspects are: the last green one, and the commit of this one. */
interface Compared {
  readonly green?: PastEnd;
  readonly sha?: string;
}

/** @param facts with their final conclusion; only green and red ones are compared */
export async function readChange(
  context: Context,
  facts: Facts,
  run: RunRecord | undefined,
  jobs: readonly FoundJob[] | undefined,
): Promise<ReadFacts & Compared> {
  const colour = colourOf(facts.conclusion);
  if (colour === undefined) return {};
  const now = new Date(context.world.now()).toISOString();
  const current = currentEnd(facts, colour.red, run);
  const earlier = earlierThan(context, facts, run, jobs);
  const history = earlier && (await orFault(context.faults, HISTORY, compare(current, earlier, now)));
  if (history === undefined) return colour.red ? { change: 'broken' } : {};
  return { ...shown(history), ...defined<Compared>({ green: history.green, sha: current.sha }) };
}

/** Nothing where there was no green end before, or where it was one of the same commit. */
export async function readSince(
  { api, base, faults }: Context,
  green: PastEnd | undefined,
  head: string | undefined,
): Promise<ReadFacts> {
  if (green?.sha === undefined || head === undefined || green.sha === head) return {};
  const reading = readCommits(api, green.sha, head, base.host).catch((error: unknown) => {
    // A branch that was rewritten has lost the commit.
    if (error instanceof ApiError && error.missing) return undefined;
    throw error;
  });
  const since = await orFault(faults, 'the commits since it was green', reading);
  if (since === undefined || since.count === 0) return {};
  const suspects = suspectsOf(since.commits);
  return defined<ReadFacts>({ commits_since_green: since, suspects: suspects.length > 0 ? suspects : undefined });
}

function currentEnd(facts: Facts, red: boolean, run: RunRecord | undefined): PastEnd {
  return defined<PastEnd>({
    red,
    run: run?.number,
    url: facts.job?.url ?? facts.run?.url,
    at: facts.run?.started_at ?? run?.started_at,
    sha: run?.sha ?? facts.commit?.sha,
  });
}

/** Undefined where there is no line of ends to walk back on; the notice says why. */
function earlierThan(
  { api, base, oneJob, faults }: Context,
  facts: Facts,
  run: RunRecord | undefined,
  jobs: readonly FoundJob[] | undefined,
): AsyncIterable<PastEnd> | undefined {
  const { deployment, event } = base.facts;
  if (event.name.startsWith('deployment') && deployment?.id !== undefined) {
    return earlierDeployments(api, deployment.environment, deployment.id);
  }
  if (facts.run?.id === undefined) faults.add(HISTORY, unknowable('this event reports no run of GitHub Actions'));
  if (run === undefined) return undefined;
  // The run may have been started again since the event that is reported.
  const reported = { ...run, attempt: facts.run?.attempt ?? run.attempt };
  if (!oneJob) return earlierEnds(api, reported, undefined);
  const own = findJob(jobs ?? [], facts.job);
  if (own !== undefined) return earlierEnds(api, reported, own.name);
  if (jobs !== undefined) faults.add(HISTORY, unknowable('this job was not found among those of its run'));
  return undefined;
}

function unknowable(words: string): ApiError {
  return new ApiError({ type: 'other', words });
}

function shown({ change, broken_since, failures_in_a_row }: History): ReadFacts {
  // Absent in a row of green runs: `broken_since`.
  return defined<ReadFacts>({ change, broken_since, failures_in_a_row });
}
