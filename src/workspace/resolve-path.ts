/** Resolves paths of the author within the workspace, without opening files. */

import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { PathError } from '../settings/template/workspace.ts';
import { closestMatch } from '../text/closest-match.ts';

/** Maximum bytes of a text file. */
export const MAX_FILE_BYTES = 256 * 1024;
/** Maximum characters of a path that any system accepts. */
const MAX_PATH_LENGTH = 4096;
/** Maximum names in a folder to search for the intended one. */
const SIBLINGS = 500;

type PathLookup = { readonly type: 'ok'; readonly real: string; readonly path: string } | PathError;

/** Resolves a path of the author. Returns `LEADS_OUT` for a file outside of the workspace. */
export function resolvePath(requestedPath: string, folder: string): PathLookup {
  const absolute = resolve(folder, requestedPath);
  const root = findRealPath(folder);
  if (root === undefined) return pathError(`was not found, because there is no workspace at "${folder}"`, NO_WORKSPACE);
  const real = absolute.length > MAX_PATH_LENGTH ? undefined : findRealPath(absolute);
  if (real === root) return pathError('is a folder', 'Use the path of a file in it');
  const side = classifyPath(real ?? futurePath(absolute), root);
  // Writing to a dangling link would create its target.
  if (side === 'outside' || (real === undefined && isLink(absolute))) return LEADS_OUT;
  if (side === 'git') return pathError('is inside .git', 'Use the path of another file');
  if (real === undefined) return missingFile(requestedPath, folder);
  const shown = isInsideFolder(absolute, folder) ? relative(folder, absolute) : relative(root, real);
  return { type: 'ok', real, path: shown.replaceAll(sep, '/') };
}

const NO_WORKSPACE = 'Run this in an existing folder, or check out the repository before this step';
const FROM_CHECKOUT = 'Use its path from the root of the repository, and check out the repository before this step';
export const LEADS_OUT = pathError(
  'is outside of the workspace',
  'Use the path of a file from the root of the repository, such as .github/notify.md, without links to other folders',
);

/**
 * Classifies a path without links relative to the workspace. `.git` is separate because it contains the token of the
 * checkout.
 */
export function classifyPath(real: string, root: string): 'inside' | 'outside' | 'git' {
  if (!isInsideFolder(real, root)) return 'outside';
  return relative(root, real).split(sep).includes('.git') ? 'git' : 'inside';
}

/** Resolves the path of a missing file from its nearest existing folder, following links. */
function futurePath(path: string): string {
  const parent = dirname(path);
  if (parent === path || path.length > MAX_PATH_LENGTH) return path;
  return join(findRealPath(parent) ?? futurePath(parent), basename(path));
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function missingFile(requestedPath: string, folder: string): PathError {
  const slashed = requestedPath.replaceAll('\\', '/');
  const absolute = resolve(folder, slashed);
  const names = isInsideFolder(absolute, folder) ? namesIn(dirname(absolute)).slice(0, SIBLINGS) : [];
  const name = basename(absolute);
  const meant = names.includes(name) ? name : closestMatch(name, names);
  const suggestion = meant === undefined ? FROM_CHECKOUT : `Did you mean ${slashed.slice(0, -name.length)}${meant}?`;
  return { ...pathError('was not found in the workspace', suggestion), missing: true };
}

/** Lists a folder. Empty if it is unreadable. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

export function isInsideFolder(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

export function tooLarge(size: number): PathError {
  return pathError(`has ${size} bytes`, `The maximum is ${MAX_FILE_BYTES} bytes`);
}

export function pathError(text: string, suggestion: string): PathError {
  return { type: 'error', message: text, suggestion };
}
