import { defined } from '../defined.ts';
import { DecodeError } from '../errors.ts';
import { LOOK_FIRST, statusHint } from '../service/status.ts';
import { tellsError } from '../service/wire/created.ts';
import { isTooDense } from '../service/wire/envelope.ts';
import { serviceWords } from '../service/wire/service-words.ts';
import type { Redactor } from '../text/redactor.ts';
import type { Answer, Exchange, ExchangeLimits, HttpRequest, Send } from '../transport/exchange.ts';
import { sendRead } from '../transport/send-read.ts';
import type { ExchangeWords } from '../transport/words/exchange-words.ts';
import type { World } from '../world.ts';
import type { Call } from './call.ts';
import type { Outcome, Result, Try } from './receipt.ts';

/** Bytes of an answer to a read that are kept. A page of 50 records is far smaller; more could fill the memory. */
const MAX_BYTES = 256 * 1024;
/** A service must have the time to answer, however little is left. */
const SHORTEST_READ_MS = 2_000;
/** The first try of a read gets this share of the time that is left, so that one silent connection does not cost all. */
const READS = 8;
/** The most time that is divided into such shares. */
const LONGEST_TIME_MS = 60_000;

/** What the requests of a delivery have shown so far. */
interface SessionRecord {
  readonly tries: Try[];
  slowestMs: number;
}

/** What a read brought. */
export interface ReadResult<T> {
  readonly exchange: Exchange;
  /** Absent when there was no whole answer that could be read. */
  readonly value?: T;
  /** True when there was one, but longer or denser than may be kept. */
  readonly tooLong?: boolean;
}

/** The requests of one delivery: makes them within its deadline, and keeps the record of them. */
export class DeliverySession {
  readonly world: World;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly #redactor: Redactor;
  readonly #course: SessionRecord;

  constructor(world: World, deadline: number, redactor: Redactor, course: SessionRecord = { tries: [], slowestMs: 0 }) {
    this.world = world;
    this.deadline = deadline;
    this.#redactor = redactor;
    this.#course = course;
  }

  get tries(): readonly Try[] {
    return this.#course.tries;
  }

  /** How long the slowest answer took, in milliseconds. */
  get slowestMs(): number {
    return this.#course.slowestMs;
  }

  get remainingMs(): number {
    return Math.max(0, this.deadline - this.world.now());
  }

  get stopped(): boolean {
    return this.world.signal.aborted;
  }

  /** The same session for requests that are no longer wanted once `signal` is aborted. */
  until(signal: AbortSignal): DeliverySession {
    const { world } = this;
    const narrowed = {
      ...world,
      signal: AbortSignal.any([world.signal, signal]),
      sleep: (ms: number) => world.sleep(ms, signal),
    };
    return new DeliverySession(narrowed, this.deadline, this.#redactor, this.#course);
  }

  /**
   * Sends a POST once.
   *
   * @param until gives it up once it is aborted
   */
  async post(call: Call, timeoutMs: number, until?: AbortSignal): Promise<Exchange> {
    const signal = until === undefined ? this.world.signal : AbortSignal.any([this.world.signal, until]);
    const limits = { timeoutMs: Math.max(1, Math.min(timeoutMs, this.remainingMs)), signal };
    const startedAt = this.world.now();
    const exchange = await this.#send(call.http, limits);
    this.#course.tries.push(this.#tryOf(call, exchange, startedAt));
    return exchange;
  }

  /**
   * Reads, as often as needed within the deadline. The value is absent when there was no whole answer that `decode` can
   * read with the status 200: a cache or a proxy uses other 2xx for content that is not the service's.
   *
   * @param length `any` when an answer may be too long to be kept; otherwise that is a fault, and it is read again
   */
  async read<T>(
    call: Call,
    decode: (text: string) => T,
    length: 'bounded' | 'any' = 'bounded',
  ): Promise<ReadResult<T>> {
    let result: { readonly value?: T; readonly tooLong?: true } = {};
    const readable = ({ status, body, complete, oversize }: Answer) => {
      const tooLong = status === 200 && (oversize === true || isTooDense(body));
      result = tooLong ? { tooLong } : status === 200 && complete ? decoded(decode, body) : {};
      return 'value' in result || (tooLong && length === 'any');
    };
    let tries = 0;
    const limits = {
      deadline: this.deadline,
      // Each try more patient than the one before: a slow service would otherwise never be read.
      tryMs: (leftMs: number) => readMs(leftMs, tries++),
      maxBytes: MAX_BYTES,
      readable,
    };
    const startedAt = this.world.now();
    const send: Send = (request, given) => this.#send(request, given);
    const exchange = await sendRead({ ...this.world, send }, call.http, limits);
    // What was given up because it was no longer wanted tells nothing.
    if (!this.stopped || exchange.type === 'answer') this.#addRead(this.#tryOf(call, exchange, startedAt));
    return { exchange, ...result };
  }

  /** A result, with what the exchange that decided it tells. */
  result(outcome: Outcome, call: Call, said: ExchangeWords, exchange?: Exchange): Result {
    const refused = exchange?.type === 'answer' && isRefusal(exchange) ? exchange : undefined;
    const cause = (refused && statusHint(call.service ?? call.http, refused.status)) || said.hint;
    const hint = outcome === 'unknown' ? `${cause} ${LOOK_FIRST}`.trimStart() : cause;
    const words = (refused && serviceWords(refused.body, this.#redactor)) || undefined;
    return defined<Result>({ outcome, reason: said.reason, hint, words, tries: this.tries });
  }

  /** A long list takes hundreds of equal reads: in the record one entry stands for all of them in a row. */
  #addRead(read: Try): void {
    const { tries } = this.#course;
    const last = tries.at(-1);
    const same = last?.operation === read.operation && last.status === read.status && last.reason === read.reason;
    if (!same) tries.push(read);
    else {
      const { times = 1, duration_ms } = last;
      tries.splice(-1, 1, { ...read, times: times + 1, duration_ms: duration_ms + read.duration_ms });
    }
  }

  async #send(request: HttpRequest, limits: ExchangeLimits): Promise<Exchange> {
    const startedAt = this.world.now();
    const exchange = await this.world.send(request, limits);
    const tookMs = this.world.now() - startedAt;
    if (exchange.type === 'answer') this.#course.slowestMs = Math.max(this.#course.slowestMs, tookMs);
    return exchange;
  }

  #tryOf({ operation }: Call, exchange: Exchange, startedAt: number): Try {
    const told = exchange.type === 'answer' ? { status: exchange.status } : { reason: exchange.reason };
    return { operation, ...told, duration_ms: Math.round(this.world.now() - startedAt) };
  }
}

/** A status of its own, or a success whose body tells of an error. */
function isRefusal({ status, body }: Answer): boolean {
  return status >= 300 || tellsError(body);
}

function readMs(leftMs: number, earlierTries: number): number {
  const share = (Math.min(LONGEST_TIME_MS, leftMs) / READS) * 2 ** earlierTries;
  return Math.floor(Math.min(leftMs / 2, Math.max(SHORTEST_READ_MS, share)));
}

function decoded<T>(decode: (text: string) => T, text: string): { readonly value?: T } {
  try {
    return { value: decode(text) };
  } catch (error) {
    if (error instanceof DecodeError) return {};
    throw error;
  }
}
