/** Checks that the service accepted a request, and otherwise reports if it may have been processed. */
import { ConnectionError, ResponseError } from '../../errors.ts';
import { classify, mayHaveArrived } from '../http/classify.ts';
import type { HttpResponse, HttpResult } from '../http/exchange.ts';
import { describeExchange } from '../http/http-message.ts';
import { type CalledEndpoint, LOOK_FIRST, statusHint } from '../status.ts';
import { hasErrorBody } from './creation-response.ts';

/**
 * Returns the exchange if its status is 2xx and the service itself responded. Otherwise rejects with a ResponseError or
 * a ConnectionError.
 *
 * @param operation name of the operation in the error
 * @param wordsOf gets the message of the service from the body of an error response, sanitized for display. Default:
 * none
 */
export async function ensureAccepted(
  operation: string,
  called: CalledEndpoint,
  exchange: HttpResult,
  wordsOf: (body: string) => Promise<string> = async () => '',
): Promise<HttpResponse> {
  const unclear = called.method === 'POST' && mayHaveArrived(exchange);
  const advice = unclear ? LOOK_FIRST : '';
  const { reason, hint } = describeExchange(exchange);
  if (exchange.type === 'answer') {
    const { status, body } = exchange;
    if (status < 200 || status >= 300) {
      const message = joinTexts(': ', `${operation}: ${reason}`, await wordsOf(body));
      throw new ResponseError(message, { status, unclear, hint: joinTexts(' ', statusHint(called, status), advice) });
    }
    if (called.method === 'POST' && hasErrorBody(body)) {
      const message = joinTexts(': ', `${operation}: ${reason}, with an error`, await wordsOf(body));
      throw new ResponseError(message, { status, unclear, hint: advice });
    }
    // Any other 2xx is a web page, such as the login page of a proxy.
    if (classify(exchange) === 'delivered') return exchange;
  }
  const consequence = advice === '' ? '' : 'The request may have been carried out';
  throw new ConnectionError(joinTexts('. ', `${operation}: ${reason}`, consequence), {
    written: exchange.type === 'answer' || exchange.written,
    unclear,
    hint: joinTexts(' ', hint, advice),
  });
}

function joinTexts(separator: string, ...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(separator);
}
