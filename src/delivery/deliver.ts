import type { Draft } from '../message/types.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from '../world.ts';
import { type Result, unsent } from './receipt.ts';
import { Session } from './session.ts';
import { deliverByWebhook } from './webhook.ts';

/**
 * Sends one draft and tells what became of it. Ends by `deadline`, and begins no request once the world's signal is
 * aborted.
 *
 * @param marker the mark in the body by which a topic or task is found again; undefined for what cannot be searched for
 * @param deadline milliseconds since the epoch
 */
export async function deliver(
  settings: Settings,
  draft: Draft,
  marker: string | undefined,
  world: World,
  deadline: number,
): Promise<Result> {
  const { destination } = settings;
  if (destination.type === 'missing') return unsent('skipped', 'the destination is empty');
  const session = new Session(world, deadline, settings.redactor);
  if (destination.type === 'webhook') return deliverByWebhook(session, settings, destination, draft);
  // Paths, paging and searching are half of this folder, and a webhook does without them.
  const { deliverByRest } = await import('./rest.ts');
  return deliverByRest(session, settings, destination, draft, marker);
}
