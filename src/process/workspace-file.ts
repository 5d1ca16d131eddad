/** The author's files: what may be read of the workspace, and how. */

import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { systemCode } from '../errors.ts';
import type { PathFault, WorkspaceFile } from '../settings/template/workspace.ts';
import { nearest } from '../text/nearest.ts';

/** Bytes of such a file. */
const LARGEST = 256 * 1024;
/** Names of a folder that are looked at for the one that was meant. */
const SIBLINGS = 500;
const NO_WORKSPACE = 'Run this in a folder that is there, or check the repository out before';

/** Reads a text file. Nothing outside of the folder is opened, wherever links lead, and nothing of git's own. */
export function readWorkspaceFile(written: string, folder: string): WorkspaceFile | PathFault {
  const found = find(written, folder);
  if (found.type === 'fault') return found;
  try {
    // A pipe would make the step wait for ever.
    const file = openSync(found.real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = fstatSync(file);
      if (!stats.isFile()) return pathFault('is not a regular file', 'Write the path of a text file');
      if (stats.size > LARGEST) return tooLarge(stats.size);
      const bytes = readFileSync(file);
      return { type: 'ok', path: found.path, text: decodeUtf8(bytes) };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof TypeError) return pathFault('is not valid UTF-8', 'Save the file as UTF-8');
    return pathFault(`cannot be read (${systemCode(error) ?? 'unknown error'})`, 'Check the rights of the file');
  }
}

/** True where the text is the path of a file in the folder. */
export function isWorkspaceFile(text: string, folder: string): boolean {
  const path = text.trim();
  try {
    return find(path, folder).type === 'ok' && statSync(resolve(folder, path)).isFile();
  } catch {
    return false;
  }
}

type PathLookUp = { readonly type: 'ok'; readonly real: string; readonly path: string } | PathFault;

function find(written: string, folder: string): PathLookUp {
  const wanted = resolve(folder, written);
  const root = realPathOf(folder);
  const real = realPathOf(wanted);
  if (root === undefined) return pathFault(`is not there, because there is no workspace at "${folder}"`, NO_WORKSPACE);
  if (real === undefined) return missingFile(written, wanted, folder);
  if (!isWithin(real, root)) {
    return pathFault('leads out of the workspace', 'Write the path of a file in the repository, no link to elsewhere');
  }
  // It holds the token of the checkout.
  if (relative(root, real).split(sep).includes('.git')) {
    return pathFault('is a file of git itself', 'Write the path of another file');
  }
  const shown = isWithin(wanted, folder) ? relative(folder, wanted) : relative(root, real);
  return { type: 'ok', real, path: shown.replaceAll(sep, '/') };
}

function missingFile(written: string, wanted: string, folder: string): PathFault {
  const meant = isWithin(wanted, folder) ? nearest(basename(wanted), namesIn(dirname(wanted))) : undefined;
  const near = written.slice(0, written.length - basename(written).length) + meant;
  return pathFault(
    'is no file in the workspace',
    meant === undefined
      ? 'Write its path from the root of the repository, which must be checked out before this step'
      : `Did you mean ${near}?`,
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).slice(0, SIBLINGS);
  } catch {
    return [];
  }
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function isWithin(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function tooLarge(size: number): PathFault {
  return pathFault(`has ${size} bytes`, `It may have ${LARGEST} at most`);
}

/** @throws TypeError where it is not valid UTF-8 */
function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
}

function pathFault(words: string, fix: string): PathFault {
  return { type: 'fault', fault: words, fix };
}
