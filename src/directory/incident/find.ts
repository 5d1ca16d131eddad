/** Looks for the records of a key, before one is created. */

import { defined } from '../../defined.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Target } from '../../service/vocabulary.ts';
import type { Settings } from '../../settings/settings.ts';
import type { DirectoryLists } from '../lists.ts';
import type { KeyLookUp } from '../look-up-result.ts';
import { type KeySigns, keyedRecords } from './keyed-records.ts';
import { keyMark } from './mark.ts';
import { decideForIncident, decideForKey, decideForMessage, decideWithoutRecords } from './outage.ts';

/** Undefined where no key is asked for. */
export async function findKey(
  lists: DirectoryLists,
  target: Target,
  settings: Settings,
  facts: Facts,
): Promise<KeyLookUp | undefined> {
  const { kind, uniqueKey } = settings;
  const key = uniqueKey ?? (kind === 'incident' ? 'auto' : undefined);
  if (key === undefined) return undefined;
  const decision = kind === 'incident' ? decideWithoutRecords(facts) : undefined;
  if (decision !== undefined) return { decision };
  const mark = await keyMark(key, facts);
  const keyed = await keyedRecords(lists, target, signsOf(kind, mark, facts));
  if (kind === 'incident') return { mark, decision: decideForIncident(facts, keyed, key !== 'auto') };
  return { mark, decision: kind === 'message' ? decideForMessage(facts, keyed) : decideForKey(facts, keyed) };
}

/** A chat message names the task of its key. */
export function signsOf(kind: Settings['kind'], mark: string, { run }: Facts): KeySigns {
  // Addresses of runs differ in the last number and what follows it.
  const runs = /^.*\/actions\/runs\//.exec(run?.url ?? '')?.[0] ?? run?.url?.replace(/\d+\D*$/, '');
  return defined<KeySigns>({ kind: kind === 'topic' ? 'topic' : 'task', mark, runs });
}
