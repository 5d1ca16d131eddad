import type { HttpResult } from './exchange.ts';

/**
 * What one exchange says about its request.
 *
 * - `delivered`: any 2xx status line, even when the body broke off
 * - `not-sent`: nothing was sent
 * - `hopeless`: nothing was sent, and the next try would end the same way (certificate, proxy)
 * - `put-off`: the server did not take it, and asks for it again later (425, 429)
 * - `busy`: 503; mostly not carried out, but some servers answer so after they did
 * - `final`: the server refused it
 * - `redirect`: 303, which some servers answer after they carried it out
 * - `conflict`: 304, 409, 499, a refusal; but some servers answer so after they carried it out
 * - `page`: a web page, or anything else that begins with `<`, with a 2xx; something on the way may have answered, or the server after it carried it out
 * - `ambiguous`: it may have been carried out
 */
export type ExchangeClass =
  | 'delivered'
  | 'not-sent'
  | 'hopeless'
  | 'put-off'
  | 'busy'
  | 'final'
  | 'redirect'
  | 'conflict'
  | 'page'
  | 'ambiguous';

/** Statuses whose class is not that of their hundreds. */
const EXCEPTIONS: Readonly<Record<number, ExchangeClass>> = {
  303: 'redirect',
  304: 'conflict',
  408: 'ambiguous',
  409: 'conflict',
  425: 'put-off',
  429: 'put-off',
  499: 'conflict',
  501: 'final',
  503: 'busy',
};

/** The class of one exchange, from its phase and status, and from its body only whether that is a web page. */
export function classify(exchange: HttpResult): ExchangeClass {
  if (exchange.type === 'failure') {
    if (exchange.written) return 'ambiguous';
    return exchange.permanent ? 'hopeless' : 'not-sent';
  }
  const { status } = exchange;
  if (isPageInstead(exchange.headers, exchange.body, exchange.complete) && status < 300) return 'page';
  if (status < 300) return 'delivered';
  return EXCEPTIONS[status] ?? (status < 500 ? 'final' : 'ambiguous');
}

/** Classes of what may have been carried out, although no answer says so. */
const DOUBTFUL: readonly ExchangeClass[] = ['ambiguous', 'busy', 'page', 'redirect'];

/** Whether a request that changes something may have been carried out, although no answer says so. */
export function mayHaveArrived(exchange: HttpResult): boolean {
  return DOUBTFUL.includes(classify(exchange));
}

/**
 * A web page where the service sends none, for example the login page of a proxy that answered instead. Its type is often
 * wrong or missing, and nothing that the service says begins with `<`.
 */
function isPageInstead(headers: Readonly<Record<string, string>>, body: string, complete: boolean): boolean {
  if (body.trimStart().startsWith('<')) return true;
  return !complete && /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
}
