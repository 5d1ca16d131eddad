/** Opens a file of the author: the one way to what is in it. */

import { closeSync, constants, fstatSync, lstatSync, openSync, read, readSync, realpathSync } from 'node:fs';
import { promisify } from 'node:util';

/** Neither waits for a pipe, nor goes through a link in the last place; Windows knows neither. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Why a file that is there is not read; the code stands where the system's stands of others. */
export class FileRefusal extends Error {
  readonly code: 'not a regular file' | 'no longer where it was';

  constructor(code: FileRefusal['code']) {
    super(code);
    this.code = code;
  }
}

const readInto = promisify(read);

export interface OpenFile {
  /** Bytes, when it was opened. */
  readonly size: number;
  /** As much as there is from there on, up to the size of the buffer. @returns how many bytes that are */
  readonly read: (into: Buffer, from: number) => Promise<number>;
  /** The same from its beginning, at once. */
  readonly readNow: (into: Buffer) => number;
  readonly close: () => void;
}

/**
 * Opens first and looks then: what lay there before may be another by now, a link or a pipe among them.
 *
 * @param real without links, as it was found in the workspace
 * @throws FileRefusal, or the system's error
 */
export function openFile(real: string): OpenFile {
  const file = openSync(real, FLAGS);
  try {
    const opened = fstatSync(file, { bigint: true });
    if (!opened.isFile()) throw new FileRefusal('not a regular file');
    const there = lstatSync(real, { bigint: true });
    const isSame = there.ino === opened.ino && there.dev === opened.dev && realpathSync(real) === real;
    if (!isSame) throw new FileRefusal('no longer where it was');
    return {
      size: Number(opened.size),
      read: async (into, from) => (await readInto(file, into, 0, into.length, from)).bytesRead,
      readNow: (into) => readSync(file, into, 0, into.length, 0),
      close: () => closeSync(file),
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
