/** The format's layout blocks as its own markup, so that one conversion serves both. Unknown kinds show their text. */

/** Nobody nests deeper; a hostile payload may. */
const MAX_DEPTH = 10;

/** The markup of a list of blocks, a paragraph each; empty for anything else. */
export function blocksMarkup(blocks: unknown): string {
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
