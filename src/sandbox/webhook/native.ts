import type { Webhook } from '../store/records.ts';
import { anyText, boolean, createSource, day, optional, record, text } from '../validate.ts';

/** Content of a webhook call, independent of kind and format. */
export interface WebhookContent {
  readonly subject?: string;
  readonly body?: string;
  readonly createSource?: { readonly displayName?: string; readonly avatar?: string };
  readonly isEphemeral?: boolean;
  readonly dueDate?: string;
  readonly completeDate?: string;
}

const source = { createSource: optional(createSource) };
/** Fields of the native JSON, which are named in error messages. */
export const FIELDS = {
  message: { body: text, ...source, isEphemeral: optional(boolean) },
  topic: { subject: text, body: text, ...source },
  task: { subject: text, body: optional(anyText), ...source, dueDate: optional(day), completeDate: optional(day) },
};

const PAYLOADS = { message: record(FIELDS.message), topic: record(FIELDS.topic), task: record(FIELDS.task) };

/** Parses the native JSON of the webhook's kind (api.md, section 4.4). Rejects anything that doesn't match. */
export function nativeContent(kind: Webhook['kind'], value: unknown): WebhookContent {
  return PAYLOADS[kind](value, 'The payload');
}
