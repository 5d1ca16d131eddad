/** Provides the base of all later conclusions: the reported jobs, their conclusion, and their times. */

import { unreadConclusion } from '../build/build.ts';
import { type Json, secondsBetween } from '../build/code-host/json.ts';
import { readGithubRun } from '../build/code-host/runs.ts';
import { isRed } from '../build/conclusion.ts';
import type { Facts, Job, Run } from '../build/facts.ts';
import { overlay } from '../objects.ts';
import { makeTime, type Time } from '../text/format.ts';
import { collectError, type LoaderContext, runKey } from './context.ts';
import { HISTORY } from './history/status-change.ts';
import { type ApiJob, readJobs } from './jobs/jobs.ts';
import { failedJobsOfRunId, otherJobs, readOwnJob } from './jobs/reported-job.ts';
import { type RunConclusion, settle, settled, unfinishedSteps } from './jobs/run-conclusion.ts';
import { terminationFacts } from './termination/termination.ts';

type JobCounts = NonNullable<Facts['job_counts']>;

export interface JobsResult {
  /** Jobs of the run; absent if not needed or unreadable. */
  readonly all: readonly ApiJob[] | undefined;
  /** The job that is reported, where one is. */
  readonly own: ApiJob | undefined;
  /** True where the history is lost with the own job. */
  readonly lost?: boolean;
}

/** Reads all jobs for a run or if a template needs them, else only the current one with one request. */
export async function readReportedJobs(context: LoaderContext): Promise<JobsResult> {
  const { base, errors, required: needed } = context;
  const { oneJob, needsRunJobs: asksForRun } = base;
  const key = runKey(base.facts);
  const explains = needed.has('failed_jobs') || needed.has('verdict');
  const ofRun = base.facts.scope !== 'event' && !oneJob && explains;
  const what = asksForRun ? 'the verdict of the whole run' : 'the failing jobs and steps';
  const isWhole = key !== undefined && (needed.has('jobs') || ofRun);
  const all = isWhole ? await collectError(errors, what, readJobs(context.api, key)) : undefined;
  const compares = needed.has('change') && base.facts.scope === 'job';
  const needsOwn = oneJob && (needed.has('job') || explains || compares);
  if (!needsOwn || (isWhole && all === undefined)) return { all, own: undefined };
  const current = await readOwnJob(context, all).catch((error: unknown): 'lost' => {
    if (explains || needed.has('job')) errors.add(explains ? what : "the job's times", error);
    if (compares) errors.add(HISTORY, error);
    return 'lost';
  });
  return current === 'lost' ? { all, own: undefined, lost: compares } : { all, own: current };
}

export async function readRunConclusion(
  context: LoaderContext,
  { all, own: current }: JobsResult,
): Promise<RunConclusion> {
  const { base, required: needed } = context;
  const reported = base.oneJob ? current && [current] : all && otherJobs(context, all);
  if (reported === undefined) {
    return { conclusion: needed.has('verdict') ? unreadConclusion(base) : base.facts.conclusion, jobs: [] };
  }
  if (!needed.has('verdict')) return settled(base.facts.conclusion, reported);
  return settle(context, reported);
}

/** Computes conclusion and times. Counts the jobs of the run without the reporting one. */
export function factsFromJobs(
  context: LoaderContext,
  { all, own: current }: JobsResult,
  run: Json | undefined,
  verdict: RunConclusion,
): Facts {
  const { facts: existing } = context.base;
  const facts = {
    ...existing,
    conclusion: verdict.conclusion,
    job: existing.job && jobWith(context, existing.job, current),
  };
  const others = all && otherJobs(context, all);
  const read = { json: run, all, others };
  const timed = { ...facts, run: facts.run && runWith(context, facts, facts.run, read) };
  const end = terminationFacts(verdict.termination);
  return {
    ...overlay<Facts>(timed, end),
    job_counts: others ? getCounts(context, others) : existing.job_counts,
    stopped: stoppedBy(timed, verdict),
    unfinished_steps: unfinishedSteps(context, current),
  };
}

/** Marks counts that could include tolerated failures: the API shows them as failures, only `needs` marks them. */
function getCounts(context: LoaderContext, jobs: readonly ApiJob[]): JobCounts {
  const { needsRunJobs, source } = context.base;
  const failed = failedJobsOfRunId(context, jobs).length;
  const running = jobs.filter(({ conclusion }) => conclusion === undefined).length;
  const isUnsure = needsRunJobs && source !== 'needs' && failed > 0;
  return {
    total: jobs.length,
    failed,
    running: running > 0 ? running : undefined,
    maybe_allowed_failures: isUnsure ? true : undefined,
  };
}

function stoppedBy(facts: Facts, { stopped, jobs }: RunConclusion): Facts['stopped'] {
  const [late] = jobs.filter(({ conclusion }) => conclusion === 'timed_out');
  const after_seconds = late?.duration_seconds ?? facts.run?.duration_seconds;
  const isLate = facts.conclusion === 'timed_out';
  return facts.stopped ?? stopped ?? (isLate ? { by: 'time_limit', after_seconds } : undefined);
}

/** Adds the job data of the API. A reporting job still runs, so its duration is the one so far. */
function jobWith({ runtime }: LoaderContext, job: Job, current: ApiJob | undefined): Job {
  const started_at = current?.started_at;
  const now = makeTime(runtime.now());
  const duration =
    current?.duration_seconds ?? secondsBetween(started_at, current?.conclusion === undefined ? now : undefined);
  return { ...job, full_name: current?.name, started_at, duration_seconds: duration };
}

/** Adds the start and, for a complete run, its duration; the run of this step never completes before it. */
function runWith(
  { runtime, base }: LoaderContext,
  facts: Facts,
  run: Run,
  { json, all, others }: { json: Json | undefined; all: JobsResult['all']; others: JobsResult['all'] },
): Run {
  const found = readGithubRun(json);
  const read = found?.attempt === (run.attempt ?? 1) ? found : undefined;
  const first = run.attempt === 1 && facts.scope === 'run' ? findEarliest(all ?? []) : undefined;
  const started_at = run.started_at ?? read?.started_at ?? first;
  const ended_at = base.facts.job === undefined ? read?.ended_at : makeTime(runtime.now());
  const took = facts.scope === 'run' ? secondsBetween(started_at, ended_at) : undefined;
  const duration_seconds = neverBegan(facts, others) ? undefined : (run.duration_seconds ?? took);
  return { ...run, started_at, duration_seconds };
}

/** If everything was cancelled in the queue, no work ran, so there is no duration. */
function neverBegan({ conclusion }: Facts, jobs: readonly ApiJob[] | undefined): boolean {
  if (conclusion !== 'cancelled' || jobs === undefined) return false;
  return jobs.every((job) => !isRed(job.conclusion) && job.conclusion !== 'success' && job.step_names.length === 0);
}

/** The first jobs of a run are queued as it starts. */
function findEarliest(jobs: readonly ApiJob[]): Time | undefined {
  return jobs.flatMap(({ created_at, started_at }) => created_at ?? started_at ?? []).toSorted()[0];
}
