/**
 * Renders a Markdown file of the job as part of the message. Keeps its structure but doesn't trust its content:
 * mentions are escaped, HTML and comments removed, images converted to links. Heavy: imported only for a report.
 */

import MarkdownIt, { type Token } from 'markdown-it';
import { code, escapeLine, escapeLinkUrl, fenced } from './markdown/escape.ts';

/** Deeper lists and quotations are shown at this depth. */
const MAX_DEPTH = 20;

const parser = new MarkdownIt({ html: true, linkify: true, maxNesting: MAX_DEPTH });
// Like GitHub, links only complete addresses.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('ftp:', null).add('//', null).add('mailto:', null);
// Links are validated where they are written.
parser.validateLink = () => true;

/**
 * Returns finished Markdown, empty if nothing visible is left.
 *
 * @param folder base URL of relative links with a trailing slash; without it they are plain text
 */
export function reportMarkdown(text: string, folder?: string): string {
  return blocks(getTree(parser.parse(text, {})), { folder }).join('\n');
}

type Lines = readonly string[];

/** Keeps headings small, because the message has its own small titles. */
const SMALLEST_HEADING = 3;
/** Must not start with `#` or `+`, which would look like a mention. */
const LANGUAGE = /^[A-Za-z0-9][A-Za-z0-9+#-]{0,19}/;
const ALIGNED: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

interface BlockContext {
  /** Base URL of relative links. */
  readonly folder: string | undefined;
  /** At any depth: some renderers don't support code blocks in a list. */
  readonly inList?: true;
}

/** Separates blocks with an empty line. */
function blocks(nodes: readonly TokenTree[], context: BlockContext): Lines {
  const all = nodes.map((node) => block(node, context)).filter((lines) => lines.length > 0);
  return all.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function block({ token, inner }: TokenTree, context: BlockContext): Lines {
  const { folder } = context;
  switch (token.type) {
    case 'paragraph_open':
      return textLines(inner, folder);
    case 'inline':
      return inlineLines(token, folder);
    case 'heading_open':
      return heading(Number(token.tag.slice(1)), textLines(inner, folder, ' '));
    case 'bullet_list_open':
      return listed(inner, context, () => '- ');
    case 'ordered_list_open':
      return listed(inner, context, (index) => `${Number(token.attrGet('start') ?? 1) + index}. `);
    case 'blockquote_open':
      return blocks(inner, context).map((line) => `> ${line}`.trimEnd());
    case 'fence':
    case 'code_block':
      if (context.inList) return codeLines(token.content);
      return fenced(token.content.replace(/\n$/, '').split('\n'), LANGUAGE.exec(token.info)?.[0]).split('\n');
    case 'hr':
      return ['---'];
    case 'table_open':
      return tableLines(inner, folder);
    case 'html_block':
      return htmlText(token.content);
    default:
      return blocks(inner, context);
  }
}

function textLines(inner: readonly TokenTree[], folder: string | undefined, lineBreak = '\n'): Lines {
  return inner.flatMap(({ token }) => inlineLines(token, folder, lineBreak));
}

function inlineLines(token: Token, folder: string | undefined, lineBreak?: string): Lines {
  const text = renderInline(token, folder, lineBreak);
  return text === '' ? [] : text.split('\n');
}

function heading(level: number, lines: Lines): Lines {
  return lines.map((line) => `${'#'.repeat(Math.max(level, SMALLEST_HEADING))} ${line}`);
}

/** Renders items without empty lines, because lists in a message are short. */
function listed(items: readonly TokenTree[], { folder }: BlockContext, marker: (index: number) => string): Lines {
  return items.flatMap(({ inner }, index) => {
    const joined = inner
      .map((node) => ({ node, lines: block(node, { folder, inList: true }) }))
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ node, lines }, at) => (at === 0 || node.token.type.endsWith('_list_open') ? lines : ['', ...lines]));
    const bullet = marker(index);
    return joined.map((line, at) => (at === 0 ? bullet + ticked(line) : line && ' '.repeat(bullet.length) + line));
  });
}

/** Renders each line as a paragraph. */
function codeLines(content: string): Lines {
  const lines = content.split('\n').map(code);
  return lines.flatMap((line) => (line === '' ? [] : ['', line])).slice(1);
}

/** Restores `[x]` of a task list, which was escaped; some renderers would read it as a link. */
function ticked(line: string): string {
  const box = /^\\\[([ xX])\\\] /.exec(line);
  if (box === null) return line.replace(/^\[([ xX])\](?=\()/, '[$1\u200B]');
  return `${box[1] === ' ' ? '☐' : '☑'} ${line.slice(box[0].length)}`;
}

function tableLines(parts: readonly TokenTree[], folder: string | undefined): Lines {
  const entries = parts.flatMap(({ inner }) => inner).map(({ inner }) => inner);
  const [head = []] = entries;
  const cells = (cells: readonly TokenTree[]) =>
    `| ${cells.map(({ inner }) => textLines(inner, folder, ' ').join(' ')).join(' | ')} |`;
  return [cells(head), `| ${head.map(alignment).join(' | ')} |`, ...entries.slice(1).map(cells)];
}

function alignment({ token }: TokenTree): string {
  const side = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? '';
  return ALIGNED[side] ?? '---';
}

/** Returns the visible text of HTML, as plain lines. */
function htmlText(html: string): Lines {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .split('\n');
  return text.map(escapeLine).filter((line) => line !== '');
}

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
function renderInline(token: Token, folder: string | undefined, lineBreak = '\n'): string {
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
interface TokenTree {
  readonly token: Token;
  readonly inner: readonly TokenTree[];
}

/** Nests the flat token list of the parser. */
function getTree(tokens: readonly Token[]): readonly TokenTree[] {
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
