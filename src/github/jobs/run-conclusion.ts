/** Determines conclusion, times and counts of the build from its jobs, and why it was stopped. */

import { unreadConclusion } from '../../build/build.ts';
import { type Json, property, secondsBetween } from '../../build/code-host/json.ts';
import { readGithubRun } from '../../build/code-host/runs.ts';
import { parseWorkflow } from '../../build/code-host/workflow.ts';
import { findWorst, isRed } from '../../build/conclusion.ts';
import type { Explanation, Facts, Job, Run } from '../../build/facts.ts';
import { overlay } from '../../objects.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import { makeTime, type Time } from '../../text/format.ts';
import { collectError, type LoaderContext } from '../context.ts';
import { classifyCancellation } from '../termination/classify.ts';
import { type Termination, terminationFacts, toTermination } from '../termination/termination.ts';
import { readAnnotations } from './failures.ts';
import { type ApiJob, wentWrong } from './jobs.ts';
import { failedJobsOfRunId, type JobsResult, otherJobs } from './reported-jobs.ts';

/** Maximum cancelled jobs whose annotations are read: all jobs of a run are cancelled for the same reason. */
const MAX_READ = 2;

type StopReason = NonNullable<Facts['stopped']>;

/** Holds the conclusion, the jobs from which it was computed, and why they stopped. */
interface RunConclusion {
  readonly conclusion: Conclusion | undefined;
  /** Jobs, with timeouts marked as such. */
  readonly jobs: readonly ApiJob[];
  readonly termination?: Termination;
  /** Absent where it was neither a wish nor a limit. */
  readonly stopped?: StopReason;
}

export async function readRunConclusion(context: LoaderContext, { all, own }: JobsResult): Promise<RunConclusion> {
  const { base, required } = context;
  const reported = base.oneJob ? own && [own] : all && otherJobs(context, all);
  if (reported === undefined) {
    return { conclusion: required.has('verdict') ? unreadConclusion(base) : base.facts.conclusion, jobs: [] };
  }
  if (!required.has('verdict')) return settled(base.facts.conclusion, reported);
  return settle(context, reported);
}

/** @param jobs the reported ones: one job, or those of the complete run without the reporting job */
async function settle(context: LoaderContext, jobs: readonly ApiJob[]): Promise<RunConclusion> {
  const { base } = context;
  const conclusion = base.needsRunJobs ? findConclusion(context, jobs) : base.facts.conclusion;
  if (conclusion !== 'cancelled' || base.source === 'status') return settled(conclusion, jobs);
  const reading = Promise.all(mostConclusive(jobs).map((job) => readCancellation(context, job)));
  const read = (await collectError(context.errors, 'why it was cancelled', reading)) ?? [];
  const timedOut = read.find(({ termination }) => termination?.reason === 'timed_out');
  if (timedOut === undefined) {
    const { termination, stopped } = read.find((one) => one.termination !== undefined) ?? {};
    return { conclusion, jobs, termination, stopped };
  }
  const { job, errors, termination, stopped } = timedOut;
  const all = jobs.map((one) => (one === job ? { ...markTimedOut(job), errors, termination } : one));
  return { conclusion: 'timed_out', jobs: all, termination, stopped };
}

/** Marks the job that timed out, which may read as cancelled. Several candidates prove nothing. */
function settled(conclusion: Conclusion | undefined, jobs: readonly ApiJob[]): RunConclusion {
  const [late, ...rest] = conclusion === 'timed_out' ? jobs.filter(isStopped) : [];
  if (late === undefined || rest.length > 0 || jobs.some(wentWrong)) return { conclusion, jobs };
  return { conclusion, jobs: jobs.map((one) => (one === late ? markTimedOut(one) : one)) };
}

function isStopped({ conclusion, stopped_steps: steps }: ApiJob): boolean {
  return conclusion === 'cancelled' || (conclusion === undefined && steps.length > 0);
}

function markTimedOut(job: ApiJob): ApiJob {
  return { ...job, conclusion: 'timed_out', failed_steps: [...job.failed_steps, ...job.stopped_steps] };
}

/** Selects the longest jobs, because their annotations mention a time limit if there was one. */
function mostConclusive(jobs: readonly ApiJob[]): readonly ApiJob[] {
  const cancelled = jobs.filter(({ conclusion }) => conclusion === 'cancelled' || conclusion === undefined);
  const longest = cancelled.toSorted((one, other) => (other.duration_seconds ?? 0) - (one.duration_seconds ?? 0));
  return longest.slice(0, MAX_READ);
}

interface Cancellation extends Pick<RunConclusion, 'termination' | 'stopped'> {
  readonly job: ApiJob;
  readonly errors: readonly Explanation[];
}

const STOPPED_BY: Partial<Record<Termination['reason'], StopReason['by']>> = {
  timed_out: 'time_limit',
  newer_run: 'newer_run',
  person: 'person',
};

/** Reads why a job was cancelled. For a job that still runs, only its duration is conclusive. */
async function readCancellation(context: LoaderContext, job: ApiJob): Promise<Cancellation> {
  if (job.conclusion === undefined) {
    const after_seconds = await reachedTimeLimit(context, job);
    if (after_seconds === undefined) return { job, errors: [] };
    return { job, errors: [], termination: toTermination('timed_out'), stopped: { by: 'time_limit', after_seconds } };
  }
  const { errors, messages } = await readAnnotations(context, job);
  const { termination, person } = classifyCancellation(messages) ?? {};
  const by = termination && STOPPED_BY[termination.reason];
  return { job, errors, termination, stopped: by && { by, person, after_seconds: job.duration_seconds } };
}

/** Returns the worst result of the completed jobs. While others run, a failure may still be tolerated. */
function findConclusion({ base }: LoaderContext, jobs: readonly ApiJob[]): Conclusion | undefined {
  if (jobs.length === 0) return base.facts.conclusion;
  const ended = findWorst(jobs.flatMap(({ conclusion }) => conclusion ?? []));
  // A needed job did not run: because of an earlier failure, or by its condition.
  if (base.source === 'needs') return isRed(ended) || ended === 'cancelled' ? ended : base.facts.conclusion;
  const isOver = jobs.every(({ conclusion }) => conclusion !== undefined);
  return isOver ? (ended ?? unreadConclusion(base)) : undefined;
}

/** Seconds that a job without a limit of its own may take, and seconds until GitHub ends it after that. */
const DEFAULT_LIMIT = 360 * 60;
const GRACE = 6 * 60;
/** The runner's clock starts before the time that the API shows. */
const EARLIER = 10;

/** Returns the job's limit in seconds if it was reached; undefined if something else stopped it, or if unknown. */
async function reachedTimeLimit(context: LoaderContext, job: ApiJob): Promise<number | undefined> {
  // Later steps only clean up, whatever their duration.
  const seconds = secondsBetween(job.started_at, job.stopped_at ?? makeTime(context.runtime.now())) ?? 0;
  const limit = await readLimit(context);
  if (limit === 'unknown') return undefined;
  // A background step that is missing here may take longer, so the job would continue.
  if (limit === 'default')
    return seconds >= DEFAULT_LIMIT && seconds < DEFAULT_LIMIT + GRACE ? DEFAULT_LIMIT : undefined;
  return seconds >= limit - EARLIER ? limit : undefined;
}

/** Reads `timeout-minutes` of the own job from its workflow, if checked out, in seconds; an expression is unknown. */
async function readLimit({ base, runtime, jobFile }: LoaderContext): Promise<number | 'default' | 'unknown'> {
  const name = base.oneJob ? base.facts.job?.name : undefined;
  const file = name === undefined || jobFile === undefined ? undefined : await runtime.files.read(jobFile);
  if (name === undefined || file?.type !== 'ok') return 'default';
  const minutes = property((await parseWorkflow(file.text)).jobs, name, 'timeout-minutes');
  if (minutes === undefined) return 'default';
  const limit = Number(minutes) * 60;
  return limit > 0 ? limit : 'unknown';
}

/**
 * Finds steps that run concurrently with a successful one, and failed steps. The job's status includes a background
 * step only once a step waits for it, or after the last step. Its failure may still be tolerated, so it has no
 * conclusion yet. Undefined if no step is open.
 * @param own the job that this step belongs to
 */
function unfinishedSteps({ base, runtime }: LoaderContext, own: ApiJob | undefined): Facts['unfinished_steps'] {
  const isStep = base.source === 'job' && base.facts.scope === 'job' && runtime.isJobOver !== true;
  if (!isStep || base.facts.conclusion !== 'success' || own === undefined || own.conclusion !== undefined)
    return undefined;
  const failed = own.failed_steps.map(({ name }) => name);
  const running = own.background_steps;
  return failed.length + running.length === 0 ? undefined : { running, failed };
}

/** Computes conclusion and times. Counts the jobs of the run without the reporting one. */
export function factsFromJobs(
  context: LoaderContext,
  { all, own }: JobsResult,
  run: Json | undefined,
  verdict: RunConclusion,
): Facts {
  const { facts: known } = context.base;
  const facts = {
    ...known,
    conclusion: verdict.conclusion,
    job: known.job && jobWith(context, known.job, own),
  };
  const others = all && otherJobs(context, all);
  const read = { json: run, all, others };
  const timed = { ...facts, run: facts.run && runWith(context, facts, facts.run, read) };
  const end = terminationFacts(verdict.termination);
  return {
    ...overlay<Facts>(timed, end),
    job_counts: others ? countJobs(context, others) : known.job_counts,
    stopped: stoppedBy(timed, verdict),
    unfinished_steps: unfinishedSteps(context, own),
  };
}

/** Marks counts that could include tolerated failures: the API shows them as failures, only `needs` marks them. */
function countJobs(context: LoaderContext, jobs: readonly ApiJob[]): Facts['job_counts'] {
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
function jobWith({ runtime }: LoaderContext, job: Job, own: ApiJob | undefined): Job {
  const started_at = own?.started_at;
  const now = makeTime(runtime.now());
  const duration = own?.duration_seconds ?? secondsBetween(started_at, own?.conclusion === undefined ? now : undefined);
  return { ...job, full_name: own?.name, started_at, duration_seconds: duration };
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

/** Returns the start of a run: its first jobs are queued then. */
function findEarliest(jobs: readonly ApiJob[]): Time | undefined {
  return jobs.flatMap(({ created_at, started_at }) => created_at ?? started_at ?? []).toSorted()[0];
}
