/** The last stages for one target: the message of what is known, and what becomes of it. */

import type { Build } from '../build/build.ts';
import { type NotSent, skipSending } from '../not-sent.ts';
import { type Delivery, notSent } from '../report.ts';
import type { StageContext } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import type { LookupResult } from '../target/lookup-result.ts';
import { renderMessage, sendMessage } from './render-message.ts';

/**
 * Renders the message and sends it, with what belongs to it; a dry run only shows it.
 *
 * @param held why its author does not want it
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
  // What an incident or a key does otherwise is loaded only for one.
  const keyed = lookUp.keyed === undefined && kind !== 'incident' ? undefined : await importKeyed();
  // A message of a key may name the record that is open.
  const facts = keyed?.withEnd(build.facts, lookUp, world.now()) ?? build.facts;
  const sendContext = { ...context, facts, lookUp };
  const message =
    kind === 'incident'
      ? await (await importKeyed()).renderIncident(sendContext)
      : await renderMessage(sendContext, kind);
  const { rendered } = message;
  const empty = rendered.empty ? skipSending('words', 'the template rendered to nothing') : undefined;
  const reason = stop ?? keyed?.findLikelyDuplicate(sendContext, rendered.draft) ?? empty;
  if (dryRun) {
    const { previewDelivery } = await import(/* webpackChunkName: "rest" */ './dry-run.ts');
    return { lookUp, rendered, ...(await previewDelivery(sendContext, message, reason)) };
  }
  if (reason !== undefined) return notSent(reason, lookUp, rendered);
  return { lookUp, rendered, result: await (keyed?.sendKeyed ?? sendMessage)(sendContext, message) };
}

/** Nothing is created beside an open record; a condition never hides the end of what it let open. */
export function findKeyReason(
  { kind }: Settings,
  { keyed }: LookupResult,
  held: NotSent | undefined,
): NotSent | undefined {
  const decision = keyed?.decision;
  const endsRecord = kind === 'incident' && decision?.do === 'tell-end' && decision.record !== undefined;
  if (held !== undefined) return held.at === 'only-if' && endsRecord ? undefined : held;
  if (decision?.do === 'nothing') return skipSending('key', decision.reason);
  if (decision?.do !== 'keep') return undefined;
  const { record, isOlder = false } = decision;
  const { id, name } = record;
  const reason = `${kind === 'topic' ? 'topic' : 'task'} ${name ?? id} with this unique-key is open`;
  const hint = isOlder ? 'If that problem is solved, close the record, so that the next failure is reported' : '';
  return { at: 'key', outcome: 'duplicate', reason, hint, id: String(id) };
}

function importKeyed() {
  return import(/* webpackChunkName: "rest" */ './unique-key.ts');
}
