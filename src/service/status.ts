/** What a status of this service means and what to do about it: for the client, webhooks and notifications alike. */
import { classify } from '../transport/classify.ts';
import type { Exchange, HttpRequest } from '../transport/types.ts';
import { SAFE_BODY } from './vocabulary.ts';
import { isObject } from './wire/envelope.ts';
import type { ServiceRequest } from './wire/http-request.ts';

/** What was called: an operation of the REST API, or a webhook. */
export type Called = ServiceRequest | HttpRequest;

/** What to do when a request may have been carried out although no answer says so. */
export const LOOK_FIRST = 'Look in the service before you send it again: it may have arrived.';

/** Whether a request may have been carried out although no answer says so. Reading changes nothing. */
export function mayHaveArrived({ method }: Called, exchange: Exchange): boolean {
  return method === 'POST' && ['ambiguous', 'busy', 'page', 'redirect'].includes(classify(exchange));
}

/** What to do about a status other than 2xx, as a sentence; empty when only the service's own words can tell. */
export function statusHint(called: Called, status: number): string {
  if (status >= 300 && status < 400) return 'Redirects are not followed: give the final address.';
  if (status === 413) return lengthHint(called) || 'Shorten the text.';
  if (status === 429) return 'The service asks to wait: allow more time, or try again later.';
  return 'operation' in called ? operationHint(called, status) : webhookHint(called, status);
}

function operationHint(request: ServiceRequest, status: number): string {
  switch (status) {
    case 400:
      return lengthHint(request);
    case 401:
      return 'Check the user name and the password.';
    case 403:
      return request.admin
        ? "This operation needs an administrator's credentials."
        : 'The account must be a member of the team or forum, even if it is an administrator.';
    case 404:
      return request.operation === 'boards.show' || request.operation === 'boards.tasks'
        ? 'Tasks were never set up for this team or forum (open its task board in the service once), or the id is wrong.'
        : 'Check the id and the address of the service.';
    case 405:
      return 'Check the address of the service.';
    case 410:
      return 'Check the id: what it names was deleted.';
    default:
      return '';
  }
}

function webhookHint(request: HttpRequest, status: number): string {
  switch (status) {
    case 400:
      return (
        lengthHint(request) ||
        'Check the kind of the webhook: it takes only what it was made for (chat messages, topics or tasks).'
      );
    case 401:
    case 403:
    case 404:
    case 410:
      return 'Check the URL of the webhook; its administrator may have removed it.';
    case 405:
      return 'Check the URL of the webhook: this address takes no messages.';
    case 415:
      return "Check the format of the webhook: it must be the service's own (native).";
    default:
      return '';
  }
}

/** A body that is too long is the usual cause of a 400. */
function lengthHint(called: Called): string {
  const body = bodyOf(called);
  if (typeof body !== 'string') return '';
  const characters = [...body].length;
  const bytes = Buffer.byteLength(body, 'utf8');
  if (characters <= SAFE_BODY.characters && bytes <= SAFE_BODY.bytes) return '';
  return (
    `The body is probably too long: it has ${characters} characters and ${bytes} bytes, ` +
    `safe are ${SAFE_BODY.characters} characters and ${SAFE_BODY.bytes} bytes.`
  );
}

/** The text that people were to read. A webhook is sent either just that, or JSON with it. */
function bodyOf(called: Called): unknown {
  const isText = !('operation' in called) && called.headers['content-type']?.startsWith('text/plain');
  if (isText) return called.body;
  const payload: unknown = typeof called.body === 'string' ? JSON.parse(called.body) : called.body;
  return isObject(payload) ? payload['body'] : undefined;
}
