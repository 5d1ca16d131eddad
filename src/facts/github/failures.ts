/** Which jobs failed, in which step, and with which errors. */

import { type Context, orFault } from './context.ts';
import { type FoundJob, findJob, type RunKey, readJobs, wentWrong } from './jobs.ts';
import { explain, MOST_EXPLAINED } from './verdict.ts';

/** How long after a step's end the API may still say nothing of it. */
const LAG_MS = 1_000;

/** All jobs; read a second time when the API does not show this job's failure yet. */
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
 * The job that is reported, or every failed job of a run. A summary job reports other jobs and has no failure of its own;
 * but where the runner says that this job failed, the failures of others do not explain it.
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
