/** The last two stages: render and deliver. What an incident or a key does otherwise is loaded only for one. */

import type { KeyDecision } from '../directory/incident/decide.ts';
import type { Draft } from '../message/rendering.ts';
import type { Stop } from '../stop.ts';
import {
  type SendContext,
  type SentMessage,
  sendMessage,
  stopOfWords,
  type WrittenMessage,
  writeMessage,
} from './send-message.ts';

/** What was written first, of what, and why it is not to be sent. */
export interface OutgoingMessage {
  readonly sending: SendContext;
  readonly written: WrittenMessage;
  readonly stop?: Stop | undefined;
}

export async function write(sending: SendContext): Promise<OutgoingMessage> {
  const written = await writeFirst(sending);
  const stop = (await stopOfLikelyDuplicate(sending, written.rendered.draft)) ?? stopOfWords(written);
  return { sending, written, stop };
}

/** The words of what is sent first; an incident's other message follows from what becomes of it. */
async function writeFirst(sending: SendContext): Promise<WrittenMessage> {
  const { settings, facts, lookUp, world } = sending;
  const { kind } = settings;
  if (lookUp.keyed === undefined && kind !== 'incident') return writeMessage(sending, kind);
  const { withEnd, writeIncident } = await keyed();
  // A message of a key may name the record that is open.
  const known = { ...sending, facts: withEnd(facts, lookUp, world.now()) };
  return kind === 'incident' ? writeIncident(known, decisionOf(sending)) : writeMessage(known, kind);
}

/** Sends what was written, and what belongs to it. */
export async function sendAll(sending: SendContext, written: WrittenMessage): Promise<SentMessage> {
  const { settings, lookUp } = sending;
  const { rendered } = written;
  const isKeyed = lookUp.keyed !== undefined && settings.kind !== 'message';
  if (!isKeyed) return { result: await sendMessage(sending, written), rendered };
  const { afterwards, sendIncident } = await keyed();
  if (settings.kind === 'incident') return sendIncident(sending, decisionOf(sending), written);
  return { result: (await afterwards(sending, await sendMessage(sending, written), rendered.draft)).result, rendered };
}

function decisionOf({ lookUp }: SendContext): KeyDecision {
  return lookUp.keyed?.decision ?? { do: 'open' };
}

/**
 * Why nothing is created beside a record that shows no mark, but has the subject of what would be created. Loaded only where
 * there may be one.
 */
async function stopOfLikelyDuplicate(sending: SendContext, draft: Draft): Promise<Stop | undefined> {
  const step = sending.lookUp.keyed?.decision;
  if (step?.do !== 'open' || step.doubtful === undefined) return undefined;
  return (await keyed()).likelyDuplicate(step.doubtful, sending, draft);
}

async function keyed() {
  return (await import(/* webpackChunkName: "rest" */ './lazy-rest.ts')).loadKeyed();
}
