/** Writes files for `init` and `facts-file`. */

import { chmodSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { systemCode } from '../errors.ts';
import type { PathError } from '../settings/template/workspace.ts';
import {
  classifyPath,
  isInsideFolder,
  LEADS_OUT,
  MAX_FILE_BYTES,
  pathError,
  resolvePath,
  tooLarge,
} from './resolve-path.ts';

/**
 * Writes the complete file or nothing, and creates its folders. Refuses all that a step would not read: paths outside of
 * the folder (even through links), inside `.git`, irregular files, and large files.
 *
 * @param requestedPath path as written by the author
 * @returns the error, if any
 */
export function writeWorkspaceFile(requestedPath: string, folder: string, text: string): PathError | undefined {
  const size = Buffer.byteLength(text);
  if (size > MAX_FILE_BYTES) return tooLarge(size);
  const found = resolvePath(requestedPath, folder);
  if (found.type === 'error' && found.missing === undefined) return found;
  const path = found.type === 'ok' ? found.real : resolve(folder, requestedPath);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile() === false) return pathError('is not a regular file', 'Use the path of a text file');
    mkdirSync(dirname(path), { recursive: true });
    return replace(path, realpathSync(folder), text, stats?.mode);
  } catch (error) {
    const problem = `cannot be written (${systemCode(error) ?? 'unknown error'})`;
    return pathError(problem, 'Use a file in a writable folder');
  }
}

/** Returns the folder that bounds paths of this file: the working directory, else the folder of the file. */
export function boundFor(path: string, folder: string): string {
  const complete = resolve(folder, path);
  return isInsideFolder(complete, folder) ? folder : dirname(complete);
}

/** Replaces the file atomically, even if the disk is full. */
function replace(path: string, root: string, text: string, mode: number | undefined): PathError | undefined {
  const adjacent = mkdtempSync(`${path}.`);
  try {
    // A folder in the path may have been replaced by a link meanwhile.
    if (classifyPath(realpathSync(adjacent), root) !== 'inside') return LEADS_OUT;
    const complete = join(adjacent, 'new');
    writeFileSync(complete, text);
    if (mode !== undefined) chmodSync(complete, mode);
    renameSync(complete, path);
    return undefined;
  } finally {
    rmSync(adjacent, { recursive: true, force: true });
  }
}
