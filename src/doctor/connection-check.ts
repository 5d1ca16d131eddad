/** Whether a host can be reached from here, found out by one request that is told no secret and changes nothing. */

import type { Milliseconds } from '../time.ts';
import type { Answer } from '../transport/exchange.ts';
import { type ProxySettings, proxyFor, readProxySettings } from '../transport/proxy.ts';
import { exchangeWords } from '../transport/words/exchange-words.ts';
import type { World } from '../world.ts';
import { type Check, checkOf } from './check.ts';

/** What a clock may differ: the header counts whole seconds, and the answer takes a while. */
const MOST_SKEW_MS = 60_000;
const SERVER_ERROR = 500;

/**
 * The front page of the host is asked for, without credentials: name, proxy, TLS and clock show with any answer.
 *
 * @param address of the service, or of a webhook, of which no more than the host is used
 */
export async function checkConnection(address: URL, world: World, timeoutMs: Milliseconds): Promise<readonly Check[]> {
  const url = new URL('/', address.origin);
  const startedAt = world.now();
  const limits = { timeoutMs, signal: world.signal };
  const headers = { accept: '*/*' };
  const exchange = await world.send({ method: 'GET', url, headers }, limits);
  const endedAt = world.now();
  const way = wayTo(url, readProxySettings(world.env));
  if (exchange.type === 'failure') {
    const { reason, hint } = exchange;
    return [checkOf('connection', 'fault', `${url.host} cannot be reached${way}: ${reason}`, hint)];
  }
  const clock = clockCheck(exchange, startedAt, endedAt);
  if (exchange.status >= SERVER_ERROR) {
    const { reason } = exchangeWords(exchange);
    const fix = 'Something is wrong there now, or with a proxy in between: try again later.';
    return [checkOf('connection', 'warning', `${url.host} is reached${way}, but ${reason}`, fix), clock];
  }
  const tls = url.protocol === 'https:' ? 'with a certificate that is trusted here' : 'without TLS, on this machine';
  const text = `${url.host} answers${way} in ${Math.round(endedAt - startedAt)} ms, ${tls}`;
  return [checkOf('connection', 'ok', text), clock];
}

/** Without the credentials of the proxy. */
function wayTo(url: URL, settings: ProxySettings | undefined): string {
  const proxy = proxyFor(url, settings);
  return proxy?.type === 'proxy' ? ` through the proxy ${proxy.host}` : '';
}

/** Relative days and durations go by this machine's clock. */
function clockCheck({ headers }: Answer, startedAt: number, endedAt: number): Check {
  const told = Date.parse(headers['date'] ?? '');
  if (Number.isNaN(told)) return checkOf('clock', 'unchecked', 'the service does not tell the time');
  const skew = told < startedAt ? told - startedAt : Math.max(0, told - endedAt);
  if (Math.abs(skew) <= MOST_SKEW_MS) return checkOf('clock', 'ok', "this machine's clock agrees with the service's");
  const far = `${Math.round(Math.abs(skew) / 1000)} seconds ${skew < 0 ? 'ahead of' : 'behind'}`;
  const fix = 'Set the clock of this machine: dates and durations in messages go by it.';
  return checkOf('clock', 'warning', `this machine's clock is ${far} the service's`, fix);
}
