import { classify } from '../classify.ts';
import type { Exchange } from '../types.ts';

/** What happened, and what to do about it, without a URL, a secret or the text of the answer. */
export interface ExchangeWords {
  /** A sentence without its full stop. */
  readonly reason: string;
  /** A sentence; empty when there is nothing to be done. */
  readonly hint: string;
}

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'bad request',
  401: 'not authenticated',
  403: 'forbidden',
  404: 'not found',
  405: 'method not allowed',
  408: 'request timeout',
  409: 'conflict',
  410: 'gone',
  413: 'too large',
  415: 'unsupported content type',
  422: 'not acceptable as it is',
  425: 'too early',
  429: 'too many requests',
  500: 'internal error',
  501: 'not implemented',
  502: 'bad gateway',
  503: 'unavailable',
  504: 'gateway timeout',
};

const STATUS_HINTS: Readonly<Record<number, string>> = {
  400: 'The service could not read the message: a webhook must be of the same kind as the message, and long texts are refused.',
  401: 'Check the user name and password, or the address of the webhook.',
  403: 'Check that the account is a member of the team or forum and has the right for this.',
  404: 'Check the address: the webhook may have been deleted, or the team, forum or record does not exist.',
  405: 'Check the address: it is not one that takes messages.',
  410: 'The webhook or record has been deleted: create a new one.',
  413: 'Shorten the message.',
  415: 'Check that the webhook has the native format of the service.',
  429: 'Send less often, or allow more time with the option timeout.',
};

const REDIRECT_HINT = 'Redirects are not followed: write the final address.';
const PAGE_HINT = 'A proxy or login page may have answered in place of the service: check the address and the network.';

/** Words for an exchange; a success has true words too. */
export function exchangeWords(exchange: Exchange): ExchangeWords {
  if (exchange.type === 'failure') return { reason: exchange.reason, hint: exchange.hint };
  const { status } = exchange;
  if (status < 300 && classify(exchange) !== 'delivered') {
    return { reason: `a web page came with status ${status} instead of an answer of the service`, hint: PAGE_HINT };
  }
  const name = STATUS_NAMES[status];
  const reason = `the service answered ${status}${name === undefined ? '' : ` (${name})`}`;
  return { reason, hint: STATUS_HINTS[status] ?? (status >= 300 && status < 400 ? REDIRECT_HINT : '') };
}

/** Milliseconds as seconds for people: `0.4 s`, `12 s`. */
export function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}
