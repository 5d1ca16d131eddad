/** The one door to the author's files: what may be read of the workspace, and how. */

import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { defined } from '../defined.ts';
import { systemCode } from '../errors.ts';
import type { PathFault, WorkspaceFile } from '../settings/template/workspace.ts';
import { nearest } from '../text/nearest.ts';

/** Bytes of such a file. */
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

/** Reads a text file. Nothing outside of the folder is opened, wherever links lead, and nothing of git's own. */
export function readWorkspaceFile(written: string, folder: string, advice?: PathAdvice): WorkspaceFile | PathFault {
  const read = readWholeFile(written, folder, advice);
  if (read.type === 'fault') return read;
  const { path, text } = read;
  return defined<WorkspaceFile>({
    ...{ type: 'ok', path, text: text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n') },
    crlf: text.includes('\r\n') ? true : undefined,
  });
}

/** The same with its line breaks, and its byte order mark, as they are. */
export function readWholeFile(
  written: string,
  folder: string,
  advice?: PathAdvice,
): Omit<WorkspaceFile, 'crlf'> | PathFault {
  const found = find(written, folder, advice);
  if (found.type === 'fault') return found;
  try {
    // A pipe would make the step wait for ever.
    const file = openSync(found.real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = fstatSync(file);
      if (!stats.isFile()) return pathFault('is not a regular file', 'Write the path of a text file');
      if (stats.size > LARGEST) return tooLarge(stats.size);
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
      return { type: 'ok', path: found.path, text };
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

/** Where a path leads that an author wrote. */
export function find(written: string, folder: string, advice: PathAdvice = 'on this machine'): PathLookUp {
  const wanted = resolve(folder, written);
  const root = realPathOf(folder);
  if (root === undefined) return pathFault(`is not there, because there is no workspace at "${folder}"`, NO_WORKSPACE);
  const real = wanted.length > LONGEST_PATH ? undefined : realPathOf(wanted);
  const meant = real ?? wouldBe(wanted);
  if (!isWithin(meant, root) || (real === undefined && isLink(wanted))) return LEADS_OUT;
  // It holds the token of the checkout.
  if (relative(root, meant).split(sep).includes('.git')) {
    return pathFault('is a file of git itself', 'Write the path of another file');
  }
  if (real === undefined) return missingFile(written, { wanted, folder, advice });
  const shown = isWithin(wanted, folder) ? relative(folder, wanted) : relative(root, real);
  return { type: 'ok', real, path: shown.replaceAll(sep, '/') };
}

const LEADS_OUT = pathFault(
  'leads out of the workspace',
  'Write the path of a file in the repository, no link to elsewhere',
);

/** The real path that a file would have which is not there: the nearest folder above it is, wherever links lead. */
function wouldBe(path: string): string {
  const parent = dirname(path);
  if (parent === path || path.length > LONGEST_PATH) return path;
  return join(realPathOf(parent) ?? wouldBe(parent), basename(path));
}

/** Of a path that leads nowhere: a link to what is not there, which writing would make. */
function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

interface MissingPath {
  /** Whole. */
  readonly wanted: string;
  readonly folder: string;
  readonly advice: PathAdvice;
}

function missingFile(written: string, { wanted, folder, advice }: MissingPath): PathFault {
  const meant = isWithin(wanted, folder) ? nearest(basename(wanted), namesIn(dirname(wanted))) : undefined;
  const near = written.slice(0, written.length - basename(written).length) + meant;
  const fix = meant === undefined ? PATH_ADVICE[advice] : `Did you mean ${near}?`;
  return { ...pathFault('is no file in the workspace', fix), missing: true };
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

export function isWithin(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

export function tooLarge(size: number): PathFault {
  return pathFault(`has ${size} bytes`, `It may have ${LARGEST} at most`);
}

export function pathFault(words: string, fix: string): PathFault {
  return { type: 'fault', fault: words, fix };
}
