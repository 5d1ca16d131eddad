import type { Context } from '../context.ts';
import { badRequest, HttpError, json, notFound, type Reply } from '../http/reply.ts';
import { checkCharset, decodeText, mediaType, parseJson, type ReceivedRequest } from '../http/request.ts';
import { mergeSender, postMessage, postTask, postTopic } from '../posting.ts';
import type { Webhook } from '../store/records.ts';
import { text } from '../validate.ts';
import { chatCompatibleContent } from './chat-compatible.ts';
import { customContent } from './custom.ts';
import { FIELDS, nativeContent, type WebhookContent } from './native.ts';

/** Path before the token of a webhook, relative to the base URL. */
export const WEBHOOK_PATH = '/application/webhook/';

export function webhookUrl(context: Context, token: string): string {
  return `${context.origin()}${WEBHOOK_PATH}${token}`;
}

/** Receives a call of an incoming webhook (api.md, section 4.4). The token in the URL is the only credential. */
export async function receiveWebhook(context: Context, received: ReceivedRequest): Promise<Reply> {
  const token = received.path.slice(WEBHOOK_PATH.length);
  const webhook = /^[\w-]{15}$/.test(token) ? context.db.find('webhooks', { token }) : undefined;
  if (webhook === undefined) throw notFound('There is no webhook with this URL.');
  if (received.method !== 'POST') {
    throw new HttpError(405, 'MethodNotAllowed', 'A webhook only accepts POST.', { allow: 'POST' });
  }
  create(context, webhook, await readContent(webhook, received));
  return json(200, { ok: true });
}

async function readContent(webhook: Webhook, received: ReceivedRequest): Promise<WebhookContent> {
  const contentType = received.headers['content-type'];
  const type = mediaType(contentType);
  checkCharset(contentType);
  const { format, kind } = webhook;
  if (format === 'native' && type === 'text/plain') {
    if (kind === 'message') return { body: text(decodeText(received.body), 'The message text') };
    throw badRequest(`This webhook creates a ${kind}, which needs JSON: plain text can only be a chat message.`);
  }
  if (format === 'native') {
    if (type !== 'application/json') throw unsupported(webhook, type);
    return nativeFor(webhook, parseJson(received.body));
  }
  // Third-party products send JSON under any content type.
  const value = parseJson(type === 'application/x-www-form-urlencoded' ? formPayload(received.body) : received.body);
  return format === 'custom' ? await customContent(kind, webhook.template ?? '', value) : chatCompatibleContent(value);
}

/**
 * Extracts JSON from the form field `payload` of the chat-compatible format, or returns JSON that was sent as a form.
 */
function formPayload(body: Buffer): Buffer {
  const payload = new URLSearchParams(decodeText(body)).get('payload');
  return payload === null ? body : Buffer.from(payload);
}

function unsupported(webhook: Webhook, type: string): HttpError {
  const accepted = webhook.format === 'native' && webhook.kind === 'message' ? ' or text/plain' : '';
  const received = type === '' ? 'none' : JSON.stringify(type.slice(0, 60));
  return new HttpError(
    415,
    'UnsupportedMediaType',
    `The content type must be application/json${accepted}, got ${received}.`,
  );
}

/**
 * Explains the kind of this webhook if the payload is invalid, because a payload of another kind is the most likely
 * mistake.
 */
function nativeFor(webhook: Webhook, value: unknown): WebhookContent {
  try {
    return nativeContent(webhook.kind, value);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const fields = Object.keys(FIELDS[webhook.kind]).join(', ');
    throw badRequest(`${error.message} This webhook creates a ${webhook.kind} and accepts ${fields}.`);
  }
}

function create(context: Context, { kind, spaceId, senderName, senderAvatar }: Webhook, content: WebhookContent): void {
  const { db } = context;
  const { subject = '', body = '', isEphemeral, dueDate, completeDate } = content;
  const defaultSender = { senderName: senderName ?? 'Incoming webhook', senderAvatar, automated: 1 };
  const post = { subject, body, ...mergeSender(defaultSender, content.createSource) };
  if (kind === 'message') {
    const { subject: _, ...message } = post;
    postMessage(context, { ...message, spaceId }, isEphemeral);
  } else if (kind === 'topic') {
    const isForum = db.find('spaces', { id: spaceId })?.kind === 'forum';
    postTopic(context, post, [{ type: isForum ? 'Entity.Forum' : 'Entity.Workroom', targetId: spaceId }]);
  } else {
    const board = db.find('boards', { spaceId });
    const category = board && db.find('categories', { boardId: board.id, position: 0 });
    if (board === undefined || category === undefined)
      throw badRequest("Tasks were never set up for this webhook's target.");
    postTask(context, board, { ...post, categoryId: category.id, dueDate, completeDate }, []);
  }
}
