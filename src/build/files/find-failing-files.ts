/** Where it fails, by the paths of files in full: what a test or a log writes from the middle on is looked for in the workspace. */

import type { Runtime } from '../../runtime.ts';
import type { TimeBudget } from '../../time.ts';
import { type FailingFile, failingFiles, MAX_FILES, type WhatFailed } from './failing-files.ts';

/** For files that are not where a failure says. */
const LOOKING_TIME = { part: 1 / 8, atMost: 2_000 };

interface Surroundings {
  readonly world: Pick<Runtime, 'files' | 'signal' | 'workspace'>;
  readonly time: TimeBudget;
  /** What the change under suspicion changed. */
  readonly suspected: readonly string[];
}

/** Files by their paths in full; those under suspicion where the failure names none. */
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

/** The same, or what is under suspicion where the failure names no file at all. */
function orSuspected(files: readonly FailingFile[], suspected: readonly string[]): readonly FailingFile[] {
  if (suspected.length === 0 || files.some(({ path }) => path !== undefined)) return files;
  return suspected.slice(0, MAX_FILES).map((path) => ({ path, suspected: true }));
}

/** With the paths that are known in full; what may be one of several files is named by none. */
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
