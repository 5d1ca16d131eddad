import type { Context } from '../../context.ts';
import { webhookUrl } from '../../inventory.ts';
import { spaceById } from '../../store/spaces.ts';
import { listWebhooks, type Webhook } from '../../store/webhooks.ts';
import type { ShownWebhook } from '../shown.ts';

/** What an administrator sees of a webhook: everything, the URL included. */
export function webhookView(context: Context, webhook: Webhook): ShownWebhook {
  const { token, spaceId, ...settings } = webhook;
  const space = spaceById(context.db, spaceId);
  return { ...settings, target: { id: spaceId, name: space?.name ?? '' }, url: webhookUrl(context, token) };
}

export function webhookViews(context: Context): ShownWebhook[] {
  return listWebhooks(context.db).map((webhook) => webhookView(context, webhook));
}
