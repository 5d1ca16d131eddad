/** Computes how long to wait before a request is sent again. */

import type { ResultMessage } from '../../diagnostic.ts';
import { type Milliseconds, type TimeBudget, toMilliseconds } from '../../time.ts';
import type { HttpResponse, HttpResult, TransportEnvironment } from './exchange.ts';
import { describeExchange, formatSeconds } from './http-message.ts';

/** Minimum time for an attempt. Most shorter ones would time out and leave their result unknown. */
export const MIN_ATTEMPT_MS = 250;
/** A name that fails to resolve this often is probably misspelled. Fewer attempts may end before a network starts. */
const MAX_UNRESOLVED = 5;
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 5_000;

type ClockAndChance = Pick<TransportEnvironment, 'now' | 'random'>;
export type DelayAfter = (exchange: HttpResult) => Milliseconds | ResultMessage;

/**
 * Creates the function that computes the delay before the next attempt of one request, or the reason to stop. The delay
 * is the back-off with full jitter, 0 to 0.25 s × 2ⁿ and at most 5 s, so that jobs that failed together don't all retry
 * together, or what the response requests if that is longer. If it exceeds the remaining time, the text contains both
 * figures. Stops early if a host name never resolved.
 */
export function createBackOff({ now, random }: ClockAndChance, budget: TimeBudget): DelayAfter {
  let attempts = 0;
  let isResolved = false;
  return (exchange) => {
    const { left } = budget;
    const availableMs = left - MIN_ATTEMPT_MS;
    const backoff = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** attempts++);
    isResolved ||= exchange.type === 'response' || !exchange.isUnknownHost;
    const requested = exchange.type === 'response' ? (parseRetryAfterMs(exchange.headers, now()) ?? 0) : 0;
    const { reason, hint } = describeExchange(exchange);
    if (requested > 0 && requested > availableMs) {
      const figures = `it requests a delay of ${formatSeconds(requested)}, but only ${formatSeconds(left)} remain`;
      return { reason: `${reason}; ${figures}`, hint: 'Increase the option timeout, or send later.' };
    }
    if (!isResolved && attempts >= MAX_UNRESOLVED) return { reason, hint };
    if (availableMs <= 0) return { reason: `${reason}; timed out before another attempt`, hint };
    return toMilliseconds(Math.max(requested, Math.min(random() * backoff, availableMs / 2)));
  };
}

/**
 * Parses the delay that a response requests, in milliseconds. Returns undefined if there is none or it is invalid. A
 * date is compared with the `Date` of the same response, because the two clocks may differ; without one, with `now`.
 */
export function parseRetryAfterMs(headers: HttpResponse['headers'], now: number): number | undefined {
  const { 'retry-after': value = '', date } = headers;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const until = parseHttpDate(value);
  return until === undefined ? undefined : Math.max(0, until - (parseHttpDate(date) ?? now));
}

/** Parses a date of a header (RFC 9110, 5.6.7). `Date.parse` accepts far more. */
export function parseHttpDate(text = ''): number | undefined {
  const time = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
