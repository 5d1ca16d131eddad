import { anyText, type Check, MAX_TEXT } from '../checks.ts';
import { badRequest } from '../http/reply.ts';
import type { WebhookKind } from '../store/webhooks.ts';
import { blocksMarkup } from './chat-blocks.ts';
import { toMarkdown, toPlainText } from './chat-markup.ts';
import type { WebhookContent } from './native.ts';

/**
 * The third-party chat-compatible format: the payload of Slack's incoming webhooks, converted on receipt. The
 * conversion is a guess from that public format; fields that have no meaning here (`channel`, `icon_emoji`, …) are ignored.
 */
export function chatCompatibleContent(kind: WebhookKind, value: unknown): WebhookContent {
  const payload = objectOf(value, 'The payload');
  const attachments = listOf(payload.get('attachments'), 'attachments');
  // With blocks, the text is what notifications show of them.
  const text = optionalText(payload.get('text'), 'text') || blocksMarkup(payload.get('blocks'));
  const parts = [text, ...attachments.map(attachmentText)];
  const tooLong = () => badRequest(`The text is too long: at most ${MAX_TEXT} characters are taken.`);
  // Conversion never shortens a text that much: it need not be done to refuse it.
  if (parts.join('').length > 8 * MAX_TEXT) throw tooLong();
  const body = parts
    .filter((part) => part !== '')
    .map((part) => toMarkdown(part, payload.get('mrkdwn') !== false))
    .join('\n\n');
  if (body === '')
    throw badRequest('This webhook takes the chat-compatible format: "text", "blocks" or "attachments" is needed.');
  if (body.length > MAX_TEXT) throw tooLong();
  const icon = anyText(optionalText(payload.get('icon_url'), 'icon_url'), 'icon_url');
  const username = anyText(optionalText(payload.get('username'), 'username'), 'username');
  return {
    subject: kind === 'message' ? '' : plainFirstLine(parts),
    body,
    source: {
      displayName: username || undefined,
      avatar: /^https?:\/\//.test(icon) && URL.canParse(icon) ? icon : undefined,
    },
    ephemeral: false,
    dueDate: undefined,
    completeDate: undefined,
  };
}

function attachmentText(value: unknown, index: number): string {
  const where = `attachments[${index}]`;
  const attachment = objectOf(value, where);
  const field = (name: string) => optionalText(attachment.get(name), `${where}.${name}`);
  const fields = listOf(attachment.get('fields'), `${where}.fields`).map((one, at) => {
    const pair = objectOf(one, `${where}.fields[${at}]`);
    const title = optionalText(pair.get('title'), 'title');
    return `${title === '' ? '' : `*${title}*: `}${optionalText(pair.get('value'), 'value')}`;
  });
  const title = field('title') === '' ? '' : `*${linked(field('title'), field('title_link'))}*`;
  const picture = field('image_url') === '' ? '' : linked('image', field('image_url'));
  const content = joined([field('pretext'), title, field('text'), ...fields, picture]);
  const shown = content || blocksMarkup(attachment.get('blocks')) || field('fallback');
  const footer = field('footer') === '' ? '' : `_${field('footer')}_`;
  return joined([linked(field('author_name'), field('author_link')), shown, footer]);
}

const linked = (text: string, url: string) => (text === '' || url === '' ? text : `<${url}|${text}>`);
const joined = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n');

/** A topic or task needs a subject, which the format does not know: the first line, without its formatting. */
function plainFirstLine(parts: readonly string[]): string {
  const lines = parts
    .join('\n')
    .split('\n')
    .map((line) => toPlainText(line).trim());
  return lines.find((line) => line !== '')?.slice(0, 200) ?? 'Message';
}

const wrong = (where: string, expected: string) =>
  badRequest(`This webhook takes the chat-compatible format: ${where} must be ${expected}.`);

const objectOf: Check<ReadonlyMap<string, unknown>> = (value, where) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(where, 'an object');
  return new Map(Object.entries(value));
};

const listOf: Check<readonly unknown[]> = (value, where) => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw wrong(where, 'an array');
  return value;
};

const optionalText: Check<string> = (value, where) => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw wrong(where, 'a string');
  return value.trim();
};
