import type { WebhookKind } from '../store/webhooks.ts';
import { anyText, boolean, createSource, day, optional, record, text, type Validator } from '../validate.ts';

/** Content of a webhook call, independent of kind and format. */
export interface WebhookContent {
  readonly subject: string;
  readonly body: string;
  readonly source?: { readonly displayName?: string; readonly avatar?: string };
  readonly ephemeral?: boolean;
  readonly dueDate?: string;
  readonly completeDate?: string;
}

const messagePayload = record({ body: text, createSource: optional(createSource), isEphemeral: optional(boolean) });
const topicPayload = record({ subject: text, body: text, createSource: optional(createSource) });
const taskPayload = record({
  subject: text,
  body: optional(anyText),
  createSource: optional(createSource),
  dueDate: optional(day),
  completeDate: optional(day),
});

/** Parses plain text: the complete body of the request is the message. */
export function textContent(body: string): WebhookContent {
  return { subject: '', body: text(body, 'The message text') };
}

const readers: Readonly<Record<WebhookKind, Validator<WebhookContent>>> = {
  message: (value, where) => {
    const { body, createSource: source, isEphemeral } = messagePayload(value, where);
    return { subject: '', body, source, ephemeral: isEphemeral };
  },
  topic: (value, where) => {
    const { subject, body, createSource: source } = topicPayload(value, where);
    return { subject, body, source };
  },
  task: (value, where) => {
    const { subject, body, createSource: source, dueDate, completeDate } = taskPayload(value, where);
    return { subject, body: body ?? '', source, dueDate, completeDate };
  },
};

/** Parses the native JSON of the webhook's kind (api.md, section 4.4). Rejects anything that doesn't match. */
export function nativeContent(kind: WebhookKind, value: unknown): WebhookContent {
  return readers[kind](value, 'The payload');
}
