/** Whether the service would take a message, found by reading alone. */

import { DirectoryLists } from '../directory/lists.ts';
import type { Settings } from '../settings/settings.ts';
import { listed } from '../text/phrases.ts';
import type { World } from '../world.ts';
import { checkAccount } from './account-check.ts';
import { type Check, checkOf, hasFault } from './check.ts';
import { checkConnection } from './connection-check.ts';

const REFUSED = 'Check username and password.';

interface PriorFindings {
  /** Milliseconds since the epoch. Default: the option `timeout` from now. */
  readonly deadline?: number;
  /** The account was refused already: to ask again could lock it. */
  readonly isRefused?: boolean;
}

/** The destination alone. */
export async function checkService(
  settings: Settings,
  world: World,
  known: PriorFindings = {},
): Promise<readonly Check[]> {
  const { destination, kind, timeout } = settings;
  const { deadline = world.now() + timeout * 1000, isRefused = false } = known;
  const timeoutMs = Math.max(1, deadline - world.now());
  if (destination.type === 'missing') {
    const { options } = destination;
    const other = options.includes('webhook-url') ? ', or base-url, username, password and a team or forum' : '';
    const fix = `Give ${listed(options)}${other}. Where a variable or a secret holds it, check that it is set and reaches this process.`;
    return [checkOf('destination', 'fault', 'there is nowhere to send to', fix)];
  }
  if (destination.type === 'webhook') {
    return [...(await checkConnection(destination.url, world, timeoutMs)), webhookCheck(kind)];
  }
  const reached = await checkConnection(destination.baseUrl, world, timeoutMs);
  if (hasFault(reached)) return reached;
  if (isRefused) return [...reached, checkOf('login', 'fault', `${destination.username} is not let in`, REFUSED)];
  const lists = new DirectoryLists(destination, world, deadline);
  return [...reached, ...(await checkAccount(lists, destination, settings))];
}

/** The API has no way to ask a webhook for anything: every call of it creates something. */
function webhookCheck(kind: string): Check {
  const text = `whether the webhook is still there, and was made for a ${kind}, only a message can tell`;
  return checkOf('kind', 'unchecked', text, 'Compare it with the settings of the webhook in the service, once.');
}
