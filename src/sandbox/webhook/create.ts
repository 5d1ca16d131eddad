import type { Context } from '../context.ts';
import { badRequest } from '../http/reply.ts';
import type { Webhook } from '../store/records.ts';
import { anyText, createSource, id, oneOf, optional, record, type Validator } from '../validate.ts';
import { checkTemplate, customContent } from './custom.ts';

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

/** Generates a webhook token: 15 characters of `[A-Za-z0-9_-]`, 90 random bits. */
export function webhookToken(random: (bytes: number) => Buffer): string {
  return random(12).toString('base64url').slice(0, 15);
}

/** Creates a webhook. Throws a 400 for inconsistent settings, so that every created webhook can be called. */
export async function createWebhook({ db, random }: Context, settings: unknown): Promise<Webhook> {
  const payload = settingsPayload(settings, 'The payload');
  const { format, kind, target: spaceId, description = '', sender, template = null, sample = null } = payload;
  const space = db.find('spaces', { id: spaceId });
  if (space === undefined) throw badRequest(`target: there is no team or forum with the id ${spaceId}.`);
  if (kind === 'task' && db.find('boards', { spaceId }) === undefined) {
    const where = `${space.kind} "${space.name}"`;
    throw badRequest(`Tasks were never set up for the ${where}. Set them up on its board first.`);
  }
  if ((format === 'custom') !== (template !== null)) {
    throw badRequest('template: the custom format needs a template, other formats do not accept one.');
  }
  if (template !== null) await validateTemplate(kind, template, sample);
  const defaultSender = { senderName: sender?.displayName ?? null, senderAvatar: sender?.avatar ?? null };
  const texts = { description, ...defaultSender, template, sample: template && sample };
  return db.add('webhooks', { token: webhookToken(random), format, kind, spaceId, ...texts });
}

/** Renders the template with its own sample, because one that fails on it would never work. */
async function validateTemplate(kind: Webhook['kind'], template: string, sample: string | null): Promise<void> {
  await checkTemplate(template);
  if (sample === null) return;
  let payload: unknown;
  try {
    payload = JSON.parse(sample);
  } catch {
    throw badRequest('sample: this is not valid JSON.');
  }
  await customContent(kind, template, payload);
}
