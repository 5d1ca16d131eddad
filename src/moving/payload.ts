/** What a payload of another service says: blocks, embeds and cards as lines of Markdown. */

import { defined } from '../defined.ts';
import { isRecord } from '../record.ts';

export interface PayloadTexts {
  /** In the markup of the service, with `**` around what stands out. */
  readonly text: string;
  readonly sender?: string;
  readonly avatar?: string;
  readonly target?: string;
  /** What has no place in a message, each once. */
  readonly lost: readonly string[];
}

/** Pictures, colours and buttons, by the names of their fields. */
const LOST: Readonly<Record<string, string>> = {
  ...{ color: 'colours', themeColor: 'colours', theme_color: 'colours' },
  ...{ image_url: 'pictures', image: 'pictures', thumbnail: 'pictures', thumb_url: 'pictures', icon_emoji: 'icons' },
  ...{ footer: 'footers', footer_icon: 'icons', author_icon: 'icons', activityImage: 'pictures' },
  ...{ potentialAction: 'buttons', actions: 'buttons', accessory: 'buttons', components: 'buttons' },
};
/** In the order in which they are read. Names of lists come last. */
const TITLES = ['pretext', 'author_name', 'title', 'activityTitle'];
const TEXTS = ['activitySubtitle', 'description', 'text', 'activityText'];
const LISTS = [
  'fields',
  'facts',
  'elements',
  'blocks',
  'embeds',
  'sections',
  'attachments',
  'body',
  'items',
  'columns',
];
/** Deeper ones are no message. */
const DEEPEST = 20;

/**
 * @param name of the input; one of a list is the list's own
 * @param parsed as JSON or YAML
 */
export function textsOf(name: string, parsed: unknown): PayloadTexts {
  const payload = Array.isArray(parsed) ? { [LISTS.includes(name) ? name : 'blocks']: parsed } : parsed;
  const lost = new Set<string>();
  const lines: string[] = [];
  if (isRecord(payload)) {
    const rich = LISTS.some((name) => name in payload);
    const { text, content, summary, fallback, ...others } = payload;
    // Slack shows a text beside blocks where blocks cannot be shown; Discord shows its content above the embeds.
    if (typeof content === 'string') lines.push(content);
    read(rich && !('sections' in payload) ? others : { ...others, text }, 0);
    const plain = [text, summary, fallback].find((one) => typeof one === 'string' && one.trim() !== '');
    if (lines.join('').trim() === '' && typeof plain === 'string') lines.push(plain);
  }
  const top = isRecord(payload) ? payload : {};
  const named = (...names: string[]) =>
    names.map((name) => top[name]).find((value): value is string => typeof value === 'string' && value !== '');
  return defined<PayloadTexts>({
    text: lines.filter((line) => line.trim() !== '').join('\n'),
    lost: [...lost],
    sender: named('username'),
    avatar: named('avatar_url', 'icon_url'),
    target: named('channel'),
  });

  function read(value: unknown, depth: number): void {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) for (const one of value) read(one, depth + 1);
    if (typeof value === 'string') lines.push(value);
    if (!isRecord(value)) return;
    const { type } = value;
    if (type === 'button' || type === 'image' || type === 'Image' || type === 'divider' || type === 'ActionSet') {
      if (type !== 'divider') lost.add(type === 'image' || type === 'Image' ? 'pictures' : 'buttons');
      return;
    }
    for (const name of Object.keys(value)) if (name in LOST && value[name] !== '') lost.add(LOST[name] ?? '');
    if (isPair(value)) {
      lines.push(`${strong(String(value['title'] ?? value['name']))}: ${value['value']}`);
      return;
    }
    for (const name of TITLES) titled(value, name);
    for (const name of TEXTS) texts(value[name], type, depth);
    for (const name of LISTS) if (name !== 'actions') read(value[name], depth + 1);
    if (isRecord(value['content'])) read(value['content'], depth + 1);
  }

  function titled(value: Readonly<Record<string, unknown>>, name: string): void {
    const words = value[name];
    if (typeof words !== 'string' || words.trim() === '') return;
    const address = value[`${name}_link`] ?? (name === 'title' ? value['url'] : undefined);
    lines.push(strong(typeof address === 'string' && address !== '' ? `[${words}](${address})` : words));
  }

  function texts(value: unknown, type: unknown, depth: number): void {
    const isHeader = type === 'header';
    const inner = isRecord(value) ? value['text'] : value;
    if (typeof inner === 'string') lines.push(isHeader ? strong(inner) : inner);
    else read(value, depth + 1);
  }
}

/** Bold in Markdown, whatever the service has for it. */
function strong(text: string): string {
  return `**${text.replaceAll('*', '').trim()}**`;
}

function isPair(value: Readonly<Record<string, unknown>>): boolean {
  return (
    typeof value['value'] === 'string' && (typeof value['title'] === 'string' || typeof value['name'] === 'string')
  );
}
