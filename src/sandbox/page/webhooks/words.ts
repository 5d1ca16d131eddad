/** What the settings of a webhook are called, here and in the README. */
import type { ShownWebhook } from '../../web/shown.ts';

export const KINDS: Readonly<Record<ShownWebhook['kind'], string>> = {
  message: 'Chat message',
  topic: 'Topic',
  task: 'Task',
};

export const FORMATS: Readonly<Record<ShownWebhook['format'], string>> = {
  native: 'Native',
  'chat-compatible': 'Chat-compatible',
  custom: 'Custom',
};

export const FORMAT_HINTS: Readonly<Record<ShownWebhook['format'], string>> = {
  native: 'The service’s own JSON, or plain text for chat messages. The one for the step.',
  'chat-compatible': 'For tools that speak to Slack: their payload is converted.',
  custom: 'For tools with JSON of their own: a Liquid template turns it into the service’s.',
};

/** A template that works for its kind, and a payload to try it with. */
export const TEMPLATES: Readonly<Record<ShownWebhook['kind'], string>> = {
  message: '{ "body": {{ payload.text | json }} }',
  topic: '{ "subject": {{ payload.title | json }}, "body": {{ payload.text | json }} }',
  task: '{ "subject": {{ payload.title | json }}, "body": {{ payload.text | json }} }',
};

export const SAMPLES: Readonly<Record<ShownWebhook['kind'], string>> = {
  message: '{ "text": "Checkout answers again" }',
  topic: '{ "title": "Checkout was down", "text": "From 9:10 to 9:32, after the move of the database." }',
  task: '{ "title": "Checkout is down", "text": "No answer for two minutes." }',
};

export function nameOf({ description }: ShownWebhook): string {
  return description || 'Without a description';
}
