/** The template on disk: read, and watched. */
import { resolve } from 'node:path';
import { readWorkspaceFile } from '../../workspace/read.ts';
import { boundFor } from '../../workspace/write.ts';

/** Its text, with plain line breaks; or why it cannot be read, as sentences. */
export type TemplateText = { readonly text: string } | { readonly fault: string };

/** How often the file is read: other ways to watch miss a file that an editor puts in the place of the old one. */
const INTERVAL_MS = 250;

export class WatchedFile {
  readonly #path: string;
  /** Nothing outside of it is read, wherever links lead. */
  readonly #folder: string;

  /**
   * @param path of a file that need not be there yet
   * @param current where the command runs
   */
  constructor(path: string, current: string) {
    this.#path = resolve(current, path);
    this.#folder = boundFor(path, current);
  }

  /** An empty text where there is no file. */
  read(): TemplateText {
    const found = readWorkspaceFile(this.#path, this.#folder);
    if (found.type === 'ok') return { text: found.text };
    return found.missing === true ? { text: '' } : { fault: `The file ${found.fault}. ${found.fix}.` };
  }

  /** Calls now, and whenever something else is read. @returns ends it */
  watch(changed: (read: TemplateText) => void): () => void {
    let existing: string | undefined;
    const look = () => {
      const read = this.read();
      const now = JSON.stringify(read);
      if (now === existing) return;
      existing = now;
      changed(read);
    };
    look();
    const timer = setInterval(look, INTERVAL_MS).unref();
    return () => clearInterval(timer);
  }
}
