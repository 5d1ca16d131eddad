/** Records the requests of one notification, for its receipt and to adapt the requests that follow. */

import type { HttpResult, SendRequest } from './http/exchange.ts';

/** One request, or several equal reads in a row. */
export interface RequestAttempt {
  readonly operation: string;
  /** Status of the response. Absent if there was none. */
  readonly status?: number;
  /** Reason why there was no response. Absent if there was one. */
  readonly reason?: string;
  /** Number of equal reads in this entry. Absent for one. */
  readonly times?: number;
  readonly duration_ms: number;
}

export class RequestRecord {
  readonly attempts: RequestAttempt[] = [];
  /** Duration of the slowest response, in milliseconds. */
  slowestMs = 0;

  add(operation: string, exchange: HttpResult, durationMs: number): void {
    this.attempts.push(toRequestAttempt(operation, exchange, durationMs));
  }

  /** Merges equal reads in a row, because a long list takes hundreds of them. */
  addRead(operation: string, exchange: HttpResult, durationMs: number): void {
    const read = toRequestAttempt(operation, exchange, durationMs);
    const last = this.attempts.at(-1);
    const same = last?.operation === operation && last.status === read.status && last.reason === read.reason;
    if (!same) this.attempts.push(read);
    else {
      const { times = 1, duration_ms } = last;
      this.attempts.splice(-1, 1, { ...read, times: times + 1, duration_ms: duration_ms + read.duration_ms });
    }
  }

  /** Wraps `send` to measure how long responses take. */
  timed(send: SendRequest, now: () => number): SendRequest {
    return async (request, limits) => {
      const startedAt = now();
      const exchange = await send(request, limits);
      if (exchange.type === 'response') this.slowestMs = Math.max(this.slowestMs, now() - startedAt);
      return exchange;
    };
  }
}

function toRequestAttempt(operation: string, exchange: HttpResult, durationMs: number): RequestAttempt {
  const result = exchange.type === 'response' ? { status: exchange.status } : { reason: exchange.reason };
  return { operation, ...result, duration_ms: Math.round(durationMs) };
}
