/** Markdown as a terminal can show it. The text may be anybody's: every piece of it is made safe. */

import MarkdownIt, { type Token } from 'markdown-it';
import type { Output } from './output.ts';
import { alignedRows } from './table.ts';

const parser = new MarkdownIt({ html: false, linkify: false, breaks: true });

/** What stands before the lines of a block: of a quotation, of a list's item. */
interface BlockFrame {
  readonly first: string;
  readonly rest: string;
}

/** Characters that are shown; no text of the service is as long, and nobody reads as much on a terminal. */
const LONGEST = 20_000;

interface MarkdownOptions {
  /** Whether the address of a link stands behind it, where nothing can be clicked on. Default: it does. */
  readonly addresses?: boolean;
}

/** The lines of a text, styled where the terminal shows styles. */
export function markdownLines(text: string, output: Output, { addresses = true }: MarkdownOptions = {}): string[] {
  const lines = new Renderer(output, addresses && !output.isStyled).lines(
    parser.parse(text.slice(0, LONGEST).toWellFormed(), {}),
  );
  return text.length > LONGEST ? [...lines, `… (${text.length - LONGEST} more characters)`] : lines;
}

class Renderer {
  readonly #output: Output;
  readonly #showsAddresses: boolean;
  readonly #lines: string[] = [];
  readonly #frames: { first: string; readonly rest: string }[] = [];
  readonly #numbers: (number | undefined)[] = [];
  /** The cells of the table that is being read, row by row. */
  #rows: string[][] | undefined;

  constructor(output: Output, showsAddresses: boolean) {
    this.#output = output;
    this.#showsAddresses = showsAddresses;
  }

  lines(tokens: readonly Token[]): string[] {
    for (const token of tokens) this.#block(token);
    return this.#lines;
  }

  #block(token: Token): void {
    const { type, content } = token;
    if (type === 'inline') this.#inlineBlock(token);
    else if (type === 'fence' || type === 'code_block') this.#code(content);
    else if (type === 'hr') this.#line('───');
    else if (type === 'heading_open') this.#gap();
    else if (type === 'paragraph_open' && !token.hidden && this.#frames.every(({ first, rest }) => first === rest))
      this.#gap();
    else if (type === 'blockquote_open') this.#open({ first: '│ ', rest: '│ ' });
    else if (type === 'list_item_open') this.#open(this.#item());
    else if (type === 'blockquote_close' || type === 'list_item_close') this.#frames.pop();
    else if (type.endsWith('_list_open')) this.#startList(token);
    else if (type.endsWith('_list_close')) this.#numbers.pop();
    else this.#tablePart(type);
  }

  #inlineBlock({ children, level }: Token): void {
    const text = this.#inline(children ?? []);
    if (this.#rows !== undefined) this.#rows.at(-1)?.push(text.replaceAll('\n', ' '));
    else for (const line of text.split('\n')) this.#line(level < 0 ? '' : line);
  }

  #startList(token: Token): void {
    if (this.#numbers.length === 0) this.#gap();
    this.#numbers.push(token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : undefined);
  }

  #item(): BlockFrame {
    const number = this.#numbers.at(-1);
    const mark = number === undefined ? '• ' : `${number}. `;
    if (number !== undefined) this.#numbers[this.#numbers.length - 1] = number + 1;
    return { first: mark, rest: ' '.repeat(mark.length) };
  }

  #tablePart(type: string): void {
    if (type === 'table_open') {
      this.#gap();
      this.#rows = [];
    } else if (type === 'tr_open') this.#rows?.push([]);
    else if (type === 'table_close') {
      const rows = this.#rows ?? [];
      this.#rows = undefined;
      for (const line of alignedRows(rows)) this.#line(line);
    }
  }

  #code(content: string): void {
    this.#gap();
    for (const line of content.replace(/\n$/, '').split('\n')) {
      // What is safe has lost its indentation, which code needs.
      const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ') ?? '';
      this.#line(`    ${indent}${this.#output.style('cyan', this.#safe(line))}`);
    }
  }

  #inline(tokens: readonly Token[]): string {
    const styles: InlineStyle[] = [];
    const hrefs: string[] = [];
    const parts = tokens.map((token) => {
      const style = STYLES[token.type.replace(/_(?:open|close)$/, '')];
      if (token.type.endsWith('_open')) {
        if (style !== undefined) styles.push(style);
        if (token.type === 'link_open') hrefs.push(String(token.attrGet('href') ?? ''));
        return '';
      }
      if (token.type.endsWith('_close')) {
        if (style !== undefined) styles.pop();
        return token.type === 'link_close' ? this.#address(hrefs.pop() ?? '') : '';
      }
      return this.#leaf(token, styles);
    });
    return parts.join('');
  }

  #leaf(token: Token, styles: readonly InlineStyle[]): string {
    if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n';
    const text = token.type === 'image' ? `[${token.content || 'image'}]` : token.content;
    const all: readonly InlineStyle[] = token.type === 'code_inline' ? [...styles, 'cyan'] : styles;
    const safe = spaced(text, this.#safe(text));
    return all.reduce((shown, style) => this.#output.style(style, shown), safe);
  }

  #address(href: string): string {
    return this.#showsAddresses ? ` <${this.#safe(href)}>` : '';
  }

  #safe(text: string): string {
    return this.#output.safe(text);
  }

  #open(frame: BlockFrame): void {
    this.#frames.push({ ...frame });
  }

  #line(text: string): void {
    const before = this.#frames.map((frame) => {
      const { first } = frame;
      frame.first = frame.rest;
      return first;
    });
    this.#lines.push(`${before.join('')}${text}`.trimEnd());
  }

  /** An empty line between two blocks. */
  #gap(): void {
    if (this.#lines.length > 0 && this.#lines.at(-1) !== '') this.#lines.push('');
  }
}

type InlineStyle = 'bold' | 'italic' | 'strikethrough' | 'underline' | 'cyan';
const STYLES: Readonly<Record<string, InlineStyle>> = {
  strong: 'bold',
  em: 'italic',
  s: 'strikethrough',
  link: 'underline',
};

/** What is safe was trimmed; between two styles a blank counts. */
function spaced(text: string, safe: string): string {
  if (safe === '') return text.trim() === '' && text !== '' ? ' ' : '';
  return `${/^\s/.test(text) ? ' ' : ''}${safe}${/\s$/.test(text) ? ' ' : ''}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this removes
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/** Prints a message as its reader would see it. */
export function printMessage(
  output: Output,
  { subject, body }: { readonly subject?: string; readonly body: string },
): void {
  printSubject(output, subject);
  for (const line of markdownLines(body, output)) output.print(line);
}

/** The same in Markdown, as it would be sent; a terminal takes none of it for a command. */
export function printSource(
  output: Output,
  { subject, body }: { readonly subject?: string; readonly body: string },
): void {
  printSubject(output, subject);
  for (const line of body.split('\n')) output.print(line.replaceAll(CONTROLS, ''));
}

function printSubject(output: Output, subject: string | undefined): void {
  if (subject !== undefined) output.print(`${output.style('bold', `Subject: ${output.safe(subject)}`)}\n`);
}
