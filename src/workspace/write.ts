/** Writes a file for `init` and `facts-file`. */

import { chmodSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { systemCode } from '../errors.ts';
import type { PathError } from '../settings/template/workspace.ts';
import { find, getSide, isInsideFolder, LEADS_OUT, MAX_FILE_BYTES, pathFault, tooLarge } from './resolve-path.ts';

/**
 * Writes the whole file or nothing of it, and makes its folders. What a step would not read is not written either: what lies
 * outside of the folder, wherever links lead, what is git's own, what is no regular file or too large.
 *
 * @param rendered the path as the author wrote it
 * @returns what is wrong, if anything
 */
export function writeWorkspaceFile(rendered: string, folder: string, text: string): PathError | undefined {
  const size = Buffer.byteLength(text);
  if (size > MAX_FILE_BYTES) return tooLarge(size);
  const found = find(rendered, folder);
  if (found.type === 'fault' && found.missing === undefined) return found;
  const path = found.type === 'ok' ? found.real : resolve(folder, rendered);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile() === false) return pathFault('is not a regular file', 'Write the path of a text file');
    mkdirSync(dirname(path), { recursive: true });
    return replace(path, realpathSync(folder), text, stats?.mode);
  } catch (error) {
    const problem = `cannot be written (${systemCode(error) ?? 'unknown error'})`;
    return pathFault(problem, 'Name a file in a folder that you may write to');
  }
}

/** The folder that paths of this file are bounded by: the one in which the command runs, else its own. */
export function boundFor(path: string, current: string): string {
  const complete = resolve(current, path);
  return isInsideFolder(complete, current) ? current : dirname(complete);
}

/** A reader sees the old text or the new one, also where the disk is full. */
function replace(path: string, root: string, text: string, mode: number | undefined): PathError | undefined {
  const adjacent = mkdtempSync(`${path}.`);
  try {
    // A folder on the way may have become a link meanwhile.
    if (getSide(realpathSync(adjacent), root) !== 'inside') return LEADS_OUT;
    const complete = join(adjacent, 'new');
    writeFileSync(complete, text);
    if (mode !== undefined) chmodSync(complete, mode);
    renameSync(complete, path);
    return undefined;
  } finally {
    rmSync(adjacent, { recursive: true, force: true });
  }
}
