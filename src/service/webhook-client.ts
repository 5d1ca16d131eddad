import { ResponseError } from '../errors.ts';
import { createSend } from '../transport/send.ts';
import type { HttpRequest, Send } from '../transport/types.ts';
import { exchangeWords } from '../transport/words/exchange.ts';
import { accepted } from './accepted.ts';
import { checkedAddress } from './address.ts';
import { decodeCreatedId } from './record-decoders.ts';
import { webhookHint } from './refusal.ts';
import { timeoutMs } from './timeout.ts';
import {
  type WebhookMessage,
  type WebhookTask,
  type WebhookTopic,
  webhookMessageRequest,
  webhookTaskRequest,
  webhookTextRequest,
  webhookTopicRequest,
} from './webhook.ts';
import { decodeCreated } from './wire/decode.ts';

export interface WebhookOptions {
  /** The webhook's URL, which is a secret: who knows it may post. `https:`, or plain `http:` on this machine. */
  readonly url: string | URL;
  /** Seconds for one call. Default 60. */
  readonly timeoutSeconds?: number;
  /** Ends what is under way, and everything called afterwards. */
  readonly signal?: AbortSignal;
  /** Sends one request once. Default: the package's own transport. */
  readonly send?: Send;
}

/** What the service told about the record that it made. */
export interface Posted {
  /** Absent when the answer told none. */
  readonly id?: string;
}

/**
 * One incoming webhook (API 4.4). Its kind was fixed when it was made and must be that of the method called: the
 * service gives no way to ask. Each call sends one request once.
 *
 * Errors: `SettingsError` for a date or URL that cannot be sent, `ConnectionError` when no answer came (with
 * `written`, the content may be there), `ResponseError` for a status other than 2xx. None of them shows the URL or
 * the answer, which may repeat it.
 */
export class Webhook {
  readonly #url: URL;
  readonly #send: Send;
  readonly #limits: { readonly timeoutMs: number; readonly signal?: AbortSignal };

  constructor(options: WebhookOptions) {
    this.#url = checkedAddress('url', options.url);
    this.#send = options.send ?? createSend();
    const { signal } = options;
    this.#limits = { timeoutMs: timeoutMs(options.timeoutSeconds), ...(signal && { signal }) };
  }

  /** Posts a chat message as plain text. */
  async text(text: string): Promise<Posted> {
    return this.#post('webhook text', webhookTextRequest(this.#url, text), text);
  }

  /** Posts a chat message. */
  async message(message: WebhookMessage): Promise<Posted> {
    return this.#post('webhook message', webhookMessageRequest(this.#url, message), message.body);
  }

  /** Creates a topic. */
  async topic(topic: WebhookTopic): Promise<Posted> {
    return this.#post('webhook topic', webhookTopicRequest(this.#url, topic), topic.body);
  }

  /** Creates a task. */
  async task(task: WebhookTask): Promise<Posted> {
    return this.#post('webhook task', webhookTaskRequest(this.#url, task), task.body);
  }

  async #post(operation: string, request: HttpRequest, body: string): Promise<Posted> {
    const exchange = await this.#send(request, this.#limits);
    const answer = accepted({ operation, method: 'POST' }, exchange, (refused) => {
      const { status } = refused;
      const { reason } = exchangeWords(refused);
      return new ResponseError(`${operation}: ${reason}`, { status, hint: webhookHint(body, status) });
    });
    const id = decodeCreated(answer.body, decodeCreatedId)?.id;
    return id === undefined ? {} : { id };
  }
}
