import type { Exchange } from './types.ts';

/**
 * What one exchange means for the request that it carried.
 *
 * - `delivered`: any 2xx status line, even when the body broke off
 * - `not-sent`: nothing went onto the wire
 * - `hopeless`: nothing went onto the wire, and nothing will (certificate, proxy)
 * - `put-off`: the service said that it did not take it, and to come back
 * - `busy`: 503; a service may store and then say so, so this is `ambiguous` for all but chat lines
 * - `final`: the service refused it
 * - `ambiguous`: it may have been carried out
 */
export type ExchangeClass = 'delivered' | 'not-sent' | 'hopeless' | 'put-off' | 'busy' | 'final' | 'ambiguous';

/** Statuses whose class is not that of their hundred. */
const EXCEPTIONS: Readonly<Record<number, ExchangeClass>> = {
  408: 'ambiguous',
  425: 'put-off',
  429: 'put-off',
  501: 'final',
  503: 'busy',
};

/** The class of one exchange, from its phase and status alone. */
export function classify(exchange: Exchange): ExchangeClass {
  if (exchange.type === 'failure') {
    if (exchange.written) return 'ambiguous';
    return exchange.permanent ? 'hopeless' : 'not-sent';
  }
  const { status } = exchange;
  if (isPageInstead(exchange.headers, exchange.body, exchange.complete) && status < 300) return 'ambiguous';
  if (status < 300) return 'delivered';
  return EXCEPTIONS[status] ?? (status < 500 ? 'final' : 'ambiguous');
}

/** A web page where the service sends none: the login page of a hotel or proxy, say, that answered in its stead. */
function isPageInstead(headers: Readonly<Record<string, string>>, body: string, complete: boolean): boolean {
  if (!/^\s*text\/html\b/i.test(headers['content-type'] ?? '')) return false;
  return body.trimStart().startsWith('<') || !complete;
}
