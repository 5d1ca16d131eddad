/** Handles the effects of a `unique-key` on sending, and incidents: a task and a chat message that belong together. */

import type { Facts } from '../build/facts.ts';
import type { ResultMessage } from '../diagnostic.ts';
import { eachOnce } from '../message/mentions.ts';
import type { MessageContent } from '../message/render-types.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import { confirmCreated } from '../target/incident/confirm.ts';
import { filterSameSubject, filterSimilarSubject } from '../target/incident/keyed-records.ts';
import type { KeyedRecord } from '../target/incident/outage.ts';
import type { ResolvedTarget } from '../target/resolved-target.ts';
import { makeTime } from '../text/format.ts';
import { type Result, toResult } from './receipt.ts';
import { type Message, renderMessage, sendMessage } from './send-message.ts';

/** Time reserved for the chat message while its task is sent. */
const CHAT_MESSAGE_TIME = { part: 1 / 8, atMost: 5_000 };
/** Time for the search after a record was created. */
const SEARCH_TIME = { atMost: 10_000 };

/**
 * Waits until the created record shows. If runs create one concurrently, the first wins.
 *
 * @returns the result, and the created record as the service shows it
 */
async function confirmCreation(
  settings: Settings,
  runtime: Runtime,
  facts: Facts,
  { keyed, location }: ResolvedTarget,
  { content }: Message,
  result: Result,
): Promise<{ readonly result: Result; readonly own?: KeyedRecord }> {
  const isCreated = result.outcome === 'delivered' && result.id !== undefined;
  if (keyed?.mark === undefined || location === undefined || !isCreated) return { result };
  const id = Number(result.id);
  const limited = { ...runtime, budget: runtime.budget.within(SEARCH_TIME) };
  const created = { id, subject: content.subject ?? '', mark: keyed.mark };
  const { earlier, own, blind, lookUps } = await confirmCreated(settings, limited, facts, location, created);
  const attempts = [...result.attempts, ...lookUps];
  if (earlier === undefined) {
    const hint = 'Look whether there is more than one, and close what is too many';
    const message = blind === undefined ? {} : { reason: `${result.reason}; ${blind}`, hint };
    return { result: { ...result, ...message, attempts }, own };
  }
  const reason = `another run created ${earlier.name ?? earlier.id} with this unique-key first; this one is ${id}`;
  const hint = 'Close one of the two, and use concurrency in the workflow';
  return { result: { ...result, outcome: 'duplicate', id: String(earlier.id), reason, hint, attempts } };
}

/** Converts a record to the fact that templates may show. */
function toIncidentFact({ id, name, subject, assignees, openedAt }: KeyedRecord): NonNullable<Facts['incident']> {
  const opened_at = openedAt === undefined ? undefined : makeTime(openedAt);
  return { id, name, subject, assignees, opened_at };
}

/**
 * Converts the facts to those of the message: adds the closed record, with the start of the outage if only the board has
 * it. If the earlier failures may have had other keys, the build neither "still fails" nor fails for the first time.
 */
export function applyDecision(facts: Facts, { keyed }: ResolvedTarget, now: number): Facts {
  const decision = keyed?.decision;
  if (decision?.do === 'open' && decision.isFirst && facts.change === 'still-failing')
    return { ...facts, change: undefined };
  if (decision?.do !== 'resolve' || decision.record === undefined) return facts;
  const { record, since } = decision;
  const named = { ...facts, incident: toIncidentFact(record) };
  if (since === undefined) return named;
  const { failures_in_a_row: _, ...rest } = named;
  const duration_seconds = Math.max(0, Math.round((now - since) / 1000));
  return { ...rest, change: 'fixed', broken_since: { at: makeTime(since), duration_seconds } };
}

/** Returns why nothing is created if a record has no marker but the same subject. */
export function findLikelyDuplicate(
  kind: Settings['kind'],
  { change }: Facts,
  { keyed }: ResolvedTarget,
  { subject }: MessageContent,
): ResultMessage | undefined {
  const decision = keyed?.decision;
  if (decision?.do !== 'open' || subject === undefined) return undefined;
  const alike = change === 'still-failing' ? filterSimilarSubject : filterSameSubject;
  const [record] = alike(decision.doubtful ?? [], subject).toSorted((a, b) => a.id - b.id);
  if (record === undefined) return undefined;
  const what = kind === 'topic' ? 'topic' : 'task';
  const reason = `${what} ${record.name ?? record.id} has this subject and is open, and the service shows it without its mark`;
  const hint = 'If it is another one, close it or rename it';
  return { reason, hint, existing: String(record.id) };
}

/** Sends the message; of a new incident, the task, and then the chat message that names it. */
export async function sendKeyed(
  settings: Settings,
  runtime: Runtime,
  facts: Facts,
  lookUp: ResolvedTarget,
  message: Message,
): Promise<Result> {
  const { kind } = settings;
  const isNew = kind === 'incident' && lookUp.keyed?.decision.do === 'open';
  const first = isNew ? { ...runtime, budget: runtime.budget.without(CHAT_MESSAGE_TIME) } : runtime;
  const created = await sendMessage(settings, first, lookUp, message);
  // A chat message is no record.
  if (kind === 'message' || (kind === 'incident' && !isNew)) return created;
  const { result, own } = await confirmCreation(settings, first, facts, lookUp, message, created);
  // If it is a duplicate, another run was first and reports it.
  if (!isNew || result.outcome === 'duplicate') return result;
  // The first failed run reported that no task can be opened.
  if (result.outcome === 'not-delivered' && facts.change === 'still-failing') return result;
  const record = result.id === undefined ? undefined : { ...toRecord(Number(result.id), message), ...own };
  const alone = toChatTarget(lookUp, record);
  const notes: Partial<Record<Result['outcome'], string>> = {
    'not-delivered': `No task was opened: ${result.reason}.`,
    unknown: `Could not confirm that its task was opened: ${result.reason}.`,
  };
  const shown = applyDecision(facts, lookUp, runtime.now());
  const line = await renderChatMessage(settings, runtime, shown, alone, record, notes[result.outcome]);
  const sent = line.empty
    ? toResult({ reason: 'its template rendered to nothing', hint: '' })
    : await sendMessage(settings, runtime, alone, line);
  const { outcome, reason, hint, id, service_message: text } = sent;
  const attempts = [...result.attempts, ...sent.attempts.slice(lookUp.lookUps.length)];
  return { ...result, attempts, chat_message: { outcome, reason, hint, id, service_message: text } };
}

/** Previews the chat message that would accompany this task, which has no name yet. */
export async function previewChatMessage(
  settings: Settings,
  runtime: Runtime,
  facts: Facts,
  lookUp: ResolvedTarget,
  message: Message,
): Promise<Message> {
  const { stop } = lookUp;
  const record = stop === undefined ? toRecord(0, message) : undefined;
  const note = stop && `No task was opened: ${stop.reason}.`;
  return renderChatMessage(settings, runtime, facts, toChatTarget(lookUp, record), record, note);
}

function renderChatMessage(
  settings: Settings,
  runtime: Runtime,
  facts: Facts,
  lookUp: ResolvedTarget,
  record: KeyedRecord | undefined,
  note: string | undefined,
): Promise<Message> {
  const named = record === undefined ? facts : { ...facts, incident: toIncidentFact(record) };
  const { assigned = [] } = lookUp;
  return renderMessage(settings, runtime, named, lookUp, 'message', { note, assigned, namesTask: true });
}

/** Removes the reason that blocks the task only, so that the chat message is sent and mentions the task's assignees. */
function toChatTarget(lookUp: ResolvedTarget, record: KeyedRecord | undefined): ResolvedTarget {
  const { stop, addressees, assigned = [], ...rest } = lookUp;
  return {
    ...rest,
    stop: stop?.by === 'task' ? undefined : stop,
    addressees: record === undefined ? eachOnce([...addressees, ...assigned]) : addressees,
    assigned,
  };
}

function toRecord(id: number, { content }: Message): KeyedRecord {
  return { id, subject: content.subject, open: true, assignees: [] };
}
