/** Completes paths, because package tests and Java traces often start at a subfolder of the repository. */

import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import type { Runtime } from '../../runtime.ts';
import { readEntries } from './entries.ts';

interface Checkout {
  /** Workspace folder. */
  readonly root: string;
  readonly files: Runtime['files'];
  /** Changed files, if known: they disambiguate several matches. */
  readonly changed: readonly string[];
  /** Returns true after the timeout. */
  readonly late: () => boolean;
}

/** Matches a pattern for several files, as some tools print. */
const PATTERN = /[*?[\]{}]/;

/**
 * Maps each path to the one from the repository root: unchanged if it exists or has no match; undefined if several
 * files match. Searches only for missing paths.
 */
export async function wholePaths(
  paths: readonly string[],
  { root, files, changed, late }: Checkout,
): Promise<ReadonlyMap<string, string | undefined>> {
  const complete = new Map<string, string | undefined>();
  const open: string[] = [];
  for (const path of paths) {
    const ends = changed.filter((file) => file === path || file.endsWith(`/${path}`));
    if (PATTERN.test(path) || (await files.has(path))) complete.set(path, path);
    else if (ends.length === 1) complete.set(path, ends[0]);
    else open.push(path);
  }
  const found = open.length === 0 ? [] : await findEnding(open, root, late);
  for (const path of open) {
    const meant = found.filter((file) => file.endsWith(`/${path}`));
    const near = meant.length > 1 ? meant.filter((file) => changed.includes(file)) : meant;
    if (meant.length === 0) complete.set(path, path);
    else complete.set(path, near.length === 1 && !late() ? near[0] : undefined);
  }
  return complete;
}

/** Files of the workspace that end so, from its root and with slashes. */
async function findEnding(paths: readonly string[], folder: string, late: () => boolean): Promise<readonly string[]> {
  const from = await realpath(folder).catch(() => undefined);
  if (from === undefined) return [];
  const ends = paths.map((path) => `/${path}`);
  const found: string[] = [];
  for await (const entry of readEntries('**', { from, late })) {
    const path = entry.split(sep).join('/');
    if (ends.some((end) => path.endsWith(end))) found.push(path);
  }
  return found;
}
