/** Whether the service would take a message, found by reading alone. */

import { DirectoryLists } from '../directory/lists.ts';
import type { RestDestination, Settings } from '../settings/settings.ts';
import { listed } from '../text/phrases.ts';
import type { World } from '../world.ts';
import { checkAccount } from './account-check.ts';
import { CHECK_WORDS, type Check, checkOf, hasFault } from './check.ts';
import { checkConnection } from './connection-check.ts';

const REFUSED = 'Check username and password.';

interface PriorFindings {
  /** Milliseconds since the epoch. Default: the option `timeout` from now. */
  readonly deadline?: number;
  /** The account was refused already: to ask again could lock it. */
  readonly isRefused?: boolean;
}

/** The destination alone, of several each, without secrets. */
export async function checkService(...given: Parameters<typeof checkDestination>): Promise<readonly Check[]> {
  const [{ redactor }] = given;
  return redactor.redactAll(await checkDestination(...given), CHECK_WORDS);
}

async function checkDestination(
  settings: Settings,
  world: World,
  known: PriorFindings = {},
): Promise<readonly Check[]> {
  const { destination, otherDestinations = [], kind, timeout } = settings;
  const { deadline = world.now() + timeout * 1000, isRefused = false } = known;
  const leftMs = () => Math.max(1, deadline - world.now());
  if (destination.type === 'missing') {
    const { options } = destination;
    const other = options.includes('webhook-url') ? ', or base-url, username, password and a team or forum' : '';
    const fix = `Give ${listed(options)}${other}. Where a variable or a secret holds it, check that it is set and reaches this process.`;
    return [checkOf('destination', 'fault', 'there is nowhere to send to', fix)];
  }
  const all = [destination, ...otherDestinations];
  if (destination.type === 'webhook') {
    const hosts = new Map(all.flatMap((one) => (one.type === 'webhook' ? [[one.url.host, one.url]] : [])));
    const reached = await Promise.all([...hosts.values()].map((url) => checkConnection(url, world, leftMs())));
    return [...reached.flat(), webhookCheck(kind, all.length)];
  }
  const reached = await checkConnection(destination.baseUrl, world, leftMs());
  if (hasFault(reached)) return reached;
  if (isRefused) return [...reached, checkOf('login', 'fault', `${destination.username} is not let in`, REFUSED)];
  const lists = new DirectoryLists(destination, world, deadline);
  const accounts = all.filter((one) => one.type === 'rest');
  return [...reached, ...(await checkAccounts(lists, accounts, settings))];
}

/** Each target; what holds for all is said once, and who is not let in is not tried again. */
async function checkAccounts(
  lists: DirectoryLists,
  destinations: readonly RestDestination[],
  settings: Settings,
): Promise<readonly Check[]> {
  const found = new Map<string, Check>();
  for (const destination of destinations) {
    for (const check of await checkAccount(lists, destination, settings))
      found.set(`${check.name} ${check.text}`, check);
    if (lists.refusal !== undefined) break;
  }
  return [...found.values()];
}

/** The API has no way to ask a webhook for anything: every call of it creates something. */
function webhookCheck(kind: string, count: number): Check {
  const [webhook, was, it] = count === 1 ? ['the webhook is', 'was', 'it'] : ['the webhooks are', 'were', 'them'];
  const text = `whether ${webhook} still there, and ${was} made for a ${kind}, only a message can tell`;
  return checkOf('kind', 'unchecked', text, `Compare ${it} with the settings of the webhook in the service, once.`);
}
