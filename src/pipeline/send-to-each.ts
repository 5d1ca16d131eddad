/** One message to several targets, one after the other within the same time. Loaded only where there are several. */

import { defined } from '../defined.ts';
import { isLost, type Outcome, type Receipt, type TargetReceipt } from '../delivery/receipt.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { TargetList } from '../directory/targets.ts';
import { refusedLookUp } from '../directory/wanted.ts';
import { inOrder, type Remark, remarkText } from '../remark.ts';
import type { Notification } from '../send/notification.ts';
import { targetKey } from '../settings/readers/directory.ts';
import type { Destination, RestDestination, Settings } from '../settings/settings.ts';
import type { Pipeline } from './net.ts';

const UNAUTHORIZED = 401;

interface ListedTarget {
  readonly destination: Destination;
  /** Why nothing can be sent there. */
  readonly refusal?: LookUpResult;
}

/** The last stages, for one target; `lookUp` is given where it is known already that nothing can be sent there. */
type SendToOne = (settings: Settings, lookUp?: LookUpResult) => Promise<Notification>;

/** @param otherwise who gets it where none of them does: a message is never lost by where it was to go */
export async function sendToEach(
  pipeline: Pipeline,
  sendTo: SendToOne,
  otherwise: readonly RestDestination[] = [],
): Promise<Notification> {
  const { destinations } = pipeline.settings;
  const sendBy = (one: Destination, lookUp?: LookUpResult) =>
    sendTo({ ...pipeline.settings, destinations: [one] }, lookUp);
  const accounts = destinations.filter((one) => one.type === 'rest');
  const inTurn = (targets: readonly ListedTarget[]) => sendInTurn(targets, pipeline, sendBy);
  if (accounts.length === 0) {
    const each = await inTurn(destinations.map((destination) => ({ destination })));
    return combinedNotification(each, NOTHING);
  }
  const list = await resolved(accounts, pipeline);
  const each = await inTurn(list.targets);
  if (otherwise.length === 0 || !each.every(isNotThere) || isShut(each, list)) return combinedNotification(each, list);
  const more = await resolved(otherwise, pipeline);
  // What is one of them by another name was tried already.
  const tried = new Set(list.targets.map(({ destination }) => targetKey(destination.target)));
  const others = more.targets.filter(({ destination }) => !tried.has(targetKey(destination.target)));
  const last = await inTurn(others);
  return combinedNotification([...each, ...last], {
    remarks: [...list.remarks, ...more.remarks],
    lookUps: [...list.lookUps, ...more.lookUps],
  });
}

async function resolved(accounts: readonly RestDestination[], { world, budget, net }: Pipeline): Promise<TargetList> {
  const { loadDirectory } = await import(/* webpackChunkName: "rest" */ '../send/lazy-rest.ts');
  const { resolveTargets } = await loadDirectory();
  return net.stage(
    () => resolveTargets(accounts, world, budget),
    () => ({ targets: accounts.map((one) => ({ destination: one })), remarks: [], lookUps: [] }),
  );
}

/** Lost, or in a dry run what would be. */
function isNotThere({ receipt, preview }: Notification): boolean {
  return isLost(receipt) || (preview?.stop !== undefined && isLost(preview.stop));
}

/** Who is refused once would be refused at each further request as well. */
function isShut(each: readonly Notification[], { lookUps }: LookUpOfAll): boolean {
  const tries = [...lookUps, ...each.flatMap(({ receipt }) => receipt.tries)];
  return tries.some(({ status }) => status === UNAUTHORIZED);
}

const NO_TIME = refusedLookUp({ reason: 'no time was left for it', hint: 'Give it more time with timeout' });

/** After a refused login the others are told the same: a wrong password tried ten times could lock the account. */
async function sendInTurn(
  targets: readonly ListedTarget[],
  { budget }: Pipeline,
  sendBy: (destination: Destination, lookUp?: LookUpResult) => Promise<Notification>,
): Promise<readonly Notification[]> {
  const each: Notification[] = [];
  let closed: LookUpResult | undefined;
  for (const { destination, refusal } of targets) {
    const late = each.length > 0 && budget.isOver ? NO_TIME : undefined;
    const came = await sendBy(destination, refusal ?? closed ?? late);
    each.push(came);
    if (destination.type === 'rest' && isShut([came], NOTHING)) closed = refusedLookUp(came.receipt);
  }
  return each;
}

/** What served all targets. */
type LookUpOfAll = Pick<TargetList, 'remarks' | 'lookUps'>;
const NOTHING: LookUpOfAll = { remarks: [], lookUps: [] };

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
  const { route: _, ...told } = worst.receipt;
  return {
    ...worst,
    receipt: {
      ...told,
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
  const { outcome, reason, hint, words, id, tries, host, target, route, shortened } = receipt;
  return defined<TargetReceipt>({ target, route, host, outcome, reason, hint, words, id, tries, shortened });
}
