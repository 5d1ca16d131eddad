/** The template on disk: read, saved, watched. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Refusal } from '../../sandbox/http/reply.ts';
import { readWorkspaceFile, type WorkspaceText } from '../../workspace/read.ts';
import { boundOf, writeWorkspaceFile } from '../../workspace/write.ts';

/** As often the disk is asked: other ways to watch miss files that editors put in the place of old ones. */
const LOOK_MS = 250;

export class TemplateFileOnDisk {
  readonly #path: string;
  /** Nothing outside of it is read or written, wherever links lead. */
  readonly #folder: string;

  /**
   * @param path of a file that need not be there yet
   * @param current where the command runs
   */
  constructor(path: string, current: string) {
    this.#path = resolve(current, path);
    this.#folder = boundOf(path, current);
  }

  /** Its text with plain line breaks; empty where there is no file. @throws Refusal where it cannot be read */
  read(): string {
    return this.#read()?.text ?? '';
  }

  /**
   * Writes it, with the line breaks that it has.
   *
   * @param before what it holds as far as the writer knows; undefined to write in any case
   * @throws Refusal where it holds something else, or cannot be written
   */
  save(text: string, before: string | undefined): void {
    const known = this.#read();
    if (before !== undefined && (known?.text ?? '') !== before) {
      throw new Refusal(409, 'Conflict', 'The file changed on disk meanwhile, so it was not saved.');
    }
    const written = known?.crlf === true ? text.replaceAll('\n', '\r\n') : text;
    const refused = writeWorkspaceFile(this.#path, this.#folder, written);
    if (refused !== undefined) throw new Refusal(422, 'NotWritten', `The file ${refused.fault}. ${refused.fix}.`);
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

  /** Undefined where there is no file. */
  #read(): WorkspaceText | undefined {
    const found = readWorkspaceFile(this.#path, this.#folder);
    if (found.type === 'ok') return found;
    if (found.missing === true) return undefined;
    throw new Refusal(500, 'NotRead', `The file ${found.fault}. ${found.fix}.`);
  }
}
