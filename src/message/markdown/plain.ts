/** Converts external text to plain text: everything visible, without characters that only machines read. */

import { stripEscapes } from '../../text/sanitize.ts';
import { unicodePattern } from '../../text/unicode.ts';

/** Most texts match this and need no Unicode tables, which are slow to build: Latin letters, dashes, quotation marks. */
const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027]*$/;
/** Invisible characters: format controls, bidirectional controls, zero-width characters, fillers, tags. */
const INVISIBLE = unicodePattern(String.raw`\p{Default_Ignorable_Code_Point}|[\u{FFF9}-\u{FFFB}]`, 'g');
/** Invisible characters that other scripts and emoji need; retained only without an adjacent ASCII letter. */
const JOINERS = '\u200C\u200D\uFE0E\uFE0F';
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

/**
 * Removes terminal sequences, control, bidirectional and zero-width characters, broken surrogates, and spaces around
 * each line. Converts every kind of line break to `\n`, and several empty lines to one.
 */
export function plainLines(text: string): string {
  return PLAIN.test(text) ? text.trim() : visibleLines(text);
}

function visibleLines(text: string): string {
  return stripEscapes(text)
    .toWellFormed()
    .replace(LINE_BREAK, '\n')
    .replace(CONTROL, (char) => (char === '\t' ? ' ' : ''))
    .replace(INVISIBLE(), keepJoiner)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Converts line breaks to spaces. */
export function joinLines(text: string): string {
  return text.replace(/[\n\r\v\f\u0085\u2028\u2029]+/g, ' ');
}

/** Returns the visible text as one line, with line breaks as spaces. */
export function plainLine(text: string): string {
  return plainLines(text).replace(/\n+/g, ' ');
}

/** The start of a mention: at the start of a line, or not after one of these characters. */
export const MENTION_START = String.raw`(?<![A-Za-z0-9_!@#$%&*\\])`;
/** Possible first characters of the name after the mention character. */
export const MENTION_NAME = String.raw`(?:[\w-]|[^ -~\s\u200B])`;
/** `@` mentions people, `+` links to a team, `#` to a task or hashtag. Matches a complete sequence to stay linear. */
const MENTION = new RegExp(`${MENTION_START}([@#+]+)(${MENTION_NAME})?`, 'g');

/** `plain` applies wherever backslashes are shown: subjects, code. */
type MentionSyntax = 'plain' | 'markdown' | 'url';

/** Adds a zero-width space after the characters, never before one, where it would start a mention. */
const NEUTRALIZED: Readonly<Record<MentionSyntax, (characters: string) => string>> = {
  plain: (characters) => `${characters}\u200B`,
  markdown: (characters) => characters.replace(/./g, '\\$&'),
  // The `#` of a fragment can't be encoded.
  url: (characters) => characters.replace(/[@+]/g, encodeURIComponent).replaceAll('#', '\\#'),
};

/**
 * Neutralizes all mentions and links to teams, tasks, and hashtags; no other function does. The rendered text looks
 * unchanged in its `syntax`, except that code in Markdown shows the backslashes.
 */
export function neutralizeMentions(text: string, syntax: MentionSyntax): string {
  const neutralized = NEUTRALIZED[syntax];
  return text.replace(MENTION, (complete, characters: string, name?: string) =>
    name === undefined ? complete : neutralized(characters) + name,
  );
}

/** Truncates to `max` characters including an ellipsis: after a word if one ends in the second half. */
export function truncatePlain(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = '';
  // Slice first, because a longer text would be copied completely.
  for (const { segment } of graphemes(text.slice(0, max + 1))) {
    if (kept.length + segment.length >= max) break;
    kept += segment;
  }
  const blank = kept.lastIndexOf(' ');
  const isWordCut = /\S/.test(text.charAt(kept.length)) && blank >= max / 2;
  return `${isWordCut ? kept.slice(0, blank).replace(/[\s,;:–—-]{1,4}$/, '') : kept.trimEnd()}…`;
}

let segmenter: Intl.Segmenter | undefined;

/** Splits text into visible characters, such as flags. Loads `Intl`, so it is only for truncation. */
export function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

function keepJoiner(char: string, at: number, text: string): string {
  if (!JOINERS.includes(char)) return '';
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at + 1);
  const keycap = char === '\uFE0F' && after === 0x20e3;
  if (char === '\uFE0E' || char === '\uFE0F') return keycap || before > 0x7f ? char : '';
  return before > 0x7f && after > 0x7f ? char : '';
}
