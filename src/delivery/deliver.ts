import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Draft } from '../message/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { skipped } from '../stop.ts';
import type { World } from '../world.ts';
import { deliverByWebhook } from './deliver-by-webhook.ts';
import { type Result, resultOf } from './receipt.ts';
import { DeliverySession } from './session.ts';

/** What is sent, and where the words alone do not say it. */
export interface Consignment {
  readonly draft: Draft;
  /** The mark in the body by which a topic or task is found again; absent for what cannot be searched for. */
  readonly marker?: string | undefined;
  /** Where it goes; with a stop nothing is sent. */
  readonly lookUp: LookUpResult;
}

/**
 * Sends one draft and tells what became of it. Ends by `deadline`, and begins no request once the world's signal is
 * aborted.
 *
 * @param deadline milliseconds since the epoch
 */
export async function deliver(
  settings: Settings,
  consignment: Consignment,
  world: World,
  deadline: number,
): Promise<Result> {
  const { stop, lookUps } = consignment.lookUp;
  if (stop !== undefined) return resultOf(stop, lookUps);
  const result = await sent(settings, consignment, world, deadline);
  return { ...result, tries: [...lookUps, ...result.tries] };
}

async function sent(
  settings: Settings,
  { draft, marker, lookUp: { place } }: Consignment,
  world: World,
  deadline: number,
): Promise<Result> {
  const { destination } = settings;
  const session = new DeliverySession(world, deadline, settings.redactor);
  if (destination.type === 'webhook') return deliverByWebhook(session, settings, destination, draft);
  if (place === undefined) return resultOf(skipped('destination', 'the destination is empty'));
  // Paths, paging and searching are half of this folder, and a webhook does without them.
  const { deliverByRest } = await import(/* webpackChunkName: "rest" */ './deliver-by-rest.ts');
  return deliverByRest(session, settings, place, draft, marker);
}
