import { DecodeError } from '../errors.ts';
import { restHint, webhookHint } from '../service/refusal.ts';
import { serviceWords } from '../service/words.ts';
import type { Redactor } from '../settings/redactor.ts';
import { sendRead } from '../transport/read.ts';
import type { Answer, Exchange } from '../transport/types.ts';
import type { World } from '../world.ts';
import type { Attempt, Outcome, Result } from './receipt.ts';
import type { Step } from './step.ts';

/** One answer to a read that is kept. A page of 50 records is far smaller; more would let a hostile one fill the memory. */
const MAX_BYTES = 2 * 1024 * 1024;
/** One silent connection must not use up the time of all the others, nor be cut before a service can answer. */
const SHORTEST_ATTEMPT_MS = 2_000;
/** However much is left: nobody answers after that. */
const LONGEST_TIME_MS = 60_000;
/** Into so many attempts the time that is left is divided. A POST that was cut short is looked for; a read was in vain. */
const POSTS = 10;
const READS = 8;

/** Makes the requests of one delivery, within its deadline, and keeps the record of them. */
export class Courier {
  readonly attempts: Attempt[] = [];
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
  get attemptMs(): number {
    return shareMs(this.remainingMs, POSTS);
  }

  /** Sends a POST once. */
  async post(step: Step, timeoutMs: number): Promise<Exchange> {
    const { world } = this;
    const limits = { timeoutMs: Math.max(1, Math.min(timeoutMs, this.remainingMs)), signal: world.signal };
    const [exchange, attempt] = await this.#timed(step, () => world.send(step.http, limits));
    this.attempts.push(attempt);
    return exchange;
  }

  /**
   * Reads, as often as it takes within the deadline. The value is absent when no whole answer came that `decode` can
   * read, with exactly the status 200: a cache or a proxy has other 2xx for content that is not the service's.
   *
   * @param length `any` when an answer may well be too long to be kept; otherwise that is a fault like others
   */
  async read<T>(
    step: Step,
    decode: (text: string) => T,
    length: 'bounded' | 'any' = 'bounded',
  ): Promise<{ readonly exchange: Exchange; readonly value?: T }> {
    const { now, sleep, random, signal, send } = this.world;
    let result: { readonly value?: T } = {};
    const readable = ({ status, body, complete }: Answer) => {
      result = status === 200 && complete ? tryTo(decode, body) : {};
      return 'value' in result || (!complete && length === 'any');
    };
    const limits = {
      deadline: this.deadline,
      attemptMs: (leftMs: number) => shareMs(leftMs, READS),
      maxBytes: MAX_BYTES,
      readable,
    };
    const options = { ...limits, now, sleep, random, signal };
    const [exchange, attempt] = await this.#timed(step, () => sendRead(send, step.http, options));
    this.#addRead(attempt);
    return { exchange, ...result };
  }

  /** Waits, but not longer than until somebody asks to stop. */
  async wait(ms: number): Promise<void> {
    const { signal, sleep } = this.world;
    if (signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const onAbort = () => resolve();
    signal.addEventListener('abort', onAbort, { once: true });
    await Promise.race([sleep(ms), promise]);
    signal.removeEventListener('abort', onAbort);
  }

  /** A result with what is known about the exchange that decided it. */
  result(outcome: Outcome, step: Step, said: { reason: string; hint: string }, exchange?: Exchange): Result {
    const { attempts } = this;
    const { reason, hint } = said;
    if (exchange?.type !== 'answer' || exchange.status < 300) return { outcome, reason, hint, attempts };
    const { status, body } = exchange;
    const own = step.service ? restHint(step.service, status) : webhookHint(step.http.body ?? '', status);
    const words = serviceWords(body, this.#redactor);
    return { outcome, reason, hint: own || hint, ...(words && { words }), attempts };
  }

  /** A long list is hundreds of equal reads: one entry of the record stands for all of them in a row. */
  #addRead(read: Attempt): void {
    const last = this.attempts.at(-1);
    const same = last?.operation === read.operation && last.status === read.status && last.reason === read.reason;
    if (!same) this.attempts.push(read);
    else {
      const { times = 1, duration_ms } = last;
      this.attempts.splice(-1, 1, { ...read, times: times + 1, duration_ms: duration_ms + read.duration_ms });
    }
  }

  async #timed(step: Step, send: () => Promise<Exchange>): Promise<[Exchange, Attempt]> {
    const startedAt = this.world.now();
    const exchange = await send();
    const told = exchange.type === 'answer' ? { status: exchange.status } : { reason: exchange.reason };
    const duration_ms = Math.round(this.world.now() - startedAt);
    return [exchange, { operation: step.operation, ...told, duration_ms }];
  }
}

function shareMs(leftMs: number, attempts: number): number {
  return Math.floor(Math.max(Math.min(SHORTEST_ATTEMPT_MS, leftMs / 2), Math.min(LONGEST_TIME_MS, leftMs) / attempts));
}

function tryTo<T>(decode: (text: string) => T, text: string): { readonly value?: T } {
  try {
    return { value: decode(text) };
  } catch (error) {
    if (error instanceof DecodeError) return {};
    throw error;
  }
}
