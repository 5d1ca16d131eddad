/** Whether the service would take a message, found by reading alone. */

import { DirectoryLists } from '../directory/lists.ts';
import type { RestDestination, Settings } from '../settings/settings.ts';
import { listed } from '../text/phrases.ts';
import { secondsToMs, TimeBudget } from '../time.ts';
import type { World } from '../world.ts';
import { checkAccount } from './account-check.ts';
import { type Check, checkOf, hasFault } from './check.ts';
import { checkConnection } from './connection-check.ts';

/** Of one connection: longer, and people would stop waiting. */
const CONNECTION_TIME = { atMost: 10_000 };
const REFUSED = 'Check username and password.';

interface PriorFindings {
  /** Default: the option `timeout` from now. */
  readonly budget?: TimeBudget;
  /** The account was refused already: to ask again could lock it. */
  readonly isRefused?: boolean;
}

/** The destination alone; of several each. */
export async function checkService(
  settings: Settings,
  world: World,
  known: PriorFindings = {},
): Promise<readonly Check[]> {
  const { destination, otherDestinations = [], kind, timeout } = settings;
  const { budget = new TimeBudget(world.now, secondsToMs(timeout)), isRefused = false } = known;
  const connect = (address: URL) => checkConnection(address, world, budget.share(CONNECTION_TIME));
  if (destination.type === 'missing') {
    const { options } = destination;
    const other = options.includes('webhook-url') ? ', or base-url, username, password and a team or forum' : '';
    const fix = `Give ${listed(options)}${other}. Where a variable or a secret holds it, check that it is set and reaches this process.`;
    return [checkOf('destination', 'fault', 'there is nowhere to send to', fix)];
  }
  const all = [destination, ...otherDestinations];
  if (destination.type === 'webhook') {
    const hosts = new Map(all.flatMap((one) => (one.type === 'webhook' ? [[one.url.host, one.url]] : [])));
    const reached = await Promise.all([...hosts.values()].map(connect));
    return [...reached.flat(), webhookCheck(kind, all.length)];
  }
  const reached = await connect(destination.baseUrl);
  if (hasFault(reached)) return reached;
  if (isRefused) return [...reached, checkOf('login', 'fault', `${destination.username} is not let in`, REFUSED)];
  const lists = DirectoryLists.of(destination, world, budget);
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
