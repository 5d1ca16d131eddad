/** The targets of a list, of one account. Loaded only where there are several. */

import type { Try } from '../service/request-record.ts';
import type { RestDestination } from '../settings/settings.ts';
import type { World } from '../world.ts';
import { DirectoryLists } from './lists.ts';
import type { LookUpResult } from './look-up-result.ts';
import { findTarget, TARGET_SHARE } from './targets.ts';

/** One of them, by its id; or why nothing can be sent there. */
interface ListedTarget {
  readonly destination: RestDestination;
  readonly refusal?: LookUpResult;
}

export interface TargetList {
  readonly targets: readonly ListedTarget[];
  readonly notices: readonly string[];
  readonly lookUps: readonly Try[];
}

/**
 * Looks up the names together, so that the lists of the service are read once for all of them, and a target that is named twice
 * gets one message.
 *
 * @param deadline milliseconds since the epoch
 */
export async function resolveTargets(
  destinations: readonly RestDestination[],
  world: World,
  deadline: number,
): Promise<TargetList> {
  const [account] = destinations;
  if (account === undefined || destinations.every(({ target }) => 'id' in target)) {
    return { targets: destinations.map((destination) => ({ destination })), notices: [], lookUps: [] };
  }
  const now = world.now();
  const lists = new DirectoryLists(account, world, now + (deadline - now) * TARGET_SHARE);
  const targets = new Map<string, ListedTarget>();
  const notices: string[] = [];
  for (const destination of destinations) {
    const target = await findTarget(lists, destination.target);
    if ('reason' in target) {
      const refusal = { ...lists.refused(target), lookUps: [] };
      targets.set(`name ${targets.size}`, { destination, refusal });
      continue;
    }
    const name = `${target.type} ${target.id}`;
    if (targets.has(name)) notices.push(`${name} stands twice in the list, by name and by id, and gets one message.`);
    targets.set(name, { destination: { ...destination, target } });
  }
  const { refusal, lookUps } = lists;
  const all = [...targets.values()];
  // Who is refused once would be refused at each further request as well.
  const closed = refusal && { ...lists.refused(refusal), lookUps: [] };
  return { targets: closed ? all.map((one) => ({ ...one, refusal: closed })) : all, notices, lookUps };
}
