/** Where a path leads that an author wrote: into the workspace, or not. Nothing is opened here. */

import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { PathFault } from '../settings/template/workspace.ts';
import { closestMatch } from '../text/closest-match.ts';

/** Bytes of a text of the author. */
export const MAX_FILE_BYTES = 256 * 1024;
/** Characters: no system opens more. */
const MAX_PATH_LENGTH = 4096;
/** Names of a folder that are looked at for the one that was meant. */
const SIBLINGS = 500;

type PathLookUp = { readonly type: 'ok'; readonly real: string; readonly path: string } | PathFault;

/** Where a path leads that an author wrote. */
export function find(rendered: string, folder: string): PathLookUp {
  const needed = resolve(folder, rendered);
  const root = findRealPath(folder);
  if (root === undefined) return pathFault(`was not found, because there is no workspace at "${folder}"`, NO_WORKSPACE);
  const real = needed.length > MAX_PATH_LENGTH ? undefined : findRealPath(needed);
  if (real === root) return pathFault('is a folder', 'Write the path of a file in it');
  const side = getSide(real ?? wouldBe(needed), root);
  // A link to what is not there would make it when it is written.
  if (side === 'outside' || (real === undefined && isLink(needed)))
    return isAbsolute(rendered) && real === undefined ? FROM_ROOT : LEADS_OUT;
  if (side === 'git') return pathFault('is a file of git itself', 'Write the path of another file');
  if (real === undefined) return missingFile(rendered, folder);
  const displayed = isInsideFolder(needed, folder) ? relative(folder, needed) : relative(root, real);
  return { type: 'ok', real, path: displayed.replaceAll(sep, '/') };
}

const NO_WORKSPACE = 'Run this in a folder that is there, or check the repository out before';
const FROM_CHECKOUT = 'Write its path from the root of the repository, which a step has to check out before';
const LEADS = 'leads out of the workspace';
const FROM_ROOT = pathFault(LEADS, 'Write its path from the root of the repository, as in .github/notify.md');
export const LEADS_OUT = pathFault(LEADS, 'Write the path of a file in the repository, no link to elsewhere');

/** On which side of the workspace a path without links is. What is git's own holds the token of the checkout. */
export function getSide(real: string, root: string): 'inside' | 'outside' | 'git' {
  if (!isInsideFolder(real, root)) return 'outside';
  return relative(root, real).split(sep).includes('.git') ? 'git' : 'inside';
}

/** The real path that a file would have which is not there: the nearest folder above it is, wherever links lead. */
function wouldBe(path: string): string {
  const parent = dirname(path);
  if (parent === path || path.length > MAX_PATH_LENGTH) return path;
  return join(findRealPath(parent) ?? wouldBe(parent), basename(path));
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function missingFile(rendered: string, folder: string): PathFault {
  const slashed = rendered.replaceAll('\\', '/');
  const needed = resolve(folder, slashed);
  const names = isInsideFolder(needed, folder) ? namesIn(dirname(needed)).slice(0, SIBLINGS) : [];
  const name = basename(needed);
  const meant = names.includes(name) ? name : closestMatch(name, names);
  const fix = meant === undefined ? FROM_CHECKOUT : `Did you mean ${slashed.slice(0, -name.length)}${meant}?`;
  return { ...pathFault('was not found in the workspace', fix), missing: true };
}

/** Of a folder; none where it cannot be read. */
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

export function tooLarge(size: number): PathFault {
  return pathFault(`has ${size} bytes`, `It may have ${MAX_FILE_BYTES} at most`);
}

export function pathFault(text: string, fix: string): PathFault {
  return { type: 'fault', fault: text, fix };
}
