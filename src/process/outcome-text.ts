/** The outcome of a delivery in words, for both edges. */

import { isUndelivered, type Receipt } from '../delivery/receipt.ts';
import type { Report } from '../report.ts';
import { listed } from '../text/format.ts';

/** What became of the message at one target. */
export interface TargetOutcome {
  readonly notification: Report;
  readonly words: string;
}

/** The outcome in words; of several targets that of each, in the order given. */
export function getOutcomes(notification: Report): readonly TargetOutcome[] {
  const { targets = [notification] } = notification;
  const isOneOf = notification.targets !== undefined;
  return targets.map((one) => ({ notification: one, words: describeOutcome(one.receipt, isOneOf) }));
}

/**
 * What became of the message, with where, as one sentence.
 *
 * @param isOneOf true for one of several targets: then each sentence names it
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

/** What became of the chat message of an incident, in words; undefined where it is there, or none was due. */
export function lineLost({ line }: Receipt): { readonly reason: string; readonly hint: string } | undefined {
  if (line === undefined || !isUndelivered(line)) return undefined;
  const text = line.outcome === 'unknown' ? 'Delivery status unknown' : 'Not delivered';
  return { reason: `${text}: the chat message of the incident: ${line.reason}.`, hint: line.hint };
}

/** The service's own words, where there are any. Anyone may have written them. */
export function serviceSaid({ words: text }: Pick<Receipt, 'words'>): string {
  return text === undefined ? '' : `The service says: ${text}`;
}

function formatTarget(receipt: Receipt): string {
  const { target, host } = receipt;
  return `${target ?? 'the webhook'} at ${host}`;
}

/** Targets that get the same words, and go the same way. */
interface TargetGroup {
  /** `team 1001 and team 1008`; empty for one target alone. */
  readonly names: string;
  /** Of the first of them. */
  readonly notification: Report;
}

/** The messages of a dry run, in the order of the targets: many of them are the same. */
export function formatSame(notification: Report): readonly TargetGroup[] {
  const { targets } = notification;
  if (targets === undefined) return [{ names: '', notification }];
  const groups = Map.groupBy(targets, ({ draft, preview, receipt: { host } }) =>
    JSON.stringify([draft, preview?.line, preview?.assigned, preview?.stop, host]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const names = listed(group.flatMap(({ receipt }) => receipt.target ?? []));
    return first === undefined ? [] : [{ names, notification: first }];
  });
}
