/** Reads the service until it responds, and for decisions: complete responses, distinguished from cached ones. */

import { type TimeBudget, type TimeShare, toMilliseconds } from '../../time.ts';
import type { HttpRequest, HttpResponse, HttpResult, TransportEnvironment } from '../http/exchange.ts';
import { classify, describeExchange } from '../http/http-message.ts';
import { createBackOff } from '../http/retry.ts';
import type { RequestRecord } from '../request-record.ts';
import { suggestForStatus } from '../status.ts';
import { decodeSafely } from '../wire/decode.ts';
import { type ServiceAccount, type ServiceRequest, toCall } from '../wire/http-request.ts';

const UNAUTHORIZED = 401;

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

/** A read that failed. Its message is a sentence without a period, its hint a complete one. */
export class ReadError extends Error {
  readonly hint: string;
  /** The last exchange. Absent if nothing was sent. */
  readonly exchange?: HttpResult;

  constructor(message: string, hint: string, exchange?: HttpResult) {
    super(message);
    this.hint = hint;
    this.exchange = exchange;
  }

  /** True if another read would return the same. */
  get refused(): boolean {
    return this.exchange !== undefined && classify(this.exchange) === 'final';
  }

  /** Status of the response. Undefined if there was none. */
  get status(): number | undefined {
    return this.exchange?.type === 'response' ? this.exchange.status : undefined;
  }
}

/** Returns a ReadError instead of throwing it, for callers that can continue without the read. */
export function catchReadError<T>(read: Promise<T>): Promise<T | ReadError> {
  return read.catch((error) => {
    if (error instanceof ReadError) return error;
    throw error;
  });
}

/** Dependencies of a reader. */
interface ReaderContext {
  readonly account: ServiceAccount;
  /** Once its signal is aborted, no new request starts. */
  readonly runtime: TransportEnvironment;
  readonly budget: TimeBudget;
  readonly record: RequestRecord;
}

export class ServiceReader {
  readonly #context: ReaderContext;
  /** Shared by all readers of one account. Set once the service rejected it: more requests could lock it. */
  readonly #account: { refusal?: ReadError };

  constructor(context: ReaderContext, account: { refusal?: ReadError } = {}) {
    this.#context = context;
    this.#account = account;
  }

  /** Set once the service rejected the account. */
  get refusal(): ReadError | undefined {
    return this.#account.refusal;
  }

  get stopped(): boolean {
    return this.#context.runtime.signal?.aborted === true;
  }

  /** Creates the same reader with a share of the time. */
  within(share: TimeShare): ServiceReader {
    const budget = this.#context.budget.within(share);
    return new ServiceReader({ ...this.#context, budget }, this.#account);
  }

  /**
   * Reads with retries within the time limit. Only status 200 counts: caches and proxies use other 2xx statuses for
   * content that is not the service's. `fresh` is false if the response came from a cache.
   *
   * @throws ReadError
   */
  async read<T>(
    request: ServiceRequest,
    decode: (text: string) => T,
  ): Promise<{ readonly value: T; readonly fresh: boolean }> {
    const { account, runtime, budget, record } = this.#context;
    const { now, send, signal } = runtime;
    if (this.refusal !== undefined) throw this.refusal;
    if (budget.isOver) throw new ReadError('timed out', 'Increase the option timeout.');
    const { http } = toCall(account, request);
    const fresh = { ...http, headers: { ...http.headers, 'cache-control': 'no-cache' } };
    let value: T | undefined;
    const readable = ({ status, body, complete, oversize }: HttpResponse): boolean => {
      value = status === 200 && complete ? decodeSafely(() => decode(body)) : undefined;
      return value !== undefined || (status === 200 && oversize === true);
    };
    const startedAt = now();
    const timed = { ...runtime, send: record.timed(send, now) };
    const exchange = await readWithRetry(timed, fresh, budget, readable);
    // An aborted request reveals nothing about the service.
    if (!signal?.aborted || exchange.type === 'response')
      record.add(request.operation, exchange, now() - startedAt, true);
    if (value !== undefined && exchange.type === 'response') return { value, fresh: !isCached(exchange) };
    const error = toReadError(request, exchange);
    if (error.status === UNAUTHORIZED) this.#account.refusal = error;
    throw error;
  }
}

/** Omits the message of the service, which is untrusted text. */
function toReadError(request: ServiceRequest, exchange: HttpResult): ReadError {
  const { reason, hint } = describeExchange(exchange);
  if (exchange.type === 'failure') return new ReadError(reason, hint, exchange);
  const { status, complete, oversize } = exchange;
  if (status !== 200) return new ReadError(reason, suggestForStatus(request, status) || hint, exchange);
  const problem = complete ? 'the response could not be parsed' : 'a response was incomplete';
  const advice = hint || 'Check that base-url is the URL of the service.';
  return new ReadError(oversize ? 'a response was too long' : problem, advice, exchange);
}

/** Detects a cached response, which may be out of date. */
function isCached({ headers }: HttpResponse): boolean {
  const caches = [headers['x-cache'], headers['cf-cache-status']];
  return Number(headers['age'] ?? 0) > 0 || caches.some((text) => /\bhit\b/i.test(text ?? ''));
}
