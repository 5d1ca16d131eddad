/** Client of incoming webhooks. */

import type { PlatformUrl } from '../platform.ts';
import { isDay, quoteValue } from '../text/format.ts';
import { Redactor } from '../text/redaction/redactor.ts';
import { listWebhookSecrets } from '../text/redaction/secrets.ts';
import { sendWithFetch } from './fetch.ts';
import type { ExchangeLimits, SendRequest } from './http/exchange.ts';
import { createSend } from './http/send.ts';
import type { NewChatMessage, NewTopic } from './operations.ts';
import {
  type CallOptions,
  checkOptions,
  combineLimits,
  createArgumentError,
  ensureAccepted,
  requireValue,
  type TransportOptions,
} from './options.ts';
import { createSource, toWebhookCall } from './wire/http-request.ts';
import { readCreatedId } from './wire/response.ts';

export interface WebhookOptions extends TransportOptions {
  /** URL of the webhook. It is a secret: anyone who knows it can post. `https:`, or `http:` for loopback only. */
  readonly url: string | PlatformUrl;
}

/** Payload of a chat message webhook. */
export interface WebhookMessage extends NewChatMessage {
  /**
   * Shows the message to users who are online, without keeping it in the history. Default: false. api.md, section 4.4,
   * rule 1.
   */
  readonly ephemeral?: boolean | undefined;
}

/** Payload of a task webhook. */
export interface WebhookTask extends NewTopic {
  /** Day on which it is due, as `YYYY-MM-DD`. api.md, section 4.4. */
  readonly dueDate?: string | undefined;
  /** Day of completion, as `YYYY-MM-DD`: the task is created as completed. api.md, section 4.4, rule 2. */
  readonly completeDate?: string | undefined;
}

/** Response of the service to an accepted payload. */
export interface PostResponse {
  /** ID of the created record. Absent if the response has none. */
  readonly id?: string;
}

/**
 * Client of one incoming webhook (api.md, section 4.4). Call the method of the kind that the webhook was created for,
 * because the service offers no way to look it up. Each call sends one request once.
 *
 * Methods throw:
 * - `SettingsError` if a date or the URL can't be sent
 * - `ConnectionError` if no response arrived; if `written` is true, the content may have been created
 * - `ResponseError` for a status other than 2xx, or a body that reports an error
 *
 * Errors never contain the URL. It is redacted from messages of the service, too.
 */
export class Webhook {
  readonly #url: URL;
  readonly #send: SendRequest;
  readonly #limits: ExchangeLimits;
  readonly #redactor: Redactor;

  constructor(options: WebhookOptions);
  /** @internal */
  constructor(options: WebhookOptions, send: SendRequest);
  constructor(options: WebhookOptions, send?: SendRequest) {
    const { url, timeoutSeconds: timeoutMs } = checkOptions(options, 'url');
    this.#url = url;
    this.#redactor = new Redactor(listWebhookSecrets(url.href));
    this.#send = send ?? (options.send ? sendWithFetch(options.send) : createSend());
    this.#limits = { timeoutMs, signal: options.signal };
  }

  /** Posts a chat message as plain text. */
  async text(text: string, call: CallOptions = {}): Promise<PostResponse> {
    return this.#post('text', requireValue('text', text, 'Pass the message'), call);
  }

  /** Posts a chat message. */
  async message(message: WebhookMessage, call: CallOptions = {}): Promise<PostResponse> {
    const { body, ephemeral, sender } = requireValue('message', message, 'Pass { body }');
    return this.#post('message', { body, ...createSource(sender), isEphemeral: ephemeral }, call);
  }

  /** Creates a topic. */
  async topic(topic: NewTopic, call: CallOptions = {}): Promise<PostResponse> {
    const { subject, body, sender } = requireValue('topic', topic, 'Pass { subject, body }');
    return this.#post('topic', { subject, body, ...createSource(sender) }, call);
  }

  /** Creates a task. */
  async task(task: WebhookTask, call: CallOptions = {}): Promise<PostResponse> {
    const { subject, body, sender, ...days } = requireValue('task', task, 'Pass { subject, body }');
    const dueDate = checkDate('dueDate', days.dueDate);
    const completeDate = checkDate('completeDate', days.completeDate);
    return this.#post('task', { subject, body, ...createSource(sender), dueDate, completeDate }, call);
  }

  /** Posts any JSON value, to a webhook of a custom or chat-compatible format. */
  async json(payload: unknown, call: CallOptions = {}): Promise<PostResponse> {
    return this.#post('json', payload, call);
  }

  async #post(kind: Parameters<typeof toWebhookCall>[1], payload: unknown, call: CallOptions) {
    const called = toWebhookCall(this.#url, kind, payload);
    const limits = combineLimits(this.#limits, call);
    const exchange = await this.#send(called.http, limits);
    const { body } = ensureAccepted(exchange, called, this.#redactor, limits.signal);
    return { id: readCreatedId(body, kind === 'topic' || kind === 'task' ? 'record' : 'chat message') };
  }
}

function checkDate(option: string, date: string | undefined): string | undefined {
  if (date === undefined || isDay(date)) return date;
  throw createArgumentError(option, `got ${quoteValue(date)}`, 'Use a valid date as YYYY-MM-DD');
}
