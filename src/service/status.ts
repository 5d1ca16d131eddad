/** Explains statuses of this service and how to fix them, for the client, webhooks and notifications alike. */
import { isPlainObject } from '../objects.ts';
import type { ServiceRequest } from './wire/http-request.ts';

/** Limits of a body that every observed client respects. The service documents none (api.md, section 8). */
export const SAFE_BODY = { characters: 3900, bytes: 8180 } as const;

/** Advice if a request may have been processed although no response confirmed it. */
export const LOOK_FIRST = 'Check the service before you retry; the message may have arrived.';

/**
 * Suggests how to fix a status other than 2xx, in one or two sentences with the most likely cause first. Empty if only
 * the message of the service can explain it. Uses the request and the status only.
 */
export function suggestForStatus(request: ServiceRequest, status: number): string {
  if (status >= 300 && status < 400) return 'Redirects are not followed. Use the final URL.';
  const length = status === 400 || status === 413 ? suggestShorterBody(request.body) : '';
  if (length !== '') return length;
  if (status === 413) return 'Shorten the text, or lower WORKROOM_MAX_LENGTH so that the action truncates it.';
  if (status === 429) return 'The service is limiting requests. Increase timeout, or retry later.';
  return request.path === '' ? suggestForWebhook(request, status) : suggestForOperation(request, status);
}

/** Hints for an operation whose status has only one likely cause. */
const OPERATION_HINTS: Readonly<Record<number, string>> = {
  401: 'Check the username and password, and that this account can still sign in.',
  405: 'Check the URL of the service.',
  410: 'Check the ID. The record was deleted.',
};

function suggestForOperation({ operation, path, body, admin }: ServiceRequest, status: number): string {
  const [, collection, id] = /^\/(workrooms|forums)\((\d+)\)/.exec(path) ?? [];
  const [type, other] = collection === 'forums' ? ['forum', 'team'] : ['team', 'forum'];
  if (status === 400 && isPlainObject(body) && body['body'] !== undefined) {
    const category = isPlainObject(body['category']) ? body['category']['id'] : undefined;
    if (category === undefined) return 'Check the request, starting with the body. The service rejected it.';
    return `Check the category: ${category} must be the ID of a category of this board. Without a category, the task goes to Uncategorized.`;
  }
  if (status === 403) {
    if (admin) return "This operation needs an administrator's credentials.";
    const target = id === undefined ? 'team or forum' : `${type} ${id}`;
    return `Add the account to the ${target}: it must be a member, even if it is an administrator.`;
  }
  if (status === 404) {
    if (id === undefined) return 'Check the ID and the URL of the service.';
    const idHint = `the ID of the ${type}. If it is a ${other}, use \`${other}: ${id}\` instead.`;
    return ['boards.show', 'boards.tasks'].includes(operation)
      ? `If tasks were never set up there, open its task board in the service once. Otherwise check ${idHint}`
      : `Check ${idHint} Otherwise check the URL of the service.`;
  }
  return OPERATION_HINTS[status] ?? '';
}

function suggestForWebhook({ operation, body }: ServiceRequest, status: number): string {
  if ([401, 403, 404, 410].includes(status)) {
    return 'Check the URL of the webhook: copy the complete URL from the service again. An administrator may have deleted the webhook.';
  }
  if (status === 405) return 'Check the URL of the webhook. This URL does not accept messages.';
  if (status === 415) return 'Check the format of the webhook, which must be native.';
  if (status !== 400) return '';
  if (isPlainObject(body) && body['body'] === undefined) {
    return 'Check the payload, which must match the format of the webhook.';
  }
  return `Check the kind of the webhook: it was probably not created for ${WEBHOOK_KINDS[operation] ?? 'a chat message'}. If the kind is correct, check in the service that its format is native.`;
}

const WEBHOOK_KINDS: Readonly<Record<string, string>> = { 'webhook.topic': 'a topic', 'webhook.task': 'a task' };

/** Suggests a shorter body, because an oversized one is the most common cause of a 400. */
function suggestShorterBody(content: unknown): string {
  const body = isPlainObject(content) ? content['body'] : content;
  if (typeof body !== 'string') return '';
  const characters = [...body].length;
  const bytes = Buffer.byteLength(body, 'utf8');
  if (characters <= SAFE_BODY.characters && bytes <= SAFE_BODY.bytes) return '';
  return (
    `The body is probably too long: it has ${characters} characters and ${bytes} bytes, ` +
    `and ${SAFE_BODY.characters} characters and ${SAFE_BODY.bytes} bytes are safe. Shorten it, or unset WORKROOM_MAX_LENGTH so that the action truncates it.`
  );
}
