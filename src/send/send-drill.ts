/** The last stage of a drill: the message goes the real way, an incident ends as well, and what arrived is told. */

import { defined } from '../defined.ts';
import { type Arrival, type Result, resultOf } from '../delivery/receipt.ts';
import type { ReadBack } from '../delivery/search/read-back.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import { endOfDrill } from '../facts/drill.ts';
import type { SendContext, SentMessage, WrittenMessage } from './send-message.ts';
import { stopOfKey } from './stop-of-key.ts';
import { sendAll, write } from './write-and-send.ts';

/** What is kept for the end of an incident, and for reading back what arrived. */
const END_TIME = { part: 1 / 4, atMost: 10_000 };
const READING_TIME = { part: 1 / 8, atMost: 5_000 };

export async function sendDrill(sending: SendContext, written: WrittenMessage): Promise<SentMessage> {
  const { settings, budget, lookUp } = sending;
  const isIncident = settings.kind === 'incident';
  const kept = budget.without(READING_TIME);
  const own = {
    ...sending,
    budget: isIncident ? kept.without(END_TIME) : kept,
    lookUp: settings.drill === 'call' ? lookUp : withoutAssignees(lookUp),
  };
  const sent = await sendAll(own, written);
  const { result } = sent;
  const isThere = result.outcome === 'delivered';
  const ended = isIncident && isThere ? await end({ ...own, budget: kept }) : undefined;
  const record = isThere ? await arrivalOf(sending, written, result) : undefined;
  const lines = [result.line, ended].flatMap((line) => (line?.outcome === 'delivered' ? lineArrival(line) : []));
  const told: Result = {
    ...result,
    tries: [...result.tries, ...(ended?.tries ?? []), ...(record?.lookUps ?? [])],
    drill: [...(record === undefined ? [] : [record.arrival]), ...lines],
  };
  return { ...sent, result: ended === undefined ? told : withEnd(told, ended) };
}

/** Nobody has to do anything. */
function withoutAssignees({ place, ...lookUp }: LookUpResult): LookUpResult {
  if (place === undefined) return lookUp;
  const { assignees: _, ...rest } = place;
  return { ...lookUp, place: rest };
}

/** It works again: the record is found as any later run would find it, and its end is told. */
async function end(sending: SendContext): Promise<Result> {
  const { settings } = sending;
  const { loadDirectory } = await import(/* webpackChunkName: "rest" */ './lazy-rest.ts');
  const { identityOf, lookUp } = await loadDirectory();
  const facts = endOfDrill(sending.facts);
  const found = await lookUp({ ...sending, facts, identity: identityOf(facts, settings.context) });
  const lookUps = found.lookUps;
  const stop = stopOfKey(settings, found);
  if (stop !== undefined) return resultOf(stop, lookUps);
  const outgoing = await write({ ...sending, facts, lookUp: found });
  if (outgoing.stop !== undefined) return resultOf(outgoing.stop, lookUps);
  return (await sendAll(outgoing.sending, outgoing.written)).result;
}

/** Whether the chat heard of both, beginning and end. What was not sent is not there. */
function withEnd(result: Result, ended: Result): Result {
  const { outcome, reason, hint, id, words } = ended;
  const isTold = result.line === undefined || result.line.outcome === 'delivered';
  if (!isTold || outcome === 'delivered') return result;
  const lost = outcome === 'skipped' ? 'not-delivered' : outcome;
  const line = defined<NonNullable<Result['line']>>({ outcome: lost, reason: `its end: ${reason}`, hint, id, words });
  return { ...result, line };
}

function lineArrival({ id }: NonNullable<Result['line']>): Arrival {
  return defined<Arrival>({ kind: 'message', seen: 'accepted', id });
}

type RecordArrival = { readonly arrival: Arrival } & Pick<ReadBack, 'lookUps'>;

/** Chat and webhooks show no way to read anything back: there it is what was accepted. */
async function arrivalOf(
  sending: SendContext,
  { rendered: { draft }, marker }: WrittenMessage,
  { id }: Result,
): Promise<RecordArrival> {
  const { kind, subject, body } = draft;
  const { place } = sending.lookUp;
  const [first_line] = body.split('\n');
  if (kind === 'message' || place === undefined || marker === undefined) {
    return { arrival: defined<Arrival>({ kind, seen: 'accepted', id, subject, first_line }), lookUps: [] };
  }
  const { loadReadBack } = await import(/* webpackChunkName: "rest" */ './lazy-rest.ts');
  const { readBack } = await loadReadBack();
  const { record, doubt, lookUps } = await readBack(sending, { kind, place, id: numberOf(id), marker });
  const arrival =
    record === undefined
      ? defined<Arrival>({ kind, seen: 'not-shown', id, doubt })
      : { ...record, kind, seen: 'read-back' as const, id: String(record.id) };
  return { arrival, lookUps };
}

function numberOf(id: string | undefined): number | undefined {
  return id === undefined ? undefined : Number(id);
}
