/** The last two stages. What an incident or a key does otherwise is loaded only for one. */

import type { KeyDecision } from '../directory/incident/outage.ts';
import { type SendContext, type SentMessage, sendMessage, type WrittenMessage, writeMessage } from './send-message.ts';

/** The words of what is sent first; an incident's other message follows from what becomes of it. */
export async function writeFirst(sending: SendContext): Promise<WrittenMessage> {
  const { settings, facts, lookUp, world } = sending;
  const { kind } = settings;
  if (lookUp.keyed === undefined && kind !== 'incident') return writeMessage(sending, kind);
  const { withEnd, writeIncident } = await import(/* webpackChunkName: "rest" */ './send-incident.ts');
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
  const { afterwards, sendIncident } = await import(/* webpackChunkName: "rest" */ './send-incident.ts');
  if (settings.kind === 'incident') return sendIncident(sending, decisionOf(sending), written);
  return { result: (await afterwards(sending, await sendMessage(sending, written), rendered.draft)).result, rendered };
}

function decisionOf({ lookUp }: SendContext): KeyDecision {
  return lookUp.keyed?.decision ?? { do: 'open' };
}
