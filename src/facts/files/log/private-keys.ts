import type { LogLine } from './clean.ts';

/** Lines of a private key at most: none of them is quoted. */
export const KEY_LINES = 200;

/** Leaves the lines of private keys out of a log, which is given line by line. */
export class PrivateKeys {
  /** What stands before the first line of the key, as before its others: a time, the name of a file. */
  #before = '';
  /** Lines that may still be of the key. */
  #left = 0;

  /** The line without a key that begins in it, as what stands before says what it is about; undefined where nothing is left. */
  leftOut<Line extends LogLine>(line: Line): Line | undefined {
    const { text } = line;
    const key = text.includes('PRIVATE KEY-----') ? text.indexOf('-----BEGIN ') : -1;
    if (key < 0) {
      this.#left = this.#left > 0 && isKeyText(line, this.#before) ? this.#left - 1 : 0;
      return this.#left > 0 ? undefined : line;
    }
    this.#before = text.slice(0, key);
    this.#left = text.includes('-----END ', key) ? 0 : KEY_LINES;
    return this.#before === '' ? undefined : { ...line, text: this.#before.trimEnd() };
  }
}

/** One word of a key, or a header of it, before marks such as `\n",`. */
const KEY_TEXT = /^(?:[A-Za-z0-9+/=]{0,200}(?:\\[nr])*[^A-Za-z0-9]*|(?:Proc-Type|DEK-Info): .*)$/;

/**
 * What stands between the first and the last line of a key, however it is indented or marked; any other line ends it.
 */
function isKeyText({ text, mark }: LogLine, before: string): boolean {
  if (mark !== undefined) return false;
  const [line, start] = [comparableText(text), comparableText(before)];
  const rest = start !== '' && line.length > start.length && line.startsWith(start) ? line.slice(start.length) : line;
  return [line, rest].some((one) => KEY_TEXT.test(withoutMarks(one))) || LONG_WORD.test(line);
}

/** At the end of a line, as long as only keys have it. */
const LONG_WORD = /(?:^|[^A-Za-z0-9+/=])[A-Za-z0-9+/=]{40,}(?:\\[nr])*[^A-Za-z0-9]*$/;

/** The same for two times, and for two lines of a file. */
function comparableText(text: string): string {
  return text.replaceAll(/\d/g, '0').replaceAll(/(?<=[^A-Za-z0-9+/=]|^)0+(?=[^A-Za-z0-9+/=])/g, '0');
}

function withoutMarks(text: string): string {
  return text.replaceAll(/<\/?\w{1,40}>/g, '').replace(/^[^A-Za-z0-9]+/, '');
}
