/** Finds workspace files by patterns. Never opens anything outside of the workspace. */

import { readdir, realpath, stat } from 'node:fs/promises';
import { matchesGlob, relative, resolve, sep } from 'node:path';
import { listed } from '../../text/format.ts';
import { truncateList } from '../../text/truncate-list.ts';
import { unicodePattern } from '../../text/unicode.ts';
import type { FactsOf } from '../facts.ts';
import { patternFault, readEntries } from './entries.ts';
import type { FileLoader } from './file-loaders.ts';

export interface MatchedFile {
  /** Path from the workspace root, with slashes, for people. */
  readonly name: string;
  /** Absolute path without links, for opening. */
  readonly path: string;
  /** Modification time, in milliseconds since the epoch. */
  readonly writtenAt: number;
}

export interface FileMatches {
  /** Sorted by name, without duplicates. */
  readonly files: readonly MatchedFile[];
  /** Problems with missing or unreadable files, a sentence each. */
  readonly problems: readonly string[];
}

/** Bundles the input to find and read workspace files. */
export interface FileInput {
  /** Patterns in an option. */
  readonly patterns: readonly string[];
  /** Workspace folder. */
  readonly root: string;
  /** Returns true after the timeout: a search then returns what it has. */
  readonly late: () => boolean;
  /** Redacts secrets and credentials. */
  readonly hide: (text: string) => string;
}

/** Holds the facts of files, and their problems, a sentence each. */
export type FileReading<L extends FileLoader> = FactsOf<L> & { readonly warnings: readonly string[] };

export interface FileSearch extends Omit<FileInput, 'hide'> {
  /** Option with the patterns, for people. */
  readonly option: string;
  /** Maximum files; others are dropped and reported. */
  readonly most: number;
}

/** Maximum characters of a path in a sentence, and paths in one. */
const MAX_SHOWN = 250;
const MAX_NAMED = 5;

/** Formats a path for a sentence, and truncates its start. */
export function shownPath(path: string): string {
  const displayed = path.length > MAX_SHOWN ? `…${path.slice(-MAX_SHOWN)}` : path;
  return JSON.stringify(displayed.toWellFormed());
}

const WORD = unicodePattern(String.raw`^(?:\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+)*|\p{Lu}*|[\p{Lo}\p{M}]*)\d{0,6}$`);

/**
 * Formats a pattern for display. Hides one that does not look like a path, because it may be a secret in the wrong
 * option.
 */
function displayPattern(pattern: string): string {
  const terms = pattern.length > MAX_SHOWN ? [] : pattern.split(/[/\\.*?{}[\]()!,_ -]+/);
  const isPath = terms.length > 1 && terms.every((word) => WORD().test(word));
  return isPath || /^[a-z]{1,30}$/.test(pattern) ? shownPath(pattern) : `a pattern of ${pattern.length} characters`;
}

/** Finds the files, and reports patterns without a match and those that leave the workspace. */
export async function findFiles({ option, patterns, most, root, late }: FileSearch): Promise<FileMatches> {
  const folder = await realpath(root).catch(() => undefined);
  if (folder === undefined) return { files: [], problems: [`${option}: there is no workspace at ${shownPath(root)}`] };
  const files = new Map<string, MatchedFile>();
  const outside: string[] = [];
  const problems: string[] = [];
  const usable = patterns.flatMap((raw) => {
    const pattern = withinFolder(raw, [root, folder]);
    const error = patternFault(pattern.replace(/^!/, ''));
    if (error !== undefined) problems.push(`${option}: ${displayPattern(raw)} ${error}`);
    return error === undefined ? { given: raw, pattern } : [];
  });
  const excluded = usable.flatMap(({ pattern }) => (pattern.startsWith('!') ? pattern.slice(1) : []));
  for (const { given: raw, pattern } of usable.filter((one) => !one.pattern.startsWith('!'))) {
    let matches = 0;
    for await (const entry of readEntries(pattern, { from: folder, late })) {
      const name = relative(folder, resolve(folder, entry)).split(sep).join('/');
      if (excluded.some((one) => matchesGlob(name, one))) continue;
      const file = await fileAt(name, folder);
      if (file === undefined) continue;
      matches += 1;
      if (file === 'outside') outside.push(name);
      else files.set(file.path, file);
    }
    const all = matches === 0 ? '' : 'all of ';
    if (late()) problems.push(`${option}: there was no time to look for ${all}${displayPattern(raw)}`);
    else if (matches === 0)
      problems.push(
        `${option}: no file in the workspace matches ${displayPattern(raw)}${await formatNear(pattern, folder)}`,
      );
  }
  if (outside.length > 0) {
    const names = listed(truncateList([...new Set(outside)].map(shownPath), MAX_NAMED));
    problems.push(`${option}: not read, because it leads out of the workspace: ${names}`);
  }
  if (files.size > most) problems.push(`${option}: ${files.size} files match, and only the first ${most} were read`);
  const inOrder = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files: inOrder.slice(0, most), problems };
}

/** Lists the content of the folder at the start of a pattern without a match, and common causes of missing files. */
async function formatNear(pattern: string, root: string): Promise<string> {
  const fixed = /^[^*?{[]*/.exec(pattern)?.[0] ?? '';
  const folder = fixed.slice(0, fixed.lastIndexOf('/') + 1);
  const path = resolve(root, folder);
  if (!displayPattern(pattern).startsWith('"') || (path !== root && !path.startsWith(root + sep))) return '';
  const names = await readdir(path).catch(() => undefined);
  const first = listed(truncateList((names ?? []).map(shownPath), MAX_NAMED));
  const content = names?.length === 0 ? 'is empty' : `holds ${first}`;
  const found = names === undefined ? `there is no folder ${shownPath(folder)}` : `its folder ${content}`;
  return `: ${found}. Check that a step has written the files, and that the path starts at the workspace, whatever working-directory says`;
}

/** Makes an absolute pattern within the workspace relative. */
function withinFolder(pattern: string, folders: readonly string[]): string {
  const [not, path] = pattern.startsWith('!') ? ['!', pattern.slice(1)] : ['', pattern];
  const raw = sep === '/' ? path : path.replaceAll('\\', '/');
  const within = folders.map((folder) => `${folder.replaceAll(sep, '/')}/`).find((folder) => raw.startsWith(folder));
  return not + (within === undefined ? path : raw.slice(within.length)).replace(/^(?:\.\/)+/, '');
}

/** Returns undefined for anything except a file, such as a folder. */
async function fileAt(name: string, root: string): Promise<MatchedFile | 'outside' | undefined> {
  try {
    const { getSide } = await import(/* webpackChunkName: "files" */ '../../workspace/resolve-path.ts');
    const path = await realpath(resolve(root, name));
    const side = getSide(path, root);
    if (path === root || side === 'git') return undefined;
    if (side === 'outside') return side;
    const file = await stat(path);
    return file.isFile() ? { name, path, writtenAt: file.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}
