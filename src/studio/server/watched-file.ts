/** Reads and watches the template file. */
import { relative, resolve, sep } from 'node:path';
import { findBoundary, readWorkspaceFile } from '../../workspace/files.ts';

/** Text with normalized line breaks, or the error as sentences. */
export type TemplateText = { readonly text: string } | { readonly error: string };

/** Polling interval. Other methods miss a file that an editor replaces. */
const INTERVAL_MS = 250;

export class WatchedFile {
  /** Path relative to the working directory, as in a step of a workflow. */
  readonly shown: string;
  readonly #path: string;
  /** Boundary of reads, even through links. */
  readonly #folder: string;

  /**
   * @param path of a file that may not exist yet
   * @param workingDirectory working directory of the command
   */
  constructor(path: string, workingDirectory: string) {
    this.#path = resolve(workingDirectory, path);
    this.shown = relative(workingDirectory, this.#path).replaceAll(sep, '/');
    this.#folder = findBoundary(path, workingDirectory);
  }

  /** Returns an empty text if there is no file. */
  read(): TemplateText {
    const found = readWorkspaceFile(this.#path, this.#folder);
    if (found.type === 'ok') return { text: found.text };
    return found.missing === true ? { text: '' } : { error: `The file ${found.message}. ${found.suggestion}.` };
  }

  /** Calls back immediately and after every change. @returns a function that stops watching */
  watch(changed: (read: TemplateText) => void): () => void {
    let last: string | undefined;
    const poll = () => {
      const read = this.read();
      const next = JSON.stringify(read);
      if (next === last) return;
      last = next;
      changed(read);
    };
    poll();
    const timer = setInterval(poll, INTERVAL_MS).unref();
    return () => clearInterval(timer);
  }
}
