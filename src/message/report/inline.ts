/** Renders the text within a block of a report: emphasis, code, links. */

import type { Token } from 'markdown-it';
import { code, escapeLine, escapeLinkUrl } from '../markdown/escape.ts';

const MARKS: Readonly<Record<string, string>> = { strong_open: '**', em_open: '*', s_open: '~~' };

interface InlineContext {
  /** Base URL of relative links. */
  readonly folder: string | undefined;
  /** Replacement for a line break of the source. */
  readonly lineBreak: string;
  readonly isInLink?: true;
}

/** Invisible; keeps two texts from forming a URL after what was between them is removed. */
const APART = '\u200B';

/** @param lineBreak a space for headings and cells, which must stay on one line */
export function renderInline(token: Token, folder: string | undefined, lineBreak = '\n'): string {
  const text = renderNodes(getTree(token.children ?? []), { folder, lineBreak });
  return text
    .replace(/\u200B+/g, APART)
    .replace(/(?<=^|\s)\u200B|\u200B(?=\s|$)/g, '')
    .trim();
}

function renderNodes(nodes: readonly TokenTree[], context: InlineContext): string {
  return nodes.reduce((text, node) => {
    const next = renderNode(node, context);
    // An exclamation mark before a link would make it an image.
    return next.startsWith('[') ? text.replace(/!$/, '\\!') + next : text + next;
  }, '');
}

function renderNode({ token, inner }: TokenTree, context: InlineContext): string {
  const { folder, lineBreak } = context;
  const mark = MARKS[token.type];
  if (mark !== undefined) {
    const text = renderNodes(inner, context);
    return text.trim() === '' ? text : mark + text.trim() + mark;
  }
  switch (token.type) {
    case 'link_open': {
      const address = String(token.attrGet('href') ?? '');
      const text =
        token.markup === 'linkify'
          ? escapeLine(shortAddress(address))
          : renderNodes(inner, { ...context, isInLink: true });
      return linked(text, address, folder);
    }
    case 'image': {
      const text = escapeLine(token.content) || 'image';
      return context.isInLink ? text : linked(text, String(token.attrGet('src') ?? ''), folder);
    }
    case 'code_inline':
      return code(token.content);
    case 'softbreak':
      return lineBreak;
    case 'hardbreak':
      return lineBreak === '\n' ? '  \n' : lineBreak;
    case 'html_inline':
      return /^<br\b/i.test(token.content) ? lineBreak : APART;
    default:
      return escapedText(token.content);
  }
}

/**
 * `#12` for a pull request or issue, `v1...v2` for a comparison, a short commit hash; otherwise the URL without
 * `https:`.
 */
function shortAddress(address: string): string {
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

function linked(text: string, address: string, folder: string | undefined): string {
  const label = text.trim();
  const target = label === '' ? undefined : linkTarget(address, folder);
  return target === undefined ? APART + text + APART : `[${label}](${target})`;
}

/** Returns undefined for anchors in the same file, which don't work in a message. */
function linkTarget(address: string, folder: string | undefined): string | undefined {
  if (address === '' || address.startsWith('#')) return undefined;
  const base = folder !== undefined && URL.canParse(folder) ? folder : undefined;
  return URL.canParse(address, base) ? escapeLinkUrl(new URL(address, base).href) : undefined;
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
