/**
 * One message to several targets, at the same time, so that each has the whole time that one would have, and none waits for one
 * that fails. Loaded only where there are several.
 */

import type { LookUpResult } from '../directory/look-up-result.ts';
import type { TargetList } from '../directory/targets.ts';
import type { Notification } from '../send/notification.ts';
import type { Destination, RestDestination, Settings } from '../settings/settings.ts';
import type { Milliseconds } from '../time.ts';
import type { StageContext, World } from '../world.ts';
import { combinedNotification } from './combined-notification.ts';
import type { Net } from './net.ts';

/** In which the first target of an account is alone: a wrong password is to be tried once, not ten times. */
const HEAD_START = { part: 1 / 4, atMost: 5_000 };
const UNAUTHORIZED = 401;

interface EachSending extends StageContext {
  readonly net: Net;
}

/** The last stages, for one target; `lookUp` is given where it is known already that nothing can be sent there. */
type SendToOne = (settings: Settings, world: World, lookUp?: LookUpResult) => Promise<Notification>;

export async function sendToEach(
  { settings, world, budget, net }: EachSending,
  sendTo: SendToOne,
): Promise<Notification> {
  const { destination, otherDestinations = [], ...others } = settings;
  const all = [destination, ...otherDestinations];
  const sendBy = (one: Destination, within: World, lookUp?: LookUpResult) =>
    sendTo({ ...others, destination: one }, within, lookUp);
  const accounts = all.filter((one) => one.type === 'rest');
  if (accounts.length === 0) {
    return combinedNotification(await allEnded(all.map((one) => sendBy(one, world))), { notices: [], lookUps: [] });
  }
  const { loadDirectory } = await import(/* webpackChunkName: "rest" */ '../send/lazy-rest.ts');
  const { resolveTargets } = await loadDirectory();
  const list: TargetList = await net.stage(
    () => resolveTargets(accounts, world, budget),
    () => ({ targets: accounts.map((one) => ({ destination: one })), notices: [], lookUps: [] }),
  );
  return combinedNotification(await sendByAccount(list, { world, budget }, sendBy), list);
}

type SendByAccount = (destination: RestDestination, world: World, lookUp?: LookUpResult) => Promise<Notification>;

/** The first goes ahead of the others, until its account is known to be let in. */
async function sendByAccount(
  { targets: [first, ...others] }: TargetList,
  { world, budget }: Pick<EachSending, 'world' | 'budget'>,
  sendBy: SendByAccount,
): Promise<readonly Notification[]> {
  if (first === undefined) return [];
  const watched = watchedWorld(world);
  const leading = sendBy(first.destination, watched.world, first.refusal);
  const isRefused = await refusedAtFirst(watched.answered, leading, world, budget.share(HEAD_START));
  const closed = isRefused ? refusalOf(await leading) : undefined;
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

/** The others are told what the first was told. */
function refusalOf({ receipt: { reason, hint } }: Notification): LookUpResult {
  return {
    stop: { at: 'directory', outcome: 'not-delivered', reason, hint },
    ...{ addressees: [], notices: [], lookUps: [] },
  };
}

/** Waits for all, whatever becomes of one. */
async function allEnded<T>(all: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(all);
  return Promise.all(all);
}
