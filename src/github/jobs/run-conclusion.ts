/** Determines the conclusion if the event does not contain it, and why the run was stopped. */

import { unreadConclusion } from '../../build/build.ts';
import { property, secondsBetween } from '../../build/code-host/json.ts';
import { parseWorkflow } from '../../build/code-host/workflow-text.ts';
import { findWorst, isRed } from '../../build/conclusion.ts';
import type { Explanation, Facts } from '../../build/facts.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import { makeTime } from '../../text/format.ts';
import { collectError, type LoaderContext } from '../context.ts';
import { classifyCancellation } from '../termination/classify.ts';
import { getTermination, type Termination, type TerminationReason } from '../termination/termination.ts';
import { readAnnotations } from './annotations.ts';
import { type ApiJob, wentWrong } from './jobs.ts';

/** Maximum cancelled jobs whose annotations are read: all jobs of a run are cancelled for the same reason. */
const MAX_READ = 2;

type StopReason = NonNullable<Facts['stopped']>;

/** Holds the conclusion, the jobs from which it was computed, and why they stopped. */
export interface RunConclusion {
  readonly conclusion: Conclusion | undefined;
  /** Jobs, with timeouts marked as such. */
  readonly jobs: readonly ApiJob[];
  readonly termination?: Termination;
  /** Absent where it was neither a wish nor a limit. */
  readonly stopped?: StopReason;
}

/** @param jobs the reported ones: one job, or those of the complete run without the reporting job */
export async function settle(context: LoaderContext, jobs: readonly ApiJob[]): Promise<RunConclusion> {
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
export function settled(conclusion: Conclusion | undefined, jobs: readonly ApiJob[]): RunConclusion {
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

const STOPPED_BY: Partial<Record<TerminationReason, StopReason['by']>> = {
  timed_out: 'time_limit',
  newer_run: 'newer_run',
  person: 'person',
};

/** Reads why a job was cancelled. For a job that still runs, only its duration is conclusive. */
async function readCancellation(context: LoaderContext, job: ApiJob): Promise<Cancellation> {
  if (job.conclusion === undefined) {
    const after_seconds = await reachedTimeLimit(context, job);
    if (after_seconds === undefined) return { job, errors: [] };
    return { job, errors: [], termination: getTermination('timed_out'), stopped: { by: 'time_limit', after_seconds } };
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

/** Seconds that GitHub gives a job that sets no limit of its own, and what it may take to end after that. */
const DEFAULT_LIMIT = 360 * 60;
const GRACE = 6 * 60;
/** The runner's clock starts before the time that the API shows. */
const EARLIER = 10;

/** Its limit in seconds where it reached that; undefined where something else stopped it, or that is not known. */
async function reachedTimeLimit(context: LoaderContext, job: ApiJob): Promise<number | undefined> {
  // Later steps only clean up, whatever their duration.
  const seconds = secondsBetween(job.started_at, job.stopped_at ?? makeTime(context.runtime.now())) ?? 0;
  const current = await currentLimit(context);
  if (current === 'unknown') return undefined;
  // A background step that is missing here may take longer, so the job would continue.
  if (current === 'default')
    return seconds >= DEFAULT_LIMIT && seconds < DEFAULT_LIMIT + GRACE ? DEFAULT_LIMIT : undefined;
  return seconds >= current - EARLIER ? current : undefined;
}

/** `timeout-minutes` of the own job, in seconds, where its workflow's file is checked out; an expression may be any number. */
async function currentLimit({ base, runtime, jobFile }: LoaderContext): Promise<number | 'default' | 'unknown'> {
  const name = base.oneJob ? base.facts.job?.name : undefined;
  const file = name === undefined || jobFile === undefined ? undefined : await runtime.files.read(jobFile);
  if (name === undefined || file?.type !== 'ok') return 'default';
  const minutes = property(await parseWorkflow(file.text), 'jobs', name, 'timeout-minutes');
  if (minutes === undefined) return 'default';
  const limit = Number(minutes) * 60;
  return limit > 0 ? limit : 'unknown';
}

/**
 * Finds steps that run concurrently with a successful one, and failed steps. The job's status includes a background
 * step only once a step waits for it, or after the last step. Its failure may still be tolerated, so it has no
 * conclusion yet. Undefined if no step is open.
 * @param current the job that this step belongs to
 */
export function unfinishedSteps(
  { base, runtime }: LoaderContext,
  current: ApiJob | undefined,
): Facts['unfinished_steps'] {
  const isStep = base.source === 'job' && base.facts.scope === 'job' && runtime.isJobOver !== true;
  if (!isStep || base.facts.conclusion !== 'success' || current === undefined || current.conclusion !== undefined)
    return undefined;
  const failed = current.failed_steps.map(({ name }) => name);
  const running = current.background_steps;
  return failed.length + running.length === 0 ? undefined : { running, failed };
}
