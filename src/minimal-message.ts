/**
 * Builds the message that is sent after a stage threw: the conclusion in one line, using only code that cannot fail
 * again.
 */

import type { Facts } from './build/facts.ts';
import { findKeyReason } from './delivery/send.ts';
import { NOTHING_SENT, sendMessage } from './delivery/send-message.ts';
import type { NotSent } from './diagnostic.ts';
import { escapeLine, markdownLink } from './message/markdown/escape.ts';
import { type Delivery, notSent } from './report.ts';
import type { Runtime } from './runtime.ts';
import { LOOK_FIRST } from './service/status.ts';
import type { Settings } from './settings/settings.ts';
import { failedLookup } from './target/lookup-needed.ts';
import type { LookupResult } from './target/lookup-result.ts';
import { DRILL_SUBJECT } from './text/record-marker.ts';

const A_BUG = 'an internal error';
const UNRESOLVED = failedLookup({
  reason: `the target lookup timed out or failed with ${A_BUG}`,
  hint: 'Name the target by its id',
});

/** Never resends what may have been delivered. */
export function interruptedDelivery(lookUp: LookupResult | undefined): Delivery {
  const reason = `${A_BUG} interrupted the delivery`;
  return { result: { outcome: 'unknown', reason, hint: LOOK_FIRST, attempts: [] }, lookUp };
}

/**
 * @param lookUp destination; undefined if unknown
 * @param reason why its author excludes it
 */
export async function sendMinimal(
  settings: Settings,
  world: Runtime,
  facts: Facts,
  lookUp: LookupResult = UNRESOLVED,
  reason?: NotSent,
): Promise<Delivery> {
  const { redactor, drill, dryRun } = settings;
  const { workflow, job, run, conclusion = 'over' } = facts;
  const name = [workflow, job?.name].filter((one) => one !== undefined).join(' / ') || 'The build';
  const verdict = redactor.redact(`${name}: ${conclusion.replace('_', ' ')}`);
  const text = drill ? `${DRILL_SUBJECT} ${verdict}` : verdict;
  // Of an incident's records, the one that is written first.
  const first = lookUp.keyed?.decision.do === 'resolve' ? 'message' : 'task';
  const kind = settings.kind === 'incident' ? first : settings.kind;
  const link = run?.url === undefined ? '' : ` ${markdownLink('View run', redactor.redact(run.url))}`;
  const body = `**${escapeLine(text)}**${link}`;
  const message = { content: { kind, subject: kind === 'message' ? undefined : text, body }, diagnostics: [] };
  const stop = findKeyReason(settings, lookUp, reason);
  if (stop !== undefined) return notSent(stop, lookUp, message);
  const unsent = { reason: NOTHING_SENT, hint: '', attempts: [] };
  if (dryRun) return { lookUp, message, result: { ...unsent, outcome: 'dry-run' } };
  try {
    return { lookUp, message, result: await sendMessage({ settings, world, lookUp }, message) };
  } catch {
    const broken = { ...unsent, outcome: 'not-delivered', reason: `${A_BUG} prevented the delivery` } as const;
    return { lookUp, message, result: broken };
  }
}
