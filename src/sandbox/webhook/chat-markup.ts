/** The third-party markup of the chat-compatible format (Slack's mrkdwn), and what it becomes in the service's Markdown. */

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;
/** Everything that the format writes in angle brackets: links, mentions, channels, dates. */
const BRACKETS = /<([^<>\n]+)>/g;
/** Stand for the brackets while the text around them is converted: a URL is no place for emphasis. */
const PLACE = /\uE000(\d+)\uE001/g;

/**
 * `*b*` → `**b**`, `_i_` → `*i*`, `~s~` → `~~s~~`, `<url|text>` → `[text](url)`, `<!here>` → `@here`; code stays as it
 * is. Without `formatted` (the format's `mrkdwn: false`) those signs are shown as they are.
 */
export function toMarkdown(markup: string, formatted = true): string {
  const convert = formatted ? emphasis : literal;
  if (!formatted) return decodeEntities(withBrackets(markup, convert, markdownLink));
  return markup
    .split(CODE)
    .map((piece, index) => decodeEntities(index % 2 === 1 ? piece : withBrackets(piece, convert, markdownLink)))
    .join('');
}

/** The words alone: no emphasis, links by their text. */
export function toPlainText(markup: string): string {
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
