/** The template on disk: read, saved, watched. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemCode } from '../../errors.ts';
import { Refusal } from '../../sandbox/http/reply.ts';

/** As often the disk is asked: other ways to watch miss files that editors put in the place of old ones. */
const LOOK_MS = 250;
/** Bytes, as many as a step reads. */
const LARGEST = 256 * 1024;

export class TemplateFileOnDisk {
  readonly #path: string;

  /** @param path of a file that need not be there yet */
  constructor(path: string) {
    this.#path = path;
  }

  /** Its text with plain line breaks; empty where there is no file. @throws Refusal where it cannot be read */
  read(): string {
    return this.#raw().replaceAll('\r\n', '\n');
  }

  /**
   * Writes it, with the line breaks that it has.
   *
   * @param before what it holds as far as the writer knows; undefined to write in any case
   * @throws Refusal where it holds something else, or cannot be written
   */
  save(text: string, before: string | undefined): void {
    const raw = this.#raw();
    if (before !== undefined && raw.replaceAll('\r\n', '\n') !== before) {
      throw new Refusal(409, 'Conflict', 'The file changed on disk meanwhile, so it was not saved.');
    }
    const written = raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
    if (Buffer.byteLength(written) > LARGEST) {
      throw new Refusal(413, 'TooLarge', `A template may have ${LARGEST} bytes at most.`);
    }
    try {
      mkdirSync(dirname(this.#path), { recursive: true });
      writeFileSync(this.#path, written);
    } catch (error) {
      throw new Refusal(500, 'NotWritten', `The file cannot be written (${systemCode(error) ?? 'unknown error'}).`);
    }
  }

  /** Calls with the text now, and whenever it is another. @returns ends it */
  watch(changed: (text: string) => void): () => void {
    let stamp = this.#stamp();
    let known = this.#readOr('');
    changed(known);
    const look = () => {
      const now = this.#stamp();
      if (now === stamp) return;
      stamp = now;
      const text = this.#readOr(known);
      if (text === known) return;
      known = text;
      changed(text);
    };
    const timer = setInterval(look, LOOK_MS).unref();
    return () => clearInterval(timer);
  }

  /** Another one where the file may be another. */
  #stamp(): string {
    const stats = statSync(this.#path, { throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
  }

  #readOr(other: string): string {
    try {
      return this.read();
    } catch {
      return other;
    }
  }

  #raw(): string {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(this.#path));
    } catch (error) {
      const code = systemCode(error);
      if (code === 'ENOENT') return '';
      const why = error instanceof TypeError ? 'it is not valid UTF-8' : (code ?? 'unknown error');
      throw new Refusal(500, 'NotRead', `The file cannot be read (${why}).`);
    }
  }
}
