/** What the `unique-key` changes while something is sent. Loaded only where there is one. */

import type { Result } from '../delivery/receipt.ts';
import type { KeyedRecord } from '../directory/incident/outage.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Facts } from '../facts/facts.ts';
import type { Draft } from '../message/rendering.ts';
import type { Stop } from '../stop.ts';
import { timeOf } from '../text/calendar.ts';
import type { SendContext } from './send-message.ts';

/** For the look after something was created. */
const LOOK_TIME = { atMost: 10_000 };

const BLIND_HINT = 'Look whether there is more than one, and close what is too many';

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
  const { settings, world, facts, lookUp } = sending;
  const { keyed, place } = lookUp;
  const { outcome } = result;
  if (keyed?.mark === undefined || place === undefined || outcome !== 'delivered' || result.id === undefined) {
    return { result };
  }
  const { confirmCreated } = await import(/* webpackChunkName: "directory" */ '../directory/look-up.ts');
  const budget = sending.budget.within(LOOK_TIME);
  const id = Number(result.id);
  const created = { settings, facts, world, place, mark: keyed.mark, id, subject, budget };
  const { earlier, own, blind, lookUps } = await confirmCreated(created);
  const tries = [...result.tries, ...lookUps];
  if (earlier === undefined) {
    const said = blind === undefined ? {} : { reason: `${result.reason}; ${blind}`, hint: BLIND_HINT };
    return { result: { ...result, ...said, tries }, own };
  }
  const reason = `another run created ${earlier.name ?? earlier.id} with this unique-key first; this one is ${id}`;
  const hint = 'Close one of the two, and use concurrency in the workflow';
  return { result: { ...result, outcome: 'duplicate', id: String(earlier.id), reason, hint, tries } };
}

/** What the words may say of a record. */
export function incidentFact({ id, name, subject, assignees, openedAt }: KeyedRecord): NonNullable<Facts['incident']> {
  const opened_at = openedAt === undefined ? undefined : timeOf(openedAt);
  return { id, name, subject, assignees, opened_at };
}

/** The facts with the record that ends, and since when, where only the board tells that. */
export function withEnd(facts: Facts, { keyed }: LookUpResult, now: number): Facts {
  const decision = keyed?.decision;
  if (decision?.do !== 'tell-end' || decision.record === undefined) return facts;
  const { record, since } = decision;
  const named = { ...facts, incident: incidentFact(record) };
  if (since === undefined) return named;
  const { failures_in_a_row: _, ...known } = named;
  const duration_seconds = Math.max(0, Math.round((now - since) / 1000));
  return { ...known, change: 'fixed', broken_since: { at: timeOf(since), duration_seconds } };
}

/** Why nothing is created beside a record with the same subject. */
export async function likelyDuplicate(
  doubtful: readonly KeyedRecord[],
  { settings: { kind }, facts }: SendContext,
  { subject }: Draft,
): Promise<Stop | undefined> {
  if (subject === undefined) return undefined;
  const { akin, resembling } = await import(/* webpackChunkName: "directory" */ '../directory/look-up.ts');
  const alike = facts.change === 'still-failing' ? akin : resembling;
  const [record] = alike(doubtful, subject).toSorted((a, b) => a.id - b.id);
  if (record === undefined) return undefined;
  const what = kind === 'topic' ? 'topic' : 'task';
  const reason = `${what} ${record.name ?? record.id} has this subject and is open, and the service shows it without its mark`;
  const hint = 'If it is another one, close it or rename it';
  return { at: 'key', outcome: 'duplicate', reason, hint, id: String(record.id) };
}
