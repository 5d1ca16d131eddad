/** Resolves paths of the author within the workspace, without opening files. */

import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { PathError } from '../settings/template/workspace.ts';
import { closestMatch } from '../text/closest-match.ts';

/** Maximum characters of a path that any system accepts. */
const MAX_LENGTH = 4096;
/** Maximum names in a folder to search for the intended one. */
const MAX_SIBLINGS = 500;

const NO_WORKSPACE = 'Run this in an existing folder, or check out the repository before this step';
const FROM_CHECKOUT = 'Use its path from the root of the repository, and check out the repository before this step';
export const LEADS_OUT = pathError(
  'is outside of the workspace',
  'Use the path of a file from the root of the repository, such as .github/notify.md, without links to other folders',
);

type PathLookup = { readonly type: 'ok'; readonly real: string; readonly path: string } | PathError;

/** Resolves a path of the author. Returns `LEADS_OUT` for a file outside of the workspace. */
export function resolvePath(requestedPath: string, folder: string): PathLookup {
  const absolute = resolve(folder, requestedPath);
  const root = attempt(() => realpathSync(folder));
  if (root === undefined) return pathError(`was not found, because there is no workspace at "${folder}"`, NO_WORKSPACE);
  if (absolute.length > MAX_LENGTH) return pathError('was not found in the workspace', FROM_CHECKOUT);
  const real = attempt(() => realpathSync(absolute));
  if (real === root) return pathError('is a folder', 'Use the path of a file in it');
  // Writing to a dangling link would create its target.
  const isDangling = real === undefined && attempt(() => lstatSync(absolute))?.isSymbolicLink() === true;
  const target = real ?? futurePath(absolute);
  if (isDangling || !isInside(target, root)) return LEADS_OUT;
  // It contains the token of the checkout.
  if (relative(root, target).split(sep).includes('.git'))
    return pathError('is inside .git', 'Use the path of another file');
  if (real === undefined) return missingFile(requestedPath, folder);
  const shown = isInside(absolute, folder) ? relative(folder, absolute) : relative(root, real);
  return { type: 'ok', real, path: shown.replaceAll(sep, '/') };
}

/** Returns the folder that bounds paths of this file: the working directory, else the folder of the file. */
export function boundFor(path: string, folder: string): string {
  const complete = resolve(folder, path);
  return isInside(complete, folder) ? folder : dirname(complete);
}

export function pathError(message: string, suggestion: string): PathError {
  return { type: 'error', message, suggestion };
}

/** Resolves the path of a missing file from its nearest existing folder, following links. */
function futurePath(path: string): string {
  const parent = dirname(path);
  return parent === path ? path : join(attempt(() => realpathSync(parent)) ?? futurePath(parent), basename(path));
}

function missingFile(requestedPath: string, folder: string): PathError {
  const slashed = requestedPath.replaceAll('\\', '/');
  const absolute = resolve(folder, slashed);
  const names = isInside(absolute, folder) ? (attempt(() => readdirSync(dirname(absolute))) ?? []) : [];
  const name = basename(absolute);
  const meant = names.includes(name) ? name : closestMatch(name, names.slice(0, MAX_SIBLINGS));
  const suggestion = meant === undefined ? FROM_CHECKOUT : `Did you mean ${slashed.slice(0, -name.length)}${meant}?`;
  return { ...pathError('was not found in the workspace', suggestion), missing: true };
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
