/** What the requests of one notification have shown so far, for its receipt and for the requests that follow. */

import type { HttpResult, Send } from './http/exchange.ts';

/** One sending of a request, or several equal reads in a row. */
export interface RequestAttempt {
  readonly operation: string;
  /** Status of the answer; absent when there was none. */
  readonly status?: number;
  /** Why there was no answer; absent when there was one. */
  readonly reason?: string;
  /** How many reads this stands for; absent for one. */
  readonly times?: number;
  readonly duration_ms: number;
}

export class RequestRecord {
  readonly tries: RequestAttempt[] = [];
  /** How long the slowest answer took, in milliseconds. */
  slowestMs = 0;

  add(operation: string, exchange: HttpResult, durationMs: number): void {
    this.tries.push(toRequestAttempt(operation, exchange, durationMs));
  }

  /** A long list takes hundreds of equal reads: one entry stands for all of them in a row. */
  addRead(operation: string, exchange: HttpResult, durationMs: number): void {
    const read = toRequestAttempt(operation, exchange, durationMs);
    const last = this.tries.at(-1);
    const same = last?.operation === operation && last.status === read.status && last.reason === read.reason;
    if (!same) this.tries.push(read);
    else {
      const { times = 1, duration_ms } = last;
      this.tries.splice(-1, 1, { ...read, times: times + 1, duration_ms: duration_ms + read.duration_ms });
    }
  }

  /** The same, with a note of how long its answers take. */
  timed(send: Send, now: () => number): Send {
    return async (request, limits) => {
      const startedAt = now();
      const exchange = await send(request, limits);
      if (exchange.type === 'answer') this.slowestMs = Math.max(this.slowestMs, now() - startedAt);
      return exchange;
    };
  }
}

function toRequestAttempt(operation: string, exchange: HttpResult, durationMs: number): RequestAttempt {
  const result = exchange.type === 'answer' ? { status: exchange.status } : { reason: exchange.reason };
  return { operation, ...result, duration_ms: Math.round(durationMs) };
}
