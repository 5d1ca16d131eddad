/** The last two stages. What an incident does otherwise is loaded only for one. */

import type { Result } from '../delivery/receipt.ts';
import type { KeyDecision } from '../directory/incident/outage.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Facts } from '../facts/facts.ts';
import { afterwards, incidentFact } from './keyed.ts';
import { type SendContext, type SentMessage, sendMessage, type WrittenMessage, writeMessage } from './send-message.ts';

/** The words of what is sent first; an incident's other message follows from what becomes of it. */
export async function writeFirst(sending: SendContext): Promise<WrittenMessage> {
  const { kind } = sending.settings;
  if (kind !== 'incident') return writeMessage(sending, kind);
  const { writeIncident } = await import('./send-incident.ts');
  return writeIncident(sending, decisionOf(sending));
}

/** Sends what was written, and what belongs to it. */
export async function sendAll(sending: SendContext, written: WrittenMessage): Promise<SentMessage> {
  const { kind } = sending.settings;
  if (kind === 'incident') {
    const { sendIncident } = await import('./send-incident.ts');
    return sendIncident(sending, decisionOf(sending), written);
  }
  const sent = await sendMessage(sending, written);
  const result: Result = kind === 'message' ? sent : (await afterwards(sending, sent, written.rendered.draft)).result;
  return { result, rendered: written.rendered };
}

/** A message of a key may name the record that is open. */
export function withOpenRecord(facts: Facts, { keyed }: LookUpResult): Facts {
  const record = keyed?.decision.do === 'tell-end' ? keyed.decision.record : undefined;
  return record === undefined ? facts : { ...facts, incident: incidentFact(record) };
}

function decisionOf({ lookUp }: SendContext): KeyDecision {
  return lookUp.keyed?.decision ?? { do: 'open' };
}
