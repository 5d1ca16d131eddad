/** Renders and sends one message. */

import type { Facts } from '../build/facts.ts';
import { render } from '../message/render.ts';
import type { MessageContent, Rendered, RenderInput } from '../message/render-types.ts';
import type { Runtime } from '../runtime.ts';
import { SAFE_BODY } from '../service/status.ts';
import { type Call, createSource, toWebhookCall } from '../service/wire/http-request.ts';
import type { ContentKind } from '../settings/option.ts';
import type { Settings } from '../settings/settings.ts';
import type { ResolvedTarget } from '../target/resolved-target.ts';
import { postWithRetry } from './post-with-retry.ts';
import { type Result, toResult } from './receipt.ts';
import { DeliverySession } from './session.ts';

/** One rendered message. */
export interface Message extends Rendered {
  /** Finds a topic or task again by its body; absent for content that can't be searched for. */
  readonly marker?: string;
}

/** Bytes of UTF-8 text for each character that `max-length` allows. */
const BYTES_PER_CHARACTER = SAFE_BODY.bytes / SAFE_BODY.characters;
/** Enough to make the marker of each message unique. */
const MARKER_DIGITS = 16;

/** Renders the message with its markers: its own, and that of its `unique-key`. */
export async function renderMessage(
  settings: Settings,
  runtime: Runtime,
  facts: Facts,
  lookUp: ResolvedTarget,
  kind: ContentKind,
  more: Pick<RenderInput, 'assigned' | 'note' | 'namesTask'> = {},
): Promise<Message> {
  const [destination] = settings.destinations;
  const isFindable = destination.type === 'rest' && kind !== 'message';
  const marker = isFindable ? createMarker(runtime.random) : undefined;
  const markers = [marker, lookUp.keyed?.mark].filter((one) => one !== undefined);
  const limits = { characters: settings.maxLength, bytes: Math.floor(settings.maxLength * BYTES_PER_CHARACTER) };
  const { addressees } = lookUp;
  const rendered = await render({
    ...{ facts, kind, settings, limits, addressees, now: runtime.now() },
    marker: isFindable ? markers.join('.') : undefined,
    // A test message names the people who would get the task.
    assigned: settings.drill ? lookUp.assigned : undefined,
    ...more,
  });
  return { ...rendered, marker };
}

/** Creates a random marker. It isn't secret, so `node:crypto`, which takes 7 ms to load, isn't needed. */
function createMarker(random: () => number): string {
  const digits = Array.from({ length: MARKER_DIGITS }, () => Math.floor(random() * 16).toString(16));
  return `d-${digits.join('')}`;
}

/**
 * Sends one message and returns its result. Stays within the time and starts no request after the runtime's signal is
 * aborted.
 */
export async function sendMessage(
  settings: Settings,
  runtime: Runtime,
  lookUp: ResolvedTarget,
  message: Pick<Message, 'content' | 'marker'>,
): Promise<Result> {
  const { stop, lookUps } = lookUp;
  if (stop !== undefined) return toResult(stop, lookUps);
  const result = await post(new DeliverySession(settings, runtime), lookUp, message);
  return { ...result, attempts: [...lookUps, ...result.attempts] };
}

async function post(
  session: DeliverySession,
  { location }: ResolvedTarget,
  { content, marker }: Pick<Message, 'content' | 'marker'>,
): Promise<Result> {
  const [destination] = session.settings.destinations;
  if (destination.type === 'webhook') {
    return postWithRetry(session, createWebhookCall(session.settings, destination.url, content), content.kind);
  }
  if (location === undefined) return toResult({ reason: 'the destination is empty', hint: '' });
  // Loaded on demand because a webhook needs no paths, paging, or search, which are half of this folder.
  const { deliverByRest } = await import(/* webpackChunkName: "rest" */ './deliver-by-rest.ts');
  return deliverByRest(session, location, content, marker);
}

function createWebhookCall(settings: Settings, url: URL, { kind, subject = '', body }: MessageContent): Call {
  const { senderName, senderAvatar, dueDate, completeDate, ephemeral, format } = settings;
  if (kind === 'message' && format === 'text') return toWebhookCall(url, 'text', body);
  const sender = createSource({ displayName: senderName, avatar: senderAvatar });
  if (kind === 'message') return toWebhookCall(url, kind, { body, ...sender, isEphemeral: ephemeral || undefined });
  const dates = kind === 'task' ? { dueDate, completeDate } : {};
  return toWebhookCall(url, kind, { subject, body, ...sender, ...dates });
}
