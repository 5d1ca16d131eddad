/** Whether a job that is still running has used up its time: it reads as cancelled then, until it is over. */

import { timeOf } from '../../../text/calendar.ts';
import { property, secondsBetween } from '../../host/json.ts';
import { parseWorkflow } from '../../host/workflow-text.ts';
import type { LoaderContext } from '../context.ts';
import type { ApiJob } from './jobs.ts';

/** Seconds that GitHub gives a job that sets no limit of its own, and what it may take to end after that. */
const DEFAULT_LIMIT = 360 * 60;
const GRACE = 6 * 60;
/** The runner's clock starts before the time that the API shows. */
const EARLIER = 10;

/** Its limit in seconds where it reached that; undefined where something else stopped it, or that is not known. */
export async function usedUp(context: LoaderContext, job: ApiJob): Promise<number | undefined> {
  // What runs after that only tidies up, however long it takes.
  const seconds = secondsBetween(job.started_at, job.stopped_at ?? timeOf(context.world.now())) ?? 0;
  const own = await ownLimit(context);
  if (own === 'unknown') return undefined;
  // One that is not seen here may be a longer one: then it would run on.
  if (own === 'default') return seconds >= DEFAULT_LIMIT && seconds < DEFAULT_LIMIT + GRACE ? DEFAULT_LIMIT : undefined;
  return seconds >= own - EARLIER ? own : undefined;
}

/** `timeout-minutes` of the own job, in seconds, where its workflow's file is checked out; an expression may be any number. */
async function ownLimit({ base, world, jobFile }: LoaderContext): Promise<number | 'default' | 'unknown'> {
  const name = base.speaker.oneJob ? base.facts.job?.name : undefined;
  const file = name === undefined || jobFile === undefined ? undefined : await world.files.read(jobFile);
  if (name === undefined || file?.type !== 'ok') return 'default';
  const minutes = property(await parseWorkflow(file.text), 'jobs', name, 'timeout-minutes');
  if (minutes === undefined) return 'default';
  const limit = Number(minutes) * 60;
  return limit > 0 ? limit : 'unknown';
}
