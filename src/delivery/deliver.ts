import type { MessageContent } from '../message/render-types.ts';
import { skipSending } from '../not-sent.ts';
import type { Runtime } from '../runtime.ts';
import type { HttpRequest } from '../service/http/exchange.ts';
import {
  webhookMessageRequest,
  webhookTaskRequest,
  webhookTextRequest,
  webhookTopicRequest,
} from '../service/webhook-requests.ts';
import type { Settings } from '../settings/settings.ts';
import type { LookupResult } from '../target/lookup-result.ts';
import { postWithRetry } from './post-with-retry.ts';
import { type Result, toResult } from './receipt.ts';
import { DeliverySession } from './session.ts';

/** The message, and data that its text doesn't contain. */
interface Consignment {
  readonly content: MessageContent;
  /** The marker in the body that finds a topic or task again. Absent for content that can't be searched for. */
  readonly marker?: string | undefined;
  /** The destination. If it has a stop, nothing is sent. */
  readonly lookUp: LookupResult;
}

/**
 * Sends one message and returns its result. Stays within the time and starts no request after the runtime's signal is
 * aborted.
 */
export async function deliver(settings: Settings, world: Runtime, consignment: Consignment): Promise<Result> {
  const { stop, lookUps } = consignment.lookUp;
  if (stop !== undefined) return toResult(stop, lookUps);
  const result = await sent(new DeliverySession(settings, world), consignment);
  return { ...result, attempts: [...lookUps, ...result.attempts] };
}

async function sent(session: DeliverySession, { content, marker, lookUp: { place } }: Consignment): Promise<Result> {
  const [destination] = session.settings.destinations;
  if (destination.type === 'webhook') return deliverByWebhook(session, destination.url, content);
  if (place === undefined) return toResult(skipSending('destination', 'the destination is empty'));
  // Loaded on demand because a webhook needs no paths, paging, or search, which are half of this folder.
  const { deliverByRest } = await import(/* webpackChunkName: "rest" */ './deliver-by-rest.ts');
  return deliverByRest(session, place, content, marker);
}

/** Sends one message to a webhook. */
async function deliverByWebhook(session: DeliverySession, url: URL, content: MessageContent): Promise<Result> {
  const { settings } = session;
  const operation = `webhook.${settings.format === 'text' ? 'text' : content.kind}`;
  return postWithRetry(session, { operation, http: getRequest(settings, url, content) }, content.kind);
}

function getRequest(settings: Settings, url: URL, content: MessageContent): HttpRequest {
  const { senderName, senderAvatar, dueDate, completeDate, ephemeral, format } = settings;
  const sender = { displayName: senderName, avatar: senderAvatar };
  const post = { subject: content.subject ?? '', body: content.body, sender };
  if (content.kind === 'topic') return webhookTopicRequest(url, post);
  if (content.kind === 'task') return webhookTaskRequest(url, { ...post, dueDate, completeDate });
  if (format === 'text') return webhookTextRequest(url, content.body);
  return webhookMessageRequest(url, { body: content.body, sender, ephemeral: ephemeral || undefined });
}
