/**
 * A second webhook for what the first way lost, or may have lost: the same words as a chat message, opened by a line that says
 * so. Loaded only where that happened.
 */

import { defined } from '../defined.ts';
import { type FallbackReceipt, isPartLost, type Result, resultOf } from '../delivery/receipt.ts';
import type { Addressee, LookUpResult } from '../directory/look-up-result.ts';
import { mentionsNow } from '../directory/wanted.ts';
import { eachOnce } from '../message/mentions.ts';
import { inOrder, type Remark } from '../remark.ts';
import { type Ending, FALLBACK_WORDS, type Notification } from '../send/notification.ts';
import { type SendContext, sendMessage, stopOfWords, type WrittenMessage, writeMessage } from '../send/send-message.ts';
import { type Stop, skipped } from '../stop.ts';
import type { StageContext } from '../world.ts';
import { openingOf } from './fallback-opening.ts';
import { inTime, Net, watchPosts } from './net.ts';
import { bareSending, brokenOff, plainMessage } from './simpler-ways.ts';

interface FallbackContext extends StageContext {
  readonly url: URL;
}

/** It reads a file of the author at most. */
const LOOK_UP_TIME = { part: 1 / 4 };

/**
 * What came of both ways. The outcome stays that of the first one.
 *
 * @param context its budget is that of the whole, of which a share was kept
 * @param endings of all targets
 */
export async function fallBack(
  context: FallbackContext,
  first: Notification,
  endings: readonly Ending[],
): Promise<Notification> {
  const { settings, budget, url } = context;
  const { redactor } = settings;
  const net = new Net();
  const lost = inOrderOf(first, endings).filter(({ notification: { receipt } }) => isPartLost(receipt));
  const { result, remarks } = await sendInstead(context, lost, net);
  const { outcome, reason, hint, words, id, tries } = result;
  const told = defined<FallbackReceipt>({ outcome, reason, hint, words, id, tries, host: url.host });
  const more = [...remarks, ...net.remarks].map((remark) => ({ ...remark, says: redactor.redact(remark.says) }));
  return {
    ...first,
    receipt: {
      ...first.receipt,
      duration_ms: budget.spent,
      fallback: { ...redactor.redactAll(told, FALLBACK_WORDS) },
    },
    remarks: inOrder([...first.remarks, ...more]),
  };
}

/** They ended in any order. */
function inOrderOf(first: Notification, endings: readonly Ending[]): readonly Ending[] {
  const { targets = [first] } = first;
  return targets.flatMap((target) => endings.filter(({ notification }) => notification === target));
}

interface SentInstead {
  readonly result: Result;
  /** Of words that were not written before. */
  readonly remarks: readonly Remark[];
}

/** What is lost at several targets goes out once, in the words for the first of them. */
async function sendInstead(context: FallbackContext, lost: readonly Ending[], net: Net): Promise<SentInstead> {
  const [ending] = lost;
  if (ending === undefined) throw new TypeError('a fallback where nothing is lost');
  const world = watchPosts(context.world);
  const sending = sendingOf({ ...context, world }, ending);
  const written = await net.stage(
    async () => write(await withPeople(sending, lost), ending, openingOf(lost)),
    () => write(bareSending(sending), ending, openingOf(lost)),
    () => plainMessage({ ...sending, settings: { ...sending.settings, kind: 'message' } }),
  );
  const stop = 'at' in written ? written : stopOfWords(written);
  if (stop !== undefined || 'at' in written) return { result: resultOf(stop ?? NOTHING_TO_TELL), remarks: [] };
  const result = await net.stage(
    () => sendMessage(sending, written),
    () => brokenOff(world.hasPosted()),
  );
  return { result, remarks: ending.progress.rendered === undefined ? written.rendered.remarks : [] };
}

/** The last stages again, with another place to go to. */
function sendingOf({ url, world, budget }: FallbackContext, { settings, progress }: Ending): SendContext {
  const { keyed, assigned } = progress.lookUp ?? {};
  return {
    ...{ world, budget, facts: progress.loaded.facts },
    settings: { ...settings, destinations: [{ type: 'webhook', url }] },
    lookUp: defined<LookUpResult>({ keyed, assigned, addressees: [], remarks: [], lookUps: [] }),
  };
}

/** Whom it mentions: whom the first way found at its targets, else those whom a webhook can name. */
async function withPeople(sending: SendContext, lost: readonly Ending[]): Promise<SendContext> {
  const { settings, facts, budget } = sending;
  const known = lost.flatMap(({ progress: { lookUp } }) => (lookUp?.stop?.at === 'directory' ? [] : (lookUp ?? [])));
  const found = eachOnce(known.flatMap(({ addressees }) => addressees));
  if (known.length > 0 || !mentionsNow(settings, facts)) return calling(sending, found);
  const { loadDirectory } = await lazyRest();
  const { lookUp, identityOf } = await loadDirectory();
  const asked = { ...sending, identity: identityOf(facts, settings.context) };
  return calling(sending, (await inTime(budget.share(LOOK_UP_TIME), () => lookUp(asked))).addressees);
}

function calling(sending: SendContext, addressees: readonly Addressee[]): SendContext {
  return { ...sending, lookUp: { ...sending.lookUp, addressees } };
}

const NOTHING_TO_TELL = skipped('key', 'the incident has nothing to tell');

/** The words that were to go the first way; or why there are none. */
async function write(sending: SendContext, { progress }: Ending, opening: string): Promise<WrittenMessage | Stop> {
  const { settings, facts, lookUp, world } = sending;
  const { kind } = settings;
  if (kind !== 'incident' && lookUp.keyed === undefined) return writeMessage(sending, kind, { opening });
  const { withEnd, writeLineElsewhere } = await (await lazyRest()).loadKeyed();
  if (kind === 'incident') return (await writeLineElsewhere(sending, progress, opening)) ?? NOTHING_TO_TELL;
  return writeMessage({ ...sending, facts: withEnd(facts, lookUp, world.now()) }, kind, { opening });
}

function lazyRest() {
  return import(/* webpackChunkName: "rest" */ '../send/lazy-rest.ts');
}
