/** What became of one message at several targets, as one notification. Loaded only where there are several. */

import { defined } from '../defined.ts';
import type { Outcome, Receipt, TargetReceipt } from '../delivery/receipt.ts';
import { inOrder, type Remark, remarkText } from '../remark.ts';
import type { Notification } from '../send/notification.ts';
import { notes } from '../send/remarks.ts';

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
    remarks: inOrder([...notices.map(notes('left-out')), ...remarksOfEach(each)]),
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
function remarksOfEach(each: readonly Notification[]): readonly Remark[] {
  const texts = each.map(({ remarks }) => new Set(remarks.map(remarkText)));
  const isCommon = (remark: Remark) => texts.every((said) => said.has(remarkText(remark)));
  const named = (remark: Remark, name = '') =>
    remark.says.includes(name) ? remark : { ...remark, says: `${name}: ${remark.says}` };
  return each.flatMap(({ remarks, receipt: { target } }) =>
    remarks.map((remark) => (isCommon(remark) ? remark : named(remark, target))),
  );
}

function targetReceipt(receipt: Receipt): TargetReceipt {
  const { outcome, reason, hint, words, id, tries, host, target, shortened } = receipt;
  return defined<TargetReceipt>({ target, host, outcome, reason, hint, words, id, tries, shortened });
}
