/** Which jobs a message about a whole run counts, and which of them it blames. */

import { isRed } from '../../conclusion.ts';
import type { LoaderContext } from '../context.ts';
import { type ApiJob, wentWrong } from './jobs.ts';
import { findOwnJob } from './own-job.ts';

/** All jobs but the one that asks. */
export function othersOf(context: LoaderContext, jobs: readonly ApiJob[]): readonly ApiJob[] {
  if (context.base.facts.job === undefined) return jobs;
  const running = jobs.filter(({ conclusion }) => conclusion === undefined);
  const own = findOwnJob(context, jobs) ?? (running.length === 1 ? running[0] : undefined);
  return jobs.filter((job) => job !== own);
}

/**
 * Those that failed. A job that asks is not over, but its steps tell; of others, one that is not over may yet be
 * tolerated. What is tolerated can be seen only where the jobs that are needed are given.
 */
export function failedOf(context: LoaderContext, jobs: readonly ApiJob[]): readonly ApiJob[] {
  return context.base.speaker.oneJob ? jobs.filter(wentWrong) : failedOfRun(context, jobs);
}

export function failedOfRun({ passed }: LoaderContext, jobs: readonly ApiJob[]): readonly ApiJob[] {
  return jobs.filter((job) => isRed(job.conclusion) && !passed.some((id) => isOf(job, id)));
}

/** Whether it is the job with this id, a leg of its matrix or one of the workflow that it calls. */
function isOf({ name }: ApiJob, id: string): boolean {
  return name === id || name.startsWith(`${id} (`) || name.startsWith(`${id} / `);
}
