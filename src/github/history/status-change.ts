/** Compares the reported result with earlier ones, and finds what is proved to have fixed it. */

import type { Build } from '../../build/build.ts';
import { line, secondsBetween } from '../../build/code-host/json.ts';
import type { GithubRun } from '../../build/code-host/runs.ts';
import { isAboutItsRef, pageUrl } from '../../build/code-host/urls.ts';
import { countedResult } from '../../build/conclusion.ts';
import type { Facts } from '../../build/facts.ts';
import { makeTime } from '../../text/format.ts';
import type { Api } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { readRange } from '../commits.ts';
import type { ApiJob } from '../jobs/jobs.ts';
import { type CommitRange, findSuspectRange } from '../suspect-range.ts';
import { isByCode } from '../termination/termination.ts';
import {
  type CompletedRun,
  dateByAttempt,
  readEarlierResults,
  readTermination,
  type Series,
  wereInfrastructure,
} from './earlier-results.ts';
import { findRunSeries, readReportedRun } from './run-history.ts';
import { findStreaks } from './streak.ts';

/** Description of an unreadable history in a notice. */
export const HISTORY = 'the history (each failure counts as broken)';

const TOLERATED =
  'what failed may be tolerated, which status: workflow does not tell. Take ${{ toJSON(needs) }} as the status, in a job that needs the others';

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
  const history = await api.errors.collect(HISTORY, lookBack(api, build, facts, failed, job));
  // Neither is completed.
  if (history === undefined || !(isStarting || facts.unfinished_steps !== undefined)) return history ?? {};
  return { ...history, facts: { last_green: history.facts?.last_green } };
}

async function lookBack(
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
  const current = currentResult(facts, series.run, job, wereInfrastructure(failures));
  const { results = [], isComplete = false } = (await readEarlierResults(api, series.earlier, failures)) ?? {};
  const isKnown = results.length > 0 || isComplete;
  const streak = isKnown ? findStreaks([...results, current], isComplete).at(-1) : undefined;
  const earlier = streak?.failures.filter((one) => one !== current) ?? [];
  const [before, green] = [results.at(-1), results.find(({ red }) => !red)];
  const first = streak === undefined || streak.isLowerBound ? undefined : await dateByAttempt(streak.first);
  const since = first && sinceFact(first, now);
  const change = isKnown ? compareResults(current.red, earlier.length > 0) : undefined;
  const isSame = current.red && green?.sha !== undefined && green.sha === current.sha;
  // Omits what cannot be read.
  const newer = await series.readNewer().catch(() => undefined);
  return {
    facts: {
      change,
      failures_in_a_row: streak?.count,
      last_green: green && sinceFact(green, now),
      passed_before: isSame ? { run: green.run, attempt: green.attempt, url: green.url } : undefined,
      broken_since: since,
      newer_run: newer && { run: newer.run, url: newer.url, conclusion: newer.red ? 'failure' : 'success' },
      last_red: change === 'fixed' ? await readLastFailure(api, build, current, before, earlier) : undefined,
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
    throw new ApiError('a run of this event does not tell what it is about');
  }
  if (build.oneJob && job === undefined) throw new ApiError('this job was not found among those of its run');
  const found = await readReportedRun(api, build, reported.id);
  if (found === undefined) throw new ApiError('the run was not found');
  // The run may have been started again since the event that is reported.
  const run = { ...found, attempt: reported.attempt ?? found.attempt };
  return { ...findRunSeries(api, run, job?.name), run };
}

function currentResult(
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

function sinceFact({ run, url, at }: CompletedRun, now: string): NonNullable<Facts['broken_since']> {
  return { run, url, at, duration_seconds: secondsBetween(at, now) };
}

type LastRed = NonNullable<Facts['last_red']>;

/**
 * Reads the failure that the first success resolved.
 * @param failures those of the code; if others completed after the last, its fix is not determined
 */
async function readLastFailure(
  api: Api,
  build: Build,
  current: CompletedRun,
  before: CompletedRun | undefined,
  failures: readonly CompletedRun[],
): Promise<LastRed | undefined> {
  const red = failures.at(-1);
  if (red === undefined) return undefined;
  const [from, to] = [red.sha, current.sha];
  const isSame = from !== undefined && from === to;
  // No commit fixes an infrastructure failure.
  const isKnown = from !== undefined && to !== undefined && !isSame && red.isInfrastructure !== true;
  const fix = isKnown && red === before ? await findFix(api, build, from, to) : {};
  const cause = fix.pushed ? await readTermination(api, red) : undefined;
  const isOutside = failures.length === 1 && cause?.category === 'infrastructure';
  return {
    run: red.run,
    attempt: red.attempt,
    url: red.url,
    same_commit: isSame ? true : undefined,
    not_the_code: red.isInfrastructure === true || isOutside || undefined,
    compare_url: isKnown && fix.moved === undefined ? pageUrl(build.host, 'compare', `${from}...${to}`) : undefined,
    ...fix,
    // A commit fixes only what the code broke.
    ...(isByCode(cause) ? {} : { pushed: undefined, author: undefined }),
  };
}

/** Needs no request for a push that started at the failed commit. */
async function findFix(api: Api, build: Build, red: string, green: string): Promise<Partial<LastRed>> {
  const { facts, payload, trigger } = build;
  const { push, run, pull_request, scope } = facts;
  // A re-run or reset between both results may have fixed it as well.
  const isFirst = (run?.attempt ?? 1) === 1 && push?.forced !== true && trigger === 'push';
  if (isFirst && line(payload, 'before') === red) {
    const listed = push === undefined || push.truncated === true ? [] : push.commits;
    return { pushed: true, count: push?.count, author: findMergeAuthor(listed, green) };
  }
  if (pull_request !== undefined || scope === 'deployment') return {};
  const bounds = { green: red, broken: green, head: green };
  const between = await readRange(api, build, bounds, 'the commits since the last failure');
  if (between === undefined) return {};
  const { moved, commits, count } = between;
  const parent = commits.find(({ sha }) => sha === green)?.parents?.[0];
  return {
    pushed: isFirst && moved === undefined && parent === red ? true : undefined,
    count: moved === undefined ? count : undefined,
    // After a branch reset, the commits in between are not those that came later.
    moved: moved === 'other_line' ? undefined : moved,
    author: findMergeAuthor(commits, green),
  };
}

/** Finds who wrote what this commit merged; undefined if it merged nothing, or the work of several people. */
function findMergeAuthor(commits: CommitRange['commits'], sha: string): LastRed['author'] {
  const range = { green: '', broken: sha, head: sha, commits, count: commits.length };
  const merge = findSuspectRange(range).commits.find((commit) => commit.sha === sha);
  return merge?.pull_request && merge.author;
}

/** Compares a result with the previous one. */
function compareResults(red: boolean, wasRed: boolean): NonNullable<Facts['change']> {
  if (red) return wasRed ? 'still-failing' : 'broken';
  return wasRed ? 'fixed' : 'still-passing';
}
