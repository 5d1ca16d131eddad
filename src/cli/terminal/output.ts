/** Prints all output of a command, redacted, for people or programs. */
import { styleText } from 'node:util';
import type { Check } from '../../doctor/check.ts';
import { exitWhenFlushed } from '../../process/node-runtime.ts';
import { sentence } from '../../text/format.ts';
import type { Redactor } from '../../text/redaction/redactor.ts';
import { sanitizeLine } from '../../text/sanitize.ts';
import { unicodePattern } from '../../text/unicode.ts';

/** Control characters that JSON does not escape, and invisible characters. */
const UNSEEN = unicodePattern(String.raw`[\u007f-\u009f\p{Cf}\u2028\u2029]`, 'g');

const MARKS = {
  ok: ['✓', 'green'],
  unchecked: ['?', 'dim'],
  warning: ['!', 'yellow'],
  fault: ['✗', 'red'],
} as const;

type Style = Parameters<typeof styleText>[0];

/** Formats one line for standard error with the program's name, in color on a terminal. */
export function formatErrorLine(text: string, style: Style = ['bold', 'red']): string {
  return `${styleText(style, 'workroom-notify:', { stream: process.stderr })} ${text}\n`;
}

export class Output {
  readonly #redactor: Redactor;
  readonly #stream: NodeJS.WriteStream;

  constructor(redactor: Redactor, stream: NodeJS.WriteStream = process.stdout) {
    this.#redactor = redactor;
    this.#stream = stream;
    // The reader may exit early, as `head` does.
    if (stream === process.stdout) stream.on('error', exitWhenFlushed);
  }

  /** Redirects the output to standard error, because the result belongs to another program. */
  aside(): Output {
    return new Output(this.#redactor, process.stderr);
  }

  /** Ignores a closed output from now on, because there is still work to do. */
  outlastReader(): void {
    process.stdout.off('error', exitWhenFlushed);
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  }

  /** Width of the terminal. Undefined for other outputs. */
  get columns(): number | undefined {
    return this.#stream.isTTY ? this.#stream.columns || 80 : undefined;
  }

  /** Converts untrusted text to one safe line. Redacts twice, because sanitizing may join the parts of a secret. */
  safe(text: string): string {
    return this.#redactor.redact(sanitizeLine(this.#redactor.redact(text)));
  }

  /** Applies a style if the terminal supports color and `NO_COLOR` is unset. */
  style(style: Style, text: string): string {
    return styleText(style, text, { stream: this.#stream });
  }

  /** Prints the result of the command. Untrusted text in it must have passed through `safe`. */
  print(text: string): void {
    this.#stream.write(`${this.#redactor.redact(text)}\n`);
  }

  /** Prints a message as it is, in Markdown. Keeps the indentation, which is significant there. */
  printMessage({ subject, body }: { readonly subject?: string; readonly body: string }): void {
    if (subject !== undefined) this.print(`${this.style('bold', `Subject: ${this.safe(subject)}`)}\n`);
    for (const line of body.split('\n')) {
      const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
      this.print((indentation + this.safe(line.slice(indentation.length))).trimEnd());
    }
  }

  /** Prints the mark, the finding and the fix of each check. */
  printChecks(checks: readonly Check[]): void {
    const width = Math.max(...checks.map(({ name }) => name.length));
    for (const { name, verdict, text, fix } of checks) {
      const [mark, color] = MARKS[verdict];
      this.print(`${this.style(color, mark)} ${name.padEnd(width)}  ${sentence(this.safe(text))}`);
      if (fix !== undefined) this.print(`${' '.repeat(width + 4)}${this.safe(fix)}`);
    }
  }

  /**
   * Prints the result for programs. Characters that a terminal or a CI system could interpret are escaped as in JSON,
   * so the value stays the same.
   */
  json(value: unknown): void {
    const text = JSON.stringify(this.#redactor.redactAll(value), undefined, 2);
    this.print(text.replace(UNSEEN(), escapeCharacters).replaceAll('##[', '#\\u0023['));
  }

  /** Prints a notice, separate from the result. */
  note(text: string): void {
    process.stderr.write(formatErrorLine(this.safe(text), 'bold'));
  }

  /** Prints an error, separate from the result. */
  fault(text: string): void {
    process.stderr.write(formatErrorLine(this.safe(text)));
  }
}

function escapeCharacters(character: string): string {
  return Array.from({ length: character.length }, (_, at) => {
    return `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }).join('');
}
