/**
 * Escapes external text for Markdown with the fewest escapes: a reader sees exactly the text, in a paragraph, list
 * item, heading, emphasis, link text, or table cell. Nothing in it is active: no link, image, HTML, code, emphasis,
 * list, table, emoji shortcode, or mention.
 */

import { unicodePattern } from '../../text/unicode.ts';
import { neutralizeMentions, plainLine, plainLines } from './plain.ts';

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

/** Renders a code span, or else the escaped text if it contains a mention, which is active in code spans too. */
export function formatCode(text: string): string {
  const plain = plainLine(text);
  const span = `\`${plain}\``;
  const spannable = plain !== '' && !/[`|\\]/.test(plain) && neutralizeMentions(span, 'plain') === span;
  return isolateDirection(spannable ? span : escapePlain(plain));
}

/** Deeper code is useless in a message. */
const MAX_INDENT = 80;

/** Renders lines unchanged in a code block that they can't close, without mentions. */
export function formatFence(lines: readonly string[], language = ''): string {
  const text = lines.map(cleanCodeLine).join('\n');
  const ticks = Array.from(text.matchAll(/`+/g), ([found]) => found.length);
  const fence = '`'.repeat(ticks.reduce((longest, one) => Math.max(longest, one), 2) + 1);
  return neutralizeMentions(`${fence}${language}\n${text}\n${fence}`, 'plain');
}

function cleanCodeLine(line: string): string {
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
  const label = escapeLine(text);
  const target = url === undefined ? undefined : escapeLinkUrl(url);
  return target === undefined || label === '' ? label : `[${label}](${target})`;
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
  // A heading would lose its closing characters.
  const [start, end] = [findLineStart(line), /(?:^|\s)#+$/.test(line) ? line.length - 1 : -1];
  const escaped = line.replace(/[!-/:-@[-`{-~]/g, (char, at: number) =>
    at === start || at === end || isActive(line, at, char) ? escapeCharacter(line, at, char) : char,
  );
  return neutralizeMentions(escaped, 'markdown');
}

/** Invisible, and never in a URL. */
const BREAK = '\u200B';

/** Encodes characters for renderers that ignore a backslash before them, or search for URLs without backslashes. */
function escapeCharacter(line: string, at: number, char: string): string {
  if (char === '<') return '&lt;';
  if (char === '/' || (char === ':' && line.charAt(at + 1) === '/')) return char + BREAK;
  const [www, domain] = char === '.' ? [isWebName(line, at), isDomain(line, at)] : [];
  if (www || domain) return `${www ? BREAK : ''}.${domain ? BREAK : ''}`;
  return char === '@' && isMail(line, at) ? `\\@${BREAK}` : `\\${char}`;
}

/** Finds the character that would start a block other than a paragraph, or -1. */
function findLineStart(line: string): number {
  if (/^(?:[-+](?:\s|$)|>|#|[-:][-:|\s]*$|=+\s*$)/.test(line)) return 0;
  return /^[0-9]+[.)](?=\s|$)/.test(line) ? line.search(/[.)]/) : -1;
}

/** Where each of these characters is active; at other positions it is literal. */
const ACTIVE: Readonly<Record<string, RegExp>> = {
  // Some renderers remove the backslashes from brackets in link text before parsing it.
  '(': /(?<=\])\(/y,
  '<': /<(?:$|[A-Za-z/!?])/y,
  '\\': /\\(?:$|[!-/:-@[-`{-~])/y,
  '&': /&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[Xx][0-9A-Fa-f]+);/y,
  // Escaped even without a mention, because it could become part of an email address.
  '@': /@(?! )/y,
  // A URL or a shortcode. All but two contain a letter, underscore, plus, or hyphen: times such as 12:30:45 are literal.
  ':': /:(?:\/(?:\/|$)|(?:(?=\d*[A-Za-z_+-])[\w+-]+|100|1234):)/y,
  // The start of a host: `//example.com`.
  '/': /(?<![A-Za-z0-9:/])\/\/(?!\s)/y,
};
/** A single underscore between letters or digits is literal everywhere: `my_branch_name` needs no escape. */
const IN_WORD = unicodePattern(String.raw`(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])`, 'y');

function isActive(line: string, at: number, char: string): boolean {
  if ('`*~[]|'.includes(char)) return true;
  if (char === '.') return isWebName(line, at) || isDomain(line, at);
  const pattern = char === '_' ? IN_WORD() : ACTIVE[char];
  if (pattern === undefined) return false;
  pattern.lastIndex = at;
  return pattern.test(line) !== (char === '_');
}

/** Country codes, by their first letter. */
const COUNTRIES = `a[cdefgilmnoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|
g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|
n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnortuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|
y[et]|z[amw]`;
/** Top-level domains that renderers know, and some that are common. */
const OTHERS = `aero|app|asia|biz|cloud|club|com|coop|dev|edu|gov|info|int|link|live|mil|mobi|mov|museum|name|net|online|org|
page|pro|shop|site|store|tech|top|web|xxx|xyz|zip|рф|xn--[a-z0-9-]{1,59}`;

/** Matches the last label of a domain after its dot: `com`, but not in `com.acme.app` or `com-x`. */
let lastPart: RegExp | undefined;

/** Maximum inspected characters before the dot. */
const REACH = 80;
/** A path, in which no renderer detects a host unless an escape splits it: `docs/README.md`. */
const IN_PATH = unicodePattern(String.raw`\/(?:[\p{L}\p{N}.-]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}]))+$`);

/** Returns true at the dot of `example.com`, or of a similar file name such as `README.md`. */
function isDomain(line: string, at: number): boolean {
  if (/^[\s./]?$/.test(line.charAt(at - 1))) return false;
  lastPart ??= new RegExp(`(?:${COUNTRIES}|${OTHERS})(?![a-z0-9-]|\\.[a-z0-9])`.replaceAll('\n', ''), 'iy');
  lastPart.lastIndex = at + 1;
  return lastPart.test(line) && !IN_PATH().test(line.slice(Math.max(0, at - REACH), at));
}

/** Returns true at the dot of `www.`. */
function isWebName(line: string, at: number): boolean {
  return line.slice(Math.max(0, at - 3), at).toLowerCase() === 'www' && !/[A-Za-z0-9]/.test(line.charAt(at - 4));
}

/** May start with its dot, because some renderers accept `ada@.example` as an email address. */
const DOMAIN = /[\w-]*\./y;

/** Returns true at the `@` of `ada@example.com`. */
function isMail(line: string, at: number): boolean {
  DOMAIN.lastIndex = at + 1;
  return /[\w+.-]/.test(line.charAt(at - 1)) && DOMAIN.test(line);
}
