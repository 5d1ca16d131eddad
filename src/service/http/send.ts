import type { Dispatcher } from 'undici';
import type { Environment } from '../../platform.ts';
import { type Milliseconds, TimeBudget } from '../../time.ts';
import { ByteTail } from './byte-tail.ts';
import { Connection } from './connection.ts';
import type { ExchangeLimits, HttpRequest, HttpResponse, HttpResult, SendRequest } from './exchange.ts';
import { describeFailure, mayHaveArrived } from './http-message.ts';
import { readMonotonicMs } from './system.ts';
import { findProxy, findUrlError } from './url.ts';

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
 *
 * @param env variables with the proxy for https URLs: `HTTPS_PROXY` and `NO_PROXY`. Default: none
 */
export function createSend(env: Environment = {}): SendRequest {
  return async (request, limits) => {
    const { url } = request;
    const neverSent = { type: 'failure', written: false, permanent: true } as const;
    const error = findUrlError(url);
    if (error !== undefined) return { ...neverSent, reason: error, hint: 'Use an https:// address.' };
    const proxy = findProxy(url, env);
    if (typeof proxy === 'string') {
      const reason = `the environment variable ${proxy} is not the URL of an http or https proxy`;
      return { ...neverSent, reason, hint: PROXY_HINT };
    }
    const connection = new Connection();
    return exchange(connection, connection.open(url, proxy, env['no_proxy'] || env['NO_PROXY'] || ''), request, limits);
  };
}

function exchange(
  connection: Connection,
  dispatcher: Promise<Dispatcher>,
  request: HttpRequest,
  { signal, timeoutMs, maxBytes, tailOf }: ExchangeLimits,
): Promise<HttpResult> {
  const { promise, resolve } = Promise.withResolvers<HttpResult>();
  const budget = new TimeBudget(readMonotonicMs, timeoutMs);
  const tail = new ByteTail(maxBytes, tailOf);
  let head: Pick<HttpResponse, 'status' | 'headers'> | undefined;
  let isEnd = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  /** @param error why there is no more of the response */
  const end = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    const { proxy, peer, phase } = connection;
    const written = phase === 'RESPONSE';
    const result: HttpResult = head
      ? { type: 'response', ...head, proxy, ...tail.read(isEnd) }
      : { type: 'failure', written, proxy, ...describeFailure(error, peer, written ? timeoutMs : budget.spent) };
    // Undici closes a connection after its response, and would then still send unwritten data.
    const isClear = result.type === 'response' && result.complete && !mayHaveArrived(result);
    connection.close(isClear ? 'in order' : 'by reset');
    resolve(result);
  };
  const onAbort = () => end({ code: `${connection.phase}_ABORTED` });
  const onTimeout = () => end({ code: `${connection.phase}_TIMEOUT` });
  const setLimit = (ms: Milliseconds) => {
    clearTimeout(timer);
    // Run after pending input was read: a process that was not scheduled in time would mistake a response for silence.
    const current = setTimeout(() => setImmediate(() => timer === current && onTimeout()), ms);
    timer = current;
  };

  setLimit(budget.share(OPENING_TIME));
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart() {
      connection.phase = 'RESPONSE';
      setLimit(budget.left);
    },
    onResponseStart(_controller, status, found) {
      if (status < 200) return;
      const joined = Object.entries(found).map(([name, value]) => [name, [value].flat().join(', ')]);
      head = { status, headers: Object.fromEntries(joined) };
      setLimit(budget.share(BODY_TIME));
    },
    onResponseData(_controller, chunk) {
      if (!tail.add(chunk)) end();
    },
    onResponseEnd() {
      isEnd = true;
      end();
    },
    onResponseError: (_controller, error) => end(error),
  };
  const { url, method, body } = request;
  const headers = { 'user-agent': 'workroom-notify', ...request.headers, 'accept-encoding': 'identity' };
  const options = { origin: url.origin, path: url.pathname + url.search, method, headers, body, reset: true };
  void dispatcher.then((one) => isOver || one.dispatch(options, handler)).catch(end);
  return promise;
}
