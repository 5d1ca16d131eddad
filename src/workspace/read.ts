/** Reads complete text files of the author. */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { systemReason } from '../errors.ts';
import type { PathError, WorkspaceFile } from '../settings/template/workspace.ts';
import { FileRefusal, openFile } from './open.ts';
import { MAX_FILE_BYTES, namesIn, pathError, resolvePath, tooLarge } from './resolve-path.ts';

/** A text file and its path. */
export interface WorkspaceText extends Omit<WorkspaceFile, 'trust'> {
  /** Absolute path without links. */
  readonly real: string;
}

/** Reads a file. Never opens anything outside of the folder, even through links, or inside `.git`. */
export function readWorkspaceFile(requestedPath: string, folder: string): WorkspaceText | PathError {
  const found = resolvePath(requestedPath, folder);
  if (found.type === 'error') return found;
  try {
    const bytes = readBytes(found.real);
    if (typeof bytes === 'number') return tooLarge(bytes);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
    return { ...found, text };
  } catch (error) {
    if (error instanceof TypeError) return pathError('is not valid UTF-8', 'Save the file as UTF-8');
    if (error instanceof FileRefusal) return pathError(`is ${error.code}`, 'Use the path of a text file');
    return pathError(`cannot be read (${systemReason(error)})`, 'Check the permissions of the file');
  }
}

/** Returns the bytes, or their number if the file is too large. It may grow while it is read. */
function readBytes(real: string): Buffer | number {
  const file = openFile(real);
  try {
    const bytes = Buffer.alloc(MAX_FILE_BYTES + 1);
    const size = file.size > MAX_FILE_BYTES ? file.size : file.readNow(bytes);
    return size > MAX_FILE_BYTES ? size : bytes.subarray(0, size);
  } finally {
    file.close();
  }
}

/** Returns true if the text is the path of a file in the folder. */
export function isWorkspaceFile(text: string, folder: string): boolean {
  const found = resolvePath(text.trim(), folder);
  return found.type === 'ok' && statSync(found.real, { throwIfNoEntry: false })?.isFile() === true;
}

/** Folder of GitHub workflows, and the maximum number to read. */
const WORKFLOWS = '.github/workflows';
const MAX_WORKFLOWS = 200;

/** Reads the workflows of a checkout, sorted by name. */
export function workflowFiles(root: string): readonly WorkspaceText[] {
  const names = namesIn(join(root, WORKFLOWS)).filter((name) => /\.ya?ml$/.test(name));
  const files = names.toSorted().slice(0, MAX_WORKFLOWS);
  return files.flatMap((name) => {
    const read = readWorkspaceFile(`${WORKFLOWS}/${name}`, root);
    return read.type === 'ok' ? [read] : [];
  });
}
