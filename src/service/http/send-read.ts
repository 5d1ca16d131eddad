import { type Milliseconds, type TimeBudget, wholeMs } from '../../time.ts';
import { classify, type ExchangeClass } from './classify.ts';
import type { HttpRequest, HttpResponse, HttpResult, TransportEnvironment } from './exchange.ts';
import { isUnresolved, type RetryMoment, retryDelay } from './retry.ts';

/** Classes of rejected reads. A retry would be rejected again. */
const REFUSALS: readonly ExchangeClass[] = ['final', 'redirect', 'conflict'];

/**
 * Returns the delay before the read should be retried, or undefined if the exchange is usable or no time remains. Reads
 * have no side effects, so they can always be repeated.
 *
 * @param readable true if the caller can parse the complete response
 */
export function rereadDelay(exchange: HttpResult, moment: RetryMoment, readable = true): Milliseconds | undefined {
  if (REFUSALS.includes(classify(exchange)) || (isComplete(exchange) && readable)) return undefined;
  const wait = retryDelay(exchange, moment);
  return wait.type === 'wait' ? wait.ms : undefined;
}

/**
 * Returns true for a 2xx with its complete body, or with as much as the limit allows: a retry would return the same.
 */
function isComplete(exchange: HttpResult): exchange is HttpResponse {
  return exchange.type === 'response' && exchange.status < 300 && (exchange.complete || exchange.oversize === true);
}

interface ReadLimits {
  /** Time for the complete read, including retries. */
  readonly budget: TimeBudget;
  /** Maximum bytes retained of one response. Default: 16 MiB, because a complete board comes as one response. */
  readonly maxBytes?: number;
  /** Milliseconds for one attempt, by the milliseconds that remain. Default: 15 s. */
  readonly attemptTimeoutMs?: (leftMs: number) => number;
  /**
   * Returns true if the caller can parse a 2xx response, complete or oversized. Otherwise it is read again, at most
   * five times.
   */
  readonly readable?: (answer: HttpResponse) => boolean;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Prevents one silent connection from using up the time of the others. */
const ATTEMPT_MS = 15_000;
/** Number of unreadable responses after which something other than the service must be responding. */
const MAX_UNREADABLE = 5;

/**
 * Reads until there is a usable response or the time runs out, and returns the last exchange. The caller checks its
 * status and completeness. Never throws for network errors.
 */
export async function sendRead(
  { send, now, sleep, random, signal }: TransportEnvironment,
  request: HttpRequest,
  { budget, maxBytes = MAX_BYTES, attemptTimeoutMs = () => ATTEMPT_MS, readable = () => true }: ReadLimits,
): Promise<HttpResult> {
  let unreadable = 0;
  let unresolved = 0;
  for (let earlierAttempts = 0; ; earlierAttempts++) {
    const { left } = budget;
    const timeoutMs = wholeMs(Math.max(1, Math.min(attemptTimeoutMs(left), left)));
    const exchange = await send(request, { timeoutMs, maxBytes, signal });
    if (signal?.aborted) return exchange;
    const isReadable = !isComplete(exchange) || readable(exchange);
    if (!isReadable) unreadable += 1;
    const moment = { earlierAttempts, unresolved, now: now(), remainingMs: budget.left, random };
    const waitMs = rereadDelay(exchange, moment, isReadable || unreadable === MAX_UNREADABLE);
    if (waitMs === undefined) return exchange;
    if (isUnresolved(exchange)) unresolved += 1;
    await sleep(waitMs);
    if (signal?.aborted) return exchange;
  }
}
