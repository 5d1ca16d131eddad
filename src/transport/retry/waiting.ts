import type { Exchange } from '../types.ts';
import { type ExchangeWords, exchangeWords, seconds } from '../words/exchange.ts';
import { backoffMs } from './backoff.ts';
import { retryAfterMs } from './retry-after.ts';

/** Time and chance, as they stand when an exchange has ended. */
export interface Moment {
  /** Number of the attempt that has just ended, from 0. */
  readonly attempt: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Milliseconds until the deadline of everything. */
  readonly remainingMs: number;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** With less time than this an attempt would mostly end unanswered, and its outcome unknown. */
export const SHORTEST_ATTEMPT_MS = 250;

/**
 * When to come back after this exchange: the back-off, or what the answer asks for if that is longer. Where the time
 * does not allow it, words that say both figures.
 */
export function waitFor(exchange: Exchange, moment: Moment): { readonly afterMs: number } | ExchangeWords {
  const { attempt, now, remainingMs, random } = moment;
  const asked = exchange.type === 'answer' ? (retryAfterMs(exchange.headers, now) ?? 0) : 0;
  const spare = remainingMs - SHORTEST_ATTEMPT_MS;
  const { reason, hint } = exchangeWords(exchange);
  if (asked > 0 && asked > spare) {
    const figures = `it asks to wait ${seconds(asked)}, and only ${seconds(Math.max(0, remainingMs))} remain`;
    return { reason: `${reason}; ${figures}`, hint: 'Allow more time with the option timeout, or send later.' };
  }
  if (spare <= 0) return { reason: `${reason}; no time is left for another attempt`, hint };
  return { afterMs: Math.max(asked, Math.min(backoffMs(attempt, random), Math.floor(spare / 2))) };
}
