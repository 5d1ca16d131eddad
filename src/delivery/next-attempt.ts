/** Decides about the attempts of one message: how long each may take, what its response proves, and what follows. */

import type { HttpResult } from '../service/http/exchange.ts';
import {
  classify,
  describeExchange,
  type ExchangeClass,
  type ExchangeMessage,
  mayHaveArrived,
} from '../service/http/http-message.ts';
import { type RetryMoment, retryDelay } from '../service/http/retry.ts';
import { type Creation, readCreation } from '../service/wire/response.ts';
import { type Milliseconds, wholeMs } from '../time.ts';

/** Properties of a message that decide about retries. */
export interface Rules {
  /** Set if the target can be searched for the message. */
  readonly readBack: 'possible' | 'none';
  /** Policy if the target can't be searched and the service may have accepted the message. */
  readonly policy: 'at-least-once' | 'at-most-once';
  /** True for a chat message, for which a duplicate is better than a loss. */
  readonly isChat: boolean;
  /** The created record, which decides the format of its ID. */
  readonly creates: 'chat message' | 'record';
  /** The presence of an ID in a response: always for the API, perhaps for a webhook. */
  readonly names: 'always' | 'perhaps';
}

/** Response classes after which the message may or may not have arrived. */
export type Uncertainty = 'ambiguous' | 'busy' | 'error';

/** The rules of a message, and the number of its earlier attempts by their open question. */
export interface AttemptState extends Rules {
  readonly earlier: Readonly<Record<Uncertainty, number>>;
}

/**
 * The class of a delivery, in addition to the classes of every exchange:
 *
 * - `error`: a 2xx whose body says that nothing was done
 * - `no-id`: a 2xx without the ID that the service returns for what it creates
 */
type DeliveryClass = ExchangeClass | 'error' | 'no-id';

/** The next step after one POST. Add `doubt` to `AttemptState.earlier` for the next attempt. */
export type DeliveryDecision = { readonly class: DeliveryClass; readonly doubt?: Uncertainty } & (
  | { readonly do: 'delivered'; readonly id?: string }
  | SendAgain
  | GiveUp
  /** Search the target, and then do as `ifAbsent` says, but only if the message is proved to be absent. */
  | {
      readonly do: 'read-back';
      readonly reason: string;
      /** True if the service accepted the message: the search then uses all the remaining time. */
      readonly accepted: boolean;
      readonly ifAbsent: SendAgain | GiveUp;
    }
);

/** `afterMs` is counted from the completion of the POST. */
type SendAgain = { readonly do: 'send-again'; readonly afterMs: number };
type GiveUp = ExchangeMessage & { readonly do: 'give-up'; readonly outcome: 'not-delivered' | 'unknown' };

/** Enough for a search of a target that responds at a normal speed, and for one more POST. */
const MIN_SHARE_MS = 2_000;
/** A healthy service may take this long: a shorter timeout would only cause doubt. */
const MIN_PATIENCE_MS = 5_000;

/** Milliseconds that limit an attempt. */
export interface AttemptTimes {
  /** Until the overall deadline. */
  readonly leftMs: number;
  /** After which a missing message proves that an attempt failed. */
  readonly settleMs: number;
  /** Of the slowest response so far. */
  readonly slowestMs: number;
}

/**
 * Calculates the timeout of one POST in milliseconds. A sent request that is merely slow is awaited, because giving it
 * up causes a doubt that costs more time than it saves.
 *
 * - If the message can be searched for: all the time except what the settle time, one search, and one more POST need,
 *   so that silence can still be resolved. If that is too little: all of it, because a doubt could not be resolved.
 * - If it can't be searched for but may be sent once more: half, so that the other attempt gets as much.
 * - Otherwise it is the last attempt: all.
 *
 * @param ambiguous number of earlier attempts that may have succeeded
 */
export function attemptTimeoutMs(
  { readBack, policy }: Pick<Rules, 'readBack' | 'policy'>,
  ambiguous: number,
  { leftMs, settleMs, slowestMs }: AttemptTimes,
): Milliseconds {
  if (readBack === 'none') return wholeMs(policy === 'at-least-once' && ambiguous === 0 ? leftMs / 2 : leftMs);
  const share = Math.max(MIN_SHARE_MS, slowestMs);
  const patience = leftMs - settledAfterMs({ settleMs, slowestMs }) - 2 * share;
  return wholeMs(patience >= Math.max(MIN_PATIENCE_MS, slowestMs) ? patience : leftMs);
}

/** Returns the settle time, which is at least the slowest response time: a slow service may also store late. */
export function settledAfterMs({ settleMs, slowestMs }: Pick<AttemptTimes, 'settleMs' | 'slowestMs'>): number {
  return Math.max(settleMs, slowestMs);
}

/** A service that returns an error twice will return it again. */
const MAX_ERRORS = 2;

/**
 * Decides what to do after one POST, one line per class:
 *
 * | class       | read-back possible    | none, at-least-once              | none, at-most-once |
 * |-------------|-----------------------|----------------------------------|--------------------|
 * | `delivered` | delivered             | delivered                        | delivered          |
 * | `error`     | read back, 2 POSTs    | does not occur: `final`          | the same           |
 * | `no-id`     | read back, then stop  | stop                             | stop               |
 * | `not-sent`  | send again            | send again                       | send again         |
 * | `throttled` | send again            | send again                       | send again         |
 * | `final`     | stop                  | stop                             | stop               |
 * | `conflict`  | read back, then stop  | does not occur: `final`          | the same           |
 * | `redirect`  | read back, then stop  | stop                             | stop               |
 * | `page`      | read back             | stop                             | stop               |
 * | `ambiguous` | read back             | send again, once for the message | stop               |
 * | `busy`      | read back             | chat: send again; else as above  | stop               |
 *
 * After `read back` the message is sent again only if it is proved absent, and not before the wait that the response
 * requests is over. Only the remaining time limits the number of attempts. `stop` is `not-delivered` if every exchange
 * proves that nothing was stored, otherwise `unknown`.
 */
export function decideNextAttempt(exchange: HttpResult, state: AttemptState, moment: RetryMoment): DeliveryDecision {
  const creation = classifyCreation(exchange, state);
  const cls = classifyDelivery(exchange, creation, state);
  const doubt = findUncertainty(cls, exchange);
  const result = { class: cls, doubt };
  const message = toText(exchange, creation, cls === 'no-id' && state.readBack === 'none');
  const move = findMove(cls, state);
  if (move === 'delivered') return { ...result, do: move, id: creation.type === 'created' ? creation.id : undefined };
  if (move === 'stop') return { ...result, ...giveUp(doubt, state, message) };
  const readBack = (ifAbsent: SendAgain | GiveUp): DeliveryDecision => {
    return { ...result, do: 'read-back', reason: message.reason, accepted: cls === 'no-id', ifAbsent };
  };
  if (move === 'read-back, then stop') return readBack(giveUpAbsent(message));
  const wait = retryDelay(exchange, moment);
  if (wait.type === 'stop') {
    return move === 'read-back' ? readBack(giveUpAbsent(wait)) : { ...result, ...giveUp(doubt, state, wait) };
  }
  const again = { do: 'send-again', afterMs: wait.ms } as const;
  return move === 'read-back' ? readBack(again) : { ...result, ...again };
}

function giveUpAbsent({ reason, hint }: ExchangeMessage): GiveUp {
  return { do: 'give-up', outcome: 'not-delivered', reason: `${reason}; it is not there`, hint };
}

function classifyCreation(exchange: HttpResult, { creates }: Rules): Creation {
  if (exchange.type === 'failure' || exchange.status >= 300) return { type: 'no-id' };
  return readCreation(exchange.body, creates);
}

function classifyDelivery(exchange: HttpResult, creation: Creation, { readBack, names }: Rules): DeliveryClass {
  const cls = classify(exchange);
  const canLook = readBack === 'possible';
  if (cls === 'conflict') return canLook ? cls : 'final';
  if (cls !== 'delivered' || exchange.type === 'failure') return cls;
  // The record may be missing despite the status, so look it up if possible.
  if (creation.type === 'error') return canLook ? 'error' : 'final';
  return creation.type === 'created' || names === 'perhaps' ? cls : 'no-id';
}

function findUncertainty(cls: DeliveryClass, exchange: HttpResult): Uncertainty | undefined {
  if (cls === 'busy' || cls === 'error') return cls;
  return cls === 'no-id' || cls === 'conflict' || mayHaveArrived(exchange) ? 'ambiguous' : undefined;
}

const NAMELESS_HINT = 'Something else may have answered in place of the service: check the address.';

function toText(exchange: HttpResult, { type }: Creation, nameless: boolean): ExchangeMessage {
  const { reason, hint } = describeExchange(exchange);
  if (nameless) return { reason: `${reason}, but names no message`, hint: NAMELESS_HINT };
  return { reason: type === 'error' ? `${reason}, with an error` : reason, hint };
}

type Move = 'delivered' | 'send-again' | 'read-back' | 'read-back, then stop' | 'stop';

function findMove(cls: DeliveryClass, { readBack, policy, isChat, earlier }: AttemptState): Move {
  const canLook = readBack === 'possible';
  switch (cls) {
    case 'delivered':
      return 'delivered';
    case 'error':
      return earlier.error + 1 < MAX_ERRORS ? 'read-back' : 'read-back, then stop';
    case 'not-sent':
    case 'throttled':
      return 'send-again';
    case 'final':
      return 'stop';
    case 'conflict':
    case 'no-id':
    case 'redirect':
      return canLook ? 'read-back, then stop' : 'stop';
    case 'page':
      return canLook ? 'read-back' : 'stop';
    case 'busy':
    case 'ambiguous': {
      if (canLook) return 'read-back';
      if (policy === 'at-most-once') return 'stop';
      if (isChat && cls === 'busy') return 'send-again';
      return earlier.ambiguous + (isChat ? 0 : earlier.busy) === 0 ? 'send-again' : 'stop';
    }
  }
}

function giveUp(doubt: Uncertainty | undefined, { readBack, earlier }: AttemptState, text: ExchangeMessage): GiveUp {
  const earlierDoubt = readBack === 'none' && earlier.ambiguous + earlier.busy > 0;
  const { reason, hint } = text;
  if (doubt === undefined && !earlierDoubt) return { do: 'give-up', outcome: 'not-delivered', reason, hint };
  const earlierText =
    doubt === undefined ? ', but an earlier attempt may have arrived' : ', and an earlier try may have arrived as well';
  return { do: 'give-up', outcome: 'unknown', reason: reason + (earlierDoubt ? earlierText : ''), hint };
}
