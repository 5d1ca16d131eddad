/** Looks for the records of a key, before and after one is created. */

import { defined } from '../../defined.ts';
import type { Facts } from '../../facts/types.ts';
import type { Target } from '../../service/vocabulary.ts';
import type { RestDestination, Settings } from '../../settings/settings.ts';
import type { World } from '../../world.ts';
import { Session } from '../session.ts';
import type { FoundKey, LookUp, Place } from '../types.ts';
import { keyMark } from './mark.ts';
import {
  earlierThan,
  type Keyed,
  type KeyedRecord,
  stepForIncident,
  stepForKey,
  stepForMessage,
  stepWithoutRecords,
} from './outage.ts';
import { keyedRecords } from './records.ts';

/** Undefined where no key is asked for. */
export async function findKey(
  session: Session,
  target: Target,
  settings: Settings,
  facts: Facts,
): Promise<FoundKey | undefined> {
  const { kind, uniqueKey } = settings;
  const key = uniqueKey ?? (kind === 'incident' ? 'auto' : undefined);
  if (key === undefined) return undefined;
  const step = kind === 'incident' ? stepWithoutRecords(facts) : undefined;
  if (step !== undefined) return { step };
  const mark = await keyMark(key, facts);
  const keyed = await keyedRecords(session, target, contentOf(kind), mark);
  if (kind === 'incident') return { mark, step: stepForIncident(facts, keyed) };
  return { mark, step: kind === 'message' ? stepForMessage(facts, keyed) : stepForKey(facts, keyed) };
}

interface Created {
  readonly settings: Settings;
  readonly facts: Facts;
  readonly world: World;
  readonly place: Place;
  readonly mark: string;
  /** Id of the record that was just created. */
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

/** What stands beside a record that was created. */
interface Beside {
  /** The record of another run that came first. */
  readonly earlier?: KeyedRecord;
  /** The record itself, as the service shows it. */
  readonly own?: KeyedRecord;
  readonly lookUps: readonly LookUp[];
}

/** Looks again: of several runs that created one at the same time, the first one counts. */
export async function lookBeside({ settings, facts, world, place, mark, id, deadline }: Created): Promise<Beside> {
  const { baseUrl, username, password, target } = place;
  const destination: RestDestination = { type: 'rest', baseUrl, username, password, target };
  const session = new Session(destination, world, deadline);
  const keyed: Keyed = await keyedRecords(session, target, contentOf(settings.kind), mark);
  const { lookUps } = session;
  const own = keyed.type === 'read' ? keyed.records.find((record) => record.id === id) : undefined;
  const earlier = earlierThan(id, facts, keyed);
  return defined<Beside>({ lookUps, earlier, own: earlier === undefined ? own : undefined });
}

/** A chat message names the task of its key. */
function contentOf(kind: Settings['kind']): 'topic' | 'task' {
  return kind === 'topic' ? 'topic' : 'task';
}
