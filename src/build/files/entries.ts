/** Finds the entries of a pattern with Node's `glob`, within limits. */

import { glob } from 'node:fs/promises';
import { basename } from 'node:path';

/**
 * Skipped folders, because they hold no reports and take minutes to search. A pattern that names one still searches
 * it.
 */
const PASSED_BY = ['node_modules', '.git'];
/** Names that are looked at or given. */
const MAX_NAMES = 100_000;
/** Maximum characters of a pattern, and of patterns after brace expansion. */
const MAX_LENGTH = 1_000;
const MAX_EXPANSIONS = 1_000;
/** Stars in a name, and pairs of stars in a path: each more has a regular expression go back as often again. */
const MAX_STARS = 4;
/** Matches a parent folder in a path, also in an alternative in braces; an absolute path. */
const LEADS_OUT = /(?:^|[/{,])\.\.(?:[/},]|$)|^(?:\/|[A-Za-z]:|\{(?:[^{}]*,)?[/,}])/;

/** Validates a pattern before any search, because a search follows the pattern anywhere. */
export function patternFault(pattern: string): 'is too complex' | 'leads out of the workspace' | undefined {
  if (pattern.length > MAX_LENGTH || isComplex(pattern.split(/[/\\]/))) return 'is too complex';
  if (expansions(pattern) > MAX_EXPANSIONS) return 'is too complex';
  const isOut = [pattern, pattern.replaceAll('\\', ''), pattern.replaceAll('\\', '/')].some((one) =>
    LEADS_OUT.test(one),
  );
  return isOut ? 'leads out of the workspace' : undefined;
}

function isComplex(names: readonly string[]): boolean {
  const hasManyStars = names.some((name) => name.split(/\*+/).length - 1 > MAX_STARS);
  return hasManyStars || names.filter((name) => name === '**').length > MAX_STARS || /[@?+*!]\(/.test(names.join('/'));
}

/** Counts the patterns after brace expansion, or overestimates: nested groups count separately. */
function expansions(pattern: string): number {
  let [left, count] = [pattern, 1];
  for (let group = /\{([^{}]*)\}/.exec(left); group !== null; group = /\{([^{}]*)\}/.exec(left)) {
    const [complete, inside = ''] = group;
    const [, first, last] = /^(-?\d+)\.\.(-?\d+)/.exec(inside) ?? [];
    count *= first === undefined ? inside.split(',').length : Math.abs(Number(last) - Number(first)) + 1;
    left = left.replace(complete, '');
  }
  return count;
}

export interface EntrySearch {
  /** Base folder of the pattern. */
  readonly from: string;
  /** Returns true after the timeout, which stops the search. */
  readonly late: () => boolean;
}

/** Paths of files and folders, in no order, as the pattern leads to them. */
export async function* readEntries(pattern: string, { from, late }: EntrySearch): AsyncGenerator<string> {
  const passedBy = PASSED_BY.filter((folder) => !pattern.includes(folder));
  let looked = 0;
  const isOver = () => {
    looked += 1;
    return looked > MAX_NAMES || late();
  };
  const exclude = (path: string) => isOver() || passedBy.includes(basename(path));
  for await (const path of glob(pattern, { cwd: from, exclude })) {
    if (isOver()) return;
    yield path;
  }
}
