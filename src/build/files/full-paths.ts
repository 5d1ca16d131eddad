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
  readonly isLate: () => boolean;
}

/** Matches a pattern for several files, as some tools print. */
const PATTERN = /[*?[\]{}]/;

/**
 * Maps each path to the one from the repository root: unchanged if it exists or has no match; undefined if several
 * files match. Searches only for missing paths.
 */
export async function completePaths(
  paths: readonly string[],
  { root, files, changed, isLate }: Checkout,
): Promise<ReadonlyMap<string, string | undefined>> {
  const complete = new Map<string, string | undefined>(paths.map((path) => [path, path]));
  const matches = new Map<string, string[]>();
  for (const path of paths) {
    const ending = changed.filter((file) => file === path || file.endsWith(`/${path}`));
    if (PATTERN.test(path) || (await files.has(path))) continue;
    if (ending.length === 1) complete.set(path, ending[0]);
    else matches.set(path, []);
  }
  const folder = matches.size === 0 ? undefined : await realpath(root).catch(() => undefined);
  for await (const entry of folder === undefined ? [] : readEntries('**', folder, isLate)) {
    const file = entry.split(sep).join('/');
    for (const [path, found] of matches) if (file.endsWith(`/${path}`)) found.push(file);
  }
  for (const [path, found] of matches) {
    const likely = found.length > 1 ? found.filter((file) => changed.includes(file)) : found;
    if (found.length > 0) complete.set(path, likely.length === 1 && !isLate() ? likely[0] : undefined);
  }
  return complete;
}
