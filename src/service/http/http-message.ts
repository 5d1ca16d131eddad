/** Classifies exchanges, and describes them for people. */

import { STATUS_CODES } from 'node:http';
import type { ResultMessage } from '../../diagnostic.ts';
import type { Connection } from './connection.ts';
import type { HttpResponse, HttpResult, RequestFailure } from './exchange.ts';

/** Class of one exchange, from the view of its request. */
export type ExchangeClass =
  /** Any 2xx status line, even if the body is truncated. */
  | 'delivered'
  /** A 2xx with a web page: an intermediary may have responded, or the server after it processed the request. */
  | 'page'
  | 'not-sent'
  /** Rejected, with the request to retry later. */
  | 'throttled'
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
  if (status < 300) return isWebPage(exchange) ? 'page' : 'delivered';
  return EXCEPTIONS[status] ?? (status < 500 ? 'final' : 'ambiguous');
}

/** Returns true if a request that changes something may have been processed although no response confirmed it. */
export function mayHaveArrived(exchange: HttpResult): boolean {
  return ['ambiguous', 'busy', 'page', 'redirect'].includes(classify(exchange));
}

/**
 * Detects a web page in place of an API response, such as the login page of a proxy. Content types are often wrong or
 * missing, and no response of the service starts with `<`.
 */
function isWebPage({ headers, body, complete }: HttpResponse): boolean {
  if (body.trimStart().startsWith('<')) return true;
  return !complete && /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
}

const PAGE_HINT = 'A proxy or login page may have responded instead of the service: check the URL and the network.';

/** Describes an exchange, including a successful one. */
export function describeExchange(exchange: HttpResult): ResultMessage {
  if (exchange.type === 'failure') return { reason: exchange.reason, hint: exchange.hint };
  const { status } = exchange;
  if (classify(exchange) === 'page') {
    return {
      reason: `received a web page with status ${status} instead of a response from the service`,
      hint: PAGE_HINT,
    };
  }
  const name = status < 400 ? undefined : STATUS_CODES[status]?.toLowerCase();
  // Only the caller knows what a status means for the request.
  return { reason: `the service returned ${status}${name === undefined ? '' : ` (${name})`}`, hint: '' };
}

/** Formats milliseconds as seconds for display: `0.4 s`, `12 s`. */
export function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}

type FailureMessage = Omit<RequestFailure, 'type' | 'written' | 'proxy'>;

const NAME_HINT = 'Check the spelling of the host. If it is correct, check that this machine can resolve it.';
const OWN_CA_HINT =
  'If your own certificate authority issued the certificate, set the environment variable NODE_EXTRA_CA_CERTS to the path of its PEM file.';

/** Texts by error code of Node or undici. `%` is replaced by the host that failed, `$` by the code. */
const FAILURES: readonly (readonly [code: RegExp, reason: string, hint?: string])[] = [
  [/^ENOTFOUND$/, 'the host name of % does not exist', NAME_HINT],
  [/^EAI_/, 'the host name of % cannot be resolved at the moment', NAME_HINT],
  [/^ECONNREFUSED$/, '% refused the connection', 'Check the host and port, and that the service is running.'],
  [/^ECONNRESET$/, '% reset the connection'],
  [/^ETIMEDOUT$/, 'the connection to % timed out', 'Check that no firewall drops the connection.'],
  [/^E(HOST|NET)UNREACH$/, 'there is no route to %', 'Check the network of this machine.'],
  [/^(EPIPE|UND_ERR_SOCKET)$/, '% closed the connection before the response was complete'],
  [/^UND_ERR_PRX_CONN$/, '% closed the connection before the tunnel was open'],
  [/^ERR_CLOSED_EARLY$/, '% closed the connection before the request could be sent'],
  [/^(ERR_SSL_|EPROTO$)/, 'the TLS handshake with % failed', 'Check that the port serves https with TLS 1.2 or later.'],
  [/^(HPE_|UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RES_)/, '% did not respond with HTTP'],
  [/^$/, 'the connection to % failed'],
  [/^/, 'the connection to % failed ($)'],
];

/** Texts by error code after which a retry would fail the same way: verification of a certificate, invalid headers. */
const PERMANENT_FAILURES: typeof FAILURES = [
  [
    /^CERT_HAS_EXPIRED$/,
    'the certificate of % has expired',
    'Renew it on the server. If it has not expired, check the clock of this machine.',
  ],
  [
    /^CERT_NOT_YET_VALID$/,
    'the certificate of % is not valid yet',
    'Check the clock of this machine and the dates of the certificate.',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'the certificate of % is for another name',
    'Use the host name of the certificate, or install a certificate for this host name.',
  ],
  [
    /SELF_SIGNED_CERT|^UNABLE_TO_(GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE)/,
    'the certificate of % was issued by an unknown certificate authority',
    `${OWN_CA_HINT} Otherwise check that the server sends its intermediate certificates.`,
  ],
  [
    /^(CERT_|CRL_|ERR_TLS_CERT|UNABLE_TO_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/,
    'the certificate of % was rejected ($)',
    OWN_CA_HINT,
  ],
  [/^UND_ERR_INVALID_ARG$/, 'the request cannot be written as HTTP', 'Look for control characters in its headers.'],
];

/** Current step of a connection, with hosts and ports that texts may contain. */
type ConnectionState = Pick<Connection, 'service' | 'peer' | 'naming' | 'refusal'>;

/** Describes an error of undici or Node without a URL or a secret. */
export function describeFailure(error: unknown, state: ConnectionState): FailureMessage {
  if (state.refusal !== undefined) return describeRefusal(state.refusal, state);
  const code = toCode(error);
  const find = (rows: typeof FAILURES) => rows.find(([pattern]) => pattern.test(code));
  const permanent = find(PERMANENT_FAILURES);
  const [, text, hint = ''] = permanent ?? find(FAILURES) ?? [code, ''];
  const reason = text.replace('%', () => state.peer).replace('$', () => code);
  return { reason, hint, permanent: permanent !== undefined, isUnknownHost: code === 'ENOTFOUND' || undefined };
}

/** Describes an exchange that timed out. */
export function formatTimeout(written: boolean, waitedMs: number, state: ConnectionState): FailureMessage {
  const { service, peer, naming } = state;
  const problem = written
    ? `${service} did not respond`
    : naming
      ? `the host name of ${peer} could not be resolved`
      : peer === service
        ? `the connection to ${service} was not ready`
        : `${peer} did not connect to ${service}`;
  const hint = naming && !written ? NAME_HINT : '';
  return { reason: `${problem} within ${seconds(waitedMs)}`, hint, permanent: false };
}

/** Some proxies respond with 401 to wrong credentials. */
function describeRefusal(status: number, { service, peer }: ConnectionState): FailureMessage {
  const credentials = 'Add the username and password of the proxy to HTTPS_PROXY.';
  const access = 'Allow this host and port on the proxy, or add the host to NO_PROXY.';
  const hint = status === 407 || status === 401 ? credentials : status === 403 ? access : '';
  const reason = `${peer} returned ${status} for a connection to ${service}`;
  return { reason, hint, permanent: hint !== '' };
}

/** Unwraps the error code. Undici wraps the certificate error of a proxy. */
function toCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  if (error.code === 'UND_ERR_PRX_TLS' && 'cause' in error) return toCode(error.cause);
  return typeof error.code === 'string' && /^[A-Z0-9_]{1,64}$/.test(error.code) ? error.code : '';
}
