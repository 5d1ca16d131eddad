/** Reads the service for decisions: complete responses, distinguished from cached ones. */

import { DecodeError } from '../../errors.ts';
import type { TimeBudget, TimeShare } from '../../time.ts';
import { classify } from '../http/classify.ts';
import type { HttpResponse, HttpResult, TransportEnvironment } from '../http/exchange.ts';
import { describeExchange } from '../http/http-message.ts';
import { sendRead } from '../http/send-read.ts';
import type { RequestRecord } from '../request-record.ts';
import { statusHint } from '../status.ts';
import { type ServiceAccount, type ServiceRequest, toHttpRequest } from '../wire/http-request.ts';
import { ReadError } from './read-error.ts';

/** Maximum bytes of a response. A page of 50 records is far smaller; more could exhaust the memory. */
const MAX_BYTES = 256 * 1024;
/** Minimum time for a read, because a service needs time to respond. */
const MIN_READ_MS = 2_000;
/** Share of the remaining time for the first attempt, so that one silent connection doesn't use it all. */
const READS = 8;
/** Maximum time that is divided into such shares. */
const MAX_TIME_MS = 60_000;
const UNAUTHORIZED = 401;

/** Dependencies of a reader. */
export interface ReaderParts {
  readonly account: ServiceAccount;
  /** Once its signal is aborted, no new request starts. */
  readonly world: TransportEnvironment;
  readonly budget: TimeBudget;
  readonly record: RequestRecord;
}

/** A decoded response. */
export interface ReadAnswer<T> {
  readonly value: T;
  /** False if it came from a cache and may be out of date. */
  readonly fresh: boolean;
}

/** State shared by all readers of one account. */
interface AccountState {
  /** Set once the service rejected the account. More requests could lock it. */
  refusal?: ReadError;
}

export class ServiceReader {
  readonly #parts: ReaderParts;
  readonly #account: AccountState;

  constructor(parts: ReaderParts, account: AccountState = {}) {
    this.#parts = parts;
    this.#account = account;
  }

  /** Set once the service rejected the account. */
  get refusal(): ReadError | undefined {
    return this.#account.refusal;
  }

  /** Waits for the given milliseconds, within the remaining time. */
  async pause(ms: number): Promise<void> {
    const { budget, world } = this.#parts;
    await world.sleep(budget.upTo(ms));
  }

  get stopped(): boolean {
    return this.#parts.world.signal?.aborted === true;
  }

  /** Creates the same reader with a share of the time. */
  within(share: TimeShare): ServiceReader {
    const budget = this.#parts.budget.within(share);
    return new ServiceReader({ ...this.#parts, budget }, this.#account);
  }

  /**
   * Reads with retries within the time limit. Throws ReadError. Only status 200 counts: caches and proxies use other
   * 2xx statuses for content that is not the service's.
   *
   * @param length `any` if an oversized response is acceptable. Otherwise it is an error, and is read again
   */
  async read<T>(
    request: ServiceRequest,
    decode: (text: string) => T,
    length: 'bounded' | 'any' = 'bounded',
  ): Promise<ReadAnswer<T>> {
    if (this.refusal !== undefined) throw this.refusal;
    let result: { readonly value?: T; readonly tooLong?: true } = {};
    const exchange = await this.#send(request, (answer) => {
      const { status, body, complete, oversize } = answer;
      const tooLong = status === 200 && oversize === true;
      result = tooLong ? { tooLong } : status === 200 && complete ? decoded(decode, body) : {};
      return 'value' in result || (tooLong && length === 'any');
    });
    const { value, tooLong = false } = result;
    if (value !== undefined && exchange.type === 'answer') return { value, fresh: !isStored(exchange) };
    const error = unreadError(request, exchange, tooLong);
    if (error.status === UNAUTHORIZED) this.#account.refusal = error;
    throw error;
  }

  async #send(request: ServiceRequest, readable: (answer: HttpResponse) => boolean): Promise<HttpResult> {
    const { account, world, budget, record } = this.#parts;
    const { now, send, signal } = world;
    const startedAt = now();
    if (budget.isOver) {
      throw new ReadError('no time is left', { hint: 'Increase the option timeout.' });
    }
    let attempts = 0;
    // Increase the timeout with each attempt, because a slow service would otherwise never be read.
    const attemptTimeoutMs = (leftMs: number) => readMs(leftMs, attempts++);
    const http = toHttpRequest(account, request);
    const fresh = { ...http, headers: { ...http.headers, 'cache-control': 'no-cache' } };
    const timed = { ...world, send: record.timed(send, now) };
    const exchange = await sendRead(timed, fresh, { budget, attemptTimeoutMs, maxBytes: MAX_BYTES, readable });
    // An aborted request reveals nothing about the service.
    if (!signal?.aborted || exchange.type === 'answer') record.addRead(request.operation, exchange, now() - startedAt);
    return exchange;
  }
}

function readMs(leftMs: number, earlierTries: number): number {
  const share = (Math.min(MAX_TIME_MS, leftMs) / READS) * 2 ** earlierTries;
  return Math.min(leftMs / 2, Math.max(MIN_READ_MS, share));
}

function decoded<T>(decode: (text: string) => T, text: string): { readonly value?: T } {
  try {
    return { value: decode(text) };
  } catch (error) {
    if (error instanceof DecodeError) return {};
    throw error;
  }
}

/** Omits the message of the service, which is untrusted text. */
function unreadError(request: ServiceRequest, exchange: HttpResult, tooLong: boolean): ReadError {
  const { reason, hint } = describeExchange(exchange);
  if (exchange.type === 'failure') return new ReadError(reason, { hint, exchange, refused: exchange.permanent });
  const { status, complete } = exchange;
  if (status !== 200) {
    const refused = classify(exchange) === 'final';
    return new ReadError(reason, { hint: statusHint(request, status) || hint, exchange, refused });
  }
  const advice = hint || 'Check that base-url is the address of the service.';
  if (tooLong) return new ReadError('an answer was too long', { hint: advice, exchange, tooLong });
  return new ReadError(complete ? 'the answer could not be read' : 'an answer broke off', { hint: advice, exchange });
}

/** Detects a cached response, which may be out of date. */
function isStored({ headers }: HttpResponse): boolean {
  const caches = [headers['x-cache'], headers['cf-cache-status']];
  return Number(headers['age'] ?? 0) > 0 || caches.some((text) => /\bhit\b/i.test(text ?? ''));
}
