/** All that a command prints: without secrets, for people or for programs. */
import { styleText } from 'node:util';
import { exitWhenFlushed } from '../../process/shutdown.ts';
import type { Redactor } from '../../text/redaction/redactor.ts';
import { sanitizeLine } from '../../text/sanitize.ts';
import { unicodePattern } from '../../text/unicode.ts';

/** Controls that JSON leaves as they are, and what shows nothing. */
const UNSEEN = unicodePattern(String.raw`[\u007f-\u009f\p{Cf}\u2028\u2029]`, 'g');

type Style = Parameters<typeof styleText>[0];

/** One line of standard error that says whose it is; coloured where that is a terminal. */
export function errorLine(text: string, style: Style = ['bold', 'red']): string {
  return `${styleText(style, 'workroom-notify:', { stream: process.stderr })} ${text}\n`;
}

export class Output {
  readonly #redactor: Redactor;
  readonly #stream: NodeJS.WriteStream;

  constructor(redactor: Redactor, stream: NodeJS.WriteStream = process.stdout) {
    this.#redactor = redactor;
    this.#stream = stream;
    // Whoever reads may go before the end, as `head` does.
    if (stream === process.stdout) stream.on('error', exitWhenFlushed);
  }

  /** The same where the result is not this program's own: it goes to standard error. */
  aside(): Output {
    return new Output(this.#redactor, process.stderr);
  }

  /** From now on it does not matter that nobody reads any more: there is something to do besides. */
  outlastReader(): void {
    process.stdout.off('error', exitWhenFlushed);
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  }

  /** Columns of the terminal; undefined where the output goes elsewhere, which has no width. */
  get columns(): number | undefined {
    return this.#stream.isTTY ? this.#stream.columns || 80 : undefined;
  }

  /** Text from anywhere as one line that is safe to print. Twice: what makes it inert may join a secret. */
  safe(text: string): string {
    return this.#redactor.redact(sanitizeLine(this.#redactor.redact(text)));
  }

  /** In colour, where the terminal shows colours and nobody asked for none (`NO_COLOR`). */
  style(style: Style, text: string): string {
    return styleText(style, text, { stream: this.#stream });
  }

  /** The result of the command. Foreign text in it went through `safe`. */
  print(text: string): void {
    this.#stream.write(`${this.#redactor.redact(text)}\n`);
  }

  /**
   * The result for programs. What a terminal or a CI system could take for a command is written in JSON's own escapes,
   * so it is still the same value.
   */
  json(value: unknown): void {
    const text = JSON.stringify(this.#redactor.redactAll(value, undefined), undefined, 2);
    this.print(text.replace(UNSEEN(), escaped).replaceAll('##[', '#\\u0023['));
  }

  /** What a person should know, beside the result. */
  note(text: string): void {
    process.stderr.write(errorLine(this.safe(text), 'bold'));
  }

  /** What went wrong, beside the result. */
  fault(text: string): void {
    process.stderr.write(errorLine(this.safe(text)));
  }
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, at) => {
    return `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }).join('');
}
