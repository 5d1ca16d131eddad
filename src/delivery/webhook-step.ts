import type { Draft } from '../message/types.ts';
import { webhookMessageRequest, webhookTaskRequest, webhookTopicRequest } from '../service/webhook.ts';
import type { Settings, WebhookDestination } from '../settings/settings.ts';
import type { HttpRequest } from '../transport/types.ts';
import type { Step } from './step.ts';

/** The one POST of a draft to a webhook. */
export function webhookStep(settings: Settings, { url }: WebhookDestination, draft: Draft): Step {
  return { operation: `webhook.${draft.kind}`, http: webhookRequest(settings, url, draft) };
}

function webhookRequest(settings: Settings, url: URL, draft: Draft): HttpRequest {
  const { senderName, senderAvatar, dueDate, completeDate, ephemeral } = settings;
  const sender = { displayName: senderName, avatar: senderAvatar };
  const content = { subject: draft.subject ?? '', body: draft.body, sender };
  if (draft.kind === 'topic') return webhookTopicRequest(url, content);
  if (draft.kind === 'task') return webhookTaskRequest(url, { ...content, dueDate, completeDate });
  return webhookMessageRequest(url, { body: draft.body, sender, ...(ephemeral && { ephemeral }) });
}
