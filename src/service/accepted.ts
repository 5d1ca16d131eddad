/** Whether the service took a request; if not, the error that says whether anything may have happened. */
import { ConnectionError, type ResponseError } from '../errors.ts';
import { classify } from '../transport/classify.ts';
import type { Answer, Exchange } from '../transport/types.ts';
import { exchangeWords } from '../transport/words/exchange.ts';

/** What was tried, for the error. */
export interface Call {
  readonly operation: string;
  readonly method: 'GET' | 'POST';
}

/** The answer, if its status is 2xx and it is the service's own. `refused` makes the error for other statuses. */
export function accepted(call: Call, exchange: Exchange, refused: (answer: Answer) => ResponseError): Answer {
  if (exchange.type === 'failure') throw noAnswer(call, exchange, exchange.written);
  if (exchange.status < 200 || exchange.status >= 300) throw refused(exchange);
  // A login page, say, that something on the way answered in the service's stead.
  if (classify(exchange) !== 'delivered') throw noAnswer(call, exchange, true);
  return exchange;
}

function noAnswer({ operation, method }: Call, exchange: Exchange, written: boolean): ConnectionError {
  const { reason, hint } = exchangeWords(exchange);
  const unclear = method === 'POST' && written;
  const consequence = unclear ? '. The request may have been carried out' : '';
  const advice = unclear ? 'Look in the service before you do it again.' : '';
  return new ConnectionError(`${operation}: ${reason}${consequence}`, {
    written,
    hint: [hint, advice].filter((sentence) => sentence !== '').join(' '),
  });
}
