/** Reads the service for decisions: complete responses, distinguished from cached ones. */

import type { TimeBudget, TimeShare } from '../../time.ts';
import type { HttpResponse, HttpResult, TransportEnvironment } from '../http/exchange.ts';
import { classify, describeExchange } from '../http/http-message.ts';
import { readWithRetry } from '../http/retry.ts';
import type { RequestRecord } from '../request-record.ts';
import { statusHint } from '../status.ts';
import { decodeSafely } from '../wire/decode.ts';
import { type ServiceAccount, type ServiceRequest, toCall } from '../wire/http-request.ts';

const UNAUTHORIZED = 401;

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
  if (status !== 200) return new ReadError(reason, statusHint(request, status) || hint, exchange);
  const problem = complete ? 'the response could not be parsed' : 'a response was incomplete';
  const advice = hint || 'Check that base-url is the URL of the service.';
  return new ReadError(oversize ? 'a response was too long' : problem, advice, exchange);
}

/** Detects a cached response, which may be out of date. */
function isCached({ headers }: HttpResponse): boolean {
  const caches = [headers['x-cache'], headers['cf-cache-status']];
  return Number(headers['age'] ?? 0) > 0 || caches.some((text) => /\bhit\b/i.test(text ?? ''));
}
