/** Explains statuses of this service and how to fix them, for the client, webhooks and notifications alike. */
import { isPlainObject } from '../objects.ts';
import type { HttpRequest } from './http/exchange.ts';
import { SAFE_BODY } from './records.ts';
import type { ServiceRequest } from './wire/http-request.ts';

/** The called endpoint: an operation of the REST API, or a webhook. */
export type CalledEndpoint = ServiceRequest | HttpRequest;

/** Advice if a request may have been processed although no response confirmed it. */
export const LOOK_FIRST = 'Check the service before you retry; the message may have arrived.';

/**
 * Suggests how to fix a status other than 2xx, in one or two sentences with the most likely cause first. Empty if only
 * the message of the service can explain it. Uses the request and the status only.
 */
export function statusHint(called: CalledEndpoint, status: number): string {
  if (status >= 300 && status < 400) return 'Redirects are not followed: give the final address.';
  const content = getContent(called);
  const length = status === 400 || status === 413 ? lengthHint(content) : '';
  if (length !== '') return length;
  if (status === 413) return 'Shorten the text, or set WORKROOM_MAX_LENGTH lower, so that the action does.';
  if (status === 429) return 'The service asks to wait: allow more time with timeout, or try again later.';
  return 'operation' in called ? operationHint(called, status) : webhookHint(content, status);
}

function operationHint(request: ServiceRequest, status: number): string {
  const [, collection, id] = /^\/(workrooms|forums)\((\d+)\)/.exec(request.path) ?? [];
  const [type, other] = collection === 'forums' ? ['forum', 'team'] : ['team', 'forum'];
  switch (status) {
    case 400:
      return contentHint(request);
    case 401:
      return 'Check the user name and the password, and that this account can still sign in.';
    case 403: {
      if (request.admin) return "This operation needs an administrator's credentials.";
      const target = id === undefined ? 'team or forum' : `${type} ${id}`;
      return `Add the account to the ${target}: it must be a member, even if it is an administrator.`;
    }
    case 404: {
      if (id === undefined) return 'Check the id and the address of the service.';
      const idHint = `the id of the ${type}; if it is a ${other}, use \`${other}: ${id}\` instead.`;
      return ['boards.show', 'boards.tasks'].includes(request.operation)
        ? `Perhaps tasks were never set up there: open its task board in the service once. Otherwise check ${idHint}`
        : `Check ${idHint} Otherwise check the address of the service.`;
    }
    case 405:
      return 'Check the address of the service.';
    case 410:
      return 'Check the id: what it names was deleted.';
    default:
      return '';
  }
}

/** Names the values of a request that the service may have rejected, if the request creates content. */
function contentHint({ operation, body }: ServiceRequest): string {
  if (!['topics.create', 'tasks.create', 'chat.post'].includes(operation) || !isPlainObject(body)) return '';
  const category = isPlainObject(body['category']) ? body['category']['id'] : undefined;
  if (category !== undefined) {
    return `Check the category: ${category} must be the id of a category of this board. Without one, the task goes to Uncategorized.`;
  }
  if (body['assignees'] !== undefined) {
    return 'Check the assignees, who must be users of the service, and then what was sent: the service does not take it.';
  }
  if (operation === 'topics.create') return 'Check the id of the team or forum, then the subject and the body.';
  return 'Check what was sent, first the body: the service does not take it.';
}

function webhookHint(content: unknown, status: number): string {
  switch (status) {
    case 400:
      if (isPlainObject(content) && content['body'] === undefined) {
        return "Check the payload: it must have the form that the webhook's format asks for.";
      }
      return `Check the kind of the webhook: it was probably made for something else than ${requestedKind(content)}. If the kind is right, its format may not be native: look at its settings in the service.`;
    case 401:
    case 403:
    case 404:
    case 410:
      return 'Check the URL of the webhook: copy it from the service again, whole. Its administrator may have removed it.';
    case 405:
      return 'Check the URL of the webhook: this address takes no messages.';
    case 415:
      return "Check the format of the webhook: it must be the service's own (native).";
    default:
      return '';
  }
}

/** Detects the kind from the fields. Topics and tasks differ only in their dates. */
function requestedKind(content: unknown): string {
  if (!isPlainObject(content) || content['subject'] === undefined) return 'a chat message';
  return (content['dueDate'] ?? content['completeDate']) !== undefined ? 'a task' : 'a topic or task';
}

/** Suggests a shorter body, because an oversized one is the most common cause of a 400. */
function lengthHint(content: unknown): string {
  const body = isPlainObject(content) ? content['body'] : content;
  if (typeof body !== 'string') return '';
  const characters = [...body].length;
  const bytes = Buffer.byteLength(body, 'utf8');
  if (characters <= SAFE_BODY.characters && bytes <= SAFE_BODY.bytes) return '';
  return (
    `The body is probably too long: it has ${characters} characters and ${bytes} bytes, ` +
    `safe are ${SAFE_BODY.characters} characters and ${SAFE_BODY.bytes} bytes. Shorten it, or leave WORKROOM_MAX_LENGTH out, so that the action does.`
  );
}

/** Gets what was sent. A webhook payload is either the text itself or JSON that contains it. */
function getContent(called: CalledEndpoint): unknown {
  const isText = !('operation' in called) && called.headers['content-type']?.startsWith('text/plain');
  return isText || typeof called.body !== 'string' ? called.body : JSON.parse(called.body);
}
