/** Says how long to wait before a request is sent again, and sends reads until they are answered. */
import type { ResultMessage } from '../../diagnostic.ts';
import { type Milliseconds, type TimeBudget, toMilliseconds } from '../../time.ts';
import type { HttpRequest, HttpResponse, HttpResult, TransportEnvironment } from './exchange.ts';
import { classify, describeExchange, seconds } from './http-message.ts';

/** The delay before the next attempt, or the reason to stop. */
type Wait = { readonly type: 'wait'; readonly ms: Milliseconds } | ({ readonly type: 'stop' } & ResultMessage);

/** Minimum time for an attempt. Most shorter ones would time out and leave their result unknown. */
const MIN_ATTEMPT_MS = 250;
/** A name that fails to resolve this often is probably misspelled. */
const MAX_UNRESOLVED = 3;
/** Delay between name lookups, so that three of them outlast the start of a network. */
const UNRESOLVED_PAUSE_MS = 1_000;
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 5_000;

/** Counts the attempts of one request. */
export class RetrySchedule {
  readonly #environment: Pick<TransportEnvironment, 'now' | 'random'>;
  readonly #budget: TimeBudget;
  #attempts = 0;
  /** Number of those attempts that could not resolve the host name. */
  #unresolved = 0;

  constructor(environment: Pick<TransportEnvironment, 'now' | 'random'>, budget: TimeBudget) {
    this.#environment = environment;
    this.#budget = budget;
  }

  /** Returns true if the remaining time is enough for another attempt. */
  get hasTime(): boolean {
    return this.#budget.left >= MIN_ATTEMPT_MS;
  }

  /**
   * Computes the delay before a retry. It is the back-off with full jitter, 0 to 0.25 s × 2ⁿ and at most 5 s, so that
   * jobs that failed together don't all retry together, or the delay that the response requests if that is longer. If
   * it exceeds the remaining time, the text contains both figures. Stops early if a host name never resolved.
   */
  delayAfter(exchange: HttpResult): Wait {
    const { now, random } = this.#environment;
    const { left } = this.#budget;
    const isUnknown = exchange.type === 'failure' && exchange.isUnknownHost === true;
    const backoff = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** this.#attempts++);
    if (isUnknown) this.#unresolved++;
    const requested = exchange.type === 'response' ? (retryAfterMs(exchange.headers, now()) ?? 0) : 0;
    const availableMs = left - MIN_ATTEMPT_MS;
    const { reason, hint } = describeExchange(exchange);
    if (requested > 0 && requested > availableMs) {
      const figures = `it requests a delay of ${seconds(requested)}, but only ${seconds(left)} remain`;
      const advice = 'Increase the option timeout, or send later.';
      return { type: 'stop', reason: `${reason}; ${figures}`, hint: advice };
    }
    if (this.#unresolved === this.#attempts && this.#attempts >= MAX_UNRESOLVED) return { type: 'stop', reason, hint };
    if (availableMs <= 0) return { type: 'stop', reason: `${reason}; timed out before another attempt`, hint };
    const pause = Math.max(Math.floor(random() * backoff), isUnknown ? UNRESOLVED_PAUSE_MS : 0);
    return { type: 'wait', ms: toMilliseconds(Math.max(requested, Math.min(pause, availableMs / 2))) };
  }
}

/** Maximum delay that is reported, so that absurd figures remain printable: ten years. */
const MAX_RETRY_AFTER_MS = 10 * 365 * 24 * 3_600_000;

/** The three forms of an HTTP date (RFC 9110, 5.6.7). `Date.parse` accepts far more. */
const HTTP_DATE =
  /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$|^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/**
 * Parses the delay that a response requests, in milliseconds. Returns undefined if there is none or it is invalid. A
 * date is compared with the `Date` of the same response, because the two clocks may differ.
 *
 * @param now milliseconds since the epoch, for a response without a valid `Date`
 */
export function retryAfterMs(headers: HttpResponse['headers'], now: number): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(MAX_RETRY_AFTER_MS, Math.ceil(Number(value) * 1000));
  const until = httpDate(value);
  if (until === undefined) return undefined;
  const from = httpDate(headers['date']) ?? now;
  return Math.min(MAX_RETRY_AFTER_MS, Math.max(0, until - from));
}

/** Parses a date of a header. */
export function httpDate(text = ''): number | undefined {
  if (!HTTP_DATE.test(text)) return undefined;
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : time;
}

interface ReadLimits {
  /** Time for the complete read, including retries. */
  readonly budget: TimeBudget;
  /** Maximum bytes retained of one response. Default: 16 MiB, because a complete board comes as one response. */
  readonly maxBytes?: number;
  /** Milliseconds for one attempt, by the milliseconds that remain. Default: 15 s. */
  readonly attemptTimeoutMs?: (leftMs: number) => number;
  /**
   * Returns true if the caller can parse a 2xx response, complete or oversized. Otherwise it is read again, at most
   * five times.
   */
  readonly readable?: (response: HttpResponse) => boolean;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Prevents one silent connection from using up the time of the others. */
const ATTEMPT_MS = 15_000;
/** Number of unreadable responses after which something other than the service must be responding. */
const MAX_UNREADABLE = 5;
/** Classes of rejected reads. A retry would be rejected again. */
const REFUSALS = ['final', 'redirect', 'conflict'];

/**
 * Reads until there is a usable response or the time runs out, and returns the last exchange. Reads have no side
 * effects, so they can always be repeated. The caller checks the status and the completeness.
 */
export async function readWithRetry(
  environment: TransportEnvironment,
  request: HttpRequest,
  { budget, maxBytes = MAX_BYTES, attemptTimeoutMs = () => ATTEMPT_MS, readable = () => true }: ReadLimits,
): Promise<HttpResult> {
  const { send, sleep, signal } = environment;
  const retries = new RetrySchedule(environment, budget);
  for (let unreadable = 0; ; ) {
    const { left } = budget;
    const timeoutMs = toMilliseconds(Math.max(1, Math.min(attemptTimeoutMs(left), left)));
    const exchange = await send(request, { timeoutMs, maxBytes, signal });
    if (signal?.aborted || REFUSALS.includes(classify(exchange))) return exchange;
    if (isComplete(exchange) && (readable(exchange) || ++unreadable === MAX_UNREADABLE)) return exchange;
    const wait = retries.delayAfter(exchange);
    if (wait.type === 'stop') return exchange;
    await sleep(wait.ms);
    if (signal?.aborted) return exchange;
  }
}

/**
 * Returns true for a 2xx with its complete body, or with as much as the limit allows: a retry would return the same.
 */
function isComplete(exchange: HttpResult): exchange is HttpResponse {
  return exchange.type === 'response' && exchange.status < 300 && (exchange.complete || exchange.oversize === true);
}
