/** Compares the reported result with earlier ones. */

import type { Build } from '../../build/build.ts';
import { secondsBetween } from '../../build/code-host/json.ts';
import type { GithubRun } from '../../build/code-host/runs.ts';
import { isAboutItsRef } from '../../build/code-host/urls.ts';
import { countedResult } from '../../build/conclusion.ts';
import type { Facts } from '../../build/facts.ts';
import { makeTime } from '../../text/format.ts';
import type { Api } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import type { ApiJob } from '../jobs/jobs.ts';
import {
  type CompletedRun,
  dateByAttempt,
  readEarlierResults,
  type Series,
  wereInfrastructure,
} from './earlier-results.ts';
import { findRunSeries, readReportedRun } from './run-history.ts';
import { findStreaks } from './streak.ts';

/** Description of an unreadable history in a notice. */
export const HISTORY = 'the history (each failure counts as broken)';

const TOLERATED =
  'the failed jobs may be allowed to fail, which status: workflow does not show. Use ${{ toJSON(needs) }} as the status, in a job that needs the others';

/** Holds the facts, the previous result, and the bounds of the suspect range. */
export interface Comparison {
  /** Absent where it was not compared. */
  readonly facts?: Partial<Facts>;
  /** The previous result. */
  readonly before?: CompletedRun;
  /** The last success before the reported result. */
  readonly green?: CompletedRun;
  /** The first failure by code, else the first; absent if there is none, or if the start is unknown. */
  readonly first?: CompletedRun;
  /** The commit of the reported result. */
  readonly sha?: string;
}

/**
 * Compares the result with earlier ones.
 * @param facts with their final conclusion; only successes and failures are compared. For a deployment that starts,
 * finds the last success.
 * @param failed jobs of the reported run
 * @param job the reported job, if there is one
 */
export async function readChange(
  api: Api,
  build: Build,
  facts: Facts,
  failed: readonly ApiJob[],
  job?: ApiJob,
): Promise<Comparison> {
  const counted = countedResult(facts.conclusion);
  if (facts.job_counts?.maybe_allowed_failures === true) {
    api.errors.add(HISTORY, new ApiError(TOLERATED));
    return {};
  }
  const isStarting = facts.scope === 'deployment' && facts.conclusion === 'in_progress';
  if (counted === undefined && !isStarting) return {};
  const history = await api.errors.collect(HISTORY, compareWithEarlier(api, build, facts, failed, job));
  // Neither is completed.
  if (history === undefined || !(isStarting || facts.unfinished_steps !== undefined)) return history ?? {};
  return { ...history, facts: { last_green: history.facts?.last_green } };
}

async function compareWithEarlier(
  api: Api,
  build: Build,
  facts: Facts,
  failed: readonly ApiJob[],
  job: ApiJob | undefined,
): Promise<Comparison> {
  const now = makeTime(api.runtime.now());
  const series = await findSeries(api, build, facts, job);
  const { conclusion, termination } = facts;
  const failures = job === undefined ? failed : [{ ...job, conclusion, termination: termination ?? job.termination }];
  const current = createCurrentResult(facts, series.run, job, wereInfrastructure(failures));
  const { results = [], isComplete = false } = (await readEarlierResults(api, series.earlier, failures)) ?? {};
  const isKnown = results.length > 0 || isComplete;
  const streak = isKnown ? findStreaks([...results, current], isComplete).at(-1) : undefined;
  const earlier = streak?.failures.filter((one) => one !== current) ?? [];
  const [before, green] = [results.at(-1), results.find(({ red }) => !red)];
  const first = streak === undefined || streak.isLowerBound ? undefined : await dateByAttempt(streak.first);
  const change = isKnown ? compareResults(current.red, earlier.length > 0) : undefined;
  const commits = change === 'fixed' ? await import(/* webpackChunkName: "facts" */ '../commits.ts') : undefined;
  const isSame = current.red && green?.sha !== undefined && green.sha === current.sha;
  // Omits what cannot be read.
  const newer = await series.readNewer().catch(() => undefined);
  return {
    facts: {
      change,
      failures_in_a_row: streak?.count,
      last_green: green && toSinceFact(green, now),
      passed_before: isSame ? { run: green.run, attempt: green.attempt, url: green.url } : undefined,
      broken_since: first && toSinceFact(first, now),
      newer_run: newer && { run: newer.run, url: newer.url, conclusion: newer.red ? 'failure' : 'success' },
      last_red: await commits?.readLastFailure(api, build, current, before, earlier),
    },
    before,
    // If a newer run passed since, nobody has to be mentioned.
    green: newer?.red === false ? undefined : green,
    first,
    sha: current.sha,
  };
}

/** @throws ApiError without a series to walk back */
async function findSeries(
  api: Api,
  build: Build,
  facts: Facts,
  job?: ApiJob,
): Promise<Series & { readonly run?: GithubRun }> {
  const { deployment, scope, run: reported } = facts;
  const isDeployed = scope === 'deployment' || build.trigger === 'deployment';
  if (isDeployed && deployment?.id !== undefined) {
    const { findDeploymentSeries } = await import(/* webpackChunkName: "facts" */ './deployments.ts');
    return findDeploymentSeries(api, build, { ...deployment, id: deployment.id });
  }
  if (reported?.id === undefined) throw new ApiError('this event reports no run of GitHub Actions');
  // Earlier runs may have other inputs, so no commit need explain a different result.
  if (
    (!isAboutItsRef(build.trigger) && build.trigger !== 'workflow_run') ||
    build.trigger?.startsWith('deployment') === true
  ) {
    throw new ApiError('runs of this event cannot be compared');
  }
  if (build.oneJob && job === undefined) throw new ApiError('this job was not found among those of its run');
  const found = await readReportedRun(api, build, reported.id);
  if (found === undefined) throw new ApiError('the run was not found');
  // The run may have been started again since the event that is reported.
  const run = { ...found, attempt: reported.attempt ?? found.attempt };
  return { ...findRunSeries(api, run, job?.name), run };
}

function createCurrentResult(
  facts: Facts,
  run: GithubRun | undefined,
  job: ApiJob | undefined,
  isInfrastructure: boolean,
): CompletedRun {
  const deployed = facts.scope === 'deployment';
  // For a deployment that starts, finds the last success.
  const red = countedResult(facts.conclusion)?.red !== false;
  return {
    red,
    isInfrastructure: red && isInfrastructure,
    id: run?.id ?? facts.deployment?.id ?? 0,
    run: run?.number,
    url: deployed ? facts.deployment?.log_url : (job?.url ?? facts.run?.url),
    at: deployed ? facts.deployment?.started_at : (run?.started_at ?? facts.run?.started_at ?? job?.started_at),
    sha: deployed ? facts.commit?.sha : (run?.sha ?? facts.commit?.sha),
  };
}

function toSinceFact({ run, url, at }: CompletedRun, now: string): NonNullable<Facts['broken_since']> {
  return { run, url, at, duration_seconds: secondsBetween(at, now) };
}

/** Compares a result with the previous one. */
function compareResults(red: boolean, wasRed: boolean): NonNullable<Facts['change']> {
  if (red) return wasRed ? 'still-failing' : 'broken';
  return wasRed ? 'fixed' : 'still-passing';
}
