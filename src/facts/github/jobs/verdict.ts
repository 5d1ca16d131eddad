/** The conclusion where the event alone does not tell it, and what stopped the work. */

import type { Conclusion } from '../../../settings/conclusion.ts';
import { unreadConclusion } from '../../base.ts';
import { isRed, worstOf } from '../../conclusion.ts';
import { classifyStop, type StopSigns } from '../../end/classify.ts';
import { type End, type EndCause, endOf } from '../../end/end.ts';
import type { Explanation, Facts } from '../../facts.ts';
import { type LoaderContext, orFault } from '../context.ts';
import { readAnnotations } from './annotations.ts';
import { type ApiJob, wentWrong } from './jobs.ts';
import { usedUp } from './time-limit.ts';

/** Cancelled jobs whose annotations are read: all jobs of a run are cancelled for one reason. */
const MOST_ASKED = 2;

type StopReason = NonNullable<Facts['stopped']>;

interface Stop {
  readonly end: End;
  /** Absent where it was neither a wish nor a limit. */
  readonly stopped?: StopReason;
}

/** How it ended, and the jobs that it is judged by. */
export interface RunVerdict extends Partial<Stop> {
  readonly conclusion: Conclusion | undefined;
  /** Those that ran out of time say so. */
  readonly jobs: readonly ApiJob[];
}

/** @param jobs those that are reported: one, or the whole run's without the job that asks */
export async function settle(context: LoaderContext, jobs: readonly ApiJob[]): Promise<RunVerdict> {
  const { base, faults } = context;
  const conclusion = base.speaker.asksForRun ? verdictOf(context, jobs) : base.facts.conclusion;
  if (conclusion !== 'cancelled' || base.source === 'status') return settled(conclusion, jobs);
  const reading = Promise.all(mostTelling(jobs).map((job) => whatStopped(context, job)));
  const asked = (await orFault(faults, 'why it was cancelled', reading)) ?? [];
  const late = asked.find(({ stop }) => stop?.end.what === 'timed_out');
  if (late === undefined) {
    return { conclusion, jobs, ...asked.find(({ stop }) => stop)?.stop };
  }
  const { job, errors, stop } = late;
  const all = jobs.map((one) => (one === job ? { ...outOfTime(job), errors, end: endOf('timed_out') } : one));
  return { conclusion: 'timed_out', jobs: all, ...stop };
}

/** Of a run that ran out of time, the job in which it did may read as cancelled. Of several, nothing tells which. */
export function settled(conclusion: Conclusion | undefined, jobs: readonly ApiJob[]): RunVerdict {
  const [late, ...others] = conclusion === 'timed_out' ? jobs.filter(isStopped) : [];
  if (late === undefined || others.length > 0 || jobs.some(wentWrong)) return { conclusion, jobs };
  return { conclusion, jobs: jobs.map((one) => (one === late ? outOfTime(one) : one)) };
}

function isStopped({ conclusion, stopped_steps: steps }: ApiJob): boolean {
  return conclusion === 'cancelled' || (conclusion === undefined && steps.length > 0);
}

/** At the step that it was in. */
function outOfTime(job: ApiJob): ApiJob {
  return { ...job, conclusion: 'timed_out', failed_steps: [...job.failed_steps, ...job.stopped_steps] };
}

/** Those that ran longest: their annotations tell of a limit, if there was one. */
function mostTelling(jobs: readonly ApiJob[]): readonly ApiJob[] {
  const cancelled = jobs.filter(({ conclusion }) => conclusion === 'cancelled' || conclusion === undefined);
  const longest = cancelled.toSorted((one, other) => (other.duration_seconds ?? 0) - (one.duration_seconds ?? 0));
  return longest.slice(0, MOST_ASKED);
}

interface StoppedJob {
  readonly job: ApiJob;
  readonly errors: readonly Explanation[];
  readonly stop?: Stop;
}

/** Of a job that is still running, only its duration can tell. */
async function whatStopped(context: LoaderContext, job: ApiJob): Promise<StoppedJob> {
  if (job.conclusion !== undefined) {
    const { errors, messages } = await readAnnotations(context, job);
    const told = classifyStop(messages);
    return { job, errors, stop: told && stopOf(told, job.duration_seconds) };
  }
  const seconds = await usedUp(context, job);
  const stop = seconds === undefined ? undefined : stopOf({ end: endOf('timed_out') }, seconds);
  return { job, errors: [], stop };
}

const STOPPED_BY: Partial<Record<EndCause, StopReason['by']>> = {
  timed_out: 'time_limit',
  newer_run: 'newer_run',
  person: 'person',
};

function stopOf({ end, person }: StopSigns, seconds: number | undefined): Stop {
  const by = STOPPED_BY[end.what];
  const stopped = by && { by, person, after_seconds: seconds };
  return { end, stopped };
}

/** The worst of the jobs that are over. While others run, nothing is certain: a failure may be tolerated. */
function verdictOf({ base }: LoaderContext, jobs: readonly ApiJob[]): Conclusion | undefined {
  if (jobs.length === 0) return base.facts.conclusion;
  const ended = worstOf(jobs.flatMap(({ conclusion }) => conclusion ?? []));
  // What was needed did not run: because of a failure before it, or because it was not meant to.
  if (base.source === 'needs') return isRed(ended) || ended === 'cancelled' ? ended : base.facts.conclusion;
  const isOver = jobs.every(({ conclusion }) => conclusion !== undefined);
  return isOver ? (ended ?? unreadConclusion(base)) : undefined;
}

/** What stopped a job or run that ended as `timed_out` in GitHub's own words. */
export function stoppedInTime(conclusion: Conclusion | undefined, seconds: number | undefined): StopReason | undefined {
  return conclusion === 'timed_out' ? { by: 'time_limit', after_seconds: seconds } : undefined;
}
