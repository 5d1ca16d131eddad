/** Runs the last stages for one target: renders the message from the facts and delivers it. */

import { type NotSent, skipSending } from '../diagnostic.ts';
import { formatMentions } from '../message/mentions.ts';
import { type Delivery, notSent } from '../report.ts';
import type { Settings } from '../settings/settings.ts';
import type { LookupResult } from '../target/lookup-result.ts';
import { type Message, NOTHING_SENT, renderMessage, type SendContext, sendMessage } from './send-message.ts';

/**
 * Renders and sends the message with its follow-up requests. A dry run only previews it.
 *
 * @param held why the author's settings suppress it
 */
export async function renderAndSend(context: SendContext, held: NotSent | undefined): Promise<Delivery> {
  const { settings, world, lookUp } = context;
  const { kind, dryRun } = settings;
  const stop = findKeyReason(settings, lookUp, held);
  if (stop !== undefined && !dryRun) return notSent(stop, lookUp);
  // Loaded only for an incident or a key.
  const keyed = lookUp.keyed === undefined && kind !== 'incident' ? undefined : await importKeyed();
  // The message of a key may name the open record.
  const facts = keyed?.withEnd(context.facts, lookUp, world.now()) ?? context.facts;
  const sendContext = { ...context, facts };
  const message =
    kind === 'incident'
      ? await (await importKeyed()).renderIncident(sendContext)
      : await renderMessage(sendContext, kind);
  const empty = message.empty && skipSending('empty-template', 'the template rendered to nothing');
  const reason = stop ?? keyed?.findLikelyDuplicate(sendContext, message.content) ?? empty;
  if (dryRun) return previewDelivery(sendContext, message, reason);
  if (reason !== undefined) return notSent(reason, lookUp, message);
  return { lookUp, message, result: await (keyed?.sendKeyed ?? sendMessage)(sendContext, message) };
}

/** Previews the message in any case, and says whether it would be sent. */
async function previewDelivery(
  sendContext: SendContext,
  message: Message,
  reason: NotSent | undefined,
): Promise<Delivery> {
  const { settings, facts, lookUp } = sendContext;
  const isOpened = settings.kind === 'incident' && lookUp.keyed?.decision.do === 'open';
  const line = isOpened ? (await (await importKeyed()).previewLine(sendContext, message)).content : undefined;
  // No chat message reports a task that can't be opened again.
  const isUnreported = lookUp.stop?.stage === 'task' && facts.change === 'still-failing';
  const stop = reason ?? (isUnreported ? { ...lookUp.stop, stage: 'lookup' as const } : lookUp.stop);
  const without = stop === undefined ? '' : `, and without dry-run it ${wouldBe(stop)}: ${stop.reason}`;
  return {
    lookUp,
    message,
    result: { outcome: 'dry-run', reason: NOTHING_SENT + without, hint: stop?.hint ?? '', attempts: lookUp.lookUps },
    preview: { stop, line, assigned: formatMentions(lookUp.assigned ?? []) },
  };
}

function wouldBe({ stage, outcome }: NotSent): string {
  if (stage === 'task') return 'would send the chat message but open no task';
  return outcome === 'not-delivered' ? 'could not be delivered' : 'would be skipped';
}

/**
 * Returns why a key suppresses the message: an open record exists. A condition never hides the recovery of an opened
 * record.
 */
export function findKeyReason(
  { kind }: Settings,
  { keyed }: LookupResult,
  held: NotSent | undefined,
): NotSent | undefined {
  const decision = keyed?.decision;
  const endsRecord = kind === 'incident' && decision?.do === 'resolve' && decision.record !== undefined;
  if (held !== undefined) return held.stage === 'only-if' && endsRecord ? undefined : held;
  if (decision?.do === 'nothing') return skipSending('key', decision.reason);
  if (decision?.do !== 'existing') return undefined;
  const { record, isOlder = false } = decision;
  const { id, name } = record;
  const reason = `${kind === 'topic' ? 'topic' : 'task'} ${name ?? id} with this unique-key is open`;
  const hint = isOlder ? 'If that problem is solved, close the record, so that the next failure is reported' : '';
  return { stage: 'key', outcome: 'duplicate', reason, hint, id: String(id) };
}

function importKeyed() {
  return import(/* webpackChunkName: "rest" */ './unique-key.ts');
}
