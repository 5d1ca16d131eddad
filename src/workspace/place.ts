/** Where a path leads that an author wrote: into the workspace, or not. Nothing is opened here. */

import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { PathFault } from '../settings/template/workspace.ts';
import { nearest } from '../text/nearest.ts';

/** Bytes of a text of the author. */
export const LARGEST = 256 * 1024;
/** Characters: no system opens more. */
const LONGEST_PATH = 4096;
/** Names of a folder that are looked at for the one that was meant. */
const SIBLINGS = 500;
const NO_WORKSPACE = 'Run this in a folder that is there, or check the repository out before';

/** What to do about a path that leads nowhere, in the words of the place where it was written. */
export type PathAdvice = 'in a step' | 'on this machine';

const PATH_ADVICE: Readonly<Record<PathAdvice, string>> = {
  'in a step': 'Write its path from the root of the repository, which must be checked out before this step',
  'on this machine': 'Write its path from the folder in which this runs',
};

type PathLookUp = { readonly type: 'ok'; readonly real: string; readonly path: string } | PathFault;

/** Where a path leads that an author wrote. */
export function find(written: string, folder: string, advice: PathAdvice = 'on this machine'): PathLookUp {
  const wanted = resolve(folder, written);
  const root = realPathOf(folder);
  if (root === undefined) return pathFault(`is not there, because there is no workspace at "${folder}"`, NO_WORKSPACE);
  const real = wanted.length > LONGEST_PATH ? undefined : realPathOf(wanted);
  const meant = real ?? wouldBe(wanted);
  if (real === root) return pathFault('is a folder', 'Write the path of a file in it');
  const side = sideOf(meant, root);
  if (side === 'outside' && isAbsolute(written) && real === undefined) return FROM_ROOT;
  if (side === 'outside' || (real === undefined && isLink(wanted))) return LEADS_OUT;
  if (side === 'git') return pathFault('is a file of git itself', 'Write the path of another file');
  if (real === undefined) return missingFile(written, { wanted, folder, advice });
  const shown = isWithin(wanted, folder) ? relative(folder, wanted) : relative(root, real);
  return { type: 'ok', real, path: shown.replaceAll(sep, '/') };
}

const FROM_ROOT = pathFault(
  'leads out of the workspace',
  'Write its path from the root of the repository, as in .github/notify.md',
);

export const LEADS_OUT = pathFault(
  'leads out of the workspace',
  'Write the path of a file in the repository, no link to elsewhere',
);

/** On which side of the workspace a path without links is. What is git's own holds the token of the checkout. */
export function sideOf(real: string, root: string): 'inside' | 'outside' | 'git' {
  if (!isWithin(real, root)) return 'outside';
  return relative(root, real).split(sep).includes('.git') ? 'git' : 'inside';
}

/** The real path that a file would have which is not there: the nearest folder above it is, wherever links lead. */
function wouldBe(path: string): string {
  const parent = dirname(path);
  if (parent === path || path.length > LONGEST_PATH) return path;
  return join(realPathOf(parent) ?? wouldBe(parent), basename(path));
}

/** Of a path that leads nowhere: a link to what is not there, which writing would make. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    // Nothing is there, or a file stands where the path has a folder.
    return false;
  }
}

interface MissingPath {
  /** Whole. */
  readonly wanted: string;
  readonly folder: string;
  readonly advice: PathAdvice;
}

function missingFile(written: string, { wanted, folder, advice }: MissingPath): PathFault {
  const slashed = written.replaceAll('\\', '/');
  if (slashed !== written && realPathOf(resolve(folder, slashed)) !== undefined)
    return { ...pathFault('is no file in the workspace', `Did you mean ${slashed}?`), missing: true };
  const meant = isWithin(wanted, folder)
    ? nearest(basename(wanted), namesIn(dirname(wanted)).slice(0, SIBLINGS))
    : undefined;
  const near = written.slice(0, written.length - basename(written).length) + meant;
  const fix = meant === undefined ? PATH_ADVICE[advice] : `Did you mean ${near}?`;
  return { ...pathFault('is no file in the workspace', fix), missing: true };
}

/** Of a folder; none where it cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
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

export function isWithin(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

export function tooLarge(size: number): PathFault {
  return pathFault(`has ${size} bytes`, `It may have ${LARGEST} at most`);
}

export function pathFault(words: string, fix: string): PathFault {
  return { type: 'fault', fault: words, fix };
}
