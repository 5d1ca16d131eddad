import MarkdownIt, { type Token } from 'markdown-it';
import { code, escapeLine, fenced } from '../markdown/escape.ts';
import { getTree, renderInline, type TokenTree } from './inline.ts';

/**
 * Renders a Markdown file of the job as part of the message. Keeps its structure but doesn't trust its content:
 * mentions are escaped, HTML and comments removed, images converted to links. Heavy: imported only for a report.
 */

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
