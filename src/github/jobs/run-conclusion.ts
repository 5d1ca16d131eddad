/** The conclusion where the event alone does not tell it, and what stopped the work. */

import { unreadConclusion } from '../../build/build-context.ts';
import { property, secondsBetween } from '../../build/code-host/json.ts';
import { parseWorkflow } from '../../build/code-host/workflow-text.ts';
import { findWorst, isRed } from '../../build/conclusion.ts';
import type { Explanation, Facts } from '../../build/facts.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import { makeTime } from '../../text/calendar.ts';
import { collectError, type LoaderContext } from '../context.ts';
import { type CancellationSignals, classifyCancellation } from '../termination/classify.ts';
import { getTermination, type Termination, type TerminationReason } from '../termination/termination.ts';
import { readAnnotations } from './annotations.ts';
import { type ApiJob, wentWrong } from './jobs.ts';

/** Cancelled jobs whose annotations are read: all jobs of a run are cancelled for one reason. */
const MAX_ASKED = 2;

type StopReason = NonNullable<Facts['stopped']>;

interface NotSent {
  readonly end: Termination;
  /** Absent where it was neither a wish nor a limit. */
  readonly stopped?: StopReason;
}

/** How it ended, and the jobs that it is judged by. */
export interface RunVerdict extends Partial<NotSent> {
  readonly conclusion: Conclusion | undefined;
  /** Those that ran out of time say so. */
  readonly jobs: readonly ApiJob[];
}

/** @param jobs those that are reported: one, or the whole run's without the job that asks */
export async function settle(context: LoaderContext, jobs: readonly ApiJob[]): Promise<RunVerdict> {
  const { base, faults: problems } = context;
  const conclusion = base.speaker.asksForRun ? findVerdict(context, jobs) : base.facts.conclusion;
  if (conclusion !== 'cancelled' || base.source === 'status') return settled(conclusion, jobs);
  const reading = Promise.all(mostTelling(jobs).map((job) => whatStopped(context, job)));
  const requested = (await collectError(problems, 'why it was cancelled', reading)) ?? [];
  const late = requested.find(({ stop }) => stop?.end.what === 'timed_out');
  if (late === undefined) {
    return { conclusion, jobs, ...requested.find(({ stop }) => stop)?.stop };
  }
  const { job, errors, stop } = late;
  const all = jobs.map((one) =>
    one === job ? { ...timedOutVerdict(job), errors, end: getTermination('timed_out') } : one,
  );
  return { conclusion: 'timed_out', jobs: all, ...stop };
}

/** Of a run that ran out of time, the job in which it did may read as cancelled. Of several, nothing tells which. */
export function settled(conclusion: Conclusion | undefined, jobs: readonly ApiJob[]): RunVerdict {
  const [late, ...rest] = conclusion === 'timed_out' ? jobs.filter(isStopped) : [];
  if (late === undefined || rest.length > 0 || jobs.some(wentWrong)) return { conclusion, jobs };
  return { conclusion, jobs: jobs.map((one) => (one === late ? timedOutVerdict(one) : one)) };
}

function isStopped({ conclusion, stopped_steps: steps }: ApiJob): boolean {
  return conclusion === 'cancelled' || (conclusion === undefined && steps.length > 0);
}

/** At the step that it was in. */
function timedOutVerdict(job: ApiJob): ApiJob {
  return { ...job, conclusion: 'timed_out', failed_steps: [...job.failed_steps, ...job.stopped_steps] };
}

/** Those that ran longest: their annotations tell of a limit, if there was one. */
function mostTelling(jobs: readonly ApiJob[]): readonly ApiJob[] {
  const cancelled = jobs.filter(({ conclusion }) => conclusion === 'cancelled' || conclusion === undefined);
  const longest = cancelled.toSorted((one, other) => (other.duration_seconds ?? 0) - (one.duration_seconds ?? 0));
  return longest.slice(0, MAX_ASKED);
}

interface StoppedJob {
  readonly job: ApiJob;
  readonly errors: readonly Explanation[];
  readonly stop?: NotSent;
}

/** Of a job that is still running, only its duration can tell. */
async function whatStopped(context: LoaderContext, job: ApiJob): Promise<StoppedJob> {
  if (job.conclusion !== undefined) {
    const { errors, messages } = await readAnnotations(context, job);
    const result = classifyCancellation(messages);
    return { job, errors, stop: result && findCancellation(result, job.duration_seconds) };
  }
  const seconds = await reachedTimeLimit(context, job);
  const stop = seconds === undefined ? undefined : findCancellation({ end: getTermination('timed_out') }, seconds);
  return { job, errors: [], stop };
}

const STOPPED_BY: Partial<Record<TerminationReason, StopReason['by']>> = {
  timed_out: 'time_limit',
  newer_run: 'newer_run',
  person: 'person',
};

function findCancellation({ end, person }: CancellationSignals, seconds: number | undefined): NotSent {
  const by = STOPPED_BY[end.what];
  const stopped = by && { by, person, after_seconds: seconds };
  return { end, stopped };
}

/** The worst of the jobs that are over. While others run, nothing is certain: a failure may be tolerated. */
function findVerdict({ base }: LoaderContext, jobs: readonly ApiJob[]): Conclusion | undefined {
  if (jobs.length === 0) return base.facts.conclusion;
  const ended = findWorst(jobs.flatMap(({ conclusion }) => conclusion ?? []));
  // What was needed did not run: because of a failure before it, or because it was not meant to.
  if (base.source === 'needs') return isRed(ended) || ended === 'cancelled' ? ended : base.facts.conclusion;
  const isOver = jobs.every(({ conclusion }) => conclusion !== undefined);
  return isOver ? (ended ?? unreadConclusion(base)) : undefined;
}

/** What stopped a job or run that ended as `timed_out` in GitHub's own words. */
export function stoppedInTime(conclusion: Conclusion | undefined, seconds: number | undefined): StopReason | undefined {
  return conclusion === 'timed_out' ? { by: 'time_limit', after_seconds: seconds } : undefined;
}

/** Seconds that GitHub gives a job that sets no limit of its own, and what it may take to end after that. */
const DEFAULT_LIMIT = 360 * 60;
const GRACE = 6 * 60;
/** The runner's clock starts before the time that the API shows. */
const EARLIER = 10;

/** Its limit in seconds where it reached that; undefined where something else stopped it, or that is not known. */
async function reachedTimeLimit(context: LoaderContext, job: ApiJob): Promise<number | undefined> {
  // What runs after that only tidies up, however long it takes.
  const seconds = secondsBetween(job.started_at, job.stopped_at ?? makeTime(context.world.now())) ?? 0;
  const current = await currentLimit(context);
  if (current === 'unknown') return undefined;
  // One that is not seen here may be a longer one: then it would run on.
  if (current === 'default')
    return seconds >= DEFAULT_LIMIT && seconds < DEFAULT_LIMIT + GRACE ? DEFAULT_LIMIT : undefined;
  return seconds >= current - EARLIER ? current : undefined;
}

/** `timeout-minutes` of the own job, in seconds, where its workflow's file is checked out; an expression may be any number. */
async function currentLimit({ base, world, jobFile }: LoaderContext): Promise<number | 'default' | 'unknown'> {
  const name = base.speaker.oneJob ? base.facts.job?.name : undefined;
  const file = name === undefined || jobFile === undefined ? undefined : await world.files.read(jobFile);
  if (name === undefined || file?.type !== 'ok') return 'default';
  const minutes = property(await parseWorkflow(file.text), 'jobs', name, 'timeout-minutes');
  if (minutes === undefined) return 'default';
  const limit = Number(minutes) * 60;
  return limit > 0 ? limit : 'unknown';
}

/**
 * What runs beside a green step, and what has failed: the job's status hears of a step in the background only where that
 * is waited for, or behind the last step. A failure may still be tolerated, so it is no verdict. Undefined where nothing
 * is open.
 *
 * @param current the job that this step belongs to
 */
export function unfinishedSteps({ base, world }: LoaderContext, current: ApiJob | undefined): Facts['so_far'] {
  const isStep = base.source === 'job' && base.facts.scope === 'job' && world.isJobOver !== true;
  if (!isStep || base.facts.conclusion !== 'success' || current === undefined || current.conclusion !== undefined)
    return undefined;
  const failed = current.failed_steps.map(({ name }) => name);
  const running = current.background_steps;
  return failed.length + running.length === 0 ? undefined : { running, failed };
}
