import type { Draft } from '../message/types.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from '../world.ts';
import { postUntilKnown } from './post.ts';
import { type Result, unsent } from './receipt.ts';
import { Courier } from './session.ts';
import { webhookStep } from './webhook-step.ts';

/**
 * Sends one draft and tells what became of it. Nothing outlasts `deadline`, and no request begins once the world's
 * signal is aborted.
 *
 * @param marker the mark in the body by which a topic or task can be found again; undefined for what cannot be looked up
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
  const courier = new Courier(world, deadline, settings.redactor);
  if (destination.type === 'webhook') {
    return postUntilKnown(courier, webhookStep(settings, destination, draft), settings);
  }
  // Paths, paging and looking up are half of this folder, and a webhook has no use for them.
  const { deliverByRest } = await import('./rest.ts');
  return deliverByRest(courier, settings, destination, draft, marker);
}
