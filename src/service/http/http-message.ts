/** Texts for failed connections. They are built from error codes only, because error messages may contain the URL. */

import { STATUS_CODES } from 'node:http';
import { classify } from './classify.ts';
import type { OpeningProgress } from './connection.ts';
import type { HttpResult, RequestFailure } from './exchange.ts';

/** Reason and hint, without a URL, a secret or the text of the response. */
export interface ExchangeMessage {
  /** A sentence without its period. */
  readonly reason: string;
  /** A sentence. Empty if there is nothing to fix. */
  readonly hint: string;
}

const PAGE_HINT = 'A proxy or login page may have responded instead of the service: check the URL and the network.';

/** Describes an exchange, including a successful one. */
export function describeExchange(exchange: HttpResult): ExchangeMessage {
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

/** Hosts and ports that texts may contain. */
interface NamedHosts extends OpeningProgress {
  /** Host of the service, with its port unless it is the default of the scheme. */
  readonly service: string;
}

/** Texts of a failure, and whether a retry would fail the same way. */
type FailureMessage = Pick<RequestFailure, 'reason' | 'hint' | 'permanent' | 'isUnknownHost'>;

const NAME_HINT = 'Check the DNS settings of this machine, and the spelling of the host.';
const NETWORK_HINT = 'Check the network of this machine.';
const OWN_CA_HINT =
  'If your own certificate authority issued the certificate, set the environment variable NODE_EXTRA_CA_CERTS to the path of its PEM file.';
const UNKNOWN_CA = 'the certificate of % was issued by an unknown certificate authority';

/** Texts by error code of Node or undici. `%` is replaced by the host that failed, `$` by the code. */
const FAILURES: readonly (readonly [code: RegExp, reason: string, hint?: string])[] = [
  [
    /^ENOTFOUND$/,
    'the host name of % does not exist',
    'Check the spelling of the host. If it is correct, check that this machine can resolve it.',
  ],
  [/^EAI_/, 'the host name of % cannot be resolved at the moment', NAME_HINT],
  [/^ECONNREFUSED$/, '% refused the connection', 'Check the host and port, and that the service is running.'],
  [/^ECONNRESET$/, '% reset the connection'],
  [/^EPIPE$/, '% closed the connection'],
  [/^ETIMEDOUT$/, 'the connection to % timed out', 'Check that no firewall drops the connection.'],
  [/^E(HOST|NET)UNREACH$/, 'there is no route to %', NETWORK_HINT],
  [/^UND_ERR_SOCKET$/, '% closed the connection before the response was complete'],
  [/^UND_ERR_PRX_CONN$/, '% closed the connection before the tunnel was open'],
  [/^ERR_CLOSED_EARLY$/, '% closed the connection before the request could be sent'],
  [/^UND_ERR_HEADERS_OVERFLOW$/, '% responded with more than 16 KiB of headers'],
  [/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, '% responded with a body whose length differs from its content-length'],
  [/^(ERR_SSL_|EPROTO$)/, 'the TLS handshake with % failed', 'Check that the port serves https with TLS 1.2 or later.'],
  [/^HPE_/, '% did not respond with HTTP'],
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
  [/^DEPTH_ZERO_SELF_SIGNED_CERT$/, 'the certificate of % is self-signed', OWN_CA_HINT],
  [/^(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT.*)$/, UNKNOWN_CA, OWN_CA_HINT],
  [
    /^UNABLE_TO_VERIFY_LEAF_SIGNATURE$/,
    `${UNKNOWN_CA}, or its chain is incomplete`,
    `Configure the server to send the intermediate certificates. ${OWN_CA_HINT}`,
  ],
  [/^CERT_REVOKED$/, 'the certificate of % has been revoked', 'Replace it on the server.'],
  [
    /^(CERT_|CRL_|ERR_TLS_CERT|UNABLE_TO_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/,
    'the certificate of % was rejected ($)',
    OWN_CA_HINT,
  ],
  [/^UND_ERR_INVALID_ARG$/, 'the request cannot be written as HTTP', 'Look for control characters in its headers.'],
];

/** Describes an error of undici or Node without a URL or a secret. */
export function describeFailure(error: unknown, ends: NamedHosts): FailureMessage {
  if (ends.refusal !== undefined) return describeRefusal(ends.refusal, ends);
  const code = toCode(error);
  const find = (rows: typeof FAILURES) => rows.find(([pattern]) => pattern.test(code));
  const permanent = find(PERMANENT_FAILURES);
  const [, text, hint = ''] = permanent ?? find(FAILURES) ?? [code, ''];
  const reason = text.replace('%', () => failedHost(ends)).replace('$', () => code);
  return { reason, hint, permanent: permanent !== undefined, isUnknownHost: code === 'ENOTFOUND' || undefined };
}

/** Describes an exchange that timed out. */
export function formatTimeout(written: boolean, ends: NamedHosts, waitedMs: number): FailureMessage {
  const within = `within ${seconds(waitedMs)}`;
  const passing = { hint: '', permanent: false };
  if (written) return { ...passing, reason: `${ends.service} did not respond ${within}` };
  if (ends.naming) {
    const reason = `the host name of ${failedHost(ends)} could not be resolved ${within}`;
    return { ...passing, reason, hint: NAME_HINT };
  }
  if (ends.atService) return { ...passing, reason: `the connection to ${ends.service} was not ready ${within}` };
  return { ...passing, reason: `the proxy ${ends.proxy} did not connect to ${ends.service} ${within}` };
}

function failedHost(ends: NamedHosts): string {
  return ends.atService ? ends.service : `the proxy ${ends.proxy}`;
}

/** Some proxies respond with 401 to wrong credentials. */
function describeRefusal(status: number, { proxy, service }: NamedHosts): FailureMessage {
  const credentials = 'Add the username and password of the proxy to HTTPS_PROXY.';
  const access = 'Allow this host and port on the proxy, or add the host to NO_PROXY.';
  const hint = status === 407 || status === 401 ? credentials : status === 403 ? access : '';
  const reason = `the proxy ${proxy} returned ${status} for a connection to ${service}`;
  return { reason, hint, permanent: hint !== '' };
}

/** Unwraps the error code. Undici wraps the certificate error of a proxy. */
function toCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  if (error.code === 'UND_ERR_PRX_TLS' && 'cause' in error) return toCode(error.cause);
  return typeof error.code === 'string' && /^[A-Z0-9_]{1,64}$/.test(error.code) ? error.code : '';
}
