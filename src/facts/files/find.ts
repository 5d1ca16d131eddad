/** The files of the workspace that patterns name. Nothing outside of it is ever opened. */

import { readdir, realpath, stat } from 'node:fs/promises';
import { matchesGlob, relative, resolve, sep } from 'node:path';
import { firstFew } from '../../text/first-few.ts';
import { listed } from '../../text/phrases.ts';
import { unicodePattern } from '../../text/unicode.ts';
import type { FactsOf } from '../facts.ts';
import { entriesOf, isTooComplex } from './entries.ts';
import type { FileLoader } from './planned.ts';

export interface MatchedFile {
  /** From the root of the workspace, with slashes: for people. */
  readonly name: string;
  /** Absolute and without links: to open it. */
  readonly path: string;
  /** When it was last written, in milliseconds since the epoch. */
  readonly writtenAt: number;
}

export interface FileMatches {
  /** In the order of their names, each once. */
  readonly files: readonly MatchedFile[];
  /** What could not be had, a sentence each. */
  readonly problems: readonly string[];
}

/** What files of the workspace are found and read with. */
export interface FileInput {
  /** Of an option. */
  readonly patterns: readonly string[];
  /** The workspace. */
  readonly root: string;
  /** True when there is no time left: a search then ends with what it has. */
  readonly late: () => boolean;
  /** Loads what hides credentials in what programs wrote: only where there is such a text. */
  readonly loadHide: () => Promise<(text: string) => string>;
}

/** The facts that files bring, and what is wrong with which file, a sentence each. */
export type FileReading<L extends FileLoader> = FactsOf<L> & { readonly warnings: readonly string[] };

export interface FileSearch extends Omit<FileInput, 'loadHide'> {
  /** The option that gave the patterns: for people. */
  readonly option: string;
  /** Files that are taken; more are left out and told. */
  readonly most: number;
}

/** Characters of a path in a sentence. */
const LONGEST_PATH = 250;
/** Names of files that one sentence tells. */
const NAMED = 5;

/** A path in a sentence: whole, or its end. */
export function shownPath(path: string): string {
  const shown = path.length > LONGEST_PATH ? `…${path.slice(-LONGEST_PATH)}` : path;
  return JSON.stringify(shown.toWellFormed());
}

/** What parts a path; between them are words. */
const BETWEEN_WORDS = /[/\\.*?{}[\]()!,_ -]+/;
const WORD = unicodePattern(String.raw`^(?:\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+)*|\p{Lu}*|[\p{Lo}\p{M}]*)\d{0,6}$`);

/** A pattern as it was given: what is not made of words may be a secret in the wrong option. */
function shownPattern(pattern: string): string {
  const words = pattern.length > LONGEST_PATH ? [] : pattern.split(BETWEEN_WORDS);
  const isPath = /[/.*]/.test(pattern) && words.length > 1 && words.every((word) => WORD().test(word));
  // A folder, most likely.
  const isName = /^[a-z_-]{1,30}$/.test(pattern);
  return isPath || isName ? shownPath(pattern) : `a pattern of ${pattern.length} characters`;
}

/** Finds the files; a pattern that matches nothing is told, and so is a link out of the workspace. */
export async function findFiles(search: FileSearch): Promise<FileMatches> {
  const { option, patterns, most } = search;
  const root = await realpath(search.root).catch(() => undefined);
  if (root === undefined)
    return { files: [], problems: [`${option}: there is no workspace at ${shownPath(search.root)}`] };
  const unwanted = patterns.filter((pattern) => pattern.startsWith('!'));
  const tooComplex = patterns.filter((pattern) => isTooComplex(pattern.replace(/^!/, '')));
  const leftOut = unwanted.filter((one) => !tooComplex.includes(one)).map((one) => one.slice(1));
  const files = new Map<string, MatchedFile>();
  const problems = tooComplex.map((pattern) => `${option}: the pattern is too complex: ${shownPattern(pattern)}`);
  const outside = new Set<string>();
  for (const pattern of patterns.filter((one) => !unwanted.includes(one) && !tooComplex.includes(one))) {
    const found = await filesOf(pattern, { ...search, root, leftOut });
    for (const file of found.files) files.set(file.path, file);
    for (const name of found.outside) outside.add(name);
    const near = found.isNone ? await nearWords(pattern, root) : '';
    problems.push(...found.problems.map((problem) => `${option}: ${problem} ${shownPattern(pattern)}${near}`));
  }
  if (outside.size > 0)
    problems.push(`${option}: ${listedNames([...outside])} out of the workspace, so nothing was read of it`);
  if (files.size > most) problems.push(`${option}: ${files.size} files match, and only the first ${most} were read`);
  const inOrder = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files: inOrder.slice(0, most), problems };
}

function listedNames(names: readonly string[]): string {
  const shownNames = names.map((name) => shownPath(name));
  return `${listed(firstFew(shownNames, NAMED))} ${names.length === 1 ? 'leads' : 'lead'}`;
}

/** What is in the folder that a pattern without a match begins with, and why files are usually missing. */
async function nearWords(pattern: string, root: string): Promise<string> {
  const fixed = /^[^*?{[]*/.exec(pattern)?.[0] ?? '';
  const folder = fixed.slice(0, fixed.lastIndexOf('/') + 1);
  const path = resolve(root, folder);
  if (!shownPattern(pattern).startsWith('"') || (path !== root && !path.startsWith(root + sep))) return '';
  const names = await readdir(path).catch(() => undefined);
  const content = names?.length === 0 ? 'is empty' : `holds ${listed(firstFew((names ?? []).map(shownPath), NAMED))}`;
  const found = names === undefined ? `there is no folder ${shownPath(folder)}` : `its folder ${content}`;
  return `: ${found}. Check that a step has written the files, and that the path starts at the workspace, whatever working-directory says`;
}

interface PatternSearch extends Pick<FileSearch, 'late'> {
  /** Without links. */
  readonly root: string;
  /** Patterns. */
  readonly leftOut: readonly string[];
}

interface PatternMatches extends FileMatches {
  /** Names that lead out of the workspace. */
  readonly outside: readonly string[];
  readonly isNone: boolean;
}

async function filesOf(pattern: string, { root, leftOut, late }: PatternSearch): Promise<PatternMatches> {
  const files: MatchedFile[] = [];
  const outside: string[] = [];
  for await (const entry of entriesOf(pattern, { from: root, late })) {
    const path = resolve(root, entry);
    const name = relative(root, path).split(sep).join('/');
    if (leftOut.some((one) => matchesGlob(name, one.replace(/^(?:\.\/)+/, '')) || matchesGlob(path, one))) continue;
    const file = await fileAt(name, root);
    if (file === 'outside') outside.push(name);
    else if (file !== undefined) files.push(file);
  }
  const none = files.length + outside.length === 0;
  const unfinished = none ? ['there was no time to look for'] : ['there was no time to look for all of'];
  return {
    files,
    outside,
    isNone: none && !late(),
    problems: late() ? unfinished : none ? ['no file in the workspace matches'] : [],
  };
}

/** Undefined for what is no file, such as a folder. */
async function fileAt(name: string, root: string): Promise<MatchedFile | 'outside' | undefined> {
  try {
    const { sideOf } = await import(/* webpackChunkName: "workspace" */ '../../workspace/place.ts');
    const path = await realpath(resolve(root, name));
    const side = sideOf(path, root);
    if (path === root || side === 'git') return undefined;
    if (side === 'outside') return side;
    const file = await stat(path);
    return file.isFile() ? { name, path, writtenAt: file.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}
