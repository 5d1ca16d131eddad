import { anyText, type Check, MAX_TEXT } from '../checks.ts';
import { badRequest } from '../http/reply.ts';
import type { WebhookKind } from '../store/webhooks.ts';
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

/** Nobody nests deeper; a hostile payload may. */
const MAX_DEPTH = 10;

/** The markup of a list of blocks, a paragraph each; empty for anything else. */
/** The format's layout blocks as its own markup, so that one conversion serves both. Unknown kinds show their text. */
function blocksMarkup(blocks: unknown): string {
  return elementsOf(blocks)
    .map((block) => blockMarkup(block, MAX_DEPTH))
    .filter((text) => text !== '')
    .join('\n\n');
}

type Element = ReadonlyMap<string, unknown>;

function elementsOf(value: unknown): Element[] {
  return Array.isArray(value) ? value.map(elementOf) : [];
}

function elementOf(value: unknown): Element {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

const word = (element: Element, name: string): string => {
  const value = element.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A text is a string, or an object with a text. */
const textOf = (element: Element, name = 'text'): string =>
  word(element, name) || word(elementOf(element.get(name)), 'text');

function blockMarkup(block: Element, depth: number): string {
  const type = word(block, 'type');
  if (type === 'divider') return '---';
  if (type === 'header') return bold(textOf(block));
  if (type === 'image') return pictureMarkup(block);
  if (type.startsWith('rich_text')) return richMarkup(block, depth);
  const fields = elementsOf(block.get('fields')).map((field) => word(field, 'text'));
  const inside = elementsOf(block.get('elements')).map((element) => partMarkup(element, depth - 1));
  const accessory = partMarkup(elementOf(block.get('accessory')), depth - 1);
  return join([textOf(block), ...fields, inside.filter((text) => text !== '').join(' '), accessory], '\n');
}

/** A part of a block: a text, a picture, or a button that leads somewhere. */
function partMarkup(element: Element, depth: number): string {
  const url = word(element, 'url');
  if (word(element, 'type') === 'image') return pictureMarkup(element);
  if (url !== '') return `<${url}|${textOf(element)}>`;
  const isText = /^(mrkdwn|plain_text)$/.test(word(element, 'type'));
  return isText || depth < 0 ? textOf(element) : '';
}

function pictureMarkup(element: Element): string {
  const label = textOf(element, 'title') || word(element, 'alt_text') || 'image';
  return word(element, 'image_url') === '' ? label : `<${word(element, 'image_url')}|${label}>`;
}

function richMarkup(element: Element, depth: number): string {
  if (depth < 0) return '';
  const type = word(element, 'type');
  const parts = elementsOf(element.get('elements')).map((one) =>
    /^rich_text_/.test(word(one, 'type')) ? richMarkup(one, depth - 1) : spanMarkup(one),
  );
  if (type === 'rich_text') return join(parts, '\n');
  if (type === 'rich_text_list') return parts.map((part) => `• ${part}`).join('\n');
  if (type === 'rich_text_preformatted') return `\`\`\`\n${parts.join('')}\n\`\`\``;
  if (type === 'rich_text_quote') return parts.join('').replace(/^/gm, '&gt; ');
  return parts.join('');
}

/** A stretch of text in one style. Its text is no markup: what would be read as such is written as an entity. */
function spanMarkup(span: Element): string {
  const raw = span.get('text');
  const text = (typeof raw === 'string' ? raw : '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  if (word(span, 'type') === 'link') return `<${word(span, 'url')}|${text}>`;
  if (word(span, 'type') === 'emoji') return `:${word(span, 'name')}:`;
  if (word(span, 'type') === 'user') return `<@${word(span, 'user_id')}>`;
  if (word(span, 'type') === 'channel') return `<#${word(span, 'channel_id')}>`;
  if (word(span, 'type') === 'broadcast') return `<!${word(span, 'range')}>`;
  const style = elementOf(span.get('style'));
  const marks = [...STYLES].filter(([name]) => style.get(name) === true).map(([, mark]) => mark);
  return marks.reduce((marked, mark) => marked.replace(/\S(?:[\s\S]*\S)?/, (inner) => mark + inner + mark), text);
}

const STYLES: ReadonlyMap<string, string> = new Map([
  ['code', '`'],
  ['strike', '~'],
  ['italic', '_'],
  ['bold', '*'],
]);

const bold = (text: string) => (text === '' ? '' : `*${text}*`);
const join = (parts: readonly string[], glue: string) => parts.filter((part) => part !== '').join(glue);

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;
/** Everything that the format writes in angle brackets: links, mentions, channels, dates. */
const BRACKETS = /<([^<>\n]+)>/g;
/** Stand for the brackets while the text around them is converted: a URL is no place for emphasis. */
const PLACE = /\uE000(\d+)\uE001/g;

/**
 * `*b*` → `**b**`, `_i_` → `*i*`, `~s~` → `~~s~~`, `<url|text>` → `[text](url)`, `<!here>` → `@here`; code stays as it
 * is. Without `formatted` (the format's `mrkdwn: false`) those signs are shown as they are.
 */
function toMarkdown(markup: string, formatted = true): string {
  const convert = formatted ? emphasis : literal;
  if (!formatted) return decodeEntities(withBrackets(markup, convert, markdownLink));
  return markup
    .split(CODE)
    .map((piece, index) => decodeEntities(index % 2 === 1 ? piece : withBrackets(piece, convert, markdownLink)))
    .join('');
}

/** The words alone: no emphasis, links by their text. */
function toPlainText(markup: string): string {
  const words = (text: string) => text.replace(/[*_~`]/g, '');
  return decodeEntities(withBrackets(markup, words, (url, label) => label || url));
}

function withBrackets(text: string, convert: (text: string) => string, link: Link): string {
  const found: string[] = [];
  const marked = text.replace(/[\uE000\uE001]/g, '').replace(BRACKETS, (whole, inside: string) => {
    found.push(bracket(whole, inside, link));
    return `\uE000${found.length - 1}\uE001`;
  });
  return convert(marked).replace(PLACE, (_, index: string) => found[Number(index)] ?? '');
}

type Link = (url: string, label: string) => string;

const markdownLink: Link = (url, label) =>
  label === '' ? url : `[${label.replace(/[[\]]/g, '\\$&')}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;

const EVERYONE: ReadonlyMap<string, string> = new Map([
  ['!here', '@here'],
  ['!channel', '@team'],
  ['!everyone', '@team'],
]);

function bracket(whole: string, inside: string, link: Link): string {
  const [target = '', ...rest] = inside.split('|');
  const label = rest.join('|').trim();
  const everyone = EVERYONE.get(target);
  if (everyone !== undefined) return everyone;
  // A user, group or channel: its name, or its id when there is no name.
  if (/^[@#][\w-]+$/.test(target)) return target.slice(0, 1) + (label || target.slice(1)).replace(/^[@#]/, '');
  if (/^!subteam\^/.test(target)) return label || `@${target.slice('!subteam^'.length)}`;
  if (/^!\w/.test(target)) return label || whole;
  return /^(https?:\/\/|mailto:)\S+$/.test(target) ? link(target, label) : whole;
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
