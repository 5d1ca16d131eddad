import type { Exchange } from '../exchange.ts';
import { type ExchangeWords, exchangeWords, seconds } from '../words/exchange-words.ts';
import { backoffMs } from './backoff.ts';
import { retryAfterMs } from './retry-after.ts';

/** Time and chance at the end of an exchange. */
export interface RetryMoment {
  /** How many tries there were before the one that has just ended. */
  readonly earlierTries: number;
  /** How many of those did not find the name of the host. */
  readonly unresolved: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Milliseconds until the deadline of everything. */
  readonly remainingMs: number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** How long to wait before the next try, or why there is to be none. */
type Wait = { readonly type: 'wait'; readonly ms: number } | ({ readonly type: 'stop' } & ExchangeWords);

/** Most tries with less time than this would end without an answer, and leave it unknown what they did. */
export const SHORTEST_TRY_MS = 250;
/** A name that was never found in so many tries is probably mistyped. */
const MOST_UNRESOLVED = 3;
/** Between two look-ups of a name, so that three of them are not over before a network has come up. */
const UNRESOLVED_PAUSE_MS = 1_000;

/** Whether the name of the host does not exist. */
export function isUnresolved(exchange: Exchange): boolean {
  return exchange.type === 'failure' && exchange.cause === 'unknown-name';
}

/**
 * How long to wait before sending again after this exchange: the back-off, or what the answer asks for if that is
 * longer. Where that does not fit into the time that is left, the words name both figures. A host whose name was not
 * found from the first try on is given up early.
 */
export function waitAfter(exchange: Exchange, moment: RetryMoment): Wait {
  const { earlierTries, unresolved, now, remainingMs, random } = moment;
  const asked = exchange.type === 'answer' ? (retryAfterMs(exchange.headers, now) ?? 0) : 0;
  const spare = remainingMs - SHORTEST_TRY_MS;
  const { reason, hint } = exchangeWords(exchange);
  if (asked > 0 && asked > spare) {
    const figures = `it asks to wait ${seconds(asked)}, and only ${seconds(Math.max(0, remainingMs))} remain`;
    const advice = 'Allow more time with the option timeout, or send later.';
    return { type: 'stop', reason: `${reason}; ${figures}`, hint: advice };
  }
  const noName = isUnresolved(exchange);
  if (noName && unresolved === earlierTries && earlierTries + 1 >= MOST_UNRESOLVED) {
    return { type: 'stop', reason, hint };
  }
  if (spare <= 0) return { type: 'stop', reason: `${reason}; no time is left for another try`, hint };
  const pause = Math.max(backoffMs(earlierTries, random), noName ? UNRESOLVED_PAUSE_MS : 0);
  return { type: 'wait', ms: Math.max(asked, Math.min(pause, Math.floor(spare / 2))) };
}
