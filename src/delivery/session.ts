import { defined } from '../defined.ts';
import { DecodeError } from '../errors.ts';
import type { Redactor } from '../redactor.ts';
import { LOOK_FIRST, statusHint } from '../service/status.ts';
import { serviceWords } from '../service/wire/service-words.ts';
import { sendRead } from '../transport/read.ts';
import type { Answer, Exchange } from '../transport/types.ts';
import type { ExchangeWords } from '../transport/words/exchange.ts';
import type { World } from '../world.ts';
import type { Call } from './call.ts';
import type { Outcome, Result, Try } from './receipt.ts';

/** Bytes of an answer to a read that are kept. A page of 50 records is far smaller; more could fill the memory. */
const MAX_BYTES = 2 * 1024 * 1024;
/** A service must have the time to answer, however little is left. */
const SHORTEST_TRY_MS = 2_000;
/** The most time that is divided among tries: a service that takes longer does not answer at all. */
const LONGEST_TIME_MS = 60_000;
/**
 * The time that is left is divided into so many tries, so that one silent connection does not use up all of it. Reads
 * get more each: a read that was cut short brought nothing, while a POST can be searched for.
 */
const POSTS = 10;
const READS = 8;

/** The requests of one delivery: makes them within its deadline, and keeps the record of them. */
export class Session {
  readonly tries: Try[] = [];
  readonly world: World;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly #redactor: Redactor;

  constructor(world: World, deadline: number, redactor: Redactor) {
    this.world = world;
    this.deadline = deadline;
    this.#redactor = redactor;
  }

  get remainingMs(): number {
    return Math.max(0, this.deadline - this.world.now());
  }

  get stopped(): boolean {
    return this.world.signal.aborted;
  }

  /** Milliseconds for a POST that may be followed by others. */
  get tryMs(): number {
    return shareMs(this.remainingMs, POSTS);
  }

  /** Sends a POST once. */
  async post(call: Call, timeoutMs: number): Promise<Exchange> {
    const { world } = this;
    const limits = { timeoutMs: Math.max(1, Math.min(timeoutMs, this.remainingMs)), signal: world.signal };
    const [exchange, one] = await this.#timed(call, () => world.send(call.http, limits));
    this.tries.push(one);
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
  ): Promise<{ readonly exchange: Exchange; readonly value?: T }> {
    let result: { readonly value?: T } = {};
    const readable = ({ status, body, complete }: Answer) => {
      result = status === 200 && complete ? decoded(decode, body) : {};
      return 'value' in result || (!complete && length === 'any');
    };
    const limits = {
      deadline: this.deadline,
      tryMs: (leftMs: number) => shareMs(leftMs, READS),
      maxBytes: MAX_BYTES,
      readable,
    };
    const [exchange, one] = await this.#timed(call, () => sendRead(this.world, call.http, limits));
    this.#addRead(one);
    return { exchange, ...result };
  }

  /** A result, with what the exchange that decided it tells. */
  result(outcome: Outcome, call: Call, said: ExchangeWords, exchange?: Exchange): Result {
    const refused = exchange?.type === 'answer' && exchange.status >= 300 ? exchange : undefined;
    const cause = (refused && statusHint(call.service ?? call.http, refused.status)) || said.hint;
    const hint = outcome === 'unknown' ? `${cause} ${LOOK_FIRST}`.trimStart() : cause;
    const words = (refused && serviceWords(refused.body, this.#redactor)) || undefined;
    return defined<Result>({ outcome, reason: said.reason, hint, words, tries: this.tries });
  }

  /** A long list takes hundreds of equal reads: in the record one entry stands for all of them in a row. */
  #addRead(read: Try): void {
    const last = this.tries.at(-1);
    const same = last?.operation === read.operation && last.status === read.status && last.reason === read.reason;
    if (!same) this.tries.push(read);
    else {
      const { times = 1, duration_ms } = last;
      this.tries.splice(-1, 1, { ...read, times: times + 1, duration_ms: duration_ms + read.duration_ms });
    }
  }

  async #timed(call: Call, send: () => Promise<Exchange>): Promise<[Exchange, Try]> {
    const startedAt = this.world.now();
    const exchange = await send();
    const told = exchange.type === 'answer' ? { status: exchange.status } : { reason: exchange.reason };
    const duration_ms = Math.round(this.world.now() - startedAt);
    return [exchange, { operation: call.operation, ...told, duration_ms }];
  }
}

function shareMs(leftMs: number, tries: number): number {
  return Math.floor(Math.max(Math.min(SHORTEST_TRY_MS, leftMs / 2), Math.min(LONGEST_TIME_MS, leftMs) / tries));
}

function decoded<T>(decode: (text: string) => T, text: string): { readonly value?: T } {
  try {
    return { value: decode(text) };
  } catch (error) {
    if (error instanceof DecodeError) return {};
    throw error;
  }
}
