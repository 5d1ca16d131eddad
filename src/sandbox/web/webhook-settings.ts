import type { Context } from '../context.ts';
import { badRequest } from '../http/reply.ts';
import { webhookToken } from '../people/credentials.ts';
import { findBoard } from '../store/boards.ts';
import { type Space, spaceById } from '../store/spaces.ts';
import { addWebhook, type Webhook, type WebhookKind } from '../store/webhooks.ts';
import { anyText, createSource, id, oneOf, optional, record, type Validator } from '../validate.ts';
import { checkTemplate, customContent } from '../webhook/custom.ts';

const longText: Validator<string> = (value, where) => {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= 65_536) return value;
  throw badRequest(`${where} must be a text of 1 to 65536 characters.`);
};

/**
 * Validates exactly the settings of api.md, section 4.4. `sample` is the payload of a test call for a custom webhook.
 */
const settingsPayload = record({
  format: oneOf('native', 'chat-compatible', 'custom'),
  kind: oneOf('message', 'topic', 'task'),
  target: id,
  description: optional(anyText),
  sender: optional(createSource),
  template: optional(longText),
  sample: optional(longText),
});

/** Creates a webhook. Throws a 400 for inconsistent settings, so that every created webhook can be called. */
export async function createWebhook(context: Context, settings: unknown): Promise<Webhook> {
  const raw = settingsPayload(settings, 'The payload');
  const space = spaceById(context.db, raw.target);
  if (space === undefined) throw badRequest(`target: there is no team or forum with the id ${raw.target}.`);
  if (raw.kind === 'task') requireTasks(context, space);
  if ((raw.format === 'custom') !== (raw.template !== undefined)) {
    throw badRequest('template: the custom format needs a template, other formats do not accept one.');
  }
  if (raw.template !== undefined) await validateTemplate(raw.kind, raw.template, raw.sample);
  return addWebhook(context.db, webhookToken(context.random), {
    format: raw.format,
    kind: raw.kind,
    spaceId: space.id,
    description: raw.description ?? '',
    senderName: raw.sender?.displayName ?? null,
    senderAvatar: raw.sender?.avatar ?? null,
    template: raw.template ?? null,
    sample: raw.template === undefined ? null : (raw.sample ?? null),
  });
}

function requireTasks(context: Context, space: Space): void {
  if (findBoard(context.db, space.id) !== undefined) return;
  throw badRequest(`Tasks were never set up for the ${space.kind} "${space.name}". Set them up on its board first.`);
}

/** Renders the template with its own sample, because one that fails on it would never work. */
async function validateTemplate(kind: WebhookKind, template: string, sample: string | undefined): Promise<void> {
  await checkTemplate(template);
  if (sample === undefined) return;
  let payload: unknown;
  try {
    payload = JSON.parse(sample);
  } catch {
    throw badRequest('sample: this is not valid JSON.');
  }
  await customContent(kind, template, payload);
}
