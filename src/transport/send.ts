import type { Dispatcher } from 'undici';
import { type Milliseconds, TimeBudget } from '../time.ts';
import { transportFault } from './address.ts';
import { mayHaveArrived } from './classify.ts';
import { AddressMemory } from './connection/address-memory.ts';
import { BoundedBody, TailBody } from './connection/bounded-body.ts';
import { type Connection, connectionTo } from './connection/connection.ts';
import { NAMES, type NameResolver } from './connection/names.ts';
import { Receiver } from './connection/receiver.ts';
import type { Exchange, ExchangeLimits, Failure, HttpRequest, Send } from './exchange.ts';
import { type ProxyServer, type ProxySettings, proxyFor } from './proxy.ts';
import { startTimer } from './system.ts';
import { failureWords, timeoutWords } from './words/failure-words.ts';

/** How to send. */
interface SendOptions {
  /** The proxy for https: targets, from `readProxySettings`. */
  readonly proxy?: ProxySettings | undefined;
  /** How host names are looked up. Default: by the system, each name once at a time in the whole process. */
  readonly names?: NameResolver;
  /** Value of `user-agent` for requests that bring none. */
  readonly userAgent?: string;
}

/** Bytes of a body that are kept, unless the limits say otherwise. */
const DEFAULT_MAX_BYTES = 64 * 1024;
/** Bytes that headers, interim answers and chunk sizes may take in addition. */
const OVERHEAD = 1024 * 1024;
/** What a body may take after its status line. */
const BODY_TIME = { atMost: 5_000 };

/**
 * Makes the function that sends one request once, over a fresh HTTP/1.1 connection. It follows no redirect, checks
 * every certificate, keeps a bounded part of the answer, and always ends within its time limit. Plain `http:` goes to
 * loopback only. A wrong certificate is final when a second connection shows one as well: it may be that of one machine
 * of several.
 */
export function createSend(options: SendOptions = {}): Send {
  const memory = new AddressMemory();
  return async (request, limits) => {
    const fault = transportFault(request.url);
    if (fault !== undefined) return neverSent(fault, 'Use an https:// address.', true);
    if (limits.signal?.aborted) return neverSent('stopped before anything was sent', '', false);
    const proxy = proxyFor(request.url, options.proxy);
    if (proxy?.type === 'unusable') return neverSent(proxy.reason, proxy.hint, true);
    const route = { ...options, proxy, memory };
    const budget = new TimeBudget(clockMs, limits.timeoutMs);
    const first = await exchange(request, limits, route);
    if (first.type === 'answer' || first.cause !== 'certificate' || limits.signal?.aborted) return first;
    return exchange(request, { ...limits, timeoutMs: budget.left }, route);
  };
}

/** What ended an exchange. */
type ExchangeEnd = { readonly by: 'peer'; readonly error: unknown } | { readonly by: 'clock' | 'signal' };

/** How to send to one target. */
interface SendRoute extends Omit<SendOptions, 'proxy'> {
  readonly proxy: ProxyServer | undefined;
  readonly memory: AddressMemory;
}

async function exchange(request: HttpRequest, limits: ExchangeLimits, way: SendRoute): Promise<Exchange> {
  const { promise: over, resolve: end } = Promise.withResolvers<ExchangeEnd>();
  const budget = new TimeBudget(clockMs, limits.timeoutMs);
  let stopClock = startClock(limits.timeoutMs, () => end({ by: 'clock' }));
  const maxBytes = limits.maxBytes ?? DEFAULT_MAX_BYTES;
  const { tailOf } = limits;
  const body = tailOf === undefined ? new BoundedBody(maxBytes) : new TailBody(maxBytes, tailOf);
  const receiver = new Receiver(body, {
    onWritten: limits.onWritten,
    onHead() {
      stopClock();
      stopClock = startClock(budget.share(BODY_TIME), () => end({ by: 'clock' }));
    },
    onEnd: (error) => end({ by: 'peer', error }),
  });
  const onAbort = () => end({ by: 'signal' });
  limits.signal?.addEventListener('abort', onAbort, { once: true });
  const { proxy, memory, names = NAMES } = way;
  const connection = connectionTo(
    { url: request.url, proxy },
    { names, memory, mostBytes: 2 * (tailOf ?? maxBytes) + OVERHEAD },
  );
  connection.dispatcher.dispatch(dispatchOptions(request, way), receiver);
  const ending = await over;
  stopClock();
  limits.signal?.removeEventListener('abort', onAbort);
  const result = receiver.answer() ?? failure(ending, { request, limits, receiver, connection, proxy });
  if (ending.by !== 'signal') remember(memory, connection, result);
  if (isSettled(result)) connection.close();
  else connection.giveUp();
  return result;
}

function remember(memory: AddressMemory, { progress: { peer } }: Connection, result: Exchange): void {
  if (peer === undefined) return;
  if (result.type === 'answer') memory.addSuccess(peer.host, peer.address);
  else memory.addFailure(peer.host, peer.address);
}

/** Whether the service has said all, so that nothing depends on what may still be on its way to it. */
function isSettled(result: Exchange): boolean {
  return result.type === 'answer' && result.complete && !mayHaveArrived(result);
}

function dispatchOptions(request: HttpRequest, way: SendRoute): Dispatcher.DispatchOptions {
  const { url, method, headers, body } = request;
  const agent = { 'user-agent': way.userAgent };
  return {
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: { ...agent, ...headers, 'accept-encoding': 'identity' },
    body: body ?? null,
    reset: true,
  };
}

interface EndedExchange {
  readonly request: HttpRequest;
  readonly limits: ExchangeLimits;
  readonly receiver: Receiver;
  readonly connection: Connection;
  readonly proxy: ProxyServer | undefined;
}

function failure(ending: ExchangeEnd, { request, limits, receiver, connection, proxy }: EndedExchange): Failure {
  const { written } = receiver;
  if (ending.by === 'signal') {
    const reason = written ? 'stopped while waiting for the answer' : 'stopped before anything was sent';
    return { type: 'failure', written, reason, hint: '', permanent: false };
  }
  const ends = { service: request.url.host, proxy: proxy?.host, ...connection.progress };
  const words = ending.by === 'peer' ? failureWords(ending.error, ends) : timeoutWords(written, ends, limits.timeoutMs);
  return { type: 'failure', written, ...words };
}

function neverSent(reason: string, hint: string, permanent: boolean): Failure {
  return { type: 'failure', written: false, reason, hint, permanent };
}

/**
 * Tells when the time is over, once what has come until then was read: a process that got no processor meanwhile would
 * take an answer that waits for it for silence. Gives what stops it.
 */
function startClock(ms: Milliseconds, onOver: () => void): () => void {
  let turn: NodeJS.Immediate | undefined;
  const timer = startTimer(ms, () => {
    turn = setImmediate(onOver);
  });
  return () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
}

/** Milliseconds of a clock that cannot be set; `performance` would take 2 ms to load. */
function clockMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
