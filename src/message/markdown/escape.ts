/**
 * Escapes external text for Markdown with the fewest escapes: a reader sees exactly the text, in a paragraph, list
 * item, heading, emphasis, link text, or table cell. Nothing in it is active: no link, image, HTML, code, emphasis,
 * list, table, emoji shortcode, or mention.
 */

import { unicodePattern } from '../../text/unicode.ts';
import { neutralizeMentions, plainLine, plainLines } from './plain.ts';
import { isDomain, isHostMark, isMail, isWebName } from './web-address.ts';

const PUNCTUATION = /[!-/:-@[-`{-~]/;
const WORD_BEFORE = unicodePattern(String.raw`[\p{L}\p{N}]$`);
const WORD_AFTER = unicodePattern(String.raw`^[\p{L}\p{N}]`);
/**
 * All shortcodes except these two contain a letter, underscore, plus, or hyphen, so times such as 12:30:45 are
 * unchanged.
 */
const SHORTCODE = /^:(?:(?=\d*[A-Za-z_+-])[\w+-]+|100|1234):/;
const ENTITY = /^&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[Xx][0-9A-Fa-f]+);/;

/** Escapes one line of Markdown. Converts line breaks to spaces. Returns an empty string for blank text. */
export function escapeLine(text: string): string {
  return isolateDirection(escapePlain(plainLine(text)));
}

/** Escapes Markdown and keeps the line breaks. */
export function escapeLines(text: string): string {
  return plainLines(text)
    .split('\n')
    .map((line) => isolateDirection(escapePlain(line)))
    .join('\n');
}

/**
 * Renders a code span if the text allows one. Otherwise escapes the line, because mentions are active in code spans
 * too.
 */
export function code(text: string): string {
  const plain = plainLine(text);
  const span = `\`${plain}\``;
  const spannable = plain !== '' && !/[`|\\]/.test(plain) && neutralizeMentions(span, 'plain') === span;
  return isolateDirection(spannable ? span : escapePlain(plain));
}

/** Deeper code is useless in a message. */
const MAX_INDENT = 80;

/** Renders lines unchanged in a code block that they can't close, without mentions. */
export function fenced(lines: readonly string[], language = ''): string {
  const text = lines.map(codeLine).join('\n');
  const ticks = Array.from(text.matchAll(/`+/g), ([found]) => found.length);
  const fence = '`'.repeat(ticks.reduce((longest, one) => Math.max(longest, one), 2) + 1);
  return neutralizeMentions(`${fence}${language}\n${text}\n${fence}`, 'plain');
}

function codeLine(line: string): string {
  const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ') ?? '';
  const text = plainLine(line);
  return text === '' ? '' : indent.slice(0, MAX_INDENT) + text;
}

/** Letters of Hebrew, Arabic, and other scripts written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\uD802\uD803\uD83A\uD83B]/;

/** Adds invisible marks so that right-to-left text doesn't reorder the text around it. */
function isolateDirection(markdown: string): string {
  return RIGHT_TO_LEFT.test(markdown) ? `\u2068${markdown}\u2069` : markdown;
}

/** Renders a link with escaped text, or the text only if the URL can't be linked. */
export function markdownLink(text: string, url: string | undefined): string {
  const displayed = escapeLine(text);
  const target = url === undefined ? undefined : escapeLinkUrl(url);
  return target === undefined || displayed === '' ? displayed : `[${displayed}](${target})`;
}

/** Longer URLs are useless in a message. */
const MAX_URL_LENGTH = 2000;
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: none may stay.
const URL_SPECIAL = /[\u0000-\u0020()<>[\]\\|*`'"^{}@~]/g;

/**
 * Encodes a URL for `[…](here)`: absolute http or https, without credentials, with every character encoded that could
 * start Markdown or a mention. Returns undefined for any other URL.
 */
export function escapeLinkUrl(url: string): string | undefined {
  if (url.length > MAX_URL_LENGTH || !URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  const web = parsed.protocol === 'https:' || parsed.protocol === 'http:';
  if (!web || !HOST.test(parsed.hostname) || parsed.username !== '' || parsed.password !== '') return undefined;
  const encode = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  const ipv6 = parsed.hostname.startsWith('[');
  const [origin, rest] = [parsed.origin, parsed.href.slice(parsed.origin.length)];
  const encoded = rest.replace(URL_SPECIAL, encode).replace(/&(#?\w+);/g, '&$1%3B');
  return (ipv6 ? origin.replace(/[[\]]/g, '\\$&') : origin) + neutralizeMentions(encoded, 'url');
}

function escapePlain(line: string): string {
  const [start, end] = [lineStart(line), lineEnd(line)];
  let out = '';
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    const special = PUNCTUATION.test(char) && (at === start || at === end || isActive(line, at, char));
    out += special ? escapeCharacter(line, at, char) : char;
  }
  return neutralizeMentions(out, 'markdown');
}

/** Invisible, and never in a URL. */
const BREAK = '\u200B';

/**
 * Encodes characters for renderers that ignore a backslash before an angle bracket, or that search for URLs after
 * removing all backslashes.
 */
function escapeCharacter(line: string, at: number, char: string): string {
  if (char === '<') return '&lt;';
  if (char === ':' && line.charAt(at + 1) === '/') return `:${BREAK}`;
  if (char === '/' && isHostMark(line, at)) return `/${BREAK}`;
  const [www, domain] = char === '.' ? [isWebName(line, at), isDomain(line, at)] : [];
  if (www || domain) return `${www ? BREAK : ''}.${domain ? BREAK : ''}`;
  return char === '@' && isMail(line, at) ? `\\@${BREAK}` : `\\${char}`;
}

/** Finds the character that would start a block other than a paragraph, or -1. */
function lineStart(line: string): number {
  if (/^(?:[-+](?:\s|$)|>|#|[-:][-:|\s]*$|=+\s*$)/.test(line)) return 0;
  return /^[0-9]+[.)](?=\s|$)/.test(line) ? line.search(/[.)]/) : -1;
}

/** Finds the character that would close a heading and disappear, or -1. */
function lineEnd(line: string): number {
  return /(?:^|\s)#+$/.test(line) ? line.length - 1 : -1;
}

function isActive(line: string, at: number, char: string): boolean {
  const next = line.charAt(at + 1);
  switch (char) {
    case '`':
    case '*':
    case '~':
    case '[':
    case ']':
    case '|':
      return true;
    case '(':
      // Some renderers remove the backslashes from brackets in link text before parsing it.
      return line.charAt(at - 1) === ']';
    case '_':
      return !isInsideWord(line, at);
    case '<':
      return next === '' || /[A-Za-z/!?]/.test(next);
    case '\\':
      return next === '' || PUNCTUATION.test(next);
    case '&':
      return ENTITY.test(line.slice(at, at + 40));
    case '@':
      // Escaped even without a mention, because it could become part of an email address.
      return next !== ' ';
    case ':':
      return /^:\/(?:\/|$)/.test(line.slice(at, at + 3)) || SHORTCODE.test(line.slice(at, at + 80));
    case '.':
      return isWebName(line, at) || isDomain(line, at);
    case '/':
      return isHostMark(line, at);
    default:
      return false;
  }
}

/**
 * Detects a single underscore between letters or digits, which is literal everywhere: `my_branch_name` needs no escape.
 */
function isInsideWord(line: string, at: number): boolean {
  return WORD_BEFORE().test(line.slice(Math.max(0, at - 2), at)) && WORD_AFTER().test(line.slice(at + 1, at + 3));
}
