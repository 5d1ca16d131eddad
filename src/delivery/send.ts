/**
 * Runs the last stages for one target: renders the message from the facts and delivers it. If a stage threw, sends the
 * conclusion in one line, using only code that cannot fail again.
 */

import type { Facts } from '../build/facts.ts';
import type { ResultMessage } from '../diagnostic.ts';
import { escapeLine, markdownLink } from '../message/markdown/escape.ts';
import { formatMentions } from '../message/mentions.ts';
import type { MessageContent } from '../message/render-types.ts';
import { type Delivery, notSent } from '../report.ts';
import type { Runtime } from '../runtime.ts';
import { LOOK_FIRST } from '../service/status.ts';
import type { ContentKind } from '../settings/option.ts';
import type { Settings } from '../settings/settings.ts';
import { type ResolvedTarget, refuseTarget } from '../target/resolved-target.ts';
import { DRILL_SUBJECT } from '../text/record-marker.ts';
import { isRefusal } from './receipt.ts';
import { type Message, renderMessage, sendMessage } from './send-message.ts';

/** Reason of a dry run. */
const NOTHING_SENT = 'nothing was sent';

/**
 * Renders and sends the message with its follow-up requests. A dry run only previews it.
 *
 * @param held why the author's settings suppress it
 */
export async function renderAndSend(
  settings: Settings,
  runtime: Runtime,
  known: Facts,
  lookUp: ResolvedTarget,
  held: ResultMessage | undefined,
): Promise<Delivery> {
  const { kind, dryRun } = settings;
  const stop = findKeyReason(settings, lookUp, held);
  if (stop !== undefined && !dryRun) return notSent(stop, lookUp);
  const isKeyed = lookUp.keyed !== undefined || kind === 'incident';
  const keyed = isKeyed ? await import(/* webpackChunkName: "rest" */ './unique-key.ts') : undefined;
  // The message of a key may name the open record, and does not count the failures of other keys.
  const facts = keyed?.applyDecision(known, lookUp, runtime.now()) ?? known;
  const firstKind = findFirstKind(settings, lookUp);
  const namesTask = kind === 'incident' && firstKind === 'message';
  const message = await renderMessage(settings, runtime, facts, lookUp, firstKind, { namesTask });
  const empty = { reason: 'the template rendered to nothing', hint: '' };
  const duplicate = keyed?.findLikelyDuplicate(kind, known, lookUp, message.content);
  const reason = stop ?? duplicate ?? (message.empty ? empty : undefined);
  if (dryRun) {
    const isOpened = kind === 'incident' && lookUp.keyed?.decision.do === 'open';
    const line = isOpened ? await keyed?.previewChatMessage(settings, runtime, facts, lookUp, message) : undefined;
    return previewDelivery(known, lookUp, message, line?.content, reason);
  }
  if (reason !== undefined) return notSent(reason, lookUp, message);
  const sending =
    keyed === undefined
      ? sendMessage(settings, runtime, lookUp, message)
      : keyed.sendKeyed(settings, runtime, known, lookUp, message);
  return { lookUp, message, result: await sending };
}

/** Returns the kind of the message, or that of an incident's records that is written first. */
function findFirstKind({ kind }: Settings, { keyed }: ResolvedTarget): ContentKind {
  return kind !== 'incident' ? kind : keyed?.decision.do === 'resolve' ? 'message' : 'task';
}

/**
 * Previews the message in any case, and says whether it would be sent.
 *
 * @param line chat message that would accompany a task
 */
function previewDelivery(
  facts: Facts,
  lookUp: ResolvedTarget,
  message: Message,
  line: MessageContent | undefined,
  reason: ResultMessage | undefined,
): Delivery {
  // No chat message reports a task that can't be opened again.
  const isUnreported = lookUp.stop?.by === 'task' && facts.change === 'still-failing';
  const stop = reason ?? (isUnreported ? { ...lookUp.stop, by: 'lookup' as const } : lookUp.stop);
  const without = stop === undefined ? '' : `, and without dry-run it ${describeEffect(stop)}: ${stop.reason}`;
  return {
    lookUp,
    message,
    result: { outcome: 'dry-run', reason: NOTHING_SENT + without, hint: stop?.hint ?? '', attempts: lookUp.lookUps },
    preview: { stop, line, assigned: formatMentions(lookUp.assigned ?? []) },
  };
}

function describeEffect({ by }: ResultMessage): string {
  if (by === 'task') return 'would send the chat message but open no task';
  return isRefusal(by) ? 'could not be delivered' : 'would be skipped';
}

/**
 * Returns why a key suppresses the message: an open record exists. A condition never hides the recovery of an opened
 * record.
 */
function findKeyReason(
  { kind }: Settings,
  { keyed }: ResolvedTarget,
  held: ResultMessage | undefined,
): ResultMessage | undefined {
  const decision = keyed?.decision;
  const endsRecord = kind === 'incident' && decision?.do === 'resolve' && decision.record !== undefined;
  if (held !== undefined) return held.by === 'only-if' && endsRecord ? undefined : held;
  if (decision?.do === 'nothing') return { reason: decision.reason, hint: '' };
  if (decision?.do !== 'existing') return undefined;
  const { record, isOlder = false } = decision;
  const { id, name } = record;
  const reason = `${kind === 'topic' ? 'topic' : 'task'} ${name ?? id} with this unique-key is open`;
  const hint = isOlder ? 'If that problem is solved, close the record, so that the next failure is reported' : '';
  return { reason, hint, existing: String(id) };
}

const A_BUG = 'an internal error';
const UNRESOLVED = refuseTarget({
  reason: `the target lookup timed out or failed with ${A_BUG}`,
  hint: 'Name the target by its id',
});

/** Never resends what may have been delivered. */
export function createInterruptedDelivery(lookUp: ResolvedTarget | undefined): Delivery {
  const reason = `${A_BUG} interrupted the delivery`;
  return { result: { outcome: 'unknown', reason, hint: LOOK_FIRST, attempts: [] }, lookUp };
}

/**
 * @param lookUp destination; undefined if unknown
 * @param reason why its author excludes it
 */
export async function sendMinimal(
  settings: Settings,
  runtime: Runtime,
  facts: Facts,
  lookUp: ResolvedTarget = UNRESOLVED,
  reason?: ResultMessage,
): Promise<Delivery> {
  const { redactor, drill, dryRun } = settings;
  const { workflow, job, run, conclusion = 'over' } = facts;
  const name = [workflow, job?.name].filter((one) => one !== undefined).join(' / ') || 'The build';
  const verdict = redactor.redact(`${name}: ${conclusion.replace('_', ' ')}`);
  const text = drill ? `${DRILL_SUBJECT} ${verdict}` : verdict;
  const kind = findFirstKind(settings, lookUp);
  const link = run?.url === undefined ? '' : ` ${markdownLink('View run', redactor.redact(run.url))}`;
  const body = `**${escapeLine(text)}**${link}`;
  const message = { content: { kind, subject: kind === 'message' ? undefined : text, body }, diagnostics: [] };
  const stop = findKeyReason(settings, lookUp, reason);
  if (stop !== undefined) return notSent(stop, lookUp, message);
  const unsent = { reason: NOTHING_SENT, hint: '', attempts: [] };
  if (dryRun) return { lookUp, message, result: { ...unsent, outcome: 'dry-run' } };
  try {
    return { lookUp, message, result: await sendMessage(settings, runtime, lookUp, message) };
  } catch {
    const broken = { ...unsent, outcome: 'not-delivered', reason: `${A_BUG} prevented the delivery` } as const;
    return { lookUp, message, result: broken };
  }
}
