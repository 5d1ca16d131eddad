import type { Draft } from '../message/rendering.ts';
import {
  webhookMessageRequest,
  webhookTaskRequest,
  webhookTextRequest,
  webhookTopicRequest,
} from '../service/webhook-requests.ts';
import type { Settings, WebhookDestination } from '../settings/settings.ts';
import type { HttpRequest } from '../transport/exchange.ts';
import { postUntilKnown } from './post-until-known.ts';
import type { Result } from './receipt.ts';
import type { DeliverySession } from './session.ts';

/** Sends one draft to a webhook. */
export async function deliverByWebhook(
  session: DeliverySession,
  settings: Settings,
  { url }: WebhookDestination,
  draft: Draft,
): Promise<Result> {
  return postUntilKnown(
    session,
    {
      operation: `webhook.${settings.format === 'text' ? 'text' : draft.kind}`,
      http: requestOf(settings, url, draft),
    },
    { delivery: settings.delivery, settleTime: settings.settleTime, kind: draft.kind },
  );
}

function requestOf(settings: Settings, url: URL, draft: Draft): HttpRequest {
  const { senderName, senderAvatar, dueDate, completeDate, ephemeral, format } = settings;
  const sender = { displayName: senderName, avatar: senderAvatar };
  const content = { subject: draft.subject ?? '', body: draft.body, sender };
  if (draft.kind === 'topic') return webhookTopicRequest(url, content);
  if (draft.kind === 'task') return webhookTaskRequest(url, { ...content, dueDate, completeDate });
  if (format === 'text') return webhookTextRequest(url, draft.body);
  return webhookMessageRequest(url, { body: draft.body, sender, ephemeral: ephemeral || undefined });
}
