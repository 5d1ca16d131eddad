import { type Milliseconds, type TimeBudget, wholeMs } from '../../time.ts';
import { classify, type ExchangeClass } from './classify.ts';
import type { HttpRequest, HttpResponse, HttpResult, TransportEnvironment } from './exchange.ts';
import { isUnresolved, type RetryMoment, retryDelay } from './retry.ts';

/** What to do after one GET. Reading changes nothing, so it may always be repeated. */
type ReadDecision = { readonly do: 'use' } | { readonly do: 'read-again'; readonly afterMs: Milliseconds };

/** A read that is refused would be refused again. */
const REFUSALS: readonly ExchangeClass[] = ['final', 'redirect', 'conflict', 'hopeless'];

/**
 * Whether to use this exchange, or to read again in the time that is left.
 *
 * @param readable whether the caller can read a whole answer
 */
export function decideRead(exchange: HttpResult, moment: RetryMoment, readable = true): ReadDecision {
  const cls = classify(exchange);
  if (REFUSALS.includes(cls)) return { do: 'use' };
  if (isWhole(exchange) && readable) return { do: 'use' };
  const wait = retryDelay(exchange, moment);
  return wait.type === 'wait' ? { do: 'read-again', afterMs: wait.ms } : { do: 'use' };
}

/** A 2xx with all of its body, or with as much as may be kept: reading again would bring the same. */
function isWhole(exchange: HttpResult): exchange is HttpResponse {
  return exchange.type === 'answer' && exchange.status < 300 && (exchange.complete || exchange.oversize === true);
}

/** How far a read may go. */
interface ReadLimits {
  /** Of the whole read, later tries included. */
  readonly budget: TimeBudget;
  /** Bytes of one answer that are kept. Default 16 MiB: a whole board comes as one answer. */
  readonly maxBytes?: number;
  /** Milliseconds that one try may take, given those that are left in all. Default 15 s. */
  readonly attemptTimeoutMs?: (leftMs: number) => number;
  /** Whether the caller can read a 2xx answer, whole or too long. If not, it is read again, five times at most. */
  readonly readable?: (answer: HttpResponse) => boolean;
}

const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
/** One silent connection must not use up the time of the others. */
const TRY_TIMEOUT_MS = 15_000;
/** What answers unreadably so many times is not the service. */
const MAX_UNREADABLE = 5;

/**
 * Reads until there is an answer to use or no time is left, and returns the last exchange. The caller judges its status
 * and completeness. Never throws for what the network does.
 */
export async function sendRead(
  world: TransportEnvironment,
  request: HttpRequest,
  limits: ReadLimits,
): Promise<HttpResult> {
  const { send, now, sleep, random, signal } = world;
  const {
    budget,
    maxBytes = DEFAULT_MAX_BYTES,
    attemptTimeoutMs = () => TRY_TIMEOUT_MS,
    readable = () => true,
  } = limits;
  let unreadable = 0;
  let unresolved = 0;
  for (let earlierTries = 0; ; earlierTries++) {
    const { left } = budget;
    const timeoutMs = wholeMs(Math.max(1, Math.min(attemptTimeoutMs(left), left)));
    const exchange = await send(request, { timeoutMs, maxBytes, signal });
    if (signal?.aborted) return exchange;
    const makesSense = !isWhole(exchange) || readable(exchange);
    if (!makesSense) unreadable += 1;
    const moment = { earlierTries, unresolved, now: now(), remainingMs: budget.left, random };
    const decision = decideRead(exchange, moment, makesSense || unreadable === MAX_UNREADABLE);
    if (decision.do === 'use') return exchange;
    if (isUnresolved(exchange)) unresolved += 1;
    await sleep(decision.afterMs);
    if (signal?.aborted) return exchange;
  }
}
