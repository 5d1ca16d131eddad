/** Which jobs went wrong, in which step, and what was said about it. */

import { type Context, orFault } from './context.ts';
import { type FoundJob, findJob, type RunKey, readJobs, wentWrong } from './jobs.ts';
import { explain, MOST_EXPLAINED } from './verdict.ts';

/** How long after a step's end the API may still say nothing of it. */
const LAG_MS = 1_000;

/** All jobs, asked once more when the failure that this job reports cannot be seen yet. */
export async function jobsSoFar(context: Context, run: RunKey): Promise<readonly FoundJob[]> {
  const { api, base, oneJob, status, world } = context;
  const jobs = await readJobs(api, run);
  const own = oneJob ? findJob(jobs, base.facts.job) : undefined;
  const late =
    own !== undefined &&
    own.conclusion === undefined &&
    own.failed_steps.length === 0 &&
    status === undefined &&
    base.facts.conclusion === 'failure';
  if (!late || api.left() < LAG_MS * 2) return jobs;
  await world.sleep(LAG_MS);
  return readJobs(api, run);
}

/**
 * The job that is reported, where one is; else every failed job. A job that only tells of others (a summary) has no
 * failure of its own to show; but where the runner calls this one red, the failures of others do not explain it.
 */
export async function explainFailures(context: Context, jobs: readonly FoundJob[]): Promise<readonly FoundJob[]> {
  const { base, faults, oneJob } = context;
  const own = oneJob ? findJob(jobs, base.facts.job) : undefined;
  const alone = own !== undefined && (wentWrong(own) || base.source === 'job');
  const failed = (alone ? [own] : jobs).filter(wentWrong);
  const reading = Promise.all(failed.slice(0, MOST_EXPLAINED).map((job) => explain(context, job)));
  const explained = await orFault(faults, 'the errors of the failing steps', reading);
  return explained === undefined ? failed : [...explained, ...failed.slice(MOST_EXPLAINED)];
}
