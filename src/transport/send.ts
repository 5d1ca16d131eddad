import type { Dispatcher } from 'undici';
import { defined } from '../defined.ts';
import { type Connection, directConnection } from './connection/connection.ts';
import { Receiver } from './connection/receiver.ts';
import { transportFault } from './loopback.ts';
import { type ProxyServer, type ProxySettings, proxyFor } from './proxy/settings.ts';
import type { Exchange, ExchangeLimits, Failure, HttpRequest, Send } from './types.ts';
import { failureWords, timeoutReason } from './words/failure.ts';

/** How to send. */
interface SendOptions {
  /** The proxy for https: targets, from `readProxySettings`. */
  readonly proxy?: ProxySettings | undefined;
  /** Value of `user-agent` for requests that bring none. */
  readonly userAgent?: string;
}

/** Bytes of a body that are kept, unless the limits say otherwise. */
const DEFAULT_MAX_BYTES = 64 * 1024;
/** Bytes that headers, interim answers and chunk sizes may take in addition. */
const OVERHEAD = 1024 * 1024;
/** Milliseconds that a body may take after its status line. */
const BODY_TIMEOUT_MS = 5_000;

/**
 * Makes the function that sends one request once, over a fresh HTTP/1.1 connection. It follows no redirect, checks
 * every certificate, keeps a bounded part of the answer, and always ends within its time limit. Plain `http:` goes to
 * loopback only.
 */
export function createSend(options: SendOptions = {}): Send {
  return async (request, limits) => {
    const fault = transportFault(request.url);
    if (fault !== undefined) return unsent(fault, 'Use an https:// address.', true);
    if (limits.signal?.aborted) return unsent('stopped before anything was sent', '', false);
    return exchange(request, limits, options);
  };
}

/** What ended an exchange. */
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
  const connection = await connect(request.url, proxy, 2 * maxBytes + OVERHEAD);
  try {
    connection.dispatcher.dispatch(dispatchOptions(request, options), receiver);
    const ending = await over;
    return receiver.answer() ?? failure(ending, { request, limits, receiver, connection, proxy });
  } finally {
    clearTimeout(clock);
    limits.signal?.removeEventListener('abort', onAbort);
    connection.destroy();
  }
}

/** The tunnel is a module of its own, loaded only where there is a proxy. */
async function connect(url: URL, proxy: ProxyServer | undefined, mostBytes: number): Promise<Connection> {
  if (proxy === undefined) return directConnection(url.origin, mostBytes);
  const { tunnelConnection } = await import('./connection/tunnel.ts');
  return tunnelConnection(proxy);
}

function dispatchOptions(request: HttpRequest, options: SendOptions): Dispatcher.DispatchOptions {
  const { url, method, headers, body } = request;
  const agent = defined<{ 'user-agent'?: string }>({ 'user-agent': options.userAgent });
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
  readonly connection: Connection;
  readonly proxy: ProxyServer | undefined;
}

function failure(ending: End, { request, limits, receiver, connection, proxy }: Ended): Failure {
  const { written } = receiver;
  if (ending.by === 'signal') {
    const reason = written ? 'stopped while waiting for the answer' : 'stopped before anything was sent';
    return { type: 'failure', written, reason, hint: '', permanent: false };
  }
  const ends = { service: request.url.host, proxy: proxy?.host, atService: connection.atService() };
  if (ending.by === 'peer') return { type: 'failure', written, ...failureWords(ending.error, ends) };
  const reason = timeoutReason(written, ends, limits.timeoutMs);
  return { type: 'failure', written, reason, hint: '', permanent: false };
}

function unsent(reason: string, hint: string, permanent: boolean): Failure {
  return { type: 'failure', written: false, reason, hint, permanent };
}

/** Milliseconds of a clock that cannot be set; `performance` would take 2 ms to load. */
function clockMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
