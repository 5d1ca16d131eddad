import type { Dispatcher } from 'undici';
import { directLine, type Line } from './connection/connection.ts';
import { Receiver } from './connection/receiver.ts';
import { transportFault } from './loopback.ts';
import { type ProxyServer, type ProxySettings, proxyFor } from './proxy/settings.ts';
import type { Exchange, ExchangeLimits, Failure, HttpRequest, Send } from './types.ts';
import { failureWords, timeoutReason } from './words/failure.ts';

/** How to send. */
export interface SendOptions {
  /** Where https: targets are tunnelled through; from `readProxySettings`. */
  readonly proxy?: ProxySettings | undefined;
  /** Value of `user-agent` for requests that bring none. */
  readonly userAgent?: string;
}

/** Bytes of a body that are kept unless the limits say otherwise. */
const DEFAULT_MAX_BYTES = 64 * 1024;
/** Bytes that headers, interim answers and chunk sizes may take besides. */
const OVERHEAD = 1024 * 1024;
/** Milliseconds that a body may take after its status line. */
const BODY_TIMEOUT_MS = 5_000;

/**
 * Makes the function that sends one request once: over a fresh HTTP/1.1 connection of its own, following no redirect,
 * checking every certificate, keeping a bounded part of the answer, and ending by the wall clock whatever the other
 * side does. Plain `http:` goes to loopback only.
 */
export function createSend(options: SendOptions = {}): Send {
  return async (request, limits) => {
    const fault = transportFault(request.url);
    if (fault !== undefined) return unsent(fault, 'Use an https:// address.', true);
    if (limits.signal?.aborted) return unsent('stopped before anything was sent', '', false);
    return exchange(request, limits, options);
  };
}

/** Why an exchange ended, besides its answer. */
type End = { readonly by: 'peer'; readonly error: unknown } | { readonly by: 'clock' | 'body-clock' | 'signal' };

async function exchange(request: HttpRequest, limits: ExchangeLimits, options: SendOptions): Promise<Exchange> {
  const { promise: over, resolve: end } = Promise.withResolvers<End>();
  const startedAt = clockMs();
  let clock = setTimeout(end, limits.timeoutMs, { by: 'clock' });
  const maxBytes = limits.maxBytes ?? DEFAULT_MAX_BYTES;
  const receiver = new Receiver(maxBytes, {
    onHead() {
      clearTimeout(clock);
      const left = limits.timeoutMs - (clockMs() - startedAt);
      clock = setTimeout(end, Math.max(0, Math.min(BODY_TIMEOUT_MS, left)), { by: 'body-clock' });
    },
    onEnd: (error) => end({ by: 'peer', error }),
  });
  const onAbort = () => end({ by: 'signal' });
  limits.signal?.addEventListener('abort', onAbort, { once: true });
  const proxy = proxyFor(request.url, options.proxy);
  const line = await openLine(request.url, proxy, 2 * maxBytes + OVERHEAD);
  try {
    line.dispatcher.dispatch(dispatchOptions(request, options), receiver);
    const ending = await over;
    return receiver.answer() ?? failure(ending, { request, limits, receiver, line, proxy });
  } finally {
    clearTimeout(clock);
    limits.signal?.removeEventListener('abort', onAbort);
    line.destroy();
  }
}

/** The tunnel is a module of its own, so that nobody loads it who has no proxy. */
async function openLine(url: URL, proxy: ProxyServer | undefined, mostBytes: number): Promise<Line> {
  if (proxy === undefined) return directLine(url.origin, mostBytes);
  const { tunnelLine } = await import('./connection/tunnel.ts');
  return tunnelLine(proxy);
}

function dispatchOptions(request: HttpRequest, options: SendOptions): Dispatcher.DispatchOptions {
  const { url, method, headers, body } = request;
  const agent = options.userAgent === undefined ? {} : { 'user-agent': options.userAgent };
  return {
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: { ...agent, ...headers, 'accept-encoding': 'identity' },
    body: body ?? null,
    reset: true,
  };
}

interface Ended {
  readonly request: HttpRequest;
  readonly limits: ExchangeLimits;
  readonly receiver: Receiver;
  readonly line: Line;
  readonly proxy: ProxyServer | undefined;
}

function failure(ending: End, { request, limits, receiver, line, proxy }: Ended): Failure {
  const { written } = receiver;
  if (ending.by === 'signal') {
    const reason = written ? 'stopped while waiting for the answer' : 'stopped before anything was sent';
    return { type: 'failure', written, reason, hint: '', permanent: false };
  }
  const ends = { service: request.url.host, proxy: proxy?.host, atService: line.atService() };
  if (ending.by === 'peer') return { type: 'failure', written, ...failureWords(ending.error, ends) };
  const reason = timeoutReason(written, ends, limits.timeoutMs);
  return { type: 'failure', written, reason, hint: '', permanent: false };
}

function unsent(reason: string, hint: string, permanent: boolean): Failure {
  return { type: 'failure', written: false, reason, hint, permanent };
}

/** Milliseconds of a clock that nobody sets; `performance` would load 2 ms of code. */
function clockMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
