import type { Context } from '../context.ts';
import { badRequest, HttpError, json, notFound, type Reply } from '../http/reply.ts';
import { checkCharset, decodeText, mediaType, parseJson, type ReceivedRequest } from '../http/request.ts';
import { mergeSender, postMessage, postTask, postTopic } from '../posting.ts';
import { findBoard, getCategories } from '../store/boards.ts';
import { spaceById } from '../store/spaces.ts';
import { type Webhook, webhookByToken } from '../store/webhooks.ts';
import { chatCompatibleContent } from './chat-compatible.ts';
import { customContent } from './custom.ts';
import { nativeContent, textContent, type WebhookContent } from './native.ts';

/** Path before the token of a webhook, relative to the base URL. */
export const WEBHOOK_PATH = '/application/webhook/';

/** Receives a call of an incoming webhook (api.md, section 4.4). The token in the URL is the only credential. */
export async function receiveWebhook(context: Context, received: ReceivedRequest): Promise<Reply> {
  const token = received.path.slice(WEBHOOK_PATH.length);
  const webhook = /^[\w-]{15}$/.test(token) ? webhookByToken(context.db, token) : undefined;
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
    if (kind === 'message') return textContent(decodeText(received.body));
    throw badRequest(`This webhook creates a ${kind}, which needs JSON: plain text can only be a chat message.`);
  }
  if (format === 'native') {
    if (type !== 'application/json') throw unsupported(webhook, type);
    return nativeFor(webhook, parseJson(received.body));
  }
  // Third-party products send JSON under any content type.
  const value = parseJson(type === 'application/x-www-form-urlencoded' ? formPayload(received.body) : received.body);
  return format === 'custom'
    ? await customContent(kind, webhook.template ?? '', value)
    : chatCompatibleContent(kind, value);
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

const FIELDS = {
  message: 'body, createSource, isEphemeral',
  topic: 'subject, body, createSource',
  task: 'subject, body, createSource, dueDate, completeDate',
};

/**
 * Explains the kind of this webhook if the payload is invalid, because a payload of another kind is the most likely
 * mistake.
 */
function nativeFor(webhook: Webhook, value: unknown): WebhookContent {
  try {
    return nativeContent(webhook.kind, value);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw badRequest(`${error.message} This webhook creates a ${webhook.kind} and accepts ${FIELDS[webhook.kind]}.`);
  }
}

function create(context: Context, webhook: Webhook, content: WebhookContent): void {
  const { db } = context;
  const { senderName, senderAvatar } = webhook;
  const defaultSender = { senderName: senderName ?? 'Incoming webhook', senderAvatar, automated: 1 };
  const sender = mergeSender(defaultSender, content.source);
  const { subject, body, ephemeral = false, dueDate, completeDate } = content;
  const { spaceId } = webhook;
  if (webhook.kind === 'message') {
    postMessage(context, { spaceId, body, sender, ephemeral });
  } else if (webhook.kind === 'topic') {
    const type = spaceById(db, spaceId)?.kind === 'forum' ? 'Entity.Forum' : 'Entity.Workroom';
    postTopic(context, { subject, body, sender, targets: [{ type, targetId: spaceId }] });
  } else {
    const board = findBoard(db, spaceId);
    const categoryId = board && getCategories(db, board.id)[0]?.id;
    if (board === undefined || categoryId === undefined)
      throw badRequest("Tasks were never set up for this webhook's target.");
    const location = { spaceId, boardId: board.id, categoryId };
    postTask(context, { ...location, subject, body, sender, assignees: [], dueDate, completeDate });
  }
}
