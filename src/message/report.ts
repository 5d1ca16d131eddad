/**
 * Renders a Markdown file of the job as part of the message. Keeps its structure but doesn't trust its content:
 * mentions are escaped, HTML and comments removed, images converted to links. Heavy: imported only for a report.
 */

import MarkdownIt, { type Token } from 'markdown-it';
import { escapeLine, escapeLinkUrl, formatCode, formatFence } from './markdown/escape.ts';

/** Deeper lists and quotations are shown at this depth. */
const MAX_DEPTH = 20;

/**
 * Returns finished Markdown, empty if nothing visible is left.
 *
 * @param folder base URL of relative links with a trailing slash; without it they are plain text
 */
export function reportMarkdown(text: string, folder?: string): string {
  const parser = new MarkdownIt({ html: true, linkify: true, maxNesting: MAX_DEPTH });
  // Like GitHub, links only complete addresses.
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('ftp:', null).add('//', null).add('mailto:', null);
  // Links are validated where they are written.
  parser.validateLink = () => true;
  const { normalizeLink } = parser;
  parser.normalizeLink = (address) => resolveLink(normalizeLink(address), folder);
  return renderBlocks(buildTree(parser.parse(text, {})), false).join('\n');
}

/** Returns an empty URL for anchors in the same file, which don't work in a message. */
function resolveLink(address: string, folder: string | undefined): string {
  const base = folder !== undefined && URL.canParse(folder) ? folder : undefined;
  const isLink = address !== '' && !address.startsWith('#') && URL.canParse(address, base);
  return isLink ? new URL(address, base).href : '';
}

/** A parser token with the tokens between its opening and its closing. */
interface TokenTree {
  readonly token: Token;
  readonly inner: readonly TokenTree[];
}

/** Nests the flat token list of the parser. */
function buildTree(tokens: readonly Token[]): readonly TokenTree[] {
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

type Lines = readonly string[];

/** Keeps headings small, because the message has its own small titles. */
const MIN_HEADING_LEVEL = 3;
/** Must not start with `#` or `+`, which would look like a mention. */
const LANGUAGE = /^[A-Za-z0-9][A-Za-z0-9+#-]{0,19}/;
const ALIGNED: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

/**
 * Separates blocks with an empty line.
 *
 * @param isInList at any depth: some renderers don't support code blocks in a list
 */
function renderBlocks(nodes: readonly TokenTree[], isInList: boolean): Lines {
  const all = nodes.map((node) => renderBlock(node, isInList)).filter((lines) => lines.length > 0);
  return all.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function renderBlock({ token, inner }: TokenTree, isInList: boolean): Lines {
  switch (token.type) {
    case 'paragraph_open':
      return renderText(inner);
    case 'inline':
      return renderInline(token);
    case 'heading_open': {
      const level = Math.max(Number(token.tag.slice(1)), MIN_HEADING_LEVEL);
      return renderText(inner, ' ').map((line) => `${'#'.repeat(level)} ${line}`);
    }
    case 'bullet_list_open':
      return renderList(inner, () => '- ');
    case 'ordered_list_open':
      return renderList(inner, (index) => `${Number(token.attrGet('start') ?? 1) + index}. `);
    case 'blockquote_open':
      return renderBlocks(inner, isInList).map((line) => `> ${line}`.trimEnd());
    case 'fence':
    case 'code_block':
      if (isInList) return renderCodeLines(token.content);
      return formatFence(token.content.replace(/\n$/, '').split('\n'), LANGUAGE.exec(token.info)?.[0]).split('\n');
    case 'hr':
      return ['---'];
    case 'table_open':
      return renderTable(inner);
    case 'html_block':
      return extractHtmlText(token.content);
    default:
      return renderBlocks(inner, isInList);
  }
}

function renderText(inner: readonly TokenTree[], lineBreak?: string): Lines {
  return inner.flatMap(({ token }) => renderInline(token, lineBreak));
}

/** Renders items without empty lines, because lists in a message are short. */
function renderList(items: readonly TokenTree[], marker: (index: number) => string): Lines {
  return items.flatMap(({ inner }, index) => {
    const joined = inner
      .map((node) => ({ node, lines: renderBlock(node, true) }))
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ node, lines }, at) => (at === 0 || node.token.type.endsWith('_list_open') ? lines : ['', ...lines]));
    const bullet = marker(index);
    return joined.map((line, at) => (at === 0 ? bullet + restoreTick(line) : line && ' '.repeat(bullet.length) + line));
  });
}

/** Renders each line as a paragraph. */
function renderCodeLines(content: string): Lines {
  const lines = content.split('\n').map(formatCode);
  return lines.flatMap((line) => (line === '' ? [] : ['', line])).slice(1);
}

/** Restores `[x]` of a task list, which was escaped; some renderers would read it as a link. */
function restoreTick(line: string): string {
  const box = /^\\\[([ xX])\\\] /.exec(line);
  if (box === null) return line.replace(/^\[([ xX])\](?=\()/, '[$1\u200B]');
  return `${box[1] === ' ' ? '☐' : '☑'} ${line.slice(box[0].length)}`;
}

function renderTable(parts: readonly TokenTree[]): Lines {
  const rows = parts.flatMap(({ inner }) => inner).map(({ inner }) => inner);
  const [head = []] = rows;
  const [first = '', ...rest] = rows.map(
    (cells) => `| ${cells.map(({ inner }) => renderText(inner, ' ').join(' ')).join(' | ')} |`,
  );
  return [first, `| ${head.map(formatAlignment).join(' | ')} |`, ...rest];
}

function formatAlignment({ token }: TokenTree): string {
  const side = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? '';
  return ALIGNED[side] ?? '---';
}

/** Returns the visible text of HTML, as plain lines. */
function extractHtmlText(html: string): Lines {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .split('\n');
  return text.map(escapeLine).filter((line) => line !== '');
}

const MARKS: Readonly<Record<string, string>> = { strong_open: '**', em_open: '*', s_open: '~~' };
/** Invisible; keeps two texts from forming a URL after what was between them is removed. */
const APART = '\u200B';

/**
 * Renders the text within a block: emphasis, code, links.
 *
 * @param lineBreak a space for headings and cells, which must stay on one line
 */
function renderInline(token: Token, lineBreak = '\n'): Lines {
  const text = renderNodes(buildTree(token.children ?? []), lineBreak, false)
    .replace(/\u200B+/g, APART)
    .replace(/(?<=^|\s)\u200B|\u200B(?=\s|$)/g, '')
    .trim();
  return text === '' ? [] : text.split('\n');
}

function renderNodes(nodes: readonly TokenTree[], lineBreak: string, isInLink: boolean): string {
  return nodes.reduce((text, node) => {
    const next = renderNode(node, lineBreak, isInLink);
    // An exclamation mark before a link would make it an image.
    return next.startsWith('[') ? text.replace(/!$/, '\\!') + next : text + next;
  }, '');
}

function renderNode({ token, inner }: TokenTree, lineBreak: string, isInLink: boolean): string {
  const mark = MARKS[token.type];
  if (mark !== undefined) {
    const text = renderNodes(inner, lineBreak, isInLink);
    return text.trim() === '' ? text : mark + text.trim() + mark;
  }
  switch (token.type) {
    case 'link_open': {
      const address = String(token.attrGet('href') ?? '');
      const isBare = token.markup === 'linkify';
      return renderLink(isBare ? escapeLine(shortenAddress(address)) : renderNodes(inner, lineBreak, true), address);
    }
    case 'image': {
      const text = escapeLine(token.content) || 'image';
      return isInLink ? text : renderLink(text, String(token.attrGet('src') ?? ''));
    }
    case 'code_inline':
      return formatCode(token.content);
    case 'softbreak':
      return lineBreak;
    case 'hardbreak':
      return lineBreak === '\n' ? '  \n' : lineBreak;
    case 'html_inline':
      return /^<br\b/i.test(token.content) ? lineBreak : APART;
    default:
      return escapeText(token.content);
  }
}

/** `#12` for a pull request or issue, `v1...v2`, a short hash; otherwise the URL without `https:`. */
function shortenAddress(address: string): string {
  const [, kind, name = ''] =
    /^https:\/\/[^/]+\/[^/]+\/[^/]+\/(pull|issues|compare|commit)\/([^/?#]+)$/.exec(address) ?? [];
  if (kind === 'pull' || kind === 'issues') return `#${name}`;
  if (kind === 'commit') return name.slice(0, 7);
  return kind === 'compare' ? name : address.replace(/^https:\/\//, '').replace(/\/$/, '');
}

/** Escapes a text and keeps the spaces around it. */
function escapeText(text: string): string {
  const escaped = escapeLine(text);
  if (escaped === '') return text === '' ? '' : ' ';
  return (/^\s/.test(text) ? ' ' : '') + escaped + (/\s/.test(text.slice(-1)) ? ' ' : '');
}

function renderLink(text: string, address: string): string {
  const label = text.trim();
  const target = label === '' ? undefined : escapeLinkUrl(address);
  return target === undefined ? APART + text + APART : `[${label}](${target})`;
}
