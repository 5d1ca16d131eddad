/** Classifies exchanges, and describes them for people. */

import { STATUS_CODES } from 'node:http';
import type { ResultMessage } from '../../diagnostic.ts';
import type { HttpResult } from './exchange.ts';

/** Class of one exchange, from the view of its request. */
export type ExchangeClass =
  /** Any 2xx status line, even if the body is truncated. */
  | 'delivered'
  /** A 2xx with a web page: an intermediary may have responded, or the server after it processed the request. */
  | 'page'
  /** Never written, or rejected with the request to retry later. */
  | 'not-sent'
  /** Usually not processed, but some servers return it after they processed the request. */
  | 'busy'
  /** Rejected, or not sent for a reason that a retry would not change (certificate, proxy). */
  | 'final'
  /** Some servers return it after they processed the request. */
  | 'redirect'
  /** Rejected, but some servers return it after they processed the request. */
  | 'conflict'
  /** May have been processed. */
  | 'ambiguous';

/** Statuses that differ from their hundreds. */
const EXCEPTIONS: Readonly<Record<number, ExchangeClass>> = {
  303: 'redirect',
  304: 'conflict',
  408: 'ambiguous',
  409: 'conflict',
  425: 'not-sent',
  429: 'not-sent',
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
  const { status, body } = exchange;
  // Content types are often wrong or missing, and no response of the service starts with `<`.
  if (status < 300) return body.trimStart().startsWith('<') ? 'page' : 'delivered';
  return EXCEPTIONS[status] ?? (status < 500 ? 'final' : 'ambiguous');
}

/** Returns true if a request that changes something may have been processed although no response confirmed it. */
export function mayHaveArrived(exchange: HttpResult): boolean {
  return ['ambiguous', 'busy', 'page', 'redirect'].includes(classify(exchange));
}

const PAGE_HINT = 'A proxy or login page may have responded instead of the service: check the URL and the network.';

/** Describes an exchange, including a successful one. */
export function describeExchange(exchange: HttpResult): ResultMessage {
  if (exchange.type === 'failure') return { reason: exchange.reason, hint: exchange.hint };
  const { status } = exchange;
  if (classify(exchange) === 'page') {
    const reason = `received a web page with status ${status} instead of a response from the service`;
    return { reason, hint: PAGE_HINT };
  }
  const name = status < 400 ? undefined : STATUS_CODES[status]?.toLowerCase();
  // Only the caller knows what a status means for the request.
  return { reason: `the service returned ${status}${name === undefined ? '' : ` (${name})`}`, hint: '' };
}

/** Formats milliseconds as seconds for display: `0.4 s`, `12 s`. */
export function formatSeconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}

const NAME_HINT = 'Check the spelling of the host. If it is correct, check that this machine can resolve it.';
const DATES_HINT = 'Check the dates of the certificate, and the clock of this machine.';
const ISSUER_HINT =
  'If your own certificate authority issued the certificate, set the environment variable NODE_EXTRA_CA_CERTS to the path of its PEM file. Otherwise check that the server sends its intermediate certificates.';

type FailureText = readonly [code: RegExp, reason: string, hint?: string];

/**
 * Texts by error code of Node or undici, by the status of a proxy, or by what happened. `%` is replaced by the host that
 * failed, `$` by the code, `&` by the time.
 */
const TEMPORARY_FAILURES: readonly FailureText[] = [
  [/^ENOTFOUND$/, 'the host name of % does not exist', NAME_HINT],
  [/^EAI_/, 'the host name of % cannot be resolved at the moment', NAME_HINT],
  [/^ECONNREFUSED$/, '% refused the connection', 'Check the host and port, and that the service is running.'],
  [/^ECONNRESET$/, '% reset the connection'],
  [/^ETIMEDOUT$/, 'the connection to % timed out', 'Check that no firewall drops the connection.'],
  [/^E(HOST|NET)UNREACH$/, 'there is no route to %', 'Check the network of this machine.'],
  [/^(EPIPE|UND_ERR_SOCKET)$/, '% closed the connection before the response was complete'],
  [/^(UND_ERR_PRX_CONN|CLOSED_EARLY)$/, '% closed the connection before the request could be sent'],
  [/^(ERR_SSL_|EPROTO$)/, 'the TLS handshake with % failed', 'Check that the port serves https with TLS 1.2 or later.'],
  [/^(HPE_|UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RES_)/, '% did not respond with HTTP'],
  [/^\d/, '% returned $'],
  [/^LOOKUP_TIMEOUT$/, 'the host name of % could not be resolved within &', NAME_HINT],
  [/^CONNECTION_TIMEOUT$/, 'the connection to % was not ready within &'],
  [/^RESPONSE_TIMEOUT$/, '% did not respond within &'],
  [/^RESPONSE_ABORTED$/, 'aborted while waiting for the response'],
  [/^(LOOKUP|CONNECTION)_ABORTED$/, 'aborted before anything was sent'],
  [/^$/, 'the connection to % failed'],
  [/^/, 'the connection to % failed ($)'],
];

/** Texts of failures after which a retry would fail the same way: verification of a certificate, invalid headers. */
const PERMANENT_FAILURES: readonly FailureText[] = [
  [/^CERT_HAS_EXPIRED$/, 'the certificate of % has expired', DATES_HINT],
  [/^CERT_NOT_YET_VALID$/, 'the certificate of % is not valid yet', DATES_HINT],
  [/^ERR_TLS_CERT_ALT/, 'the certificate of % is for another name', 'Use the host name that the certificate is for.'],
  [/SELF_SIGNED|_ISSUER|_LEAF_/, 'the certificate of % was issued by an unknown certificate authority', ISSUER_HINT],
  [/^(CERT|CRL|ERR_TLS_CERT|UNABLE|INVALID|PATH|HOSTNAME)_/, 'the certificate of % was rejected ($)', ISSUER_HINT],
  [/^UND_ERR_INVALID_ARG$/, 'the request cannot be written as HTTP', 'Look for control characters in its headers.'],
  [/^403$/, '% returned $', 'Allow the host and port of the service on the proxy, or add the host to NO_PROXY.'],
  // Some proxies respond with 401 to wrong credentials.
  [/^40[17]$/, '% returned $', 'Add the username and password of the proxy to HTTPS_PROXY.'],
];

/**
 * Describes an error of undici or Node, or the timeout, without a URL or a secret.
 *
 * @param peer host that failed
 * @param waitedMs time until a timeout
 */
export function describeFailure(error: unknown, peer: string, waitedMs = 0) {
  const code = toCode(error);
  const matchesCode = ([pattern]: FailureText) => pattern.test(code);
  const permanent = PERMANENT_FAILURES.find(matchesCode);
  const [, text, hint = ''] = permanent ?? TEMPORARY_FAILURES.find(matchesCode) ?? [code, ''];
  const terms: Readonly<Record<string, string>> = { '%': peer, $: code, '&': formatSeconds(waitedMs) };
  const reason = text.replaceAll(/[%$&]/g, (symbol) => terms[symbol] ?? '');
  return { reason, hint, permanent: permanent !== undefined, isUnknownHost: code === 'ENOTFOUND' || undefined };
}

/** Unwraps the error code. Undici wraps the certificate error of a proxy. */
function toCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  if (error.code === 'UND_ERR_PRX_TLS' && 'cause' in error) return toCode(error.cause);
  return typeof error.code === 'string' && /^[A-Z0-9_]{1,64}$/.test(error.code) ? error.code : '';
}
