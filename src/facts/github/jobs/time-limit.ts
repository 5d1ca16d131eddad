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

/** Seconds that it ran where it reached its limit; undefined where something else stopped it, or that is not known. */
export async function usedUp(context: LoaderContext, job: ApiJob): Promise<number | undefined> {
  const seconds = secondsBetween(job.started_at, timeOf(context.world.now())) ?? 0;
  const own = await ownLimit(context);
  const isOver =
    own === 'default'
      ? // It may have another one that is not seen here: then it would run on.
        seconds >= DEFAULT_LIMIT && seconds < DEFAULT_LIMIT + GRACE
      : own !== 'unknown' && seconds >= own - EARLIER;
  return isOver ? seconds : undefined;
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
