import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { type Milliseconds, TimeBudget } from '../../time.ts';
import { ByteTail } from './body.ts';
import { mayHaveArrived } from './classify.ts';
import { Connection } from './connection.ts';
import type { ExchangeLimits, Failure, HttpRequest, HttpResponse, HttpResult, Send } from './exchange.ts';
import { describeFailure, formatTimeout } from './http-message.ts';
import { findUrlError } from './parse-base-url.ts';
import { mayUseProxy, type ProxyServer, type ProxySettings } from './proxy.ts';
import { monotonicMs, startTimer } from './system.ts';

/** Options of `createSend`. */
interface SendOptions {
  /** Proxy for https URLs, from `readProxySettings`. */
  readonly proxy?: ProxySettings | undefined;
  /** Resolves host names. Default: the system resolver. */
  readonly lookup?: LookupFunction;
  /** Value of `user-agent` for requests without one. */
  readonly userAgent?: string;
}

/** Default limit of a response body. */
const DEFAULT_MAX_BYTES = 64 * 1024;
/** Time for everything before the request: host name, connection, proxy, TLS. */
const OPENING_TIME = { atMost: 12_000 };
/** Time for a body after its status line. */
const BODY_TIME = { atMost: 5_000 };

/**
 * Creates the function that sends one request once, over a fresh HTTP/1.1 connection. It follows no redirect, verifies
 * every certificate, retains a bounded part of the response, and always returns within its time limit. `http:` is
 * allowed for loopback only.
 */
export function createSend(options: SendOptions = {}): Send {
  return async (request, limits) => {
    const error = findUrlError(request.url);
    if (error !== undefined) return neverSent(error, 'Use an https:// address.', true);
    if (limits.signal?.aborted) return neverSent('stopped before anything was sent', '', false);
    const proxy = mayUseProxy(request.url) ? options.proxy : undefined;
    if (proxy?.type === 'unusable') return neverSent(proxy.reason, proxy.hint, true);
    return exchange(request, limits, { ...options, proxy });
  };
}

/** Cause of the end of an exchange. */
type ExchangeEnd = { readonly by: 'peer'; readonly error?: unknown } | { readonly by: 'clock' | 'signal' };

type Route = Omit<SendOptions, 'proxy'> & { readonly proxy: ProxyServer | undefined };

function exchange(request: HttpRequest, limits: ExchangeLimits, route: Route): Promise<HttpResult> {
  const { promise, resolve } = Promise.withResolvers<HttpResult>();
  const { signal, timeoutMs, maxBytes = DEFAULT_MAX_BYTES, tailOf } = limits;
  const budget = new TimeBudget(monotonicMs, timeoutMs);
  const connection = new Connection(route.lookup);
  const body = new ByteTail(maxBytes, tailOf ?? maxBytes);
  let head: Pick<HttpResponse, 'status' | 'headers'> | undefined;
  let rendered = false;
  let complete = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: NodeJS.Immediate | undefined;

  const end = (suffix: ExchangeEnd) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    clearImmediate(turn);
    signal?.removeEventListener('abort', onAbort);
    const result = head === undefined ? failure(suffix) : answer(head);
    // Undici closes a connection after its response, and would then still send unwritten data.
    if (result.type === 'answer' && complete && !mayHaveArrived(result)) connection.close();
    else connection.reset();
    resolve(result);
  };
  const onAbort = () => end({ by: 'signal' });
  // Run after pending input was read: a process that was not scheduled in time would mistake a response for silence.
  const setLimit = (ms: Milliseconds) => {
    clearTimeout(timer);
    clearImmediate(turn);
    timer = startTimer(ms, () => {
      turn = setImmediate(() => end({ by: 'clock' }));
    });
  };
  const answer = (existing: Pick<HttpResponse, 'status' | 'headers'>): HttpResponse => {
    const oversize = body.cut || undefined;
    const fromEnd = body.isCut || undefined;
    return {
      type: 'answer',
      ...existing,
      body: withoutMark(body.text()),
      complete,
      oversize,
      fromEnd,
      proxy: connection.progress.proxy,
    };
  };
  const failure = (result: ExchangeEnd): Failure => {
    if (result.by === 'signal') {
      const reason = rendered ? 'stopped while waiting for the answer' : 'stopped before anything was sent';
      return { type: 'failure', written: rendered, reason, hint: '', permanent: false };
    }
    const ends = { service: request.url.host, ...connection.progress };
    const waitedMs = rendered ? timeoutMs : budget.spent;
    const text = result.by === 'peer' ? describeFailure(result.error, ends) : formatTimeout(rendered, ends, waitedMs);
    return { type: 'failure', written: rendered, proxy: ends.proxy, ...text };
  };

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart() {
      rendered = true;
      setLimit(budget.left);
      limits.onWritten?.();
    },
    onResponseStart(_controller, status, headers) {
      if (status < 200) return;
      head = { status, headers: joinHeaders(headers) };
      setLimit(budget.share(BODY_TIME));
    },
    onResponseData(_controller, chunk) {
      if (!body.add(chunk)) end({ by: 'peer' });
    },
    onResponseEnd() {
      complete = !body.cut;
      end({ by: 'peer' });
    },
    onResponseError: (_controller, error) => end({ by: 'peer', error }),
  };

  setLimit(budget.share(OPENING_TIME));
  signal?.addEventListener('abort', onAbort, { once: true });
  void dispatcherFor(request.url, connection, route.proxy).then(
    (dispatcher) => dispatcher.dispatch(dispatchOptions(request, route), handler),
    (error) => end({ by: 'peer', error }),
  );
  return promise;
}

async function dispatcherFor(
  { origin }: URL,
  connection: Connection,
  proxy: ProxyServer | undefined,
): Promise<Dispatcher> {
  if (proxy === undefined) return connection.use(connection.clientTo(origin));
  const { proxyAgent } = await import('./proxy-agent.ts');
  return connection.use(proxyAgent(connection, proxy));
}

function dispatchOptions(
  { url, method, headers, body }: HttpRequest,
  { userAgent }: Route,
): Dispatcher.DispatchOptions {
  return {
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: { ...(userAgent !== undefined && { 'user-agent': userAgent }), ...headers, 'accept-encoding': 'identity' },
    body: body ?? null,
    reset: true,
  };
}

function joinHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')]),
  );
}

/** Removes a byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function neverSent(reason: string, hint: string, permanent: boolean): Failure {
  return { type: 'failure', written: false, reason, hint, permanent };
}
