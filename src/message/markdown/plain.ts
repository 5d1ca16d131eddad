/** Text from outside as plain text: what a reader would see of it, without what only a machine sees. */

import { unicodePattern } from '../../text/unicode.ts';

/** Most texts are one line of nothing but this, and need no tables of Unicode, which are slow to build. */
const PLAIN = /^[\x20-\x7e]*$/;
/**
 * Terminal sequences of ECMA-48: colours and the like, command strings such as a window's title, character sets. Each
 * part stops where the next one begins, so the work is linear; a string that nothing ends is no sequence.
 */
const SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u0090\u0098\u009c-\u009f\r\n]*(?:\u0007|\u001b\\|\u009c)|\u001b(?:[ -/]+[0-~]|[0-OQ-WYZ\\`a-~])/g;
/** Characters that show nothing: format controls, bidirectional controls, zero-width ones, fillers, tags. */
const INVISIBLE = unicodePattern(String.raw`\p{Default_Ignorable_Code_Point}|[\u{FFF9}-\u{FFFB}]`, 'g');
/** Those of them that other scripts and emoji need; kept only where no ASCII letter is next to them. */
const JOINERS = '\u200C\u200D\uFE0E\uFE0F';
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

/**
 * What a reader is to see of a text from outside: no terminal sequences, no control, bidirectional or zero-width
 * characters, no broken surrogates, no blanks at either end of a line. Every kind of line break becomes `\n`, runs of
 * empty lines become one.
 */
export function plainLines(text: string): string {
  return PLAIN.test(text) ? text.trim() : visibleLines(text);
}

function visibleLines(text: string): string {
  return text
    .replace(SEQUENCES, '')
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

/** The text with its line breaks as blanks, otherwise as it is. */
export function asOneLine(text: string): string {
  return text.replace(/[\n\r\v\f\u0085\u2028\u2029]+/g, ' ');
}

/** What a reader is to see, as one line: line breaks become blanks. */
export function plainLine(text: string): string {
  return plainLines(text).replace(/\n+/g, ' ');
}

/** Where the service reads a sign as the start of a mention: at the start of a line, or behind none of these. */
export const MENTION_START = String.raw`(?<![A-Za-z0-9_!@#$%&*\\])`;
/** What may be the first character of the name behind the sign. */
export const MENTION_NAME = String.raw`(?:[\w-]|[^ -~\s\u200B])`;
/** `@` mentions people, `+` links to a team, `#` to a task or hashtag. Takes all of a row, or it would not be linear. */
const MENTION = new RegExp(`${MENTION_START}([@#+]+)(${MENTION_NAME})?`, 'g');

/** `plain` is everything that shows a backslash: subjects, code. */
type MentionSyntax = 'plain' | 'markdown' | 'url';

/** A break stands behind the signs, never before one: a zero-width space before a sign would start a mention there. */
const NEUTRALIZED: Readonly<Record<MentionSyntax, (characters: string) => string>> = {
  plain: (characters) => `${characters}\u200B`,
  markdown: (characters) => characters.replace(/./g, '\\$&'),
  // The `#` of a fragment cannot be encoded.
  url: (characters) => characters.replace(/[@+]/g, encodeURIComponent).replaceAll('#', '\\#'),
};

/**
 * The text with nobody mentioned and nothing linked to by a sign: the one place that knows how. It looks the same
 * where it is rendered as `syntax` says, except that code in Markdown shows the backslashes.
 */
export function neutralizeMentions(text: string, syntax: MentionSyntax): string {
  const neutralized = NEUTRALIZED[syntax];
  return text.replace(MENTION, (complete, characters: string, name?: string) =>
    name === undefined ? complete : neutralized(characters) + name,
  );
}

/** At most `max` characters, an ellipsis included, without breaking a character or what is joined to it. */
export function truncatePlain(text: string, max: number): string {
  if (text.length <= max) return text;
  let retained = '';
  // No more than that: a longer text is copied as a whole first.
  for (const { segment } of graphemes(text.slice(0, max + 1))) {
    if (retained.length + segment.length >= max) break;
    retained += segment;
  }
  return `${retained.trimEnd()}…`;
}

/** The same, behind a whole word where one ends in the second half. */
export function truncateAtWord(text: string, max: number): string {
  const clipped = truncatePlain(text, max);
  const end = clipped.length - 1;
  // Nothing was cut, or nothing but what follows a word.
  if (clipped === text || text[end] === ' ') return clipped;
  const blank = clipped.lastIndexOf(' ');
  return blank < max / 2 ? clipped : `${clipped.slice(0, blank).replace(/[\s,;:–—-]{1,4}$/, '')}…`;
}

let segmenter: Intl.Segmenter | undefined;

/** What a reader takes for one character each: flags, families, letters with their accents. Loads `Intl`: only for cuts. */
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
