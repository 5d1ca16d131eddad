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

  /** @param isRead merges equal reads in a row, because a long list takes hundreds of them */
  add(operation: string, exchange: HttpResult, durationMs: number, isRead = false): void {
    const result = exchange.type === 'response' ? { status: exchange.status } : { reason: exchange.reason };
    const attempt: RequestAttempt = { operation, ...result, duration_ms: Math.round(durationMs) };
    const last = this.attempts.at(-1);
    const isEqual = last?.operation === operation && last.status === attempt.status && last.reason === attempt.reason;
    if (!isRead || !isEqual) this.attempts.push(attempt);
    else {
      const { times = 1, duration_ms } = last;
      this.attempts.splice(-1, 1, { ...attempt, times: times + 1, duration_ms: duration_ms + attempt.duration_ms });
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
