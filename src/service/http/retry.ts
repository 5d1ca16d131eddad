/** Says how long to wait before a request is sent again, and sends reads until they are answered. */
import type { ResultMessage } from '../../diagnostic.ts';
import { type Milliseconds, type TimeBudget, toMilliseconds } from '../../time.ts';
import type { HttpRequest, HttpResponse, HttpResult, TransportEnvironment } from './exchange.ts';
import { classify, describeExchange, seconds } from './http-message.ts';

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
    const requested = exchange.type === 'response' ? (retryAfterMs(exchange.headers, now()) ?? 0) : 0;
    const { reason, hint } = describeExchange(exchange);
    if (requested > 0 && requested > availableMs) {
      const figures = `it requests a delay of ${seconds(requested)}, but only ${seconds(left)} remain`;
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
export function retryAfterMs(headers: HttpResponse['headers'], now: number): number | undefined {
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

/** Maximum bytes of one response. A complete board comes as one. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Minimum time for an attempt of a read, because a service needs time to respond. Half of the time is for others. */
const MIN_READ_MS = 2_000;
/** Number of unreadable responses after which something other than the service must be responding. */
const MAX_UNREADABLE = 5;
/** Classes of rejected reads. A retry would be rejected again. */
const REFUSALS = ['final', 'redirect', 'conflict'];

/**
 * Reads until there is a usable response or the time runs out, and returns the last exchange. Reads have no side
 * effects, so they can always be repeated. The caller checks the status and the completeness.
 *
 * @param readable returns true if the caller can parse a 2xx response. Otherwise it is read again, at most five times
 */
export async function readWithRetry(
  environment: TransportEnvironment,
  request: HttpRequest,
  budget: TimeBudget,
  readable: (response: HttpResponse) => boolean = () => true,
): Promise<HttpResult> {
  const { send, sleep, signal } = environment;
  const delayAfter = createBackOff(environment, budget);
  // One silent connection must not use up the time of the others, and a slow service must be read at last.
  for (let part = 1 / 8, unreadable = 0; ; part *= 2) {
    const timeoutMs = toMilliseconds(Math.min(budget.left / 2, Math.max(budget.left * part, MIN_READ_MS)));
    const exchange = await send(request, { timeoutMs, maxBytes: MAX_BYTES, signal });
    if (REFUSALS.includes(classify(exchange))) return exchange;
    // After an oversized response, a retry would return the same.
    const isComplete =
      exchange.type === 'response' && exchange.status < 300 && (exchange.complete || exchange.oversize);
    if (isComplete && (readable(exchange) || ++unreadable === MAX_UNREADABLE)) return exchange;
    const delay = delayAfter(exchange);
    if (typeof delay !== 'number') return exchange;
    await sleep(delay);
    if (signal?.aborted) return exchange;
  }
}
