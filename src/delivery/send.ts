/** Runs the last stages for one target: renders the message from the facts and delivers it. */

import type { Build } from '../build/build.ts';
import { type NotSent, skipSending } from '../not-sent.ts';
import { type Delivery, notSent } from '../report.ts';
import type { StageContext } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import type { LookupResult } from '../target/lookup-result.ts';
import { renderMessage, sendMessage } from './render-message.ts';

/**
 * Renders and sends the message with its follow-up requests. A dry run only previews it.
 *
 * @param held why the author's settings suppress it
 */
export async function renderAndSend(
  context: StageContext,
  build: Build,
  lookUp: LookupResult,
  held: NotSent | undefined,
): Promise<Delivery> {
  const { settings, world } = context;
  const { kind, dryRun } = settings;
  const stop = findKeyReason(settings, lookUp, held);
  if (stop !== undefined && !dryRun) return notSent(stop, lookUp);
  // Loaded only for an incident or a key.
  const keyed = lookUp.keyed === undefined && kind !== 'incident' ? undefined : await importKeyed();
  // The message of a key may name the open record.
  const facts = keyed?.withEnd(build.facts, lookUp, world.now()) ?? build.facts;
  const sendContext = { ...context, facts, lookUp };
  const message =
    kind === 'incident'
      ? await (await importKeyed()).renderIncident(sendContext)
      : await renderMessage(sendContext, kind);
  const { rendered } = message;
  const empty = rendered.empty ? skipSending('words', 'the template rendered to nothing') : undefined;
  const reason = stop ?? keyed?.findLikelyDuplicate(sendContext, rendered.content) ?? empty;
  if (dryRun) {
    const { previewDelivery } = await import(/* webpackChunkName: "rest" */ './dry-run.ts');
    return { lookUp, rendered, ...(await previewDelivery(sendContext, message, reason)) };
  }
  if (reason !== undefined) return notSent(reason, lookUp, rendered);
  return { lookUp, rendered, result: await (keyed?.sendKeyed ?? sendMessage)(sendContext, message) };
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
  if (held !== undefined) return held.at === 'only-if' && endsRecord ? undefined : held;
  if (decision?.do === 'nothing') return skipSending('key', decision.reason);
  if (decision?.do !== 'existing') return undefined;
  const { record, isOlder = false } = decision;
  const { id, name } = record;
  const reason = `${kind === 'topic' ? 'topic' : 'task'} ${name ?? id} with this unique-key is open`;
  const hint = isOlder ? 'If that problem is solved, close the record, so that the next failure is reported' : '';
  return { at: 'key', outcome: 'duplicate', reason, hint, id: String(id) };
}

function importKeyed() {
  return import(/* webpackChunkName: "rest" */ './unique-key.ts');
}
