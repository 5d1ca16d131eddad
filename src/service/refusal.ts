/** From an answer that is not a success to the error that says what to do. */
import { ResponseError } from '../errors.ts';
import type { Redactor } from '../settings/redactor.ts';
import type { Answer } from '../transport/types.ts';
import { exchangeWords } from '../transport/words/exchange.ts';
import type { ServiceRequest } from './requests/types.ts';
import { SAFE_BODY } from './vocabulary.ts';
import { isObject } from './wire/envelope.ts';
import { serviceWords } from './words.ts';

/** The error for an answer with a status other than 2xx. Secrets are kept out of the service's words. */
export function refusal(request: ServiceRequest, answer: Answer, redactor: Redactor): ResponseError {
  const words = serviceWords(answer.body, redactor);
  const message = `${request.operation}: ${exchangeWords(answer).reason}${words && `: ${words}`}`;
  return new ResponseError(message, { status: answer.status, hint: restHint(request, answer.status) });
}

/** What to do about a status of the REST API; empty when nothing is known. */
export function restHint(request: ServiceRequest, status: number): string {
  if (status === 400) return isObject(request.body) ? lengthHint(request.body['body']) : '';
  if (status === 401) return 'Check the user name and the password.';
  if (status === 403) {
    return request.admin
      ? "This operation needs an administrator's credentials."
      : 'The account must be a member of the team or forum, administrators too.';
  }
  if (status === 404) return notFoundHint(request);
  return commonHint(status, request.method);
}

/** What to do about a status of a webhook; empty when nothing is known. */
export function webhookHint(body: string, status: number): string {
  if (status === 400) return lengthHint(body) || 'Check that the kind of the webhook is the kind of what was sent.';
  if (status === 401 || status === 403 || status === 404 || status === 410) {
    return 'Check the URL of the webhook; its administrator may have removed it.';
  }
  return commonHint(status, 'POST');
}

function commonHint(status: number, method: 'GET' | 'POST'): string {
  if (status >= 300 && status < 400) return 'Redirects are not followed: give the address that the service answers at.';
  if (status === 429) return 'The service asks to wait: try again later.';
  const unclear = method === 'POST' && (status === 408 || status >= 500);
  return unclear ? 'It may have been carried out all the same: look before you do it again.' : '';
}

function notFoundHint({ operation }: ServiceRequest): string {
  if (operation === 'boards.show' || operation === 'boards.tasks') {
    return 'Tasks were never set up for this team or forum (open its task board in the service once), or the id is wrong.';
  }
  return 'Check the id and the address of the service.';
}

/** A body that is too long is the usual cause of a 400. */
function lengthHint(body: unknown): string {
  if (typeof body !== 'string') return '';
  const characters = [...body].length;
  const bytes = Buffer.byteLength(body, 'utf8');
  if (characters <= SAFE_BODY.characters && bytes <= SAFE_BODY.bytes) return '';
  return (
    `The body is probably too long: it has ${characters} characters and ${bytes} bytes, ` +
    `safe are ${SAFE_BODY.characters} characters and ${SAFE_BODY.bytes} bytes.`
  );
}
