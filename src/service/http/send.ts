import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import type { Environment } from '../../platform.ts';
import { type Milliseconds, TimeBudget } from '../../time.ts';
import { Connection } from './connection.ts';
import type { ExchangeLimits, HttpRequest, HttpResponse, HttpResult, RequestFailure, SendRequest } from './exchange.ts';
import { describeFailure, formatTimeout, mayHaveArrived } from './http-message.ts';
import { monotonicMs } from './system.ts';
import { findProxy, findUrlError } from './url.ts';

/** Default limit of a body. */
const MAX_BYTES = 64 * 1024;

/**
 * Retains the last bytes of a body up to a limit, and reads at most `maxRead`. Copies them, because a small chunk would
 * otherwise keep its large network buffer alive.
 */
export class ByteTail {
  /** True if the body is longer than `maxRead`. The rest is unknown. */
  cut = false;
  readonly #limit: number;
  readonly #maxRead: number;
  #chunks: Buffer[] = [];
  #size = 0;
  #retained = 0;

  /** @param maxRead maximum bytes to read. Default: the limit, which retains the first bytes */
  constructor(limit = MAX_BYTES, maxRead = limit) {
    this.#limit = limit;
    this.#maxRead = maxRead;
  }

  /** Adds a chunk. Returns false if the body is longer than `maxRead`. */
  add(chunk: Uint8Array): boolean {
    const read = chunk.subarray(0, this.#maxRead - this.#size);
    this.cut = read.length < chunk.length;
    this.#size += read.length;
    this.#retained += read.length;
    this.#chunks.push(Buffer.from(read));
    if (this.#retained > 2 * this.#limit) this.#join();
    return !this.cut;
  }

  /** Returns the text without its byte order mark, with invalid bytes replaced, and how it was cut. */
  read() {
    const body = this.#join()
      .toString('utf8')
      .replace(/^\uFEFF/, '');
    return { body, oversize: this.cut || undefined, fromEnd: this.#size > this.#limit || undefined };
  }

  #join(): Buffer {
    const joined = Buffer.concat(this.#chunks).subarray(-this.#limit);
    this.#chunks = [joined];
    this.#retained = joined.length;
    return joined;
  }
}

interface SendOptions {
  /** Variables with the proxy for https URLs: `HTTPS_PROXY` and `NO_PROXY`. Default: none. */
  readonly env?: Environment;
  /** Resolves host names. Default: the system resolver. */
  readonly lookup?: LookupFunction;
  /** Value of `user-agent` for requests without one. */
  readonly userAgent?: string;
}

/** Time for everything before the request: host name, connection, proxy, TLS. */
const OPENING_TIME = { atMost: 12_000 };
/** Time for a body after its status line. */
const BODY_TIME = { atMost: 5_000 };
const PROXY_HINT =
  'Write it as http://user:password@host:port, with special characters of user and password percent-encoded, or unset it.';

/**
 * Creates the function that sends one request once, over a fresh HTTP/1.1 connection. It follows no redirect, verifies
 * every certificate, retains a bounded part of the response, and always returns within its time limit. `http:` is
 * allowed for loopback only.
 */
export function createSend({ env = {}, lookup, userAgent }: SendOptions = {}): SendRequest {
  return async (request, limits) => {
    const { url } = request;
    const neverSent = { type: 'failure', written: false, permanent: true } as const;
    const error = findUrlError(url);
    if (error !== undefined) return { ...neverSent, reason: error, hint: 'Use an https:// address.' };
    if (limits.signal?.aborted) return { ...neverSent, ...describeAbort(false) };
    const proxy = findProxy(url, env);
    if (typeof proxy === 'string') {
      const reason = `the environment variable ${proxy} is not the URL of an http or https proxy`;
      return { ...neverSent, reason, hint: PROXY_HINT };
    }
    const connection = new Connection(url, lookup);
    const dispatcher = connection.open(proxy, env['no_proxy'] || env['NO_PROXY'] || '');
    const headers = {
      ...(userAgent && { 'user-agent': userAgent }),
      ...request.headers,
      'accept-encoding': 'identity',
    };
    return exchange(connection, dispatcher, { ...request, headers }, limits);
  };
}

function describeAbort(written: boolean) {
  const reason = written ? 'aborted while waiting for the response' : 'aborted before anything was sent';
  return { reason, hint: '', permanent: false };
}

function exchange(
  connection: Connection,
  dispatcher: Promise<Dispatcher>,
  { url, method, headers, body: content }: HttpRequest,
  { signal, timeoutMs, maxBytes, tailOf, onWritten }: ExchangeLimits,
): Promise<HttpResult> {
  const { promise, resolve } = Promise.withResolvers<HttpResult>();
  const budget = new TimeBudget(monotonicMs, timeoutMs);
  const body = new ByteTail(maxBytes, tailOf);
  let head: Pick<HttpResponse, 'status' | 'headers'> | undefined;
  let written = false;
  let complete = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let timeoutCheck: NodeJS.Immediate | undefined;

  const clear = () => {
    clearTimeout(timer);
    clearImmediate(timeoutCheck);
  };
  /** @param describe returns the failure if there is no status line */
  const end = (describe: () => Omit<RequestFailure, 'type' | 'written'>) => {
    if (isOver) return;
    isOver = true;
    clear();
    signal?.removeEventListener('abort', onAbort);
    const { proxy } = connection;
    const result: HttpResult = head
      ? { type: 'response', ...head, complete, proxy, ...body.read() }
      : { type: 'failure', written, proxy, ...describe() };
    // Undici closes a connection after its response, and would then still send unwritten data.
    if (result.type === 'response' && complete && !mayHaveArrived(result)) connection.close();
    else connection.reset();
    resolve(result);
  };
  const endByPeer = (error?: unknown) => end(() => describeFailure(error, connection));
  const endByClock = () => end(() => formatTimeout(written, written ? timeoutMs : budget.spent, connection));
  const onAbort = () => end(() => describeAbort(written));
  // Run after pending input was read: a process that was not scheduled in time would mistake a response for silence.
  const setLimit = (ms: Milliseconds) => {
    clear();
    timer = setTimeout(() => {
      timeoutCheck = setImmediate(endByClock);
    }, ms);
  };

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart() {
      written = true;
      setLimit(budget.left);
      onWritten?.();
    },
    onResponseStart(_controller, status, found) {
      if (status < 200) return;
      const joined = Object.entries(found).map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]);
      head = { status, headers: Object.fromEntries(joined) };
      setLimit(budget.share(BODY_TIME));
    },
    onResponseData(_controller, chunk) {
      if (!body.add(chunk)) endByPeer();
    },
    onResponseEnd() {
      complete = !body.cut;
      endByPeer();
    },
    onResponseError: (_controller, error) => endByPeer(error),
  };

  setLimit(budget.share(OPENING_TIME));
  signal?.addEventListener('abort', onAbort, { once: true });
  const { origin, pathname, search } = url;
  const options = { origin, path: pathname + search, method, headers, body: content ?? null, reset: true };
  void dispatcher.then((one) => one.dispatch(options, handler)).catch(endByPeer);
  return promise;
}
