/** The files of the repository that a failure names. */

import type { JobError, TestFailure } from '../facts.ts';
import { isForeign, pathsIn, pathWithin } from './frames.ts';

/** What tells of a failure. */
export interface FailureTexts {
  /** The surest first. */
  readonly errors: readonly JobError[];
  readonly tests: readonly TestFailure[];
}

/** Errors and tests that are looked at, and files that are named in all. */
const MOST_LOOKED_AT = 50;
const MOST = 50;
/** Characters of a path. */
const LONGEST = 400;

/**
 * Paths from the root of the repository, each once, the surest first: what an error says is its place, then what its
 * text names, then where tests failed. Only what may be in the repository; whether it is, the host must say.
 *
 * @param root the workspace
 */
export function namedFiles({ errors, tests }: FailureTexts, root: string): readonly string[] {
  const some = errors.slice(0, MOST_LOOKED_AT);
  const told = [
    ...some.flatMap(({ path }) => path ?? []),
    ...some.flatMap(({ message }) => pathsIn(message)),
    ...tests.slice(0, MOST_LOOKED_AT).flatMap(({ path }) => path ?? []),
  ];
  return [...new Set(told.flatMap((path) => fileOf(path, root) ?? []))].slice(0, MOST);
}

function fileOf(path: string, root: string): string | undefined {
  if (path.length > LONGEST || isForeign(path)) return undefined;
  const file = pathWithin(path, root)?.replace(/(?::\d{1,7}){1,2}$/, '');
  if (file === undefined || file.split('/').some((part) => part === '' || part === '..')) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file of a project has one in its name
  return /[\u0000-\u001F\u007F]/.test(file) ? undefined : file;
}

/** The folder with a slash at its end; undefined for a file at the root, beside which is all of the repository. */
export function folderOf(file: string): string | undefined {
  const end = file.lastIndexOf('/');
  return end < 0 ? undefined : file.slice(0, end + 1);
}
