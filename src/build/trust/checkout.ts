/** Reads a checkout from git's plain files, which suffice for most without a process. */

import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export interface LocalCheckout {
  /** The folder that it is in. */
  readonly root: string;
  /** Git's folder for this checkout. */
  readonly gitDir: string;
  /** Hash of the checked-out commit; absent if no plain file contains it. */
  readonly head?: string;
  /** The branch that is checked out: `refs/heads/main`. */
  readonly branch?: string;
  /** Returns the commit of a ref by its full name; undefined if no plain file contains it. */
  readonly commitOf: (ref: string) => string | undefined;
  /** The text of a file of git's, by its name; undefined where there is none. Worktrees share most, and each has its own notes. */
  readonly shared: (name: string) => string | undefined;
  readonly note: (name: string) => string | undefined;
}

/** Bytes of a file of git's that is looked at. */
const MAX_BYTES = 4 * 1024 * 1024;
const HASH = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** The nearest one that a file is in, within the workspace. */
export function findCheckout(file: string, workspace: string): LocalCheckout | undefined {
  const top = toRealPath(workspace);
  for (let root = dirname(file); ; root = dirname(root)) {
    const gitDir = gitDirIn(root);
    if (gitDir !== undefined) return readCheckout(root, gitDir);
    if (root === top || root === dirname(root)) return undefined;
  }
}

/** The first line names the folder if it is elsewhere, as for a worktree. */
function gitDirIn(root: string): string | undefined {
  const path = join(root, '.git');
  const stats = lookAt(path);
  if (stats === undefined || stats.isDirectory()) return stats && path;
  const elsewhere = /^gitdir: (.+)$/m.exec(gitText(path) ?? '')?.[1];
  return elsewhere === undefined ? path : resolve(root, elsewhere);
}

function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function readCheckout(root: string, gitDir: string): LocalCheckout {
  const note = (name: string) => gitText(join(gitDir, name));
  const commonDir = resolve(gitDir, note('commondir')?.trim() ?? '.');
  const shared = (name: string) => gitText(join(commonDir, name));
  const commitOf = (ref: string) => hashIn(shared, ref);
  const head = note('HEAD')?.trim() ?? '';
  const branch = /^ref: (refs\/heads\/\S+)$/.exec(head)?.[1];
  return {
    ...{ root, gitDir, note, shared, commitOf, branch },
    head: asHash(branch === undefined ? head : commitOf(branch)),
  };
}

function hashIn(shared: LocalCheckout['shared'], ref: string): string | undefined {
  if (ref.split('/').includes('..')) return undefined;
  const loose = shared(ref)?.trim();
  if (loose !== undefined) return asHash(loose);
  const packed = shared('packed-refs')?.split('\n');
  return asHash(packed?.find((entry) => entry.endsWith(` ${ref}`))?.split(' ', 1)[0]);
}

function asHash(text: string | undefined): string | undefined {
  return text !== undefined && HASH.test(text) ? text : undefined;
}

/** The text of a file of git's own; undefined where there is none, or too much. */
function gitText(path: string): string | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() && stats.size <= MAX_BYTES ? readFileSync(path, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}

function toRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
