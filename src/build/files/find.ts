/** Finds workspace files by patterns. Never opens anything outside of the workspace. */

import { glob, readdir, realpath, stat } from 'node:fs/promises';
import { basename, matchesGlob, resolve, sep } from 'node:path';
import { displayNames, displayValue } from '../../settings/format-value.ts';
import { listed, truncateList } from '../../text/format.ts';
import { LEADS_OUT, resolvePath } from '../../workspace/files.ts';

/** Maximum characters of a path in a sentence, and paths in one. */
const MAX_SHOWN = 250;
const MAX_NAMED = 5;
/** Skipped folders, because they hold no reports and take minutes to search, unless the pattern names them. */
const SKIPPED_FOLDERS = ['node_modules', '.git'];
/** Maximum names to visit or return. */
const MAX_NAMES = 100_000;
/** Maximum characters of a pattern, and of patterns after brace expansion. */
const MAX_LENGTH = 1_000;
const MAX_EXPANSIONS = 1_000;
/** Matches a parent folder in a path, also in an alternative in braces; an absolute path. */
const OUTSIDE = /(?:^|[/{,])\.\.(?:[/},]|$)|^(?:\/|[A-Za-z]:|\{(?:[^{}]*,)?[/,}])/;

/** Holds what the readers of workspace files need. */
export interface FileContext {
  /** Workspace folder. */
  readonly root: string;
  /** Returns true after the timeout: a search then returns what it has. */
  readonly isLate: () => boolean;
  /** Redacts secrets. */
  readonly hide: (text: string) => string;
  /** URL of the repository's files at the commit, without a trailing slash, if known. */
  readonly page?: string;
}

/** Hides a pattern that doesn't look like a path, because it may be a secret in the wrong option. */
const displayPattern = (pattern: string) => displayNames(pattern, displayValue);

/** Formats a path for a sentence, and truncates its start. */
export function formatPath(path: string): string {
  const short = path.length > MAX_SHOWN ? `…${path.slice(-MAX_SHOWN)}` : path;
  return JSON.stringify(short.toWellFormed());
}

/**
 * Finds the files, sorted by name, and the problems with missing or unreadable ones, a sentence each: patterns without
 * a match, and those that leave the workspace. A file has its name with slashes from the root, and its path without
 * links. More than `most` files are dropped and reported.
 */
export async function findFiles(
  option: string,
  patterns: readonly string[],
  { root, isLate }: Pick<FileContext, 'root' | 'isLate'>,
  most: number,
) {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${option}: ${problem}`);
  const files = new Map<string, { name: string; path: string; writtenAt: number }>();
  const folder = await realpath(root).catch(() => root);
  const usable = patterns.flatMap((raw) => {
    const pattern = withinFolder(raw.replace(/^!/, ''), [root, folder]);
    const error = findPatternError(pattern);
    if (error !== undefined) report(`${displayPattern(raw)} ${error}`);
    return error === undefined ? { raw, pattern } : [];
  });
  const excluded = usable.filter(({ raw }) => raw.startsWith('!'));
  const outside = new Set<string>();
  for (const { raw, pattern } of usable) {
    if (raw.startsWith('!')) continue;
    let matches = 0;
    for await (const name of readEntries(pattern, folder, isLate)) {
      if (excluded.some((one) => matchesGlob(name, one.pattern))) continue;
      const found = resolvePath(name, folder);
      const stats = await stat(resolve(folder, name)).catch(() => undefined);
      if (stats?.isFile() !== true || (found.type === 'error' && found !== LEADS_OUT)) continue;
      matches += 1;
      if (found.type === 'ok') files.set(found.real, { name, path: found.real, writtenAt: stats.mtimeMs });
      else outside.add(name);
    }
    if (isLate())
      report(`the search timed out before it found ${matches === 0 ? '' : 'all of '}${displayPattern(raw)}`);
    else if (matches === 0)
      report(`no file in the workspace matches ${displayPattern(raw)}${await formatNearby(pattern, folder)}`);
  }
  if (outside.size > 0) {
    const names = listed(truncateList([...outside].map(formatPath), MAX_NAMED));
    report(`not read, because it is outside of the workspace: ${names}`);
  }
  if (files.size > most) report(`${files.size} files match, but only the first ${most} were read`);
  const sorted = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files: sorted.slice(0, most), problems };
}

/** Makes an absolute pattern within the workspace relative. */
function withinFolder(pattern: string, folders: readonly string[]): string {
  const raw = sep === '/' ? pattern : pattern.replaceAll('\\', '/');
  const within = folders.map((folder) => `${folder.replaceAll(sep, '/')}/`).find((folder) => raw.startsWith(folder));
  return (within === undefined ? pattern : raw.slice(within.length)).replace(/^(?:\.\/)+/, '');
}

/** Validates a pattern before any search, because a search follows the pattern anywhere. */
function findPatternError(pattern: string): 'is too complex' | 'is outside of the workspace' | undefined {
  // A backslash separates names on Windows, and escapes a character elsewhere.
  if ([pattern.replaceAll('\\', ''), pattern.replaceAll('\\', '/')].some((one) => OUTSIDE.test(one)))
    return 'is outside of the workspace';
  const expansions = pattern.split('{').reduce((product, group) => product * group.split(',').length, 1);
  // Each star multiplies the backtracking.
  const hasManyStars = [...pattern.split(/[/\\]/), pattern.replaceAll(/(?<!\*)\*(?!\*)/g, '')].some(
    (part) => part.split(/\*+/).length > 5,
  );
  // Extended patterns, nested braces, and ranges.
  const isComplex = hasManyStars || expansions > MAX_EXPANSIONS || /[@?+*!]\(|\{[^}]*(?:\{|\.\.)/.test(pattern);
  return isComplex || pattern.length > MAX_LENGTH ? 'is too complex' : undefined;
}

/** Yields paths of files and folders with slashes, in no particular order. Stops after the timeout. */
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
    yield path.split(sep).join('/');
  }
}

/** Lists the content of the folder at the start of a pattern without a match, and common causes of missing files. */
async function formatNearby(pattern: string, root: string): Promise<string> {
  const [folder = ''] = /^(?:[^*?{[/]*\/)*/.exec(pattern) ?? [];
  if (resolvePath(folder, root) === LEADS_OUT) return '';
  const names = await readdir(resolve(root, folder)).catch(() => undefined);
  const content = listed(truncateList((names ?? []).map(formatPath), MAX_NAMED)) || 'no file';
  const found =
    names === undefined
      ? `there is no folder ${folder === '' ? formatPath(root) : displayPattern(folder)}`
      : `its folder contains ${content}`;
  return `: ${found}. Check that a step wrote the files, and that the path starts at the workspace, because working-directory does not apply`;
}
