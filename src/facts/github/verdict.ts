/** The conclusion where the event alone does not tell it. */

import type { Conclusion } from '../../settings/conclusion.ts';
import type { Base } from '../base.ts';
import { isRed, ofOneJob, worstOf } from '../conclusion.ts';
import { asLine } from '../host/json.ts';
import type { JobError } from '../types.ts';
import { type Context, orFault } from './context.ts';
import { ApiError } from './faults.ts';
import { type FoundJob, findJob, isTelling, LONGEST_MESSAGE, ranToTheLimit, readErrors, wentWrong } from './jobs.ts';
import { errorLines } from './log.ts';

/** Jobs whose annotations are read; the others are only counted. */
export const MOST_EXPLAINED = 5;

interface Settled {
  readonly conclusion: Conclusion | undefined;
  /** Those that ran out of time say so. */
  readonly jobs: readonly FoundJob[];
}

/**
 * `status: workflow` takes the worst of all other jobs so far. What reads `cancelled` may have run out of time: then it
 * is `timed_out`.
 */
export async function settle(context: Context, jobs: readonly FoundJob[]): Promise<Settled> {
  const { base, status, faults } = context;
  const conclusion = status === 'workflow' ? verdictOf(context, jobs) : base.facts.conclusion;
  if (conclusion !== 'cancelled' || status === 'conclusion') return { conclusion, jobs };
  const cancelled = cancelledJobs(context, jobs).slice(0, MOST_EXPLAINED);
  const reading = Promise.all(cancelled.map((job) => explain(context, job)));
  const explained = (await orFault(faults, 'whether it ran out of time', reading)) ?? cancelled;
  const late = new Map(explained.filter((job) => job.conclusion === 'timed_out').map((job) => [job.id, job]));
  if (late.size === 0) return { conclusion, jobs };
  return { conclusion: 'timed_out', jobs: jobs.map((job) => late.get(job.id) ?? job) };
}

/** The job with its errors, and `timed_out` where they or its duration show it. */
export async function explain(context: Context, job: FoundJob): Promise<FoundJob> {
  if (job.errors.length > 0) return job;
  const { api, hide, world } = context;
  const { errors: annotated, outOfTime } = await readErrors(api, job, hide);
  const errors = annotated.some(isTelling) ? annotated : [...(await loggedErrors(context, job)), ...annotated];
  const stopped = job.conclusion === 'cancelled' || (job.conclusion === undefined && job.failed_steps.length === 0);
  if (!stopped || !(outOfTime || ranToTheLimit(job, world.now()))) return { ...job, errors };
  return { ...job, errors, conclusion: 'timed_out', failed_steps: [...job.failed_steps, ...job.stopped_steps] };
}

/** What a finished job's log says went wrong, for a job whose annotations do not; nothing where it has no log. */
async function loggedErrors({ api, hide }: Context, job: FoundJob): Promise<readonly JobError[]> {
  if (job.id === undefined || job.conclusion === undefined || !isRed(job.conclusion)) return [];
  const log = await api.log(job.id).catch(() => '');
  const messages = errorLines(log).flatMap((text) => asLine(hide(text), LONGEST_MESSAGE) ?? []);
  const errors = messages.map((message) => ({ message }));
  return errors.filter(isTelling);
}

/** The conclusion where the jobs could not be read: a green job does not speak for its whole run. */
export function unreadConclusion(base: Base, status: Context['status']): Conclusion | undefined {
  const { conclusion } = base.facts;
  return status === 'workflow' && base.source === 'job' ? ofOneJob(conclusion) : conclusion;
}

/** Of all jobs but this one, which is still running. */
function verdictOf({ base, faults, status }: Context, jobs: readonly FoundJob[]): Conclusion | undefined {
  const own = findJob(jobs, base.facts.job);
  const others = jobs.filter((job) => job !== own);
  if (others.length === 0) return base.facts.conclusion;
  const running = others.filter((job) => job.conclusion === undefined && !wentWrong(job));
  if (own !== undefined && running.length > 0) {
    const words = 'they are still running. Name them under needs of the job that sends';
    faults.add(`the end of other jobs (${running.length})`, new ApiError({ type: 'other', words }));
  }
  const ended = others.flatMap((job) => job.conclusion ?? (wentWrong(job) ? 'failure' : []));
  return worstOf(ended) ?? unreadConclusion(base, status);
}

function cancelledJobs({ base, oneJob }: Context, jobs: readonly FoundJob[]): readonly FoundJob[] {
  if (!oneJob) return jobs.filter((job) => job.conclusion === 'cancelled');
  const own = findJob(jobs, base.facts.job);
  return own === undefined ? [] : [own];
}
