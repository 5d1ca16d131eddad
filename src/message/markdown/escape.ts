/**
 * Text from outside made inert in Markdown: the fewest escapes with which a reader sees exactly the text, in a
 * paragraph, list item, heading, emphasis, link text or table cell, and nothing in it is live: no link, image, HTML,
 * code, emphasis, list, table, emoji shortcode or mention.
 */

import { unicodePattern } from '../../text/unicode.ts';
import { neutralizeMentions, plainLine, plainLines } from './plain.ts';
import { isDomain, isHostMark, isMail, isWebName } from './web-address.ts';

const PUNCTUATION = /[!-/:-@[-`{-~]/;
const WORD_BEFORE = unicodePattern(String.raw`[\p{L}\p{N}]$`);
const WORD_AFTER = unicodePattern(String.raw`^[\p{L}\p{N}]`);
/** All shortcodes but these two have a letter or sign in them, so times such as 12:30:45 stay as they are. */
const SHORTCODE = /^:(?:(?=\d*[A-Za-z_+-])[\w+-]+|100|1234):/;
const ENTITY = /^&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[Xx][0-9A-Fa-f]+);/;

/** One line of inert Markdown; line breaks become blanks. Blank text gives an empty string. */
export function escapeLine(text: string): string {
  return isolated(escapePlain(plainLine(text)));
}

/** Inert Markdown with the text's own line breaks. */
export function escapeLines(text: string): string {
  return plainLines(text)
    .split('\n')
    .map((line) => isolated(escapePlain(line)))
    .join('\n');
}

/** A code span where the text allows one; else as `escapeLine`, because mentions are live in code spans too. */
export function code(text: string): string {
  const plain = plainLine(text);
  const span = `\`${plain}\``;
  const spannable = plain !== '' && !/[`|\\]/.test(plain) && neutralizeMentions(span, 'plain') === span;
  return isolated(spannable ? span : escapePlain(plain));
}

/** Letters of Hebrew, Arabic and the other scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\uD802\uD803\uD83A\uD83B]/;

/** Between marks that show nothing, so that a text from right to left does not reorder what stands around it. */
function isolated(markdown: string): string {
  return RIGHT_TO_LEFT.test(markdown) ? `\u2068${markdown}\u2069` : markdown;
}

/** A link whose text is inert; the text alone when the address cannot be linked to. */
export function markdownLink(text: string, url: string | undefined): string {
  const displayed = escapeLine(text);
  const target = url === undefined ? undefined : escapeLinkUrl(url);
  return target === undefined || displayed === '' ? displayed : `[${displayed}](${target})`;
}

/** Longer addresses are of no use in a message. */
const MAX_URL_LENGTH = 2000;
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: none may stay.
const URL_SPECIAL = /[\u0000-\u0020()<>[\]\\|*`'"^{}@~]/g;

/**
 * An address as it may stand in `[…](here)`: absolute http or https, without credentials, with every character
 * encoded that Markdown or a mention could start with. Undefined for everything else.
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
    const special = PUNCTUATION.test(char) && (at === start || at === end || isLive(line, at, char));
    out += special ? inertSign(line, at, char) : char;
  }
  return neutralizeMentions(out, 'markdown');
}

/** Shows nothing, and no address has one. */
const BREAK = '\u200B';

/** Some renderers take no backslash before an angle bracket, and some look for addresses when all backslashes are gone. */
function inertSign(line: string, at: number, char: string): string {
  if (char === '<') return '&lt;';
  if (char === ':' && line.charAt(at + 1) === '/') return `:${BREAK}`;
  if (char === '/' && isHostMark(line, at)) return `/${BREAK}`;
  const [www, domain] = char === '.' ? [isWebName(line, at), isDomain(line, at)] : [];
  if (www || domain) return `${www ? BREAK : ''}.${domain ? BREAK : ''}`;
  return char === '@' && isMail(line, at) ? `\\@${BREAK}` : `\\${char}`;
}

/** Where the character is that would make the line a block other than a paragraph; -1 when there is none. */
function lineStart(line: string): number {
  if (/^(?:[-+](?:\s|$)|>|#|[-:][-:|\s]*$|=+\s*$)/.test(line)) return 0;
  return /^[0-9]+[.)](?=\s|$)/.test(line) ? line.search(/[.)]/) : -1;
}

/** Where the character is that would close a heading, and not be shown; -1 when there is none. */
function lineEnd(line: string): number {
  return /(?:^|\s)#+$/.test(line) ? line.length - 1 : -1;
}

function isLive(line: string, at: number, char: string): boolean {
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
      // Some renderers take the backslashes off the brackets of a link's text before they read it.
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
      // Also where it mentions nobody: it could become the sign of a mail address.
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

/** A single underscore between letters or digits is literal everywhere: `my_branch_name` needs no escape. */
function isInsideWord(line: string, at: number): boolean {
  return WORD_BEFORE().test(line.slice(Math.max(0, at - 2), at)) && WORD_AFTER().test(line.slice(at + 1, at + 3));
}
