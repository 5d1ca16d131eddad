/** Whether the end that a step tells is that of its job. */

import type { Facts } from '../../facts.ts';
import type { LoaderContext } from '../context.ts';
import type { ApiJob } from './jobs.ts';

/**
 * What runs beside a green step, and what has failed: the job's status hears of a step in the background only where that
 * is waited for, or behind the last step. A failure may still be tolerated, so it is no verdict. Undefined where nothing
 * is open.
 *
 * @param own the job that this step belongs to
 */
export function soFar({ base, world }: LoaderContext, own: ApiJob | undefined): Facts['so_far'] {
  const isStep = base.source === 'job' && base.facts.scope === 'job' && world.isJobOver !== true;
  if (!isStep || base.facts.conclusion !== 'success' || own === undefined || own.conclusion !== undefined)
    return undefined;
  const failed = own.failed_steps.map(({ name }) => name);
  const running = own.background_steps;
  return failed.length + running.length === 0 ? undefined : { running, failed };
}
