/** Schedules requests to GitHub's API: all readers share its rate limits and the reading time. */

import type { Runtime } from '../../runtime.ts';
import type { HttpResponse } from '../../service/http/exchange.ts';
import { parseRetryAfterMs } from '../../service/http/retry.ts';
import { type Milliseconds, type TimeBudget, toMilliseconds } from '../../time.ts';
import { ApiError, RateLimitExceeded } from './errors.ts';

/** GitHub's recommendation for responses without a wait time. */
const USUAL_WAIT_MS = 60_000;
/** Limits one request, so a hanging one leaves time for the others. */
const ONE_REQUEST = { part: 2 / 3, atMost: 15_000 };
const SLOW = 'the GitHub API took too long to answer';
const SECONDARY = /secondary rate limit|abuse detection/i;

interface ReachedLimit {
  readonly text: string;
  readonly until: number;
}

export class RateLimiter {
  readonly budget: TimeBudget;
  readonly #runtime: Pick<Runtime, 'now' | 'sleep'>;
  readonly #waits: boolean;
  #limit: ReachedLimit | undefined;

  /** @param waits false if any limit, however short, stops the reading */
  constructor(runtime: Pick<Runtime, 'now' | 'sleep'>, budget: TimeBudget, waits = true) {
    this.#runtime = runtime;
    this.budget = budget;
    this.#waits = waits;
  }

  get requestMs(): Milliseconds {
    return this.budget.share(ONE_REQUEST);
  }

  /** Waits as long as GitHub requires. @throws RateLimitExceeded if that exceeds the remaining time */
  async pass(): Promise<void> {
    const { closed } = this;
    if (closed !== undefined) throw closed;
    const wait = this.#wait;
    if (wait > 0) await this.#runtime.sleep(toMilliseconds(wait));
  }

  /** Returns why no further request is sent; undefined while requests are allowed. */
  get closed(): RateLimitExceeded | undefined {
    const { left } = this.budget;
    if (left === 0) return new RateLimitExceeded(SLOW);
    const isTooLong = this.#wait > 0 && (!this.#waits || this.#wait >= left);
    return isTooLong && this.#limit !== undefined ? new RateLimitExceeded(this.#limit.text) : undefined;
  }

  get #wait(): number {
    return (this.#limit?.until ?? 0) - this.#runtime.now();
  }

  /** Records a rate limit and returns its error; undefined for any other response. */
  limited(answer: HttpResponse): ApiError | undefined {
    const limit = findLimit(answer, this.#runtime.now());
    if (limit === undefined) return undefined;
    // GraphQL has its own quota. For concurrent requests, the longest wait counts.
    const isShared = answer.headers['x-ratelimit-resource'] !== 'graphql';
    if (isShared && limit.until > (this.#limit?.until ?? 0)) this.#limit = limit;
    return this.closed ?? new ApiError(limit.text);
  }
}

/** Returns undefined for a response without a limit. */
function findLimit({ status, headers, body }: HttpResponse, now: number): ReachedLimit | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const isSecondary = SECONDARY.test(body);
  const requested = parseRetryAfterMs(headers, now);
  if (headers['x-ratelimit-remaining'] === '0' && !isSecondary) {
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1000;
    const until = requested === undefined ? reset : now + requested;
    const known = Number.isFinite(until) ? until : now + USUAL_WAIT_MS;
    return { text: `the rate limit of the GitHub API is used up${formatUntil(until)}`, until: known };
  }
  if (status === 403 && requested === undefined && !isSecondary) return undefined;
  const until = now + (requested ?? USUAL_WAIT_MS);
  return { text: `the GitHub API asks for a pause${formatUntil(until)} (secondary rate limit)`, until };
}

function formatUntil(until: number): string {
  return until > 0 && until < 1e14 ? ` until ${new Date(until).toISOString().slice(11, 16)} UTC` : '';
}
