import type { HttpResult } from './exchange.ts';

/**
 * Class of one exchange, from the view of its request:
 *
 * - `delivered`: any 2xx status line, even if the body is truncated
 * - `not-sent`: nothing was sent
 * - `throttled`: the server rejected it and asks for a retry later (425, 429)
 * - `busy`: 503; usually not processed, but some servers return it after they processed the request
 * - `final`: the server rejected it, or nothing was sent and a retry would fail the same way (certificate, proxy)
 * - `redirect`: 303, which some servers return after they processed the request
 * - `conflict`: 304, 409 or 499, a rejection; some servers return it after they processed the request
 * - `page`: a 2xx with a web page or anything else that starts with `<`; an intermediary may have responded, or the
 *   server after it processed the request
 * - `ambiguous`: may have been processed
 */
export type ExchangeClass =
  | 'delivered'
  | 'not-sent'
  | 'throttled'
  | 'busy'
  | 'final'
  | 'redirect'
  | 'conflict'
  | 'page'
  | 'ambiguous';

/** Statuses that differ from their hundreds. */
const EXCEPTIONS: Readonly<Record<number, ExchangeClass>> = {
  303: 'redirect',
  304: 'conflict',
  408: 'ambiguous',
  409: 'conflict',
  425: 'throttled',
  429: 'throttled',
  499: 'conflict',
  501: 'final',
  503: 'busy',
};

/** Classifies one exchange by its phase and status. Inspects the body only to detect a web page. */
export function classify(exchange: HttpResult): ExchangeClass {
  if (exchange.type === 'failure') {
    if (exchange.written) return 'ambiguous';
    return exchange.permanent ? 'final' : 'not-sent';
  }
  const { status } = exchange;
  if (isWebPage(exchange.headers, exchange.body, exchange.complete) && status < 300) return 'page';
  if (status < 300) return 'delivered';
  return EXCEPTIONS[status] ?? (status < 500 ? 'final' : 'ambiguous');
}

/** Classes of requests that may have been processed although no response confirmed it. */
const AMBIGUOUS: readonly ExchangeClass[] = ['ambiguous', 'busy', 'page', 'redirect'];

/** Returns true if a request that changes something may have been processed although no response confirmed it. */
export function mayHaveArrived(exchange: HttpResult): boolean {
  return AMBIGUOUS.includes(classify(exchange));
}

/**
 * Detects a web page in place of an API response, such as the login page of a proxy. Content types are often wrong or
 * missing, and no response of the service starts with `<`.
 */
function isWebPage(headers: Readonly<Record<string, string>>, body: string, complete: boolean): boolean {
  if (body.trimStart().startsWith('<')) return true;
  return !complete && /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
}
