/** What the `unique-key` changes: nothing is created beside an open record. */

import { defined } from '../defined.ts';
import type { Result } from '../delivery/receipt.ts';
import type { KeyedRecord } from '../directory/incident/outage.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Facts } from '../facts/facts.ts';
import type { Settings } from '../settings/settings.ts';
import { type Stop, skipped } from '../stop.ts';
import type { SendContext } from './send-message.ts';

/** Milliseconds for the look after something was created. */
const LOOK_MS = 10_000;

/** Undefined where something is to be created. */
export function stopOfKey({ kind }: Settings, { keyed }: LookUpResult): Stop | undefined {
  const decision = keyed?.decision;
  if (decision?.do === 'nothing') return skipped('key', decision.reason);
  if (decision?.do !== 'keep') return undefined;
  const what = kind === 'topic' ? 'topic' : 'task';
  const { id, name } = decision.record;
  const reason = `${what} ${name ?? id} with this unique-key is open`;
  return { at: 'key', outcome: 'duplicate', reason, hint: '', id: String(id) };
}

/** Why no task of an incident can be opened is told by the first red run; the others only annotate it. */
export function tellsRefusal({ change }: Facts): boolean {
  return change !== 'still-failing';
}

interface KeyedResult {
  readonly result: Result;
  /** The record that was created, as the service shows it. */
  readonly own?: KeyedRecord;
}

/** Of several runs that created a record at the same time, the first one counts. */
export async function afterwards(sending: SendContext, result: Result): Promise<KeyedResult> {
  const { settings, world, facts, lookUp, deadline } = sending;
  const { keyed, place } = lookUp;
  const { outcome } = result;
  if (keyed?.mark === undefined || place === undefined || outcome !== 'delivered' || result.id === undefined) {
    return { result };
  }
  const { checkForRace } = await import(/* webpackChunkName: "rest" */ '../directory/look-up.ts');
  const until = Math.min(deadline, world.now() + LOOK_MS);
  const id = Number(result.id);
  const looked = { settings, facts, world, place, mark: keyed.mark, id, deadline: until };
  const { earlier, own, lookUps } = await checkForRace(looked);
  const tries = [...result.tries, ...lookUps];
  if (earlier === undefined) return defined<KeyedResult>({ result: { ...result, tries }, own });
  const reason = `another run created ${earlier.name ?? earlier.id} with this unique-key first; this one is ${id}`;
  const hint = 'Close one of the two, and use concurrency in the workflow';
  return { result: { ...result, outcome: 'duplicate', id: String(earlier.id), reason, hint, tries } };
}

/** What the words may say of a record. */
export function incidentFact({ id, name, subject, assignees, openedAt }: KeyedRecord): NonNullable<Facts['incident']> {
  return defined<NonNullable<Facts['incident']>>({ id, name, subject, assignees, opened_at: isoTime(openedAt) });
}

/** Services write dates in more than one way; one that says nothing is left out. */
function isoTime(text = ''): string | undefined {
  const milliseconds = /^\/Date\((\d{1,15})/.exec(text)?.[1];
  const time = milliseconds === undefined ? Date.parse(text) : Number(milliseconds);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
