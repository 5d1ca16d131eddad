/** Compares the reported result with earlier ones, and reads the commits since the last success. */

import { mayHaveInputs } from '../../build/build.ts';
import { secondsBetween } from '../../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../../build/code-host/runs.ts';
import { isAboutItsRef } from '../../build/code-host/urls.ts';
import { countedResult } from '../../build/conclusion.ts';
import type { Facts } from '../../build/facts.ts';
import { overlay } from '../../objects.ts';
import { makeTime } from '../../text/format.ts';
import { ApiError } from '../api/errors.ts';
import { collectError, type LoaderContext } from '../context.ts';
import type { ApiJob } from '../jobs/jobs.ts';
import { RunHistory, readStreak, type Series, wereInfrastructure } from './completed-runs.ts';
import { findDeploymentSeries } from './deployments.ts';
import { readLastFailure } from './last-failure.ts';
import { readReportedRun, readRun } from './run-series.ts';
import type { CompletedRun, Streak } from './streak.ts';

/** Description of an unreadable history in a notice. */
export const HISTORY = 'the history (each failure counts as broken)';

const TOLERATED =
  'what failed may be tolerated, which status: workflow does not tell. Take ${{ toJSON(needs) }} as the status, in a job that needs the others';

/** Holds the facts, the previous result, and the bounds of the suspect range: last success and first failure. */
export interface Comparison extends Partial<Pick<Streak, 'before' | 'green' | 'first'>> {
  /** Absent where it was not compared. */
  readonly facts?: Partial<Facts>;
  /** The first failure by code as a fact. */
  readonly first_red?: NonNullable<Facts['broken_since']>;
  /** The commit of the end that is reported. */
  readonly sha?: string;
  /** True where the workflow calls its runs by their inputs, and the last success has the same name. */
  readonly sameInputs?: boolean;
}

/**
 * Compares the result with earlier ones.
 * @param facts with their final conclusion; only successes and failures are compared. For a deployment that starts,
 * finds the last success.
 * @param failed jobs of the reported run
 * @param current the reported run, if there is one
 */
export async function readChange(
  context: LoaderContext,
  facts: Facts,
  failed: readonly ApiJob[],
  current?: ApiJob,
): Promise<Comparison> {
  const colour = countedResult(facts.conclusion);
  if (facts.job_counts?.maybe_allowed_failures === true) {
    context.errors.add(HISTORY, new ApiError(TOLERATED));
    return {};
  }
  const begins = facts.scope === 'deployment' && facts.conclusion === 'in_progress';
  if (colour === undefined && !begins) return {};
  const history = await collectError(context.errors, HISTORY, lookBack(context, facts, failed, current));
  // Neither is completed.
  if (history === undefined || !(begins || facts.unfinished_steps !== undefined)) return history ?? {};
  return { ...history, facts: { last_green: history.facts?.last_green } };
}

async function lookBack(
  context: LoaderContext,
  facts: Facts,
  failed: readonly ApiJob[],
  ownEntry: ApiJob | undefined,
): Promise<Comparison> {
  const now = makeTime(context.runtime.now());
  const line = await findSeries(context, facts, ownEntry);
  const failures = ownEntry === undefined ? failed : [overlay<ApiJob>(ownEntry, facts)];
  const current = currentEnd(facts, line.run, ownEntry, wereInfrastructure(failures));
  const streak = await readStreak(context, current, line.earlier, failures);
  const { green } = streak;
  const since = streak.first && sinceFact(streak.first, now);
  const isSame = current.red && green?.sha !== undefined && green.sha === current.sha;
  // Omits what cannot be read.
  const newer_run = await line.newer().catch(() => undefined);
  return {
    facts: {
      change: streak.change,
      failures_in_a_row: streak.count,
      same_failure_type: streak.alike,
      last_green: green && sinceFact(green, now),
      passed_before: isSame ? { run: green.run, attempt: green.attempt, url: green.url } : undefined,
      broken_since: since,
      newer_run,
      last_red: streak.change === 'fixed' ? await readLastFailure(context, current, streak) : undefined,
    },
    before: streak.before,
    // If a newer run passed since, nobody has to be mentioned.
    green: newer_run?.conclusion === 'success' ? undefined : green,
    first: streak.first,
    first_red: streak.byCode ? since : undefined,
    sha: current.sha,
    sameInputs: current.red && mayHaveInputs(facts) ? await hasSameName(context, facts, line.run, green) : undefined,
  };
}

/** Returns true if the workflow names its runs by their inputs, and the last success has the same name. */
async function hasSameName(
  { api }: LoaderContext,
  { workflow, commit, inputs = {} }: Facts,
  run: GithubRun | undefined,
  green: CompletedRun | undefined,
): Promise<boolean> {
  const title = green?.title;
  if (run === undefined || title === undefined || title === workflow || title === commit?.subject) return false;
  const values = Object.values(inputs).map(String);
  if (values.length > 0 && !values.some((value) => value !== '' && title.includes(value))) return false;
  const read = run.title === undefined ? await readRun(api, run.id).catch(() => undefined) : undefined;
  return (run.title ?? readGithubRun(read)?.title) === title;
}

/** @throws ApiError without a series to walk back */
async function findSeries(
  context: LoaderContext,
  facts: Facts,
  current?: ApiJob,
): Promise<Series & { readonly run?: GithubRun }> {
  const { base } = context;
  const { deployment, scope, run: reported } = facts;
  const isDeployed = scope === 'deployment' || base.trigger === 'deployment';
  if (isDeployed && deployment?.id !== undefined) {
    return findDeploymentSeries(context, { ...deployment, id: deployment.id });
  }
  if (reported?.id === undefined) throw new ApiError('this event reports no run of GitHub Actions');
  // Earlier runs may have other inputs, so no commit need explain a different result.
  if (
    (!isAboutItsRef(base.trigger) && base.trigger !== 'workflow_run') ||
    base.trigger?.startsWith('deployment') === true
  ) {
    throw new ApiError('a run of this event does not tell what it is about');
  }
  if (base.oneJob && current === undefined) throw new ApiError('this job was not found among those of its run');
  const found = await readReportedRun(context, reported.id);
  if (found === undefined) throw new ApiError('the run was not found');
  // The run may have been started again since the event that is reported.
  const run = { ...found, attempt: reported.attempt ?? found.attempt };
  const { earlier, newer } = new RunHistory(context, run, current);
  return { earlier, newer, run };
}

function currentEnd(
  facts: Facts,
  run: GithubRun | undefined,
  current: ApiJob | undefined,
  isInfrastructure: boolean,
): CompletedRun {
  const deployed = facts.scope === 'deployment';
  // For a deployment that starts, finds the last success.
  const red = countedResult(facts.conclusion)?.red !== false;
  return {
    red,
    ended: red ? redEnd(facts) : undefined,
    isInfrastructure: red && isInfrastructure,
    run: run?.number,
    deployment: facts.deployment?.id,
    url: deployed ? facts.deployment?.log_url : (current?.url ?? facts.run?.url),
    at: deployed ? facts.deployment?.started_at : (run?.started_at ?? facts.run?.started_at ?? current?.started_at),
    sha: deployed ? facts.commit?.sha : (run?.sha ?? facts.commit?.sha),
  };
}

function redEnd({ conclusion, stopped }: Facts): NonNullable<CompletedRun['ended']> {
  if (stopped?.by === 'startup_failure') return 'startup_failure';
  return conclusion === 'timed_out' ? 'timed_out' : 'failure';
}

function sinceFact({ run, url, at }: CompletedRun, now: string): NonNullable<Facts['broken_since']> {
  return { run, url, at, duration_seconds: secondsBetween(at, now) };
}
