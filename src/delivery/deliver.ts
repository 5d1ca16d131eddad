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
  readonly draft: MessageContent;
  /** The marker in the body that finds a topic or task again. Absent for content that can't be searched for. */
  readonly marker?: string | undefined;
  /** The destination. If it has a stop, nothing is sent. */
  readonly lookUp: LookupResult;
}

/**
 * Sends one draft and returns its result. Stays within the time and starts no request after the runtime's signal is
 * aborted.
 */
export async function deliver(settings: Settings, world: Runtime, consignment: Consignment): Promise<Result> {
  const { stop, lookUps } = consignment.lookUp;
  if (stop !== undefined) return toResult(stop, lookUps);
  const result = await sent(new DeliverySession(settings, world), consignment);
  return { ...result, tries: [...lookUps, ...result.tries] };
}

async function sent(
  session: DeliverySession,
  { draft, marker, lookUp: { place: location } }: Consignment,
): Promise<Result> {
  const [destination] = session.settings.destinations;
  if (destination.type === 'webhook') return deliverByWebhook(session, destination.url, draft);
  if (location === undefined) return toResult(skipSending('destination', 'the destination is empty'));
  // Loaded on demand because a webhook needs no paths, paging, or search, which are half of this folder.
  const { deliverByRest } = await import(/* webpackChunkName: "rest" */ './deliver-by-rest.ts');
  return deliverByRest(session, location, draft, marker);
}

/** Sends one draft to a webhook. */
async function deliverByWebhook(session: DeliverySession, url: URL, draft: MessageContent): Promise<Result> {
  const { settings } = session;
  const operation = `webhook.${settings.format === 'text' ? 'text' : draft.kind}`;
  return postWithRetry(session, { operation, http: getRequest(settings, url, draft) }, draft.kind);
}

function getRequest(settings: Settings, url: URL, draft: MessageContent): HttpRequest {
  const { senderName, senderAvatar, dueDate, completeDate, ephemeral, format } = settings;
  const sender = { displayName: senderName, avatar: senderAvatar };
  const content = { subject: draft.subject ?? '', body: draft.body, sender };
  if (draft.kind === 'topic') return webhookTopicRequest(url, content);
  if (draft.kind === 'task') return webhookTaskRequest(url, { ...content, dueDate, completeDate });
  if (format === 'text') return webhookTextRequest(url, draft.body);
  return webhookMessageRequest(url, { body: draft.body, sender, ephemeral: ephemeral || undefined });
}
