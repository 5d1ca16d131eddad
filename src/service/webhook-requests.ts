/** Builds the request of each kind of incoming webhook as plain data (api.md, section 4.4). */
import { isDay } from '../text/calendar.ts';
import { shown } from '../text/format.ts';
import type { HttpRequest } from './http/exchange.ts';
import type { NewChatMessage, NewTopic } from './operations.ts';
import { createSource, required, wrong } from './wire/odata.ts';

/** Payload of a chat message webhook. */
export interface WebhookMessage extends NewChatMessage {
  /** Shows the message to users who are online, without keeping it in the history. Default: false. */
  readonly ephemeral?: boolean | undefined;
}

/** Payload of a task webhook. */
export interface WebhookTask extends NewTopic {
  /** `YYYY-MM-DD`. */
  readonly dueDate?: string | undefined;
  /** `YYYY-MM-DD`. The task is created as completed. */
  readonly completeDate?: string | undefined;
}

/** Builds a chat message from plain text, which is the complete body of the request. */
export function webhookTextRequest(url: URL, text: string): HttpRequest {
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: required('text', text, 'Pass the message'),
  };
}

/** Builds a chat message. */
export function webhookMessageRequest(url: URL, message: WebhookMessage): HttpRequest {
  const { body, ephemeral, sender } = required('message', message, 'Pass { body }');
  return webhookJsonRequest(url, { body, ...createSource(sender), isEphemeral: ephemeral });
}

/** Builds a topic. */
export function webhookTopicRequest(url: URL, topic: NewTopic): HttpRequest {
  const { subject, body, sender } = required('topic', topic, 'Pass { subject, body }');
  return webhookJsonRequest(url, { subject, body, ...createSource(sender) });
}

/** Builds a task. Throws a SettingsError if a date is not `YYYY-MM-DD`. */
export function webhookTaskRequest(url: URL, task: WebhookTask): HttpRequest {
  const { subject, body, sender, ...days } = required('task', task, 'Pass { subject, body }');
  const dueDate = checkedDate('dueDate', days.dueDate);
  const completeDate = checkedDate('completeDate', days.completeDate);
  return webhookJsonRequest(url, { subject, body, ...createSource(sender), dueDate, completeDate });
}

/** Builds a request with any JSON value, for a webhook of a custom or chat-compatible format. */
export function webhookJsonRequest(url: URL, payload: unknown): HttpRequest {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { method: 'POST', url, headers, body: JSON.stringify(payload) };
}

function checkedDate(option: string, date: string | undefined): string | undefined {
  if (date === undefined || isDay(date)) return date;
  throw wrong(option, `got ${shown(date)}`, 'Use a valid date as YYYY-MM-DD');
}
