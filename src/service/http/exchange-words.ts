import { classify } from './classify.ts';
import type { Exchange } from './exchange.ts';

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
  // What a status means for the request is the caller's knowledge.
  return { reason, hint: '' };
}

/** Milliseconds as seconds for people: `0.4 s`, `12 s`. */
export function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}
