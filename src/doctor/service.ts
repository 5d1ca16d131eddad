/** Whether the service would take a message, found by reading alone. */

import { Session } from '../directory/session.ts';
import { listed } from '../phrases.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from '../world.ts';
import { checkAccount } from './account.ts';
import { type Check, checkOf, hasFault } from './check.ts';
import { checkConnection } from './connection.ts';

/** The destination alone. */
export async function checkService(settings: Settings, world: World): Promise<readonly Check[]> {
  const { destination, kind, timeout } = settings;
  const timeoutMs = timeout * 1000;
  if (destination.type === 'missing') {
    const { options } = destination;
    const fix = 'Give them in the step, or as variables; a secret has to be stored and passed to this job.';
    return [checkOf('destination', 'fault', `nothing is given for ${listed(options)}`, fix)];
  }
  if (destination.type === 'webhook') {
    return [...(await checkConnection(destination.url, world, timeoutMs)), webhookCheck(kind)];
  }
  const reached = await checkConnection(destination.baseUrl, world, timeoutMs);
  if (hasFault(reached)) return reached;
  const session = new Session(destination, world, world.now() + timeoutMs);
  return [...reached, ...(await checkAccount(session, destination, settings))];
}

/** The API has no way to ask a webhook for anything: every call of it creates something. */
function webhookCheck(kind: string): Check {
  const text = `whether the webhook is still there, and was made for a ${kind}, only a message can tell`;
  return checkOf('kind', 'unchecked', text, 'Compare it with the settings of the webhook in the service, once.');
}
