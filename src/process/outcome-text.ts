/** Describes the outcome of a delivery for the action and the CLI. */

import { isUndelivered, type Receipt } from '../delivery/receipt.ts';
import type { Report } from '../report.ts';
import { listed } from '../text/format.ts';

/** Describes the outcome for each target, in the configured order, and quotes the service, whose text is untrusted. */
export function describeOutcomes(notification: Report) {
  const { targets = [notification] } = notification;
  const isOneOf = notification.targets !== undefined;
  return targets.map((one) => {
    const { service_message: quoted } = one.receipt;
    const serviceMessage = quoted === undefined ? '' : `The service says: ${quoted}`;
    return { notification: one, text: describeOutcome(one.receipt, isOneOf), serviceMessage };
  });
}

/**
 * Describes the delivery and its destination in one sentence.
 *
 * @param isOneOf true if there are several targets, so that the sentence names this one
 */
function describeOutcome(receipt: Receipt, isOneOf = false): string {
  const { outcome, kind, reason, target, host } = receipt;
  const named = (link: string) => (isOneOf ? ` ${link} ${target}` : '');
  const destination = `${target ?? 'the webhook'} at ${host}`;
  if (outcome === 'delivered')
    return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} delivered to ${destination}: ${reason}.`;
  if (outcome === 'dry-run') return `Dry run: ${kind}${host === undefined ? '' : ` for ${destination}`}; ${reason}.`;
  if (outcome === 'not-delivered') return `Not delivered${named('to')}: ${reason}.`;
  if (outcome === 'duplicate') return `Nothing was created${named('for')}: ${reason}.`;
  if (outcome === 'unknown') return `Delivery status unknown${named('to')}: ${reason}.`;
  return `Skipped${named('for')}: ${reason}.`;
}

/** Explains why the chat message of an incident is missing. Undefined if it was delivered, or none was due. */
export function undeliveredMessage({ chat_message: line }: Receipt) {
  if (line === undefined || !isUndelivered(line)) return undefined;
  const text = line.outcome === 'unknown' ? 'Delivery status unknown' : 'Not delivered';
  return { reason: `${text}: the chat message of the incident: ${line.reason}.`, hint: line.hint };
}

/**
 * Groups the messages of a dry run, because many of them are equal. Keeps the order of targets.
 * @returns the names of each group (`team 1001 and team 1008`; empty for a single target), and its first report
 */
export function groupSameMessages(notification: Report) {
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
