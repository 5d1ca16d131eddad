/**
 * Patterns of paths: `*`, `?`, `[a-z]`, `{a,b}` and `**` for any folders. Matching takes time that grows with the length
 * of name and pattern and no faster, whatever they are: well-known libraries make regular expressions that do not.
 */

import { defined } from '../../defined.ts';
import { unicodePattern } from '../../text/unicode.ts';

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

/** Patterns that one may stand for, and characters of it. */
const MOST_PATTERNS = 1_000;
const LONGEST = 4_096;
/** Parts of all of them. */
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

/** The patterns that braces stand for: `a.{xml,trx}` for two, `{1..3}.log` for three. Undefined where it stands for too many, or is too long for a path. */
function expandBraces(pattern: string): readonly string[] | undefined {
  if (pattern.length > LONGEST) return undefined;
  const group = firstGroup(pattern);
  if (group === undefined) return [pattern];
  const { before, choices, after } = group;
  const rests = expandBraces(after);
  const expanded: string[] = [];
  for (const choice of rests === undefined ? [] : choices) {
    const inner = expandBraces(choice);
    if (inner === undefined || expanded.length + inner.length * (rests?.length ?? 0) > MOST_PATTERNS) return undefined;
    for (const one of inner) for (const rest of rests ?? []) expanded.push(before + one + rest);
  }
  return rests === undefined ? undefined : expanded;
}

interface BraceGroup {
  readonly before: string;
  readonly choices: readonly string[];
  readonly after: string;
}

/** The first braces that are closed and hold a comma or a range; any others are characters like all. */
function firstGroup(text: string): BraceGroup | undefined {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const { end, commas } = closing(text, start);
    // None is closed that stands before one that is not.
    if (end === undefined) continue;
    const inside = text.slice(start + 1, end);
    const choices = commas.length > 0 ? cutAt(text, [start, ...commas, end]) : rangeOf(inside);
    if (choices !== undefined) return { before: text.slice(0, start), choices, after: text.slice(end + 1) };
  }
  return undefined;
}

function closing(text: string, start: number): { readonly end: number | undefined; readonly commas: number[] } {
  const commas: number[] = [];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') depth += 1;
    if (character === ',' && depth === 1) commas.push(at);
    if (character === '}') depth -= 1;
    if (depth === 0) return { end: at, commas };
  }
  return { end: undefined, commas };
}

function cutAt(text: string, places: readonly number[]): readonly string[] {
  return places.slice(1).map((place, index) => text.slice((places[index] ?? 0) + 1, place));
}

/** `1..3` and `03..01`; undefined for what is no range, or too long a one. */
function rangeOf(inside: string): readonly string[] | undefined {
  const [, first = '', last = ''] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(inside) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === '' || Math.abs(to - from) >= MOST_PATTERNS) return undefined;
  const width = /^0\d|\.\.0\d/.test(inside) ? Math.max(first.length, last.length) : 0;
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    String(from + index * step).padStart(width, '0'),
  );
}

type CharacterTest = (character: string) => boolean;

const NAMED: Readonly<Record<string, () => RegExp>> = {
  alnum: unicodePattern(String.raw`^[\p{L}\p{Nl}\p{Nd}]$`),
  alpha: unicodePattern(String.raw`^[\p{L}\p{Nl}]$`),
  blank: unicodePattern(String.raw`^[\p{Zs}\t]$`),
  digit: unicodePattern(String.raw`^\p{Nd}$`),
  lower: unicodePattern(String.raw`^\p{Ll}$`),
  punct: unicodePattern(String.raw`^\p{P}$`),
  space: unicodePattern(String.raw`^[\p{Z}\t\r\n\v\f]$`),
  upper: unicodePattern(String.raw`^\p{Lu}$`),
  word: unicodePattern(String.raw`^[\p{L}\p{Nl}\p{Nd}\p{Pc}]$`),
  xdigit: () => /^[A-Fa-f0-9]$/,
};
/** Characters of the longest name, with its marks. */
const LONGEST_NAME = 10;

/** @param start where its bracket opens; undefined where that one is never closed */
function characterClass(
  characters: readonly string[],
  start: number,
): { readonly test: CharacterTest; readonly end: number } | undefined {
  const not = ['!', '^'].includes(characters[start + 1] ?? '');
  const tests: CharacterTest[] = [];
  const first = start + (not ? 2 : 1);
  for (let at = first; at < characters.length; at += 1) {
    const [from = '', dash, to] = characters.slice(at, at + 3);
    const named = from === '[' ? namedClass(characters.slice(at, at + LONGEST_NAME).join('')) : undefined;
    if (from === ']' && at > first) return { test: (one) => tests.some((test) => test(one)) !== not, end: at };
    if (named !== undefined) {
      tests.push((one) => named.test().test(one));
      at += named.length - 1;
    } else if (dash === '-' && to !== undefined && to !== ']') {
      tests.push((one) => codeOf(one) >= codeOf(from) && codeOf(one) <= codeOf(to));
      at += 2;
    } else tests.push((one) => one === from);
  }
  return undefined;
}

function namedClass(text: string): { readonly test: () => RegExp; readonly length: number } | undefined {
  const [whole = '', name = ''] = /^\[:(\w{1,6}):\]/.exec(text) ?? [];
  const test = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  return test && { test, length: whole.length };
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
