/** Client of incoming webhooks. */

import type { PlatformSignal, PlatformUrl } from '../platform.ts';
import { Redactor } from '../text/redaction/redactor.ts';
import { webhookSecrets } from '../text/redaction/secrets.ts';
import { type FetchLike, sendWithFetch } from './fetch.ts';
import type { ExchangeLimits, HttpRequest, SendRequest } from './http/exchange.ts';
import { createSend } from './http/send.ts';
import type { NewTopic } from './operations.ts';
import { callLimits, checkOptions, checkUrl, timeoutMs } from './options.ts';
import {
  type WebhookMessage,
  type WebhookTask,
  webhookJsonRequest,
  webhookMessageRequest,
  webhookTaskRequest,
  webhookTextRequest,
  webhookTopicRequest,
} from './webhook-requests.ts';
import type { CallOptions } from './wire/odata.ts';
import { ensureAccepted, readCreation } from './wire/response.ts';

export interface WebhookOptions {
  /** URL of the webhook. It is a secret: anyone who knows it can post. `https:`, or `http:` for loopback only. */
  readonly url: string | PlatformUrl;
  /** Seconds per call. Default: 60. */
  readonly timeoutSeconds?: number;
  /** Aborts all calls in flight, and every later call. */
  readonly signal?: PlatformSignal;
  /** Sends one request once, like `fetch`, to intercept requests. Default: the package's own HTTP client. */
  readonly send?: FetchLike;
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
    const raw: Partial<WebhookOptions> = options ?? {};
    const checks = { url: () => checkUrl('url', raw.url), timeoutSeconds: () => timeoutMs(raw.timeoutSeconds) };
    const { url, timeoutSeconds } = checkOptions(raw, checks, ['signal', 'send']);
    this.#url = url;
    this.#redactor = new Redactor(webhookSecrets(this.#url.href));
    this.#send = send ?? (raw.send ? sendWithFetch(raw.send) : createSend());
    this.#limits = { timeoutMs: timeoutSeconds, signal: raw.signal };
  }

  /** Posts a chat message as plain text. */
  async text(text: string, call: CallOptions = {}): Promise<PostResponse> {
    return this.#post(call, 'webhook text', webhookTextRequest(this.#url, text), 'chat message');
  }

  /** Posts a chat message. */
  async message(message: WebhookMessage, call: CallOptions = {}): Promise<PostResponse> {
    return this.#post(call, 'webhook message', webhookMessageRequest(this.#url, message), 'chat message');
  }

  /** Creates a topic. */
  async topic(topic: NewTopic, call: CallOptions = {}): Promise<PostResponse> {
    return this.#post(call, 'webhook topic', webhookTopicRequest(this.#url, topic));
  }

  /** Creates a task. */
  async task(task: WebhookTask, call: CallOptions = {}): Promise<PostResponse> {
    return this.#post(call, 'webhook task', webhookTaskRequest(this.#url, task));
  }

  /** Posts any JSON value, to a webhook of a custom or chat-compatible format. */
  async json(payload: unknown, call: CallOptions = {}): Promise<PostResponse> {
    return this.#post(call, 'webhook JSON', webhookJsonRequest(this.#url, payload), 'chat message');
  }

  async #post(
    call: CallOptions,
    operation: string,
    called: HttpRequest,
    kind: 'chat message' | 'record' = 'record',
  ): Promise<PostResponse> {
    const limits = callLimits(this.#limits, call);
    const exchange = await this.#send(called, limits);
    const context = { operation, called, redactor: this.#redactor, signal: limits.signal };
    const response = await ensureAccepted(exchange, context);
    const creation = readCreation(response.body, kind);
    return creation.type === 'created' ? { id: creation.id } : {};
  }
}
