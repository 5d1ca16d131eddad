import type { Draft } from '../message/types.ts';
import { toHttpRequest } from '../service/http-request.ts';
import { createTask, createTopic, postChatMessage } from '../service/requests/content.ts';
import { showBoard } from '../service/requests/tasks.ts';
import type { ServiceRequest } from '../service/requests/types.ts';
import { webhookMessageRequest, webhookTaskRequest, webhookTopicRequest } from '../service/webhook.ts';
import type { RestDestination, Settings, WebhookDestination } from '../settings/settings.ts';
import type { HttpRequest } from '../transport/types.ts';

/** A request of a delivery, with what its answer is judged by. */
export interface Step {
  /** For the receipt: `chat.post`, `webhook.message`. */
  readonly operation: string;
  readonly http: HttpRequest;
  /** Absent for webhooks. */
  readonly service?: ServiceRequest;
}

/** The one POST of a draft to a webhook. */
export function webhookStep(settings: Settings, { url }: WebhookDestination, draft: Draft): Step {
  return { operation: `webhook.${draft.kind}`, http: webhookRequest(settings, url, draft) };
}

function webhookRequest({ sender, dueDate, completeDate, ephemeral }: Settings, url: URL, draft: Draft): HttpRequest {
  const content = { subject: draft.subject ?? '', body: draft.body, sender };
  if (draft.kind === 'topic') return webhookTopicRequest(url, content);
  if (draft.kind === 'task') return webhookTaskRequest(url, { ...content, dueDate, completeDate });
  return webhookMessageRequest(url, { body: draft.body, sender, ...(ephemeral && { ephemeral }) });
}

/** Asks for the id of the target's task board, which is not the target's own (API 4.1, rule 4). */
export function boardStep(destination: RestDestination): Step {
  return restStep(destination, showBoard(destination.target));
}

/** The one POST of a draft through the REST API; `board` is for a task. */
export function contentStep(settings: Settings, destination: RestDestination, draft: Draft, board = 0): Step {
  const { sender, category } = settings;
  const content = { subject: draft.subject ?? '', body: draft.body, sender };
  const { target } = destination;
  if (draft.kind === 'message') return restStep(destination, postChatMessage(target, content));
  if (draft.kind === 'topic') return restStep(destination, createTopic(target, content));
  return restStep(destination, createTask({ ...content, board, category }));
}

function restStep(destination: RestDestination, service: ServiceRequest): Step {
  return { operation: service.operation, http: toHttpRequest(destination, service), service };
}
