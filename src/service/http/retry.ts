import { type Milliseconds, wholeMs } from '../../time.ts';
import type { HttpResult } from './exchange.ts';
import { describeExchange, type ExchangeMessage, seconds } from './http-message.ts';

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
type Wait = { readonly type: 'wait'; readonly ms: Milliseconds } | ({ readonly type: 'stop' } & ExchangeMessage);

/** Most tries with less time than this would end without an answer, and leave it unknown what they did. */
export const MIN_TRY_MS = 250;
/** A name that was never found in so many tries is probably mistyped. */
const MAX_UNRESOLVED = 3;
/** Between two look-ups of a name, so that three of them are not over before a network has come up. */
const UNRESOLVED_PAUSE_MS = 1_000;

/** Whether the name of the host does not exist. */
export function isUnresolved(exchange: HttpResult): boolean {
  return exchange.type === 'failure' && exchange.cause === 'unknown-name';
}

/**
 * How long to wait before sending again after this exchange: the back-off, or what the answer asks for if that is
 * longer. Where that does not fit into the time that is left, the words name both figures. A host whose name was not
 * found from the first try on is given up early.
 */
export function retryDelay(exchange: HttpResult, moment: RetryMoment): Wait {
  const { earlierTries, unresolved, now, remainingMs, random } = moment;
  const requested = exchange.type === 'answer' ? (retryAfterMs(exchange.headers, now) ?? 0) : 0;
  const spare = remainingMs - MIN_TRY_MS;
  const { reason, hint } = describeExchange(exchange);
  if (requested > 0 && requested > spare) {
    const figures = `it asks to wait ${seconds(requested)}, and only ${seconds(Math.max(0, remainingMs))} remain`;
    const advice = 'Increase the option timeout, or send later.';
    return { type: 'stop', reason: `${reason}; ${figures}`, hint: advice };
  }
  const noName = isUnresolved(exchange);
  if (noName && unresolved === earlierTries && earlierTries + 1 >= MAX_UNRESOLVED) {
    return { type: 'stop', reason, hint };
  }
  if (spare <= 0) return { type: 'stop', reason: `${reason}; timed out before another attempt`, hint };
  const pause = Math.max(backoffMs(earlierTries, random), noName ? UNRESOLVED_PAUSE_MS : 0);
  return { type: 'wait', ms: wholeMs(Math.max(requested, Math.min(pause, spare / 2))) };
}

const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 5_000;

/**
 * Milliseconds to wait before sending again: full jitter, anything from 0 to 0.25 s × 2ⁿ and at most 5 s, so that
 * jobs that failed together do not all come back together.
 *
 * @param earlierTries how many tries there were before the one that failed
 * @param random from 0 to below 1
 */
export function backoffMs(earlierTries: number, random: () => number): number {
  return Math.floor(random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** earlierTries));
}

/** The longest wait that is reported, so that absurd figures can still be printed: ten years. */
const MAX_ASKED_MS = 10 * 365 * 24 * 3_600_000;

/** The three forms of an HTTP date (RFC 9110, 5.6.7). `Date.parse` alone would accept far more. */
const HTTP_DATE =
  /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$|^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/**
 * How long an answer asks to wait, in milliseconds; undefined when it does not say so, or not in a readable form. A date
 * is compared with the answer's own `Date`, because the clocks of the two machines may differ.
 *
 * @param now milliseconds since the epoch, used when the answer has no readable `Date`
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(MAX_ASKED_MS, Math.ceil(Number(value) * 1000));
  const until = httpDate(value);
  if (until === undefined) return undefined;
  const from = httpDate(headers['date'] ?? '') ?? now;
  return Math.min(MAX_ASKED_MS, Math.max(0, until - from));
}

/** When an answer was sent, by the server's own clock; undefined where it does not say so. */
export function answeredAt(exchange: HttpResult): number | undefined {
  return exchange.type === 'answer' ? httpDate(exchange.headers['date'] ?? '') : undefined;
}

function httpDate(text: string): number | undefined {
  if (!HTTP_DATE.test(text)) return undefined;
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : time;
}
