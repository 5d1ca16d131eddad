import { type Check, MAX_TEXT } from '../checks.ts';
import { badRequest } from '../http/reply.ts';
import type { WebhookKind } from '../store/webhooks.ts';
import type { WebhookContent } from './native.ts';

/**
 * The third-party chat-compatible format: the payload of Slack's incoming webhooks, converted on receipt. The
 * conversion is a guess from that public format; fields that have no meaning here (`channel`, `blocks`, …) are ignored.
 */
export function chatCompatibleContent(kind: WebhookKind, value: unknown): WebhookContent {
  const payload = objectOf(value, 'The payload');
  const attachments = listOf(payload.get('attachments'), 'attachments');
  const parts = [optionalText(payload.get('text'), 'text'), ...attachments.map(attachmentText)];
  const tooLong = () => badRequest(`The text is too long: at most ${MAX_TEXT} characters are taken.`);
  // Conversion never shortens a text that much: it need not be done to refuse it.
  if (parts.join('').length > 8 * MAX_TEXT) throw tooLong();
  const body = parts
    .filter((part) => part !== '')
    .map(toMarkdown)
    .join('\n\n');
  if (body === '')
    throw badRequest('This webhook takes the chat-compatible format: "text" or "attachments" is needed.');
  if (body.length > MAX_TEXT) throw tooLong();
  const icon = optionalText(payload.get('icon_url'), 'icon_url');
  return {
    subject: kind === 'message' ? '' : plainFirstLine(parts),
    body,
    source: {
      displayName: optionalText(payload.get('username'), 'username') || undefined,
      avatar: /^https?:\/\//.test(icon) ? icon : undefined,
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
  const title = field('title');
  const link = field('title_link');
  const fields = listOf(attachment.get('fields'), `${where}.fields`).map((one, at) => {
    const pair = objectOf(one, `${where}.fields[${at}]`);
    return `*${optionalText(pair.get('title'), 'title')}*: ${optionalText(pair.get('value'), 'value')}`;
  });
  const lines = [
    field('pretext'),
    title === '' ? '' : `*${link === '' ? title : `<${link}|${title}>`}*`,
    field('text'),
    ...fields,
  ];
  const text = lines.filter((line) => line !== '').join('\n');
  return text === '' ? field('fallback') : text;
}

/** A topic or task needs a subject, which the format does not know: the first line, without its formatting. */
function plainFirstLine(parts: readonly string[]): string {
  const line =
    parts
      .join('\n')
      .split('\n')
      .find((one) => one.trim() !== '') ?? '';
  const plain = line.replace(/<[^<>|]*\|([^<>]*)>/g, '$1').replace(/[*_~`]/g, '');
  return decodeEntities(plain).trim().slice(0, 200) || 'Message';
}

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;

/** `*b*` → `**b**`, `_i_` → `*i*`, `~s~` → `~~s~~`, `<url|text>` → `[text](url)`; code stays as it is. */
export function toMarkdown(slack: string): string {
  return slack
    .split(CODE)
    .map((piece, index) => decodeEntities(index % 2 === 1 ? piece : convertText(piece)))
    .join('');
}

function convertText(piece: string): string {
  return piece
    .replace(/(?<![\w*])\*(?=\S)([^*\n]*[^*\s])\*(?![\w*])/g, '**$1**')
    .replace(/(?<![\w_])_(?=\S)([^_\n]*[^_\s])_(?![\w_])/g, '*$1*')
    .replace(/(?<![\w~])~(?=\S)([^~\n]*[^~\s])~(?![\w~])/g, '~~$1~~')
    .replace(/<((?:https?:\/\/|mailto:)[^<>|\s]+)\|([^<>]*)>/g, '[$2]($1)')
    .replace(/<((?:https?:\/\/|mailto:)[^<>|\s]+)>/g, '$1')
    .replace(/<!(here|channel|everyone)(?:\|[^<>]*)?>/g, (_, name: string) => (name === 'here' ? '@here' : '@team'));
}

function decodeEntities(value: string): string {
  return value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
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
