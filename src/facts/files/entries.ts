/** What a pattern finds, by Node's own `glob`, within bounds. It leaves the workspace where the pattern does. */

import { glob } from 'node:fs/promises';
import { basename } from 'node:path';

/** Nobody's reports lie there, and looking would take minutes. A pattern that names one is taken at its word. */
const PASSED_BY = ['node_modules', '.git'];
/** Names that are looked at or given. */
const MOST = 100_000;
/** Patterns that the braces of one stand for, and characters of it. */
const MOST_PATTERNS = 1_000;
const LONGEST = 1_000;
/** Stars in one name, and pairs of stars in a path: each more has a regular expression go back as often again. */
const MOST_STARS = 4;
const MOST_PAIRS = 4;

export interface EntrySearch {
  /** The folder that the pattern starts from. */
  readonly from: string;
  /** True when there is no time left: then it ends. */
  readonly late: () => boolean;
}

/** Paths of files and folders, in no order, as the pattern leads to them. */
export async function* entriesOf(pattern: string, { from, late }: EntrySearch): AsyncGenerator<string> {
  const passedBy = PASSED_BY.filter((folder) => !pattern.includes(folder));
  let looked = 0;
  const isOver = () => {
    looked += 1;
    return looked > MOST || late();
  };
  const exclude = (path: string) => isOver() || passedBy.includes(basename(path));
  for await (const path of glob(pattern, { cwd: from, exclude })) {
    if (isOver()) return;
    yield path;
  }
}

/**
 * True where nobody knows when the search would end: no deadline interrupts the expanding of braces, or a regular expression
 * that goes back.
 */
export function isTooComplex(pattern: string): boolean {
  const names = pattern.split(/[/\\]/);
  const pairs = names.filter((name, at) => name === '**' && names[at - 1] !== '**');
  if (pattern.length > LONGEST || pairs.length > MOST_PAIRS || /[@?+*!]\(/.test(pattern)) return true;
  if (names.some((name) => (name.match(/\*+/g)?.length ?? 0) > MOST_STARS)) return true;
  return hasManyBraces(pattern);
}

function hasManyBraces(pattern: string): boolean {
  let patterns = 1;
  const open: { readonly start: number; commas: number }[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const [sign, group] = [pattern[at], open.at(-1)];
    if (sign === '{') open.push({ start: at + 1, commas: 0 });
    else if (sign === ',' && group !== undefined) group.commas += 1;
    else if (sign === '}' && group !== undefined) {
      patterns *= group.commas > 0 ? group.commas + 1 : rangeOf(pattern.slice(group.start, at));
      open.pop();
    }
    if (patterns > MOST_PATTERNS) return true;
  }
  return false;
}

/** How many `1..3` or `a..c` stand for; 1 for what is no range. */
function rangeOf(inside: string): number {
  const [, first = '', last = ''] = /^(-?\d{1,15}|[a-z])\.\.(-?\d{1,15}|[a-z])/i.exec(inside) ?? [];
  const numberAt = (end: string) => (/\d/.test(end) ? Number(end) : end.charCodeAt(0));
  return first === '' ? 1 : Math.abs(numberAt(last) - numberAt(first)) + 1;
}
