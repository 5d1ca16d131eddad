/** What a person is told when a connection fails. Made from error codes only: error messages may hold the URL. */

import { ConnectionFault } from '../connection/fault.ts';
import type { Failure } from '../exchange.ts';
import { seconds } from './exchange-words.ts';

/** Words for one failure, and what else follows from its error. */
type FailureWords = Pick<Failure, 'reason' | 'hint' | 'permanent' | 'cause'>;

/** What the words may name: hosts and ports, nothing more. */
export interface NamedHosts {
  /** The service's host, with its port unless that is the scheme's own. */
  readonly service: string;
  /** The proxy's host and port, when one is used. */
  readonly proxy: string | undefined;
  /** Whether the failure lies with the service; false when it lies with the proxy. */
  readonly atService: boolean;
  /** Whether a host name was being looked up. */
  readonly naming: boolean;
}

const TYPO_HINT = 'It is probably mistyped: check its spelling. If it is right, see that this machine may look it up.';
const NAME_HINT = 'Check the name service of this machine, and the spelling of the host.';
const OWN_CA_HINT =
  'If the certificate comes from an authority of your own, put its PEM file on this machine and name the file in the environment variable NODE_EXTRA_CA_CERTS.';

/** By error code; `%` stands for the host that failed. */
const NETWORK: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOTFOUND: ['the host name of % cannot be found', TYPO_HINT],
  EAI_AGAIN: ['the host name of % cannot be looked up at the moment', NAME_HINT],
  ECONNREFUSED: ['% refused the connection', 'Check the address and port, and that the service is running.'],
  ECONNRESET: ['% reset the connection', ''],
  EPIPE: ['% closed the connection', ''],
  ECONNABORTED: ['the connection to % was aborted', ''],
  ETIMEDOUT: ['connecting to % took too long', 'Check that a firewall does not swallow the connection.'],
  ERR_STEP_TIMEOUT: ['% took too long to open the connection', ''],
  EHOSTUNREACH: ['there is no route to %', 'Check the network of this machine.'],
  ENETUNREACH: ['there is no route to %', 'Check the network of this machine.'],
  EADDRNOTAVAIL: ['no local address is free to reach %', ''],
  UND_ERR_SOCKET: ['% closed the connection without a complete answer', ''],
  ERR_CLOSED_EARLY: ['% closed the connection before the request could be sent', ''],
  ERR_TUNNEL_CLOSED: ['% closed the connection before the tunnel was open', ''],
  ERR_FLOOD: ['% answered without end', ''],
  UND_ERR_HEADERS_OVERFLOW: ['% answered with more than 16 KiB of headers', ''],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['% answered with a body of another length than announced', ''],
};

const CERTIFICATE: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  CERT_HAS_EXPIRED: ['has expired', 'Renew it on the server; if it is not expired, check the clock of this machine.'],
  CERT_NOT_YET_VALID: ['is not valid yet', 'Check the clock of this machine and the dates of the certificate.'],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'is for another name',
    'Use the host name that the certificate was issued for, or have it issued for this one.',
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['is self-signed', OWN_CA_HINT],
  SELF_SIGNED_CERT_IN_CHAIN: ['comes from an authority that this machine does not know', OWN_CA_HINT],
  UNABLE_TO_GET_ISSUER_CERT: ['comes from an authority that this machine does not know', OWN_CA_HINT],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['comes from an authority that this machine does not know', OWN_CA_HINT],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    'comes from an authority that this machine does not know, or its chain is incomplete',
    `Have the server send the intermediate certificates. ${OWN_CA_HINT}`,
  ],
  CERT_REVOKED: ['has been revoked', 'Replace it on the server.'],
};

const CAUSES: Readonly<Record<string, NonNullable<Failure['cause']>>> = {
  ENOTFOUND: 'unknown-name',
  EAI_AGAIN: 'name-lookup',
};

/** Other codes of certificate verification, all just as final. */
const REJECTED =
  /^(CERT_|CRL_|ERR_TLS_CERT|UNABLE_TO_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|HOSTNAME_MISMATCH$)/;

/** Turns an error of undici or Node into words without a URL or a secret. */
export function failureWords(error: unknown, ends: NamedHosts): FailureWords {
  const code = codeOf(error);
  const end = failing(ends);
  if (code === 'ERR_TUNNEL_REFUSED') return proxyRefusal(error, ends);
  if (Object.hasOwn(CERTIFICATE, code) || REJECTED.test(code)) return certificate(code, end);
  if (Object.hasOwn(NETWORK, code)) return network(code, end);
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

/** It may be well the next time, and nobody knows what to do about it. */
const PASSING = { hint: '', permanent: false };

/** Words for an exchange that ran out of time. */
export function timeoutWords(written: boolean, ends: NamedHosts, timeoutMs: number): FailureWords {
  const within = `within ${seconds(timeoutMs)}`;
  if (written) return { ...PASSING, reason: `${ends.service} gave no answer ${within}` };
  if (ends.naming) {
    const reason = `the host name of ${failing(ends)} could not be looked up ${within}`;
    return { ...PASSING, reason, hint: NAME_HINT, cause: 'name-lookup' };
  }
  if (ends.atService) return { ...PASSING, reason: `the connection to ${ends.service} was not ready ${within}` };
  return { ...PASSING, reason: `the proxy ${ends.proxy} opened no connection to ${ends.service} ${within}` };
}

/** The end at which it failed. */
function failing(ends: NamedHosts): string {
  return ends.atService ? ends.service : `the proxy ${ends.proxy}`;
}

function network(code: string, end: string): FailureWords {
  const [reason, hint] = NETWORK[code] ?? ['the connection to % failed', ''];
  return { reason: reason.replace('%', () => end), hint, permanent: false, cause: CAUSES[code] };
}

function certificate(code: string, end: string): FailureWords {
  const [fault, hint] = CERTIFICATE[code] ?? [`was rejected (${code})`, OWN_CA_HINT];
  return { reason: `the certificate of ${end} ${fault}`, hint, permanent: true, cause: 'certificate' };
}

/** tinyproxy answers wrong credentials with 401. */
function proxyRefusal(error: unknown, ends: NamedHosts): FailureWords {
  const status = error instanceof ConnectionFault ? String(error.status) : 'an error';
  const reason = `the proxy ${ends.proxy} answered ${status} when asked to connect to ${ends.service}`;
  if (status === '407' || status === '401') {
    return { reason, hint: 'Put the user name and password of the proxy into HTTPS_PROXY.', permanent: true };
  }
  if (status === '403') {
    return { reason, hint: 'Have the proxy allow this host and port, or list the host in NO_PROXY.', permanent: true };
  }
  return { ...PASSING, reason };
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  if (typeof error.code !== 'string' || !/^[A-Z0-9_]{1,64}$/.test(error.code)) return '';
  return error.code.startsWith('EAI_') ? 'EAI_AGAIN' : error.code;
}
