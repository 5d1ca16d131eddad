/** The markup of other services as Markdown, and whom it calls. */

/** What a service writes in its texts. */
export type Markup = 'slack' | 'discord' | 'telegram' | 'html' | 'markdown';

export interface MarkdownText {
  readonly text: string;
  /** Words for the input `mention`. */
  readonly mentions: readonly string[];
  /** Marks of people and groups whom only the other service knows. */
  readonly strangers: readonly string[];
}

/** Those that stand in most build messages; the others stay as they are. */
const EMOJI: Readonly<Record<string, string>> = {
  ...{ white_check_mark: '✅', heavy_check_mark: '✔️', check: '✅', x: '❌', no_entry: '⛔', warning: '⚠️' },
  ...{ red_circle: '🔴', large_green_circle: '🟢', green_circle: '🟢', rocket: '🚀', tada: '🎉', fire: '🔥' },
  ...{ rotating_light: '🚨', boom: '💥', bell: '🔔', package: '📦', hourglass: '⌛', bug: '🐛', ship: '🚢' },
  ...{ sparkles: '✨', eyes: '👀', link: '🔗', gear: '⚙️', construction: '🚧', memo: '📝', zap: '⚡' },
};

const CALLS: readonly (readonly [RegExp, string])[] = [
  [/<!here(?:\|[^>]{0,100})?>/g, 'here'],
  [/<!(?:channel|everyone)(?:\|[^>]{0,100})?>/g, 'team'],
  [/(?<![\w@])@(?:channel|everyone)\b/g, 'team'],
  [/(?<![\w@])@here\b/g, 'here'],
];
/** `<@U123>`, `<@&456>`, `<!subteam^S789>`. */
const STRANGER = /<@[!&]?[A-Za-z0-9]{1,40}(?:\|[^>]{0,100})?>|<!subteam\^[A-Za-z0-9]{1,40}(?:\|[^>]{0,100})?>/g;
/** Code is nobody's markup. */
const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;

export function markdownOf(text: string, markup: Markup): MarkdownText {
  const mentions = new Set<string>();
  const strangers = new Set<string>();
  const parts = text.split(CODE).map((part, at) => {
    if (at % 2 === 1) return markup === 'slack' ? unescaped(part) : part;
    let rest = part;
    for (const [call, name] of CALLS) {
      rest = rest.replaceAll(call, () => {
        mentions.add(name);
        return '';
      });
    }
    rest = rest.replaceAll(STRANGER, (mark) => {
      strangers.add(mark);
      return '';
    });
    return MARKUPS[markup](rest);
  });
  const all = parts.join('');
  const closed = mentions.size + strangers.size === 0 ? all : all.replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ');
  return { text: tidy(closed), mentions: [...mentions], strangers: [...strangers] };
}

const MARKUPS: Readonly<Record<Markup, (text: string) => string>> = {
  slack: (text) =>
    emoji(unescaped(bold(slackLinks(text))).replaceAll(/(?<![\w~])~([^\s~][^~\n]*)~(?![\w~])/g, '~~$1~~')),
  discord: (text) => emoji(text.replaceAll(/<(https?:[^<>\s]{1,2000})>/g, '$1')),
  telegram: bold,
  html: (text) => unescaped(html(text)),
  markdown: (text) => text.replaceAll(/<br\s{0,9}\/?>/gi, '\n'),
};

function slackLinks(text: string): string {
  return text.replaceAll(/<((?:https?:|mailto:|\uE000)[^|<>\s]{1,2000})(?:\|([^<>]{1,500}))?>/g, (_, address, words) =>
    words === undefined ? address : `[${words}](${address})`,
  );
}

/** One star is bold for them, and italic for Markdown. */
function bold(text: string): string {
  return text.replaceAll(/(?<![\w*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])/g, '**$1**');
}

function emoji(text: string): string {
  return text.replaceAll(/:([a-z_]{1,30}):/g, (written, name) =>
    Object.hasOwn(EMOJI, name) ? (EMOJI[name] ?? '') : written,
  );
}

function html(text: string): string {
  return text
    .replaceAll(/<a\s{1,9}href=["']?([^"'>\s]{1,2000})["']?\s{0,9}>([^<]{1,500})<\/a>/gi, '[$2]($1)')
    .replaceAll(/<\/?(?:b|strong)>/gi, '**')
    .replaceAll(/<\/?(?:i|em)>/gi, '_')
    .replaceAll(/<\/?(?:s|del|strike)>/gi, '~~')
    .replaceAll(/<\/?code>/gi, '`')
    .replaceAll(/<\/?pre>/gi, '\n```\n')
    .replaceAll(/<br\s{0,9}\/?>/gi, '\n')
    .replaceAll(/<\/?(?:u|span|tg-spoiler)>/gi, '');
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Without the gaps that a mention leaves. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line.replace(/^[ \t]{1,9}(?=\S)/, (gap) => (gap.length === 1 ? '' : gap)).replace(/(?<=\S)[ \t]+$/, ''),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
