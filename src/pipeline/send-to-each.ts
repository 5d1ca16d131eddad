/** One message to several targets, one after the other within the same time. Loaded only where there are several. */

import type { Outcome, Receipt, TargetReceipt } from '../delivery/receipt.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { TargetList } from '../directory/targets.ts';
import { refusedLookUp } from '../directory/wanted.ts';
import { inOrder, type Remark, remarkText } from '../remark.ts';
import type { Notification } from '../send/notification.ts';
import type { Destination, Settings } from '../settings/settings.ts';
import type { Pipeline } from './net.ts';

const UNAUTHORIZED = 401;

interface ListedTarget {
  readonly destination: Destination;
  /** Why nothing can be sent there. */
  readonly refusal?: LookUpResult;
}

/** The last stages, for one target; `lookUp` is given where it is known already that nothing can be sent there. */
type SendToOne = (settings: Settings, lookUp?: LookUpResult) => Promise<Notification>;

const NO_TIME = refusedLookUp({ reason: 'no time was left for it', hint: 'Give it more time with timeout' });

export async function sendToEach(pipeline: Pipeline, sendTo: SendToOne): Promise<Notification> {
  const { settings, budget } = pipeline;
  const { targets, ...lookUpOfAll } = await listed(pipeline);
  const each: Notification[] = [];
  let closed: LookUpResult | undefined;
  for (const { destination, refusal } of targets) {
    const late = each.length > 0 && budget.isOver ? NO_TIME : undefined;
    const came = await sendTo({ ...settings, destinations: [destination] }, refusal ?? closed ?? late);
    each.push(came);
    // A wrong password tried ten times could lock the account.
    const isRefused = came.receipt.tries.some(({ status }) => status === UNAUTHORIZED);
    if (destination.type === 'rest' && isRefused) closed = refusedLookUp(came.receipt);
  }
  return combinedNotification(each, lookUpOfAll);
}

interface Listed extends LookUpOfAll {
  readonly targets: readonly ListedTarget[];
}

/** The targets of an account are looked up together. */
async function listed({ settings, world, budget, net }: Pipeline): Promise<Listed> {
  const { destinations } = settings;
  const asGiven = { targets: destinations.map((destination) => ({ destination })), remarks: [], lookUps: [] };
  const accounts = destinations.filter((one) => one.type === 'rest');
  if (accounts.length === 0) return asGiven;
  const { loadDirectory } = await import(/* webpackChunkName: "rest" */ '../send/lazy-rest.ts');
  const { resolveTargets } = await loadDirectory();
  return net.stage<Listed>(
    () => resolveTargets(accounts, world, budget),
    () => asGiven,
  );
}

/** What served all targets. */
type LookUpOfAll = Pick<TargetList, 'remarks' | 'lookUps'>;

/** Whoever reads `delivered` may rely on it for every target. */
const WORST_FIRST: readonly Outcome[] = ['not-delivered', 'unknown', 'skipped', 'duplicate', 'delivered', 'dry-run'];

/** @param each in the order given; one at least */
function combinedNotification(each: readonly Notification[], { remarks, lookUps }: LookUpOfAll): Notification {
  const ranked = each.toSorted((a, b) => rankOf(a) - rankOf(b));
  const [worst] = ranked;
  if (worst === undefined) throw new TypeError('a message without a target');
  if (each.length === 1) return withLookUps(worst, { remarks, lookUps });
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
    remarks: inOrder([...remarks, ...remarksOfEach(each)]),
    targets: each,
  };
}

/** One is told as one. */
function withLookUps(only: Notification, { remarks, lookUps }: LookUpOfAll): Notification {
  const { receipt } = only;
  return {
    ...only,
    receipt: { ...receipt, tries: [...lookUps, ...receipt.tries] },
    remarks: inOrder([...remarks, ...only.remarks]),
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
  return { target, host, outcome, reason, hint, words, id, tries, shortened };
}
