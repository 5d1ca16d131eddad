/**
 * Patterns of paths: `*`, `?`, `[a-z]`, `{a,b}` and `**` for any folders. Matching takes time that grows with the length
 * of name and pattern and no faster, whatever they are: well-known libraries make regular expressions that do not.
 */

import { defined } from '../../../defined.ts';
import { expandBraces } from './braces.ts';
import { type CharacterTest, characterClass } from './character-class.ts';

/** One name of a path, or any folders, and what stands behind it. */
interface PathPart {
  /** The name, where it is a plain one: it need not be looked for. */
  readonly name?: string;
  /** True for `**`: any number of folders, and no link is followed for it. */
  readonly folders: boolean;
  readonly matches: (name: string) => boolean;
  /** Absent for the last one. */
  readonly next?: PathPart;
}

/** Where a path may be within its patterns. */
export type PathState = ReadonlySet<PathPart>;

/** Parts of all patterns that one stands for. */
const MOST_PARTS = 10_000;

/** Undefined where the pattern stands for too many. */
export function parsePattern(pattern: string, ignoreCase: boolean): PathState | undefined {
  const paths = expandBraces(pattern)?.map((path) => path.split('/').filter((name) => name !== '' && name !== '.'));
  if (paths === undefined || paths.reduce((sum, path) => sum + path.length, 0) > MOST_PARTS) return undefined;
  return reached(paths.flatMap((path) => chain(path, ignoreCase) ?? []));
}

function chain(names: readonly string[], ignoreCase: boolean): PathPart | undefined {
  let next: PathPart | undefined;
  for (const name of names.toReversed()) {
    if (name === '**' && next?.folders === true) continue;
    next = defined<PathPart>({ ...partOf(name, ignoreCase), next });
  }
  return next;
}

/** What a name leads to, and whether it ends a pattern. */
export interface PathStep {
  readonly inside: PathState;
  readonly ends: boolean;
}

export function stepInto(state: PathState, name: string): PathStep {
  const inside: PathPart[] = [];
  let ends = false;
  for (const part of state) {
    if (!part.matches(name)) continue;
    if (part.next === undefined) ends = true;
    if (part.folders) inside.push(part);
    else if (part.next !== undefined) inside.push(part.next);
  }
  return { inside: reached(inside), ends };
}

/** Without those that follow no link. */
export function throughLink(state: PathState): PathState {
  return new Set([...state].filter(({ folders }) => !folders));
}

export function matchesPath(patterns: PathState, path: string): boolean {
  let step: PathStep = { inside: patterns, ends: false };
  for (const name of path.split('/')) step = stepInto(step.inside, name);
  return step.ends;
}

/** `**` may stand for no folder at all. */
function reached(parts: readonly PathPart[]): PathState {
  return new Set(parts.flatMap((part) => (part.folders && part.next !== undefined ? [part, part.next] : [part])));
}

const ANY_FOLDERS = { folders: true, matches: (name: string) => !name.startsWith('.') };

function partOf(pattern: string, ignoreCase: boolean): PathPart {
  if (pattern === '**') return ANY_FOLDERS;
  if (!/[*?[]/.test(pattern)) return { name: pattern, folders: false, matches: (name) => name === pattern };
  const tests = testsOf(ignoreCase ? pattern.toLowerCase() : pattern);
  // What begins with a dot is hidden from what does not.
  const shows = (name: string) => pattern.startsWith('.') || !name.startsWith('.');
  const matches = (name: string) => shows(name) && fits(tests, [...(ignoreCase ? name.toLowerCase() : name)]);
  return { folders: false, matches };
}

/** Any number of characters. */
const STAR = 'star';

function testsOf(pattern: string): readonly (CharacterTest | typeof STAR)[] {
  const tests: (CharacterTest | typeof STAR)[] = [];
  const characters = [...pattern];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    const listed = character === '[' ? characterClass(characters, at) : undefined;
    if (listed !== undefined) at = listed.end;
    if (character === '*') tests.push(STAR);
    else tests.push(listed?.test ?? (character === '?' ? () => true : (one) => one === character));
  }
  return tests;
}

/** A star takes as little as it can; where that was too little, the last one takes one more. */
function fits(tests: readonly (CharacterTest | typeof STAR)[], characters: readonly string[]): boolean {
  let [test, at] = [0, 0];
  let last: { readonly star: number; taken: number } | undefined;
  while (at < characters.length) {
    const one = tests[test];
    if (one === STAR) {
      last = { star: test, taken: at };
      test += 1;
    } else if (one?.(characters[at] ?? '') === true) {
      test += 1;
      at += 1;
    } else if (last !== undefined) {
      last.taken += 1;
      [test, at] = [last.star + 1, last.taken];
    } else return false;
  }
  return tests.slice(test).every((one) => one === STAR);
}
