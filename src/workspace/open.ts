/** Opens files of the author. All reads of them go through here. */

import { closeSync, constants, fstatSync, lstatSync, openSync, read, readSync, realpathSync } from 'node:fs';
import { promisify } from 'node:util';

/** Doesn't block on a pipe or follow a link in the last segment. Windows lacks both flags. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Reason why an existing file is not read. The text takes the place of a system error code. */
export class FileRefusal extends Error {
  readonly code = this.message;
}

const readInto = promisify(read);

/**
 * Opens the file before checking it, because the path may have been replaced by a link or a pipe since.
 *
 * @param real path without links, as resolved in the workspace
 * @throws FileRefusal, or the system error
 */
export function openFile(real: string) {
  const file = openSync(real, FLAGS);
  try {
    const opened = fstatSync(file, { bigint: true });
    if (!opened.isFile()) throw new FileRefusal('not a regular file');
    const atPath = lstatSync(real, { bigint: true });
    const isSame = atPath.ino === opened.ino && atPath.dev === opened.dev && realpathSync(real) === real;
    if (!isSame) throw new FileRefusal('no longer at its path');
    return {
      /** Size in bytes when the file was opened. */
      size: Number(opened.size),
      /** Reads from an offset into the buffer. @returns the number of bytes */
      read: async (into: Buffer, from: number) => (await readInto(file, into, 0, into.length, from)).bytesRead,
      /** Reads from the start, synchronously. */
      readNow: (into: Buffer) => readSync(file, into, 0, into.length, 0),
      close: () => closeSync(file),
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
