/** Renders the text within a block of a report: emphasis, code, links. */

import type { Token } from 'markdown-it';
import { trimEndChars } from '../../text/trim-end.ts';
import { code, escapeLine, escapeLinkUrl } from '../markdown/escape.ts';

const MARKS: Readonly<Record<string, string>> = { strong_open: '**', em_open: '*', s_open: '~~' };

interface InlinePlace {
  readonly folder: string | undefined;
  /** Replacement for a line break of the source. */
  readonly lineBreak: string;
  readonly inLink?: true;
}

/** @param lineBreak a space for headings and cells, which must stay on one line */
export function writeInline(token: Token, folder: string | undefined, lineBreak = '\n'): string {
  return inlineMarkdown(getTree(token.children ?? []), { folder, lineBreak }).trim();
}

function inlineMarkdown(nodes: readonly TokenTree[], location: InlinePlace): string {
  let text = '';
  let plain = false;
  for (const node of nodes) {
    const next = piece(node, location);
    if (next === '') continue;
    const isPlain = isText(node, next);
    const isSplit = plain && isPlain && /\S$/.test(text) && /^\S/.test(next);
    text = before(next, text) + (isSplit ? APART : '') + next;
    plain = isPlain;
  }
  return text;
}

/** An invisible separator that keeps two texts from forming a URL after the text between them was removed. */
const APART = '\u200B';

/** Returns true for text, including links and images without a target. */
function isText({ token: { type } }: TokenTree, raw: string): boolean {
  return type === 'text' || ((type === 'link_open' || type === 'image') && !raw.startsWith('['));
}

/** Escapes an exclamation mark before a link, which would make it an image. */
function before(next: string, text: string): string {
  return next.startsWith('[') && text.endsWith('!') ? `${text.slice(0, -1)}\\!` : text;
}

function piece({ token, inner }: TokenTree, location: InlinePlace): string {
  const mark = MARKS[token.type];
  if (mark !== undefined) return wrapMarked(mark, inlineMarkdown(inner, location));
  switch (token.type) {
    case 'link_open':
      return linked(inlineMarkdown(inner, { ...location, inLink: true }), toAddress(token, 'href'), location);
    case 'image':
      return linked(escapeLine(token.content) || 'image', toAddress(token, 'src'), location);
    case 'code_inline':
      return code(token.content);
    case 'softbreak':
      return location.lineBreak;
    case 'hardbreak':
      return location.lineBreak === '\n' ? '  \n' : location.lineBreak;
    case 'html_inline':
      return /^<br\b/i.test(token.content) ? location.lineBreak : '';
    default:
      return location.inLink ? escapedText(token.content) : textWithLinks(token.content);
  }
}

/** A bare URL, without punctuation of the sentence after it. */
const BARE = /(?<![\w/@])https:\/\/[^\s<>"'`|\\*[\]{}]{1,2000}/g;
const BEHIND = '.,;:!?)_~';

/** Converts bare URLs to links as GitHub does, with short names for GitHub's own. */
function textWithLinks(text: string): string {
  let raw = '';
  let end = 0;
  for (const { 0: found, index } of text.matchAll(BARE)) {
    const address = trimEndChars(found, BEHIND);
    const target = escapeLinkUrl(address);
    if (target === undefined) continue;
    raw += `${escapedText(text.slice(end, index))}[${escapeLine(displayAddress(address))}](${target})`;
    end = index + address.length;
  }
  return raw + escapedText(text.slice(end));
}

/**
 * `#12` for a pull request or issue, `v1...v2` for a comparison, a short commit hash; otherwise the URL without
 * `https:`.
 */
function displayAddress(address: string): string {
  const [, kind, name = ''] =
    /^https:\/\/[^/]+\/[^/]+\/[^/]+\/(pull|issues|compare|commit)\/([^/?#]+)$/.exec(address) ?? [];
  if (kind === 'pull' || kind === 'issues') return `#${name}`;
  if (kind === 'commit') return name.slice(0, 7);
  return kind === 'compare' ? name : address.replace(/^https:\/\//, '').replace(/\/$/, '');
}

/** Escapes a text and keeps the spaces around it. */
function escapedText(text: string): string {
  const escaped = escapeLine(text);
  if (escaped === '') return text === '' ? '' : ' ';
  return (/^\s/.test(text) ? ' ' : '') + escaped + (/\s/.test(text.slice(-1)) ? ' ' : '');
}

/** Moves spaces outside of the marks, which are valid only next to the text. */
function wrapMarked(mark: string, text: string): string {
  const label = text.trim();
  if (label === '') return text;
  const start = text.indexOf(label);
  return `${text.slice(0, start)}${mark}${label}${mark}${text.slice(start + label.length)}`;
}

function linked(text: string, address: string, { folder, inLink }: InlinePlace): string {
  const target = inLink || text.trim() === '' ? undefined : linkTarget(address, folder);
  return target === undefined ? text : `[${text.trim()}](${target})`;
}

/** Returns undefined for anchors in the same file, which don't work in a message. */
function linkTarget(address: string, folder: string | undefined): string | undefined {
  if (address === '' || address.startsWith('#')) return undefined;
  const base = folder !== undefined && URL.canParse(folder) ? folder : undefined;
  return URL.canParse(address, base) ? escapeLinkUrl(new URL(address, base).href) : undefined;
}

function toAddress(token: Token, name: 'href' | 'src'): string {
  return String(token.attrGet(name) ?? '');
}

/** A parser token with the tokens between its opening and its closing. */
export interface TokenTree {
  readonly token: Token;
  readonly inner: readonly TokenTree[];
}

/** Nests the flat token list of the parser. */
export function getTree(tokens: readonly Token[]): readonly TokenTree[] {
  const root: TokenTree[] = [];
  const open: TokenTree[][] = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      if (open.length > 1) open.pop();
      continue;
    }
    const inner: TokenTree[] = [];
    open.at(-1)?.push({ token, inner });
    if (token.nesting === 1) open.push(inner);
  }
  return root;
}
