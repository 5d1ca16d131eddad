/** The files of the workspace that patterns name. Nothing outside of it is ever opened. */

import { glob, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { listed } from '../../text/phrases.ts';
import { unicodePattern } from '../../text/unicode.ts';

export interface MatchedFile {
  /** From the root of the workspace, with slashes: for people. */
  readonly name: string;
  /** Absolute and without links: to open it. */
  readonly path: string;
}

export interface FileMatches {
  /** In the order of their names, each once. */
  readonly files: readonly MatchedFile[];
  /** What could not be had, a sentence each. */
  readonly problems: readonly string[];
}

export interface FileSearch {
  /** The option that gave the patterns: for people. */
  readonly option: string;
  readonly patterns: readonly string[];
  /** The workspace. */
  readonly root: string;
  /** Files that are taken; more are left out and told. */
  readonly most: number;
  /** True when there is no time left: the search then ends with what it has. */
  readonly late: () => boolean;
}

/** Nobody's reports lie there, and looking would take minutes. A pattern that names one is taken at its word. */
const PASSED_BY = ['node_modules', '.git'];
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
const WORD = unicodePattern(String.raw`^(?:(?:\p{Lu}?\p{Ll}+)+|\p{Lu}*|[\p{Lo}\p{M}]*)\d{0,6}$`);

/** A pattern as it was given: what is not made of words may be a secret in the wrong option. */
export function shownPattern(pattern: string): string {
  const words = pattern.length > LONGEST_PATH ? [] : pattern.split(BETWEEN_WORDS);
  const isPath = /[/.*]/.test(pattern) && words.length > 1 && words.every((word) => WORD().test(word));
  return isPath ? shownPath(pattern) : `a pattern of ${pattern.length} characters`;
}

/** Finds the files; a pattern that matches nothing is told, and so is a link out of the workspace. */
export async function findFiles(search: FileSearch): Promise<FileMatches> {
  const { option, patterns, most, late } = search;
  const root = await realpath(search.root).catch(() => undefined);
  if (root === undefined)
    return { files: [], problems: [`${option}: there is no workspace at ${shownPath(search.root)}`] };
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const unwanted = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const left = new Set((await Promise.all(unwanted.map((pattern) => matchingNames(pattern, root, late)))).flat());
  const files = new Map<string, MatchedFile>();
  const problems: string[] = [];
  const outside: string[] = [];
  for (const pattern of wanted) {
    const names = (await matchingNames(pattern, root, late)).filter((name) => !left.has(name));
    const kept = await Promise.all(names.map((name) => fileAt(name, root)));
    for (const file of kept) if (typeof file === 'object') files.set(file.path, file);
    outside.push(...names.filter((_, at) => kept[at] === 'outside'));
    if (kept.every((file) => file === undefined)) {
      const why = late() ? 'there was no time to look for' : 'no file in the workspace matches';
      problems.push(`${option}: ${why} ${shownPattern(pattern)}`);
    }
  }
  if (outside.length > 0)
    problems.push(`${option}: ${listedNames(outside)} out of the workspace, so nothing was read of it`);
  if (files.size > most) problems.push(`${option}: ${files.size} files match, and only the first ${most} were read`);
  const inOrder = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files: inOrder.slice(0, most), problems };
}

function listedNames(names: readonly string[]): string {
  const shownNames = names.slice(0, NAMED).map((name) => shownPath(name));
  const more = names.length > NAMED ? [`${names.length - NAMED} more`] : [];
  return `${listed([...shownNames, ...more])} ${names.length === 1 ? 'leads' : 'lead'}`;
}

/** What matches a pattern, from the root; links on the way are followed. */
async function matchingNames(pattern: string, root: string, late: () => boolean): Promise<readonly string[]> {
  const passedBy = PASSED_BY.filter((folder) => !pattern.includes(folder));
  const names: string[] = [];
  // Once it is late everything is excluded, which ends the walk at once.
  const exclude = (path: string) => late() || passedBy.includes(path.slice(path.lastIndexOf(sep) + 1));
  for await (const path of glob(pattern, { cwd: root, exclude })) {
    const name = isAbsolute(path) ? relative(root, path) : path;
    if (!late()) names.push(name.split(sep).join('/'));
  }
  return names;
}

/** Undefined for what is no file, such as a folder. */
async function fileAt(name: string, root: string): Promise<MatchedFile | 'outside' | undefined> {
  try {
    const path = await realpath(resolve(root, name));
    const inside = path.startsWith(root.endsWith(sep) ? root : root + sep);
    if (!inside) return path === root ? undefined : 'outside';
    return (await stat(path)).isFile() ? { name, path } : undefined;
  } catch {
    return undefined;
  }
}
