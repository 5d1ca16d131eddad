/** An incident: a task and a chat message that belong together. Heavy: imported only for one. */

import { type Result, resultOf } from '../delivery/receipt.ts';
import type { KeyDecision } from '../directory/incident/decide.ts';
import type { KeyedRecord } from '../directory/incident/outage.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import { eachOnce } from '../message/mentions.ts';
import type { Rendered } from '../message/rendering.ts';
import { skipped } from '../stop.ts';
import { afterwards, incidentFact, tellsRefusal } from './keyed.ts';
import { type SendContext, type SentMessage, sendMessage, type WrittenMessage, writeMessage } from './send-message.ts';

/** What is kept for the chat message while its task is sent. */
const LINE_TIME = { part: 1 / 8, atMost: 5_000 };

/** Here as well, so that all that a key needs is one chunk. */
export { afterwards, likelyDuplicate, tellsRefusal, withEnd } from './keyed.ts';

/** What is written first: the task that opens, or the line that tells the end. */
export async function writeIncident(sending: SendContext, step: KeyDecision): Promise<WrittenMessage> {
  return step.do === 'tell-end' ? writeMessage(sending, 'message', { namesTask: true }) : writeMessage(sending, 'task');
}

/** Sends what was written, and after a task the line that names it. */
export async function sendIncident(
  sending: SendContext,
  step: KeyDecision,
  written: WrittenMessage,
): Promise<SentMessage> {
  const { rendered } = written;
  if (step.do === 'tell-end') return { result: await sendMessage(sending, written), rendered };
  const first = { ...sending, budget: sending.budget.without(LINE_TIME) };
  const { result, own } = await afterwards(first, await sendMessage(first, written), rendered.draft);
  // Another run was first, and tells it.
  if (result.outcome === 'duplicate') return { result, rendered };
  if (result.outcome === 'not-delivered' && !tellsRefusal(sending.facts)) return { result, rendered };
  const record = result.id === undefined ? undefined : { ...opened(Number(result.id), rendered), ...own };
  const lone = { ...sending, lookUp: forLine(sending.lookUp, record) };
  const line = await writeLine(lone, record, { note: noteOf(result) });
  const told = line.rendered.empty
    ? resultOf(skipped('words', 'its template rendered to nothing'))
    : await sendMessage(lone, line);
  const { outcome, reason, hint, id, words } = told;
  const tries = [...result.tries, ...told.tries.slice(sending.lookUp.lookUps.length)];
  return {
    result: { ...result, tries, line: { outcome, reason, hint, id, words } },
    rendered,
    line: line.rendered,
  };
}

/** The chat message that would go with this task, which nobody has given a name yet. */
export async function previewLine(sending: SendContext, { rendered }: WrittenMessage): Promise<Rendered> {
  const { stop } = sending.lookUp;
  const record = stop === undefined ? opened(0, rendered) : undefined;
  const lone = { ...sending, lookUp: forLine(sending.lookUp, record) };
  return (await writeLine(lone, record, { note: stop && `No task was opened: ${stop.reason}.` })).rendered;
}

function writeLine(
  sending: SendContext,
  record: KeyedRecord | undefined,
  said: { readonly note?: string | undefined },
): Promise<WrittenMessage> {
  const facts = record === undefined ? sending.facts : { ...sending.facts, incident: incidentFact(record) };
  const { assigned = [] } = sending.lookUp;
  const more = { ...said, assigned, namesTask: true };
  return writeMessage({ ...sending, facts }, 'message', more);
}

/** What keeps the task back does not keep the message back, which calls those who would have got the task. */
function forLine(lookUp: LookUpResult, record: KeyedRecord | undefined): LookUpResult {
  const { stop, addressees, assigned = [], ...rest } = lookUp;
  return {
    ...rest,
    stop: stop?.at === 'task' ? undefined : stop,
    addressees: record === undefined ? eachOnce([...addressees, ...assigned]) : addressees,
    assigned,
  };
}

function opened(id: number, { draft }: WrittenMessage['rendered']): KeyedRecord {
  return { id, subject: draft.subject, open: true, assignees: [] };
}

/** What the line must not go without where the task is not there. */
function noteOf({ outcome, reason }: Result): string | undefined {
  if (outcome === 'not-delivered') return `No task was opened: ${reason}.`;
  return outcome === 'unknown' ? `Whether its task was opened is not known: ${reason}.` : undefined;
}
