/** A watch or a digest: the health of many runs goes its own way, and speaks as one message or opens many incidents. */

import { defined } from '../defined.ts';
import type { Facts } from '../facts/facts.ts';
import type { Notification } from '../send/notification.ts';
import type { FinishedProgress, Progress } from '../send/progress.ts';
import type { StageContext } from '../world.ts';

/** With the tasks that somebody should close, which a digest names: only the board knows them. */
export async function withEndedIncidents(
  { settings, world, budget }: StageContext,
  progress: Progress,
): Promise<Progress> {
  const [destination] = settings.destinations;
  if (settings.buildReport !== 'digest' || destination.type !== 'rest' || progress.stop !== undefined) return progress;
  const { loadDirectory } = await lazyRest();
  const { endedIncidents } = await loadDirectory();
  const { loaded } = progress;
  const health = await endedIncidents(destination, loaded.facts, world, budget);
  return { ...progress, loaded: { ...loaded, facts: defined<Facts>({ ...loaded.facts, health }) } };
}

/** A task for each workflow that is red, and one chat message. */
export async function openIncidents(stage: StageContext, progress: Progress): Promise<FinishedProgress> {
  const { loadWatch } = await lazyRest();
  const { tellWorkflows } = await loadWatch();
  return { ...progress, ...(await tellWorkflows({ ...stage, facts: progress.loaded.facts })) };
}

/** A dry run of many incidents shows the message that names them, and is one of an incident all the same. */
export function asIncident({ receipt, ...others }: Notification): Notification {
  return { ...others, receipt: { ...receipt, kind: 'incident' } };
}

function lazyRest() {
  return import(/* webpackChunkName: "rest" */ '../send/lazy-rest.ts');
}
