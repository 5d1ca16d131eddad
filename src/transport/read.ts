import { classify } from './classify.ts';
import { type Moment, waitFor } from './retry/waiting.ts';
import type { Answer, Exchange, HttpRequest, Send } from './types.ts';

/** What to do after one GET. Reading changes nothing, so doubt is no obstacle to asking again. */
export type ReadDecision = { readonly do: 'use' } | { readonly do: 'read-again'; readonly afterMs: number };

/**
 * Whether an answer will do, or can be had by asking again in the time that remains.
 *
 * @param readable whether a whole answer makes sense to the caller
 */
export function decideRead(exchange: Exchange, moment: Moment, readable = true): ReadDecision {
  const cls = classify(exchange);
  if (cls === 'final' || cls === 'hopeless') return { do: 'use' };
  if (isWhole(exchange) && readable) return { do: 'use' };
  const wait = waitFor(exchange, moment);
  return 'afterMs' in wait ? { do: 'read-again', afterMs: wait.afterMs } : { do: 'use' };
}

/** A 2xx with all of its body, or with as much as may be kept: asking again would bring the same. */
function isWhole(exchange: Exchange): exchange is Answer {
  return exchange.type === 'answer' && exchange.status < 300 && (exchange.complete || exchange.oversize === true);
}

/** What the loop of reading needs from outside. */
export interface ReadOptions {
  /** When to stop, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
  /** No further request begins once this is aborted. */
  readonly signal?: AbortSignal;
  /** Bytes of one answer that are kept. Default 16 MiB: a whole board comes as one answer. */
  readonly maxBytes?: number;
  /** Milliseconds that one attempt may take when so many are left for all. Default 15 s, whatever is left. */
  readonly attemptMs?: (leftMs: number) => number;
  /** Whether a 2xx answer, whole or cut for its length, makes sense. If not, it is asked for again a few times. */
  readonly readable?: (answer: Answer) => boolean;
}

const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
/** One silent connection must not use up the time of all the others. */
const ATTEMPT_TIMEOUT_MS = 15_000;
/** A service that answers so often with something else is not the one that is meant. */
const MOST_UNREADABLE = 5;

/**
 * Reads until an answer will do or the time is over, and returns the last exchange, whatever it is: the caller judges
 * status and completeness. Never throws for what the network does.
 */
export async function sendRead(send: Send, request: HttpRequest, options: ReadOptions): Promise<Exchange> {
  const { deadline, now, sleep, random, signal, maxBytes = DEFAULT_MAX_BYTES, readable } = options;
  const { attemptMs = () => ATTEMPT_TIMEOUT_MS } = options;
  const stop = signal === undefined ? {} : { signal };
  const done = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve(), { signal: done.signal });
  });
  let unreadable = 0;
  try {
    for (let attempt = 0; ; attempt++) {
      const leftMs = deadline - now();
      const timeoutMs = Math.max(1, Math.min(attemptMs(leftMs), leftMs));
      const exchange = await send(request, { timeoutMs, maxBytes, ...stop });
      if (signal?.aborted) return exchange;
      const makesSense = !isWhole(exchange) || (readable?.(exchange) ?? true);
      if (!makesSense) unreadable += 1;
      const moment = { attempt, now: now(), remainingMs: deadline - now(), random };
      const decision = decideRead(exchange, moment, makesSense || unreadable === MOST_UNREADABLE);
      if (decision.do === 'use') return exchange;
      await Promise.race([sleep(decision.afterMs), stopped]);
      if (signal?.aborted) return exchange;
    }
  } finally {
    done.abort();
  }
}
