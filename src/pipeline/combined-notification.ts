/** What became of one message at several targets, as one notification. Loaded only where there are several. */

import { defined } from '../defined.ts';
import type { Outcome, Receipt, TargetReceipt } from '../delivery/receipt.ts';
import type { Notification } from '../send/notification.ts';

/** Whoever reads `delivered` may rely on it for every target. */
const WORST_FIRST: readonly Outcome[] = ['not-delivered', 'unknown', 'skipped', 'duplicate', 'delivered', 'dry-run'];

interface BeforeEach {
  readonly notices: readonly string[];
  /** Requests that served all. */
  readonly lookUps: Receipt['tries'];
}

/** @param each in the order given; one at least */
export function combinedNotification(each: readonly Notification[], { notices, lookUps }: BeforeEach): Notification {
  const ranked = each.toSorted((a, b) => rankOf(a) - rankOf(b));
  const [worst] = ranked;
  if (worst === undefined) throw new TypeError('a message without a target');
  const alike = each.filter(({ receipt }) => receipt.outcome === worst.receipt.outcome);
  const receipts = each.map(({ receipt }) => receipt);
  return {
    ...worst,
    receipt: {
      ...worst.receipt,
      reason: reasonOf(alike, each.length),
      target: receipts.map(({ target }) => target).join(', '),
      tries: [...lookUps, ...receipts.flatMap(({ tries }) => tries)],
      duration_ms: Math.max(...receipts.map(({ duration_ms: ms }) => ms)),
      targets: receipts.map(targetReceipt),
    },
    notices: [...notices, ...ofEach(each, (one) => one.notices)],
    warnings: ofEach(each, (one) => one.warnings),
    problems: [...new Map(each.flatMap(({ problems }) => problems).map((one) => [one.error.message, one])).values()],
    targets: each,
  };
}

function rankOf({ receipt }: Notification): number {
  return WORST_FIRST.indexOf(receipt.outcome);
}

function reasonOf(alike: readonly Notification[], count: number): string {
  const reasons = new Set(alike.map(({ receipt }) => receipt.reason));
  const [only = ''] = reasons;
  if (alike.length === count && reasons.size === 1) return `${count} targets: ${only}`;
  const told = alike.map(({ receipt: { target, reason } }) => `${target}: ${reason}`);
  return `${alike.length} of ${count} targets: ${told.join('; ')}`;
}

/** What is said of all once, and of some with their names. */
function ofEach(each: readonly Notification[], textsOf: (one: Notification) => readonly string[]): readonly string[] {
  const isCommon = (text: string) => each.every((one) => textsOf(one).includes(text));
  const named = (text: string, name = '') => (text.includes(name) ? text : `${name}: ${text}`);
  const own = each.flatMap((one) =>
    textsOf(one).flatMap((text) => (isCommon(text) ? [] : [named(text, one.receipt.target)])),
  );
  const [first] = each;
  return [...(first === undefined ? [] : textsOf(first).filter(isCommon)), ...own];
}

function targetReceipt(receipt: Receipt): TargetReceipt {
  const { outcome, reason, hint, words, id, tries, host, target, shortened } = receipt;
  return defined<TargetReceipt>({ target, host, outcome, reason, hint, words, id, tries, shortened });
}
