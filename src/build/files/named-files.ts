/** Finds the repository files that a failure names. */

import type { Explanation, TestFailure } from '../facts.ts';
import { isForeign, pathsIn, pathWithin } from './stack-frames.ts';

/** Maximum errors and tests to search, and files in total. */
const MAX_EXAMINED = 50;
const MAX_COUNT = 50;
/** Maximum characters of a path. */
const MAX_LENGTH = 400;

/**
 * Lists paths from the repository root once, most certain first: locations of errors, paths in their text and
 * in the names of their tests, locations of failed tests. Excludes only paths outside of the repository; the host must confirm the others.
 *
 * @param errors most certain first
 * @param root the workspace
 */
export function namedFiles(
  { errors, tests }: { readonly errors: readonly Explanation[]; readonly tests: readonly TestFailure[] },
  root: string,
): readonly string[] {
  const some = errors.slice(0, MAX_EXAMINED);
  const results = [
    ...some.flatMap(({ path }) => path ?? []),
    // pytest names a test after its file.
    ...some.flatMap(({ test = '', message }) => pathsIn(`${test}\n${message}`)),
    ...tests.slice(0, MAX_EXAMINED).flatMap(({ path }) => path ?? []),
  ];
  return [...new Set(results.flatMap((path) => findFile(path, root) ?? []))].slice(0, MAX_COUNT);
}

function findFile(path: string, root: string): string | undefined {
  if (path.length > MAX_LENGTH || isForeign(path)) return undefined;
  const file = pathWithin(path, root)?.replace(/(?::\d{1,7}){1,2}$/, '');
  if (file === undefined || file.split('/').some((part) => part === '' || part === '..')) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file of a project has one in its name
  return /[\u0000-\u001F\u007F]/.test(file) ? undefined : file;
}

/** Matches the affix that distinguishes the name of a test from that of its subject. */
const OF_TEST = /^test_|[._-](?:test|spec)$|(?:Tests?|Spec)$/;

/** `src/cart.ts` for `src/cart.test.ts`, `cart.py` for `tests/test_cart.py`: a file of the same name and kind. */
export function isTestFor(test: string, file: string): boolean {
  const [name, other] = [parseName(test), parseName(file)];
  const tested = name.stem.replace(OF_TEST, '');
  return tested !== '' && tested !== name.stem && tested === other.stem && name.kind === other.kind;
}

function parseName(path: string): { readonly stem: string; readonly kind: string } {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return { stem: name.slice(0, dot), kind: name.slice(dot) };
}
