/** Looks for the records of a key, before and after one is created. */

import { defined } from '../../defined.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Try } from '../../service/request-record.ts';
import type { Target } from '../../service/vocabulary.ts';
import type { RestDestination, Settings } from '../../settings/settings.ts';
import type { World } from '../../world.ts';
import { DirectoryLists } from '../lists.ts';
import type { KeyLookUp, RestTarget } from '../look-up-result.ts';
import { keyedRecords } from './keyed-records.ts';
import { keyMark } from './mark.ts';
import {
  decideForIncident,
  decideForKey,
  decideForMessage,
  decideWithoutRecords,
  earlierThan,
  type KeyedRecord,
  type KeyedRecords,
} from './outage.ts';

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
  const keyed = await keyedRecords(lists, target, contentOf(kind), mark);
  if (kind === 'incident') return { mark, decision: decideForIncident(facts, keyed) };
  return { mark, decision: kind === 'message' ? decideForMessage(facts, keyed) : decideForKey(facts, keyed) };
}

interface RaceCheckInput {
  readonly settings: Settings;
  readonly facts: Facts;
  readonly world: World;
  readonly place: RestTarget;
  readonly mark: string;
  /** Id of the record that was just created. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

/** What stands beside a record that was created. */
interface RaceCheckResult {
  /** The record of another run that came first. */
  readonly earlier?: KeyedRecord;
  /** The record itself, as the service shows it. */
  readonly own?: KeyedRecord;
  readonly lookUps: readonly Try[];
}

/** Looks again: of several runs that created one at the same time, the first one counts. */
export async function checkForRace({
  settings,
  facts,
  world,
  place,
  mark,
  id,
  deadline,
}: RaceCheckInput): Promise<RaceCheckResult> {
  const { baseUrl, username, password, target } = place;
  const destination: RestDestination = { type: 'rest', baseUrl, username, password, target };
  const lists = new DirectoryLists(destination, world, deadline);
  const keyed: KeyedRecords = await keyedRecords(lists, target, contentOf(settings.kind), mark);
  const { lookUps } = lists;
  const own = keyed.type === 'read' ? keyed.records.find((record) => record.id === id) : undefined;
  const earlier = earlierThan(id, facts, keyed);
  return defined<RaceCheckResult>({ lookUps, earlier, own: earlier === undefined ? own : undefined });
}

/** A chat message names the task of its key. */
function contentOf(kind: Settings['kind']): 'topic' | 'task' {
  return kind === 'topic' ? 'topic' : 'task';
}
