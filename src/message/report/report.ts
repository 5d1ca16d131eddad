import MarkdownIt from 'markdown-it';
import { code, escapeLine, fenced } from '../markdown/escape.ts';

import { getTree, type TokenTree, writeInline } from './inline.ts';

/**
 * Renders a Markdown file of the job as part of the message. Keeps its structure but doesn't trust its content:
 * mentions are escaped, HTML and comments removed, images converted to links. Heavy: imported only for a report.
 */

/** Deeper lists and quotations are shown at this depth. */
const DEEPEST = 20;

const parser = new MarkdownIt({ html: true, maxNesting: DEEPEST });
// Links are validated where they are written.
parser.validateLink = () => true;

/**
 * Returns finished Markdown, empty if nothing visible is left.
 *
 * @param folder base URL of relative links with a trailing slash; without it they are plain text
 */
export function reportMarkdown(text: string, folder?: string): string {
  const tree: readonly TokenTree[] = getTree(parser.parse(text, {}));
  return blocks(tree, { folder }).join('\n');
}

type Lines = readonly string[];

/** Keeps headings small, because the message has its own small titles. */
const SMALLEST_HEADING = 3;
/** Must not start with `#` or `+`, which would look like a mention. */
const LANGUAGE = /^[A-Za-z0-9][A-Za-z0-9+#-]{0,19}/;
const ALIGNED: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

/** The context of a block. */
interface BlockPlace {
  readonly folder: string | undefined;
  /** At any depth: some renderers don't support code blocks in a list. */
  readonly inList?: true;
}

/** Separates blocks with an empty line. */
function blocks(nodes: readonly TokenTree[], location: BlockPlace): Lines {
  return apart(nodes.map((node) => block(node, location)));
}

function apart(all: readonly Lines[]): Lines {
  return all.filter((lines) => lines.length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function block({ token, inner }: TokenTree, location: BlockPlace): Lines {
  const { folder } = location;
  switch (token.type) {
    case 'paragraph_open':
      return textLines(inner, folder);
    case 'inline':
      return indentedLines(writeInline(token, folder));
    case 'heading_open':
      return heading(Number(token.tag.slice(1)), textLines(inner, folder, ' '));
    case 'bullet_list_open':
      return listed(inner, location, () => '- ');
    case 'ordered_list_open':
      return listed(inner, location, (index) => `${Number(token.attrGet('start') ?? 1) + index}. `);
    case 'blockquote_open':
      return blocks(inner, location).map((line) => `> ${line}`.trimEnd());
    case 'fence':
    case 'code_block':
      if (location.inList) return codeLines(token.content);
      return fenced(token.content.replace(/\n$/, '').split('\n'), LANGUAGE.exec(token.info)?.[0]).split('\n');
    case 'hr':
      return ['---'];
    case 'table_open':
      return tableLines(inner, folder);
    case 'html_block':
      return htmlText(token.content);
    default:
      return blocks(inner, location);
  }
}

function textLines(inner: readonly TokenTree[], folder: string | undefined, lineBreak = '\n'): Lines {
  return inner.flatMap(({ token }) => indentedLines(writeInline(token, folder, lineBreak)));
}

function indentedLines(text: string): Lines {
  return text === '' ? [] : text.split('\n');
}

function heading(level: number, lines: Lines): Lines {
  return lines.map((line) => `${'#'.repeat(Math.max(level, SMALLEST_HEADING))} ${line}`);
}

/** Renders items without empty lines, because lists in a message are short. */
function listed(items: readonly TokenTree[], { folder }: BlockPlace, marker: (index: number) => string): Lines {
  return items.flatMap(({ inner }, index) => {
    const joined = inner
      .map((node) => ({ list: isList(node), lines: block(node, { folder, inList: true }) }))
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ list, lines }, at) => (at === 0 || list ? lines : ['', ...lines]));
    const character = marker(index);
    return joined.map((line, at) =>
      at === 0 ? character + ticked(line) : line && ' '.repeat(character.length) + line,
    );
  });
}

function isList({ token }: TokenTree): boolean {
  return token.type.endsWith('_list_open');
}

/** Renders each line as a paragraph. */
function codeLines(content: string): Lines {
  return content
    .split('\n')
    .map(code)
    .filter((line) => line !== '')
    .flatMap((line) => ['', line])
    .slice(1);
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
