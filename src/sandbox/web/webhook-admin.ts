import { anyText, type Check, createSource, id, oneOf, optional, record } from '../checks.ts';
import type { Context } from '../context.ts';
import { badRequest } from '../http/reply.ts';
import { webhookUrl } from '../inventory.ts';
import { boardOf } from '../store/boards.ts';
import { spaceById } from '../store/spaces.ts';
import { addWebhook, listWebhooks, type Webhook } from '../store/webhooks.ts';
import { checkTemplate } from '../webhook/custom.ts';
import { webhookToken } from '../webhook/token.ts';

/** What an administrator sees of a webhook: everything, the URL included. */
export function webhookView(context: Context, webhook: Webhook) {
  const { token, spaceId, ...settings } = webhook;
  const space = spaceById(context.db, spaceId);
  return { ...settings, target: { id: spaceId, name: space?.name ?? '' }, url: webhookUrl(context, token) };
}

export function webhookViews(context: Context) {
  return listWebhooks(context.db).map((webhook) => webhookView(context, webhook));
}

const template: Check<string> = (value, where) => {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= 65_536) return value;
  throw badRequest(`${where} must be Liquid, at most 65536 characters.`);
};

/** The settings of API 4.4, and no others. */
const settingsPayload = record({
  format: oneOf('native', 'chat-compatible', 'custom'),
  kind: oneOf('message', 'topic', 'task'),
  target: id,
  description: optional(anyText),
  sender: optional(createSource),
  template: optional(template),
});

/** Creates a webhook from the page's dialog; throws a 400 for settings that do not go together. */
export async function createWebhook(context: Context, payload: unknown): Promise<Webhook> {
  const given = settingsPayload(payload, 'The payload');
  const space = spaceById(context.db, given.target);
  if (space === undefined) throw badRequest(`target: there is no team or forum with the id ${given.target}.`);
  if (given.kind === 'task' && boardOf(context.db, space.id) === undefined) {
    throw badRequest(`Tasks were never set up for the ${space.kind} "${space.name}".`);
  }
  if ((given.format === 'custom') !== (given.template !== undefined)) {
    throw badRequest('template: the custom format needs a template, the others take none.');
  }
  if (given.template !== undefined) await checkTemplate(given.template);
  return addWebhook(context.db, webhookToken(context.random), {
    format: given.format,
    kind: given.kind,
    spaceId: space.id,
    description: given.description ?? '',
    senderName: given.sender?.displayName ?? null,
    senderAvatar: given.sender?.avatar ?? null,
    template: given.template ?? null,
  });
}
