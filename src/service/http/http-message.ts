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

const PAGE_HINT = 'A proxy or login page may have answered in place of the service: check the address and the network.';

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

/** Texts of a failure, and whether a retry would fail the same way. */
type FailureMessage = Pick<RequestFailure, 'reason' | 'hint' | 'permanent' | 'cause'>;

/** Hosts and ports that texts may contain. */
export interface NamedHosts extends OpeningProgress {
  /** Host of the service, with its port unless it is the default of the scheme. */
  readonly service: string;
}

const TYPO_HINT = 'It is probably mistyped: check its spelling. If it is right, see that this machine may look it up.';
const NAME_HINT = 'Check the name service of this machine, and the spelling of the host.';
const OWN_CA_HINT =
  'If the certificate comes from an authority of your own, put its PEM file on this machine and name the file in the environment variable NODE_EXTRA_CA_CERTS.';
const UNKNOWN_CA = 'comes from an authority that this machine does not know';

/** Texts by error code. `%` is replaced by the host that failed. */
const NETWORK: Readonly<Record<string, readonly [reason: string, hint?: string]>> = {
  ENOTFOUND: ['the host name of % cannot be found', TYPO_HINT],
  EAI_AGAIN: ['the host name of % cannot be looked up at the moment', NAME_HINT],
  ECONNREFUSED: ['% refused the connection', 'Check the address and port, and that the service is running.'],
  ECONNRESET: ['% reset the connection'],
  EPIPE: ['% closed the connection'],
  ETIMEDOUT: ['connecting to % took too long', 'Check that a firewall does not swallow the connection.'],
  EHOSTUNREACH: ['there is no route to %', 'Check the network of this machine.'],
  ENETUNREACH: ['there is no route to %', 'Check the network of this machine.'],
  UND_ERR_SOCKET: ['% closed the connection without a complete answer'],
  UND_ERR_PRX_CONN: ['% closed the connection before the tunnel was open'],
  ERR_CLOSED_EARLY: ['% closed the connection before the request could be sent'],
  UND_ERR_HEADERS_OVERFLOW: ['% answered with more than 16 KiB of headers'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['% answered with a body of another length than announced'],
};

/** Texts by error code of certificate verification, which is always permanent. */
const CERTIFICATE: readonly (readonly [code: RegExp, problem: string, hint: string])[] = [
  [
    /^CERT_HAS_EXPIRED$/,
    'has expired',
    'Renew it on the server; if it is not expired, check the clock of this machine.',
  ],
  [/^CERT_NOT_YET_VALID$/, 'is not valid yet', 'Check the clock of this machine and the dates of the certificate.'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'is for another name', 'Use the host name that the certificate was issued for.'],
  [/^DEPTH_ZERO_SELF_SIGNED_CERT$/, 'is self-signed', OWN_CA_HINT],
  [/^(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT.*)$/, UNKNOWN_CA, OWN_CA_HINT],
  [
    /^UNABLE_TO_VERIFY_LEAF_SIGNATURE$/,
    `${UNKNOWN_CA}, or its chain is incomplete`,
    `Have the server send the intermediate certificates. ${OWN_CA_HINT}`,
  ],
  [/^CERT_REVOKED$/, 'has been revoked', 'Replace it on the server.'],
  [
    /^(CERT_|CRL_|ERR_TLS_CERT|UNABLE_TO_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/,
    'was rejected (%)',
    OWN_CA_HINT,
  ],
];

/** A retry may succeed, and there is no advice. */
const PASSING = { hint: '', permanent: false };

/** Describes an error of undici or Node without a URL or a secret. */
export function describeFailure(error: unknown, ends: NamedHosts): FailureMessage {
  const code = toCode(error);
  const end = failing(ends);
  if (ends.refusal !== undefined) return proxyRefusal(ends.refusal, ends);
  const certificate = CERTIFICATE.find(([pattern]) => pattern.test(code));
  if (certificate !== undefined) {
    const [, problem, hint] = certificate;
    const reason = `the certificate of ${end} ${problem.replace('%', code)}`;
    return { reason, hint, permanent: true, cause: 'certificate' };
  }
  if (Object.hasOwn(NETWORK, code)) {
    const [reason, hint = ''] = NETWORK[code] ?? [''];
    const cause = code === 'ENOTFOUND' ? 'unknown-name' : code === 'EAI_AGAIN' ? 'name-lookup' : undefined;
    return { reason: reason.replace('%', () => end), hint, permanent: false, cause };
  }
  if (code.startsWith('ERR_SSL_') || code === 'EPROTO') {
    const hint = 'Check that the port speaks https, with TLS 1.2 or later.';
    return { ...PASSING, reason: `${end} and this machine could not agree on TLS`, hint };
  }
  if (code.startsWith('HPE_')) return { ...PASSING, reason: `${end} answered with something that is not HTTP` };
  if (code === 'UND_ERR_INVALID_ARG') {
    const hint = 'Look for control characters in its headers.';
    return { reason: 'the request cannot be written as HTTP', hint, permanent: true };
  }
  return { ...PASSING, reason: `the connection to ${end} failed${code === '' ? '' : ` (${code})`}` };
}

/** Describes an exchange that timed out. */
export function formatTimeout(written: boolean, ends: NamedHosts, waitedMs: number): FailureMessage {
  const within = `within ${seconds(waitedMs)}`;
  if (written) return { ...PASSING, reason: `${ends.service} did not respond ${within}` };
  if (ends.naming) {
    const reason = `the host name of ${failing(ends)} could not be looked up ${within}`;
    return { ...PASSING, reason, hint: NAME_HINT, cause: 'name-lookup' };
  }
  if (ends.atService) return { ...PASSING, reason: `the connection to ${ends.service} was not ready ${within}` };
  return { ...PASSING, reason: `the proxy ${ends.proxy} opened no connection to ${ends.service} ${within}` };
}

/** Names the host that failed. */
function failing(ends: NamedHosts): string {
  return ends.atService ? ends.service : `the proxy ${ends.proxy}`;
}

/** tinyproxy responds with 401 to wrong credentials. */
function proxyRefusal(status: number, ends: NamedHosts): FailureMessage {
  const reason = `the proxy ${ends.proxy} answered ${status} when asked to connect to ${ends.service}`;
  if (status === 407 || status === 401) {
    return { reason, hint: 'Put the user name and password of the proxy into HTTPS_PROXY.', permanent: true };
  }
  if (status === 403) {
    return { reason, hint: 'Have the proxy allow this host and port, or list the host in NO_PROXY.', permanent: true };
  }
  return { ...PASSING, reason };
}

/** Unwraps the error code. Undici wraps the certificate error of a proxy. */
function toCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  if (error.code === 'UND_ERR_PRX_TLS' && 'cause' in error) return toCode(error.cause);
  if (typeof error.code !== 'string' || !/^[A-Z0-9_]{1,64}$/.test(error.code)) return '';
  return error.code.startsWith('EAI_') ? 'EAI_AGAIN' : error.code;
}
