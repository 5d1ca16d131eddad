/** What the `unique-key` changes: nothing is created beside an open record. */

import { defined } from '../defined.ts';
import type { Result } from '../delivery/receipt.ts';
import type { KeyedRecord } from '../directory/incident/outage.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Facts } from '../facts/facts.ts';
import type { Draft } from '../message/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { type Stop, skipped } from '../stop.ts';
import type { SendContext } from './send-message.ts';

/** Milliseconds for the look after something was created. */
const LOOK_MS = 10_000;

const BLIND_HINT = 'Look whether there is more than one, and close what is too many';

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

/** The same of a record that shows no mark, but has the subject of what would be created. */
export async function stopOfLikeness(
  { settings: { kind }, facts, lookUp }: SendContext,
  { subject }: Draft,
): Promise<Stop | undefined> {
  const step = lookUp.keyed?.decision;
  if (step?.do !== 'open' || step.doubtful === undefined || subject === undefined) return undefined;
  const { akin, resembling } = await import(/* webpackChunkName: "rest" */ '../directory/look-up.ts');
  const alike = facts.change === 'still-failing' ? akin : resembling;
  const [record] = alike(step.doubtful, subject).toSorted((a, b) => a.id - b.id);
  if (record === undefined) return undefined;
  const what = kind === 'topic' ? 'topic' : 'task';
  const reason = `${what} ${record.name ?? record.id} has this subject and is open, and the service shows it without its mark`;
  const hint = 'If it is another one, close it or rename it';
  return { at: 'key', outcome: 'duplicate', reason, hint, id: String(record.id) };
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

/**
 * Waits for a record that was created to show: of several runs that created one at the same time, the first one counts.
 *
 * @param subject of the record
 */
export async function afterwards(sending: SendContext, result: Result, { subject = '' }: Draft): Promise<KeyedResult> {
  const { settings, world, facts, lookUp, deadline } = sending;
  const { keyed, place } = lookUp;
  const { outcome } = result;
  if (keyed?.mark === undefined || place === undefined || outcome !== 'delivered' || result.id === undefined) {
    return { result };
  }
  const { confirmCreated } = await import(/* webpackChunkName: "rest" */ '../directory/look-up.ts');
  const until = Math.min(deadline, world.now() + LOOK_MS);
  const id = Number(result.id);
  const created = { settings, facts, world, place, mark: keyed.mark, id, subject, deadline: until };
  const { earlier, own, blind, lookUps } = await confirmCreated(created);
  const tries = [...result.tries, ...lookUps];
  if (earlier === undefined) {
    const said = blind === undefined ? {} : { reason: `${result.reason}; ${blind}`, hint: BLIND_HINT };
    return defined<KeyedResult>({ result: { ...result, ...said, tries }, own });
  }
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
