/**
 * Finds out what would keep a message from being delivered, by reading alone: the host, the account, its target, the
 * workflows of this checkout, and the message itself. Nothing is created, and a webhook's own address is never called.
 */

import type { Draft } from '../message/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from '../world.ts';
import { CHECK_WORDS, type Check, hasFault } from './check.ts';
import { checkMessage } from './message-check.ts';
import { checkService } from './service-check.ts';
import { checkWorkflows } from './workflow-check.ts';

export interface Examination {
  /** In the order in which a message meets them. */
  readonly checks: readonly Check[];
  /** What would be posted. */
  readonly draft?: Draft;
}

/** @param settings as for sending; nothing is sent whatever they say */
export async function examine(settings: Settings, world: World): Promise<Examination> {
  const service = await checkService(settings, world);
  const { checks, draft } = await checkMessage(settings, world, !hasFault(service));
  const others = [...(await checkWorkflows(world.workspace)), ...checks];
  const all = [...service, ...settings.redactor.redactAll(others, CHECK_WORDS)];
  return draft === undefined ? { checks: all } : { checks: all, draft };
}
