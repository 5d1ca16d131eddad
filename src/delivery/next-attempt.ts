/** Decides about the attempts of one message: how long each may take, what its response proves, and what follows. */

import type { ResultMessage } from '../diagnostic.ts';
import type { HttpResult } from '../service/http/exchange.ts';
import { classify, describeExchange, type ExchangeClass, mayHaveArrived } from '../service/http/http-message.ts';
import type { DelayAfter } from '../service/http/retry.ts';
import { hasErrorBody, readCreatedId } from '../service/wire/response.ts';
import type { ContentKind } from '../settings/option.ts';
import type { Settings } from '../settings/settings.ts';
import { type Milliseconds, toMilliseconds } from '../time.ts';

/** Response classes after which the message may or may not have arrived. */
type Uncertainty = 'ambiguous' | 'busy' | 'error';

/** What decides about the attempts of a message. */
export interface AttemptState extends Pick<Settings, 'delivery'> {
  readonly kind: ContentKind;
  readonly isWebhook: boolean;
  /** True if the target can be searched for the message. */
  readonly isFindable: boolean;
  /** Number of earlier attempts by their open question. */
  readonly earlier: Readonly<Record<Uncertainty, number>>;
}

/** The next step after one POST. Add `doubt` to `AttemptState.earlier` for the next attempt. */
type DeliveryDecision = { readonly doubt?: Uncertainty } & (
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
type GiveUp = ResultMessage & { readonly do: 'give-up'; readonly outcome: 'not-delivered' | 'unknown' };

/** Enough for a search of a target that responds at a normal speed, and for one more POST. */
const MIN_SHARE_MS = 2_000;
/** A healthy service may take this long: a shorter timeout would only cause doubt. */
const MIN_PATIENCE_MS = 5_000;

/**
 * Calculates the timeout of one POST in milliseconds. A sent request that is merely slow is awaited, because giving it
 * up causes a doubt that costs more time than it saves.
 *
 * - If the message can be searched for: all the time except what the settle time, one search, and one more POST need,
 *   so that silence can still be resolved. If that is too little: all of it, because a doubt could not be resolved.
 * - If it can't be searched for but may be sent once more: half, so that the other attempt gets as much.
 * - Otherwise it is the last attempt: all.
 *
 * @param leftMs until the overall deadline
 * @param settleMs after which a missing message proves that an attempt failed
 * @param slowestMs of the slowest response so far
 */
export function computeTimeoutMs(
  state: AttemptState,
  leftMs: number,
  settleMs: number,
  slowestMs: number,
): Milliseconds {
  const isRepeatable = mayRepeat(state) && state.earlier.ambiguous === 0;
  if (!state.isFindable) return toMilliseconds(isRepeatable ? leftMs / 2 : leftMs);
  const patience = leftMs - settleMs - 2 * Math.max(MIN_SHARE_MS, slowestMs);
  return toMilliseconds(patience >= Math.max(MIN_PATIENCE_MS, slowestMs) ? patience : leftMs);
}

/** Returns true if the message may rather arrive twice than not at all. */
function mayRepeat({ delivery, kind }: AttemptState): boolean {
  return delivery === 'auto' ? kind === 'message' : delivery === 'at-least-once';
}

/**
 * The class of a delivery, in addition to the classes of every exchange:
 *
 * - `error`: a 2xx whose body says that nothing was done
 * - `no-id`: a 2xx without the ID that the service returns for what it creates
 */
type DeliveryClass = ExchangeClass | 'error' | 'no-id';

type Move = 'delivered' | 'send-again' | 'read-back' | 'read-back, then stop' | 'stop';

/**
 * What to do after one POST, by its class: if the target can be searched, else by the policies at-least-once and
 * at-most-once. After `read-back` the message is sent again only if it is proved absent. Only the remaining time limits
 * the number of attempts. `stop` is `not-delivered` if every exchange proves that nothing was stored, otherwise
 * `unknown`.
 */
const MOVES: Readonly<Record<DeliveryClass, readonly [readBack: Move, atLeastOnce: Move, atMostOnce: Move]>> = {
  delivered: ['delivered', 'delivered', 'delivered'],
  error: ['read-back', 'stop', 'stop'],
  'no-id': ['read-back, then stop', 'stop', 'stop'],
  'not-sent': ['send-again', 'send-again', 'send-again'],
  final: ['stop', 'stop', 'stop'],
  conflict: ['read-back, then stop', 'stop', 'stop'],
  redirect: ['read-back, then stop', 'stop', 'stop'],
  page: ['read-back', 'stop', 'stop'],
  ambiguous: ['read-back', 'send-again', 'stop'],
  busy: ['read-back', 'send-again', 'stop'],
};

/** A service that returns an error twice will return it again. */
const MAX_ERRORS = 2;
const NAMELESS_HINT = 'Something else may have answered in place of the service: check the address.';

/** Decides what to do after one POST. */
export function decideNextAttempt(exchange: HttpResult, state: AttemptState, delayAfter: DelayAfter): DeliveryDecision {
  const { isFindable } = state;
  const isSuccess = exchange.type === 'response' && exchange.status < 300;
  const isError = isSuccess && hasErrorBody(exchange.body);
  const id = isSuccess ? readCreatedId(exchange.body, state.kind === 'message' ? 'chat message' : 'record') : undefined;
  let cls: DeliveryClass = classify(exchange);
  if (cls === 'delivered' && isError) cls = 'error';
  if (cls === 'delivered' && id === undefined && !state.isWebhook) cls = 'no-id';
  const move = findMove(cls, state);
  if (move === 'delivered') return { do: move, id };

  const doubt = findUncertainty(cls, exchange, isFindable);
  const { reason, hint } = describeExchange(exchange);
  const isNameless = cls === 'no-id' && !isFindable;
  const message = {
    reason: reason + (isNameless ? ', but names no message' : isError ? ', with an error' : ''),
    hint: isNameless ? NAMELESS_HINT : hint,
  };
  if (move === 'stop') return { doubt, ...giveUp(doubt, state, message) };
  const readBack = (ifAbsent: SendAgain | GiveUp): DeliveryDecision => {
    return { doubt, do: 'read-back', reason: message.reason, accepted: cls === 'no-id', ifAbsent };
  };
  const delay = move === 'read-back, then stop' ? message : delayAfter(exchange);
  if (typeof delay === 'number') {
    const again = { do: 'send-again', afterMs: delay } as const;
    return move === 'send-again' ? { doubt, ...again } : readBack(again);
  }
  if (move === 'send-again') return { doubt, ...giveUp(doubt, state, delay) };
  return readBack({
    do: 'give-up',
    outcome: 'not-delivered',
    reason: `${delay.reason}; it is not there`,
    hint: delay.hint,
  });
}

function findMove(cls: DeliveryClass, state: AttemptState): Move {
  const [search, atLeastOnce, atMostOnce] = MOVES[cls];
  const { delivery, earlier } = state;
  if (state.isFindable) {
    return cls === 'error' && earlier.error + 1 >= MAX_ERRORS ? 'read-back, then stop' : search;
  }
  if (!mayRepeat(state)) return atMostOnce;
  // A message whose attempts are doubtful is sent once more. With `auto`, a chat message is sent as long as the service
  // is busy, because it would otherwise be lost in an outage.
  const isPatient = delivery === 'auto';
  const isDoubtful = cls === 'ambiguous' || (cls === 'busy' && !isPatient);
  return isDoubtful && earlier.ambiguous + (isPatient ? 0 : earlier.busy) > 0 ? 'stop' : atLeastOnce;
}

function findUncertainty(cls: DeliveryClass, exchange: HttpResult, isFindable: boolean): Uncertainty | undefined {
  if (cls === 'busy') return cls;
  // Without a search, the response itself is the best proof that nothing was stored.
  if (cls === 'error') return isFindable ? cls : undefined;
  if (cls === 'conflict') return isFindable ? 'ambiguous' : undefined;
  return cls === 'no-id' || mayHaveArrived(exchange) ? 'ambiguous' : undefined;
}

function giveUp(doubt: Uncertainty | undefined, { isFindable, earlier }: AttemptState, text: ResultMessage): GiveUp {
  const earlierDoubt = !isFindable && earlier.ambiguous + earlier.busy > 0;
  const { reason, hint } = text;
  if (doubt === undefined && !earlierDoubt) return { do: 'give-up', outcome: 'not-delivered', reason, hint };
  const earlierText =
    doubt === undefined ? ', but an earlier attempt may have arrived' : ', and an earlier try may have arrived as well';
  return { do: 'give-up', outcome: 'unknown', reason: reason + (earlierDoubt ? earlierText : ''), hint };
}
