/**
 * One message to several targets, at the same time, so that each has the whole time that one would have, and none waits for one
 * that fails. Loaded only where there are several.
 */

import { defined } from '../defined.ts';
import type { Outcome, Receipt, TargetReceipt } from '../delivery/receipt.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { TargetList } from '../directory/targets.ts';
import { refusedLookUp } from '../directory/wanted.ts';
import { inOrder, type Remark, remarkText } from '../remark.ts';
import type { Notification } from '../send/notification.ts';
import type { Destination, RestDestination, Settings } from '../settings/settings.ts';
import type { Milliseconds } from '../time.ts';
import type { World } from '../world.ts';
import type { Pipeline } from './net.ts';

/** In which the first target of an account is alone: a wrong password is to be tried once, not ten times. */
const HEAD_START = { part: 1 / 4, atMost: 5_000 };
const UNAUTHORIZED = 401;

/** The last stages, for one target; `lookUp` is given where it is known already that nothing can be sent there. */
type SendToOne = (settings: Settings, world: World, lookUp?: LookUpResult) => Promise<Notification>;

export async function sendToEach(pipeline: Pipeline, sendTo: SendToOne): Promise<Notification> {
  const { settings, world } = pipeline;
  const { destinations } = settings;
  const sendBy = (one: Destination, within: World, lookUp?: LookUpResult) =>
    sendTo({ ...settings, destinations: [one] }, within, lookUp);
  const accounts = destinations.filter((one) => one.type === 'rest');
  if (accounts.length === 0) {
    const each = destinations.map((one) => sendBy(one, world));
    return combinedNotification(await allEnded(each), { remarks: [], lookUps: [] });
  }
  const list = await resolved(accounts, pipeline);
  return combinedNotification(await sendByAccount(list, pipeline, sendBy), list);
}

async function resolved(accounts: readonly RestDestination[], { world, budget, net }: Pipeline): Promise<TargetList> {
  const { loadDirectory } = await import(/* webpackChunkName: "rest" */ '../send/lazy-rest.ts');
  const { resolveTargets } = await loadDirectory();
  return net.stage(
    () => resolveTargets(accounts, world, budget),
    () => ({ targets: accounts.map((one) => ({ destination: one })), remarks: [], lookUps: [] }),
  );
}

type SendByAccount = (destination: RestDestination, world: World, lookUp?: LookUpResult) => Promise<Notification>;

/** The first goes ahead of the others, until its account is known to be let in. */
async function sendByAccount(
  { targets: [first, ...others] }: TargetList,
  { world, budget }: Pipeline,
  sendBy: SendByAccount,
): Promise<readonly Notification[]> {
  if (first === undefined) return [];
  const watched = watchedWorld(world);
  const leading = sendBy(first.destination, watched.world, first.refusal);
  const isRefused = await refusedAtFirst(watched.answered, leading, world, budget.share(HEAD_START));
  // The others are told what the first was told.
  const closed = isRefused ? refusedLookUp((await leading).receipt) : undefined;
  const following = others.map(({ destination, refusal }) => sendBy(destination, world, refusal ?? closed));
  return allEnded([leading, ...following]);
}

type Exchange = Awaited<ReturnType<World['send']>>;

interface WatchedWorld {
  readonly world: World;
  /** How the first exchange ended. */
  readonly answered: Promise<Exchange>;
}

function watchedWorld(world: World): WatchedWorld {
  const { promise: answered, resolve } = Promise.withResolvers<Exchange>();
  const send: World['send'] = async (request, limits) => {
    const exchange = await world.send(request, limits);
    resolve(exchange);
    return exchange;
  };
  return { world: { ...world, send }, answered };
}

async function refusedAtFirst(
  answered: Promise<Exchange>,
  leading: Promise<Notification>,
  { sleep }: World,
  headStart: Milliseconds,
): Promise<boolean> {
  const known = new AbortController();
  const ended = leading.then(
    () => undefined,
    () => undefined,
  );
  const first = await Promise.race([answered, ended, sleep(headStart, known.signal)]);
  known.abort();
  return first?.type === 'answer' && first.status === UNAUTHORIZED;
}

/** Waits for all, whatever becomes of one. */
async function allEnded<T>(all: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(all);
  return Promise.all(all);
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
  const { outcome, reason, hint, words, id, tries, host, target, shortened, drill } = receipt;
  return defined<TargetReceipt>({ target, host, outcome, reason, hint, words, id, tries, shortened, drill });
}
