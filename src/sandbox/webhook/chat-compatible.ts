import { badRequest } from '../http/reply.ts';
import { anyText, MAX_TEXT, type Validator } from '../validate.ts';
import type { WebhookContent } from './native.ts';

/**
 * Converts the third-party chat-compatible format: `text` and `attachments` of Slack's incoming webhooks. The
 * conversion is inferred from that public format. All other fields (`channel`, `blocks`, …) are ignored.
 */
export function chatCompatibleContent(value: unknown): WebhookContent {
  const payload = getObject(value, 'The payload');
  const attachments = decodeList(payload.get('attachments'), 'attachments');
  const parts = [optionalText(payload.get('text'), 'text'), ...attachments.map(attachmentText)];
  const tooLong = () => badRequest(`The text is too long: at most ${MAX_TEXT} characters are allowed.`);
  // Reject before the conversion, which never shortens a text that much.
  if (parts.join('').length > 8 * MAX_TEXT) throw tooLong();
  const body = parts
    .filter((part) => part !== '')
    .map((part) => toMarkdown(part, payload.get('mrkdwn') !== false))
    .join('\n\n');
  if (body === '')
    throw badRequest('This webhook accepts the chat-compatible format: "text" or "attachments" is needed.');
  if (body.length > MAX_TEXT) throw tooLong();
  const icon = anyText(optionalText(payload.get('icon_url'), 'icon_url'), 'icon_url');
  const username = anyText(optionalText(payload.get('username'), 'username'), 'username');
  return {
    subject: plainFirstLine(parts),
    body,
    createSource: {
      displayName: username || undefined,
      avatar: /^https?:\/\//.test(icon) && URL.canParse(icon) ? icon : undefined,
    },
  };
}

function attachmentText(value: unknown, index: number): string {
  const where = `attachments[${index}]`;
  const attachment = getObject(value, where);
  const field = (name: string) => optionalText(attachment.get(name), `${where}.${name}`);
  return field('text') || field('fallback');
}

/** Derives the subject of a topic or task from the first line without formatting, because the format has no subject. */
function plainFirstLine(parts: readonly string[]): string {
  const lines = parts
    .join('\n')
    .split('\n')
    .map((line) => toPlainText(line).trim());
  return lines.find((line) => line !== '')?.slice(0, 200) ?? 'Message';
}

const invalid = (where: string, expected: string) =>
  badRequest(`This webhook accepts the chat-compatible format: ${where} must be ${expected}.`);

const getObject: Validator<ReadonlyMap<string, unknown>> = (value, where) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(where, 'an object');
  return new Map(Object.entries(value));
};

const decodeList: Validator<readonly unknown[]> = (value, where) => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(where, 'an array');
  return value;
};

const optionalText: Validator<string> = (value, where) => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw invalid(where, 'a string');
  return value.trim();
};

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;
/** Matches everything that the format writes in angle brackets: links, mentions, channels, dates. */
const BRACKETS = /<([^<>\n]+)>/g;
/** Placeholder for brackets while the text around them is converted, because URLs must not be parsed for emphasis. */
const PLACEHOLDER = /\uE000(\d+)\uE001/g;

/**
 * Converts `*b*` → `**b**`, `_i_` → `*i*`, `~s~` → `~~s~~`, `<url
 * text>` → `[text](url)`, `<!here>` → `@here`. Code stays unchanged. Without `formatted` (`mrkdwn: false`) these
 * characters are escaped.
 */
function toMarkdown(markup: string, formatted = true): string {
  const convert = formatted ? emphasis : literal;
  if (!formatted) return decodeEntities(withBrackets(markup, convert, markdownLink));
  return markup
    .split(CODE)
    .map((piece, index) => decodeEntities(index % 2 === 1 ? piece : withBrackets(piece, convert, markdownLink)))
    .join('');
}

/** Removes formatting: no emphasis, links as their text. */
function toPlainText(markup: string): string {
  const texts = (text: string) => text.replace(/[*_~`]/g, '');
  return decodeEntities(withBrackets(markup, texts, (url, label) => label || url));
}

function withBrackets(text: string, convert: (text: string) => string, link: Link): string {
  const found: string[] = [];
  const marked = text.replace(/[\uE000\uE001]/g, '').replace(BRACKETS, (complete, inside: string) => {
    found.push(convertBracket(complete, inside, link));
    return `\uE000${found.length - 1}\uE001`;
  });
  return convert(marked).replace(PLACEHOLDER, (_, index: string) => found[Number(index)] ?? '');
}

type Link = (url: string, label: string) => string;

const markdownLink: Link = (url, label) =>
  label === '' ? url : `[${label.replace(/[[\]]/g, '\\$&')}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;

const EVERYONE: ReadonlyMap<string, string> = new Map([
  ['!here', '@here'],
  ['!channel', '@team'],
  ['!everyone', '@team'],
]);

function convertBracket(complete: string, inside: string, link: Link): string {
  const [target = '', ...labels] = inside.split('|');
  const label = labels.join('|').trim();
  const everyone = EVERYONE.get(target);
  if (everyone !== undefined) return everyone;
  // Render a user, group or channel by name, or by ID if there is no name.
  if (/^[@#][\w-]+$/.test(target)) return target.slice(0, 1) + (label || target.slice(1)).replace(/^[@#]/, '');
  if (/^!subteam\^/.test(target)) return label || `@${target.slice('!subteam^'.length)}`;
  if (/^!\w/.test(target)) return label || complete;
  return /^(https?:\/\/|mailto:)\S+$/.test(target) ? link(target, label) : complete;
}

function emphasis(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*[^*\s])\*(?![\p{L}\p{N}*])/gu, '**$1**')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*[^_\s])_(?![\p{L}\p{N}_])/gu, '*$1*')
    .replace(/(?<![\p{L}\p{N}~])~(?=\S)([^~\n]*[^~\s])~(?![\p{L}\p{N}~])/gu, '~~$1~~');
}

const literal = (text: string) => text.replace(/[*_~`]/g, '\\$&');

function decodeEntities(value: string): string {
  return value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
