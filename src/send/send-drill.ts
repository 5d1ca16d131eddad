/** The last stage of a drill: the message goes the real way, an incident ends as well, and what arrived is told. */

import { defined } from '../defined.ts';
import { type Result, resultOf } from '../delivery/receipt.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import { endOfDrill } from '../facts/drill.ts';
import { arrivalOf, arrivalOfLine, arrivalRemark } from './arrivals.ts';
import type { Progress } from './progress.ts';
import type { SendContext, SentMessage, WrittenMessage } from './send-message.ts';
import { stopOfKey } from './stop-of-key.ts';
import { sendAll, write } from './write-and-send.ts';

/** What is kept for the end of an incident, and for reading back what arrived. */
const END_TIME = { part: 1 / 4, atMost: 10_000 };
const READING_TIME = { part: 1 / 8, atMost: 5_000 };

/** Remarks say what arrived. */
export async function sendDrill(
  sending: SendContext,
  written: WrittenMessage,
  { remarks = [] }: Progress,
): Promise<SentMessage & Pick<Progress, 'remarks'>> {
  const { settings, budget, lookUp } = sending;
  const isIncident = settings.kind === 'incident';
  const kept = written.marker === undefined ? budget : budget.without(READING_TIME);
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
  const lines = [
    arrivalOfLine(result.line, sent.line),
    ...(ended === undefined ? [] : [arrivalOfLine(ended.result, ended.rendered)]),
  ];
  const arrived = [...(record === undefined ? [] : [record.arrival]), ...lines.filter((line) => line !== undefined)];
  const tries = [...result.tries, ...(ended?.result.tries ?? []), ...(record?.lookUps ?? [])];
  const told: Result = { ...result, tries, drill: arrived };
  return {
    ...sent,
    result: ended === undefined ? told : withEnd(told, ended.result),
    remarks: [...remarks, ...arrived.map(arrivalRemark)],
  };
}

/** Nobody has to do anything. */
function withoutAssignees({ place, ...lookUp }: LookUpResult): LookUpResult {
  if (place === undefined) return lookUp;
  const { assignees: _, ...rest } = place;
  return { ...lookUp, place: rest };
}

type EndOfDrill = Pick<SentMessage, 'result'> & Partial<Pick<SentMessage, 'rendered'>>;

/** It works again: the record is found as any later run would find it, and its end is told. */
async function end(sending: SendContext): Promise<EndOfDrill> {
  const { settings } = sending;
  const { loadDirectory } = await import(/* webpackChunkName: "rest" */ './lazy-rest.ts');
  const { identityOf, lookUp } = await loadDirectory();
  const facts = endOfDrill(sending.facts);
  const found = await lookUp({ ...sending, facts, identity: identityOf(facts, settings.context) });
  const lookUps = found.lookUps;
  const stop = stopOfKey(settings, found);
  if (stop !== undefined) return { result: resultOf(stop, lookUps) };
  const outgoing = await write({ ...sending, facts, lookUp: found });
  if (outgoing.stop !== undefined) return { result: resultOf(outgoing.stop, lookUps) };
  return sendAll(outgoing.sending, outgoing.written);
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
