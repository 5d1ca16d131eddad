/** Locates the failure by complete paths: searches the workspace for paths that a test or log shortens. */

import type { Runtime } from '../../runtime.ts';
import type { TimeBudget } from '../../time.ts';
import { type FailingFile, failingFiles, MAX_FILES, type WhatFailed } from './failing-files.ts';

/** Time limit to search for files at shortened paths. */
const LOOKING_TIME = { part: 1 / 8, atMost: 2_000 };

interface Surroundings {
  readonly world: Pick<Runtime, 'files' | 'signal' | 'workspace'>;
  readonly time: TimeBudget;
  /** Files changed in the suspect range. */
  readonly suspected: readonly string[];
}

/** Lists files with complete paths; the suspect ones if the failure names none. */
export async function findFailingFiles(
  failure: Omit<WhatFailed, 'root'>,
  { world, time, suspected }: Surroundings,
): Promise<readonly FailingFile[]> {
  const { files, signal, workspace: root } = world;
  const named = failingFiles({ ...failure, root });
  const budget = time.within(LOOKING_TIME);
  const late = () => signal.aborted || budget.isOver;
  const { wholePaths } = await import(/* webpackChunkName: "files" */ './full-paths.ts');
  const paths = named.flatMap(({ path }) => path ?? []);
  return orSuspected(withPaths(named, await wholePaths(paths, { root, files, changed: suspected, late })), suspected);
}

/** Returns the files, or the suspect ones if the failure names none. */
function orSuspected(files: readonly FailingFile[], suspected: readonly string[]): readonly FailingFile[] {
  if (suspected.length === 0 || files.some(({ path }) => path !== undefined)) return files;
  return suspected.slice(0, MAX_FILES).map((path) => ({ path, suspected: true }));
}

/** Replaces paths by their complete ones; drops a path that matches several files. */
function withPaths(
  files: readonly FailingFile[],
  paths: ReadonlyMap<string, string | undefined>,
): readonly FailingFile[] {
  const existing = files.map(({ path, ...rest }) => ({
    ...rest,
    path: path !== undefined && paths.has(path) ? paths.get(path) : path,
  }));
  return [...new Map(existing.map((file) => [file.path ?? `${file.job} names none`, file])).values()];
}
