import type { Exchange } from '../types.ts';
import { type ExchangeWords, exchangeWords, seconds } from '../words/exchange.ts';
import { backoffMs } from './backoff.ts';
import { retryAfterMs } from './retry-after.ts';

/** Time and chance at the end of an exchange. */
export interface Moment {
  /** How many tries there were before the one that has just ended. */
  readonly earlierTries: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Milliseconds until the deadline of everything. */
  readonly remainingMs: number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** How long to wait before the next try, or why there is no time for one. */
type Wait = { readonly type: 'wait'; readonly ms: number } | ({ readonly type: 'no-time' } & ExchangeWords);

/** Most tries with less time than this would end without an answer, and leave it unknown what they did. */
export const SHORTEST_TRY_MS = 250;

/**
 * How long to wait before sending again after this exchange: the back-off, or what the answer asks for if that is
 * longer. Where that does not fit into the time that is left, the words name both figures.
 */
export function waitAfter(exchange: Exchange, moment: Moment): Wait {
  const { earlierTries, now, remainingMs, random } = moment;
  const asked = exchange.type === 'answer' ? (retryAfterMs(exchange.headers, now) ?? 0) : 0;
  const spare = remainingMs - SHORTEST_TRY_MS;
  const { reason, hint } = exchangeWords(exchange);
  if (asked > 0 && asked > spare) {
    const figures = `it asks to wait ${seconds(asked)}, and only ${seconds(Math.max(0, remainingMs))} remain`;
    const advice = 'Allow more time with the option timeout, or send later.';
    return { type: 'no-time', reason: `${reason}; ${figures}`, hint: advice };
  }
  if (spare <= 0) return { type: 'no-time', reason: `${reason}; no time is left for another try`, hint };
  return { type: 'wait', ms: Math.max(asked, Math.min(backoffMs(earlierTries, random), Math.floor(spare / 2))) };
}
