/** Describes the outcome of a delivery for the action and the CLI. */

import { isUndelivered, type Receipt } from '../delivery/receipt.ts';
import type { Report } from '../report.ts';
import { listed } from '../text/format.ts';

/** Result of the delivery to one target. */
export interface TargetOutcome {
  readonly notification: Report;
  readonly text: string;
}

/** Describes the outcome for each target, in the configured order. */
export function getOutcomes(notification: Report): readonly TargetOutcome[] {
  const { targets = [notification] } = notification;
  const isOneOf = notification.targets !== undefined;
  return targets.map((one) => ({ notification: one, text: describeOutcome(one.receipt, isOneOf) }));
}

/**
 * Describes the delivery and its destination in one sentence.
 *
 * @param isOneOf true if there are several targets, so that the sentence names this one
 */
export function describeOutcome(receipt: Receipt, isOneOf = false): string {
  const { outcome, kind, reason, target, host } = receipt;
  const named = (link: string) => (isOneOf ? ` ${link} ${target}` : '');
  if (outcome === 'delivered')
    return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} delivered to ${formatTarget(receipt)}: ${reason}.`;
  if (outcome === 'dry-run')
    return `Dry run: ${kind}${host === undefined ? '' : ` for ${formatTarget(receipt)}`}; ${reason}.`;
  if (outcome === 'not-delivered') return `Not delivered${named('to')}: ${reason}.`;
  if (outcome === 'duplicate') return `Nothing was created${named('for')}: ${reason}.`;
  if (outcome === 'unknown') return `Delivery status unknown${named('to')}: ${reason}.`;
  return `Skipped${named('for')}: ${reason}.`;
}

/** Explains why the chat message of an incident is missing. Undefined if it was delivered, or none was due. */
export function undeliveredMessage({
  chat_message: line,
}: Receipt): { readonly reason: string; readonly hint: string } | undefined {
  if (line === undefined || !isUndelivered(line)) return undefined;
  const text = line.outcome === 'unknown' ? 'Delivery status unknown' : 'Not delivered';
  return { reason: `${text}: the chat message of the incident: ${line.reason}.`, hint: line.hint };
}

/** Quotes the message of the service, which is untrusted. */
export function quoteServiceMessage({ service_message: text }: Pick<Receipt, 'service_message'>): string {
  return text === undefined ? '' : `The service says: ${text}`;
}

function formatTarget(receipt: Receipt): string {
  const { target, host } = receipt;
  return `${target ?? 'the webhook'} at ${host}`;
}

/** Targets with the same message and destination type. */
interface TargetGroup {
  /** `team 1001 and team 1008`. Empty for a single target. */
  readonly names: string;
  /** Report of the first target. */
  readonly notification: Report;
}

/** Groups the messages of a dry run, because many of them are equal. Keeps the order of targets. */
export function formatSame(notification: Report): readonly TargetGroup[] {
  const { targets } = notification;
  if (targets === undefined) return [{ names: '', notification }];
  const groups = Map.groupBy(targets, ({ content, preview, receipt: { host } }) =>
    JSON.stringify([content, preview?.line, preview?.assigned, preview?.stop, host]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const names = listed(group.flatMap(({ receipt }) => receipt.target ?? []));
    return first === undefined ? [] : [{ names, notification: first }];
  });
}
