/** Client of incoming webhooks. */

import { SettingsError } from '../errors.ts';
import type { PlatformSignal, PlatformUrl } from '../platform.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { Redactor } from '../text/redaction/redactor.ts';
import { webhookSecrets } from '../text/redaction/secrets.ts';
import { unknownOptions } from '../text/unknown-options.ts';
import type { ExchangeLimits, HttpRequest, Send } from './http/exchange.ts';
import { createSend } from './http/send.ts';
import { callLimits, checkedAddress, checkedOptions, timeoutMs } from './options.ts';
import {
  type WebhookMessage,
  type WebhookTask,
  type WebhookTopic,
  webhookJsonRequest,
  webhookMessageRequest,
  webhookTaskRequest,
  webhookTextRequest,
  webhookTopicRequest,
} from './webhook-requests.ts';
import { readCreation } from './wire/creation-response.ts';
import { ensureAccepted } from './wire/ensure-accepted.ts';
import type { CallOptions } from './wire/query.ts';
import { serviceMessage } from './wire/service-message.ts';

export interface WebhookOptions {
  /** URL of the webhook. It is a secret: anyone who knows it can post. `https:`, or `http:` for loopback only. */
  readonly url: string | PlatformUrl;
  /** Seconds per call. Default: 60. */
  readonly timeoutSeconds?: number;
  /** Aborts all calls in flight, and every later call. */
  readonly signal?: PlatformSignal;
  /** Sends one request once. Default: the package's own transport. */
  readonly send?: Send;
}

/** Response of the service to an accepted payload. */
export interface PostResponse {
  /** ID of the created record. Absent if the response has none. */
  readonly id?: string;
}

const OPTION_NAMES: readonly (keyof WebhookOptions)[] = ['url', 'timeoutSeconds', 'signal', 'send'];

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
  readonly #send: Send;
  readonly #limits: ExchangeLimits;
  readonly #redactor: Redactor;

  constructor(options: WebhookOptions) {
    const raw: Partial<WebhookOptions> = options ?? {};
    const unknown = unknownOptions(raw, OPTION_NAMES);
    if (unknown.length > 0) throw new SettingsError(unknown);
    const { url, timeoutSeconds } = checkedOptions({
      url: () => checkedAddress('url', raw.url),
      timeoutSeconds: () => timeoutMs(raw.timeoutSeconds),
    });
    this.#url = url;
    this.#redactor = new Redactor(webhookSecrets(this.#url.href));
    this.#send = raw.send ?? createSend();
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
  async topic(topic: WebhookTopic, call: CallOptions = {}): Promise<PostResponse> {
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
    request: HttpRequest,
    kind: 'chat message' | 'record' = 'record',
  ): Promise<PostResponse> {
    const exchange = await this.#send(request, callLimits(this.#limits, call));
    const answer = await ensureAccepted(operation, request, exchange, async (body) =>
      serviceMessage(body, (text) => redactText(text, this.#redactor)),
    );
    const creation = readCreation(answer.body, kind);
    return creation.type === 'created' ? { id: creation.id } : {};
  }
}
