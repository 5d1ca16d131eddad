/** Finds the entries of a pattern with Node's `glob`, within limits. */

import { glob } from 'node:fs/promises';
import { basename } from 'node:path';

/** Skipped folders, because they hold no reports and take minutes to search, unless the pattern names them. */
const SKIPPED_FOLDERS = ['node_modules', '.git'];
/** Maximum names to visit or return. */
const MAX_NAMES = 100_000;
/** Maximum characters of a pattern, and of patterns after brace expansion. */
const MAX_LENGTH = 1_000;
const MAX_EXPANSIONS = 1_000;
/** Maximum stars in a name, and pairs of stars in a path: each one multiplies the backtracking. */
const MAX_STARS = 4;
/** Matches a parent folder in a path, also in an alternative in braces; an absolute path. */
const OUTSIDE = /(?:^|[/{,])\.\.(?:[/},]|$)|^(?:\/|[A-Za-z]:|\{(?:[^{}]*,)?[/,}])/;

/** Validates a pattern before any search, because a search follows the pattern anywhere. */
export function findPatternError(pattern: string): 'is too complex' | 'is outside of the workspace' | undefined {
  const names = pattern.split(/[/\\]/);
  const isComplex =
    pattern.length > MAX_LENGTH ||
    names.some((name) => name.split(/\*+/).length - 1 > MAX_STARS) ||
    names.filter((name) => name === '**').length > MAX_STARS ||
    /[@?+*!]\(/.test(pattern) ||
    countExpansions(pattern) > MAX_EXPANSIONS;
  if (isComplex) return 'is too complex';
  // A backslash separates names on Windows, and escapes a character elsewhere.
  const isOutside = [pattern.replaceAll('\\', ''), pattern.replaceAll('\\', '/')].some((one) => OUTSIDE.test(one));
  return isOutside ? 'is outside of the workspace' : undefined;
}

/** Counts the patterns after brace expansion, or overestimates: nested groups count separately. */
function countExpansions(pattern: string): number {
  let [left, count] = [pattern, 1];
  for (let group = /\{([^{}]*)\}/.exec(left); group !== null; group = /\{([^{}]*)\}/.exec(left)) {
    const [complete, inside = ''] = group;
    const [, first, last] = /^(-?\d+)\.\.(-?\d+)/.exec(inside) ?? [];
    count *= first === undefined ? inside.split(',').length : Math.abs(Number(last) - Number(first)) + 1;
    left = left.replace(complete, '');
  }
  return count;
}

/**
 * Yields paths of files and folders in no particular order.
 *
 * @param folder base folder of the pattern
 * @param isLate returns true after the timeout, which stops the search
 */
export async function* readEntries(pattern: string, folder: string, isLate: () => boolean): AsyncGenerator<string> {
  const skipped = SKIPPED_FOLDERS.filter((name) => !pattern.includes(name));
  let visited = 0;
  const isOver = () => {
    visited += 1;
    return visited > MAX_NAMES || isLate();
  };
  const exclude = (path: string) => isOver() || skipped.includes(basename(path));
  for await (const path of glob(pattern, { cwd: folder, exclude })) {
    if (isOver()) return;
    yield path;
  }
}
