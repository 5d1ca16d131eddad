import type { Runtime } from '../runtime.ts';
import type { Target } from '../service/records.ts';
import type { RequestAttempt } from '../service/request-record.ts';
import { displayValue } from '../settings/format-value.ts';
import type { TargetRef } from '../settings/parsers/directory.ts';
import type { Destination, RestDestination } from '../settings/settings.ts';
import { findByName, formatMany, formatNear } from './find-by-name.ts';
import { DirectoryLists } from './lists.ts';
import type { LookupResult, Refusal } from './lookup-result.ts';

/** Finds targets by name: one, or those of a list. */

/** Maximum time to look up a target: without its ID nothing can be sent. */
export const TARGET_TIME = { part: 1 / 2 };

/** Finds the team or forum of that name, or explains its absence with the closest names. */
export async function findTarget(lists: DirectoryLists, requested: TargetRef): Promise<Target | Refusal> {
  if ('id' in requested) return requested;
  const { type, name } = requested;
  const current = await lists.spaces(type);
  if (current.type === 'unread') {
    const { reason, hint } = current;
    return {
      reason: `the list of ${type}s could not be read: ${reason}`,
      hint: hint || `Write the id of the ${type}.`,
    };
  }
  const found = findByName(name, current.value);
  if (found.type === 'one') return { type, id: found.record.id };
  if (found.type === 'many') return formatMany(name, type, found.records);
  const other = type === 'team' ? 'forum' : 'team';
  const rest = await lists.spaces(other);
  if (rest.type === 'read' && findByName(name, rest.value).type !== 'none') {
    const reason = `${displayValue(name)} is a ${other}, not a ${type}`;
    return { reason, hint: `Give it as ${other}, in place of ${type}.` };
  }
  const near = formatNear(name, current.value) || `This account sees no ${type} at all.`;
  const hint = `${near} Check the name, and that this account is a member there.`;
  return { reason: `there is no ${type} ${displayValue(name)}`, hint };
}

/** One target with its ID, or why nothing can be sent to it. */
export interface ListedTarget {
  readonly destination: Destination;
  readonly refusal?: LookupResult;
  /** Requests that found it. */
  readonly lookUps?: readonly RequestAttempt[];
}

/**
 * Looks up all names together, so that the service's lists are read once for all, and a target that is listed twice
 * gets one message. The first target has the requests of all.
 */
export async function resolveTargets(
  destinations: readonly RestDestination[],
  runtime: Runtime,
): Promise<readonly ListedTarget[]> {
  const [account] = destinations;
  if (account === undefined || destinations.every(({ target }) => 'id' in target)) {
    return destinations.map((destination) => ({ destination }));
  }
  const lists = DirectoryLists.of(account, runtime, runtime.budget.within(TARGET_TIME));
  const targets = new Map<string, ListedTarget>();
  for (const destination of destinations) {
    const target = await findTarget(lists, destination.target);
    if ('reason' in target) {
      const refusal = { ...lists.refused(target), lookUps: [] };
      targets.set(`name ${targets.size}`, { destination, refusal });
      continue;
    }
    targets.set(`${target.type} ${target.id}`, { destination: { ...destination, target } });
  }
  const { refusal, lookUps } = lists;
  // A refused account would be refused at each further request too.
  const closed = refusal && { ...lists.refused(refusal), lookUps: [] };
  return [...targets.values()].map((one, index) => ({
    ...one,
    refusal: closed ?? one.refusal,
    lookUps: index === 0 ? lookUps : [],
  }));
}
