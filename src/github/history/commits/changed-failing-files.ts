/** Finds the commits since the last success that changed what the failure names. */

import { line, list } from '../../../build/code-host/json.ts';
import { isTestOf } from '../../../build/files/named-files.ts';
import { collectError, type LoaderContext } from '../../context.ts';
import type { ChangedPaths, RangeCommit } from '../../suspect-range.ts';
import type { SinceGreen } from './since-last-success.ts';

/** Maximum number of files and folders to look up, and of requests per message before lookups stop. */
export const MAX_PATHS = 4;
const MAX_ASKED = 12;
/** Commits of one answer. */
const MAX_LISTED = 100;

const COMMITS = 'GET /repos/{owner}/{repo}/commits';

/** Remaining number of path lookups. */
export interface PathBudget {
  left: number;
}

/**
 * Looks for commits that changed one of the files; where none did, for such that changed what they are the tests of.
 *
 * @param files from the root of the repository, the surest first
 */
export async function findChanged(
  context: LoaderContext,
  since: SinceGreen,
  files: readonly string[],
  budget: PathBudget,
): Promise<ChangedPaths> {
  const existing = [...new Set(files.map((file) => wholePath(since, file)))];
  const changed = await askFor(context, since, existing, budget);
  if (changed.size > 0) return changed;
  const { files: rest = [] } = since.range;
  const tested = rest.filter((other) => existing.some((file) => isTestOf(file, other)));
  return askFor(context, since, tested, budget);
}

/** Returns where each commit changed these files and folders; undefined if the data is incomplete. */
export async function changedIn(
  context: LoaderContext,
  since: SinceGreen,
  paths: readonly string[],
  budget: PathBudget,
): Promise<ChangedPaths | undefined> {
  const { commits } = since.range;
  const existing = changedBy(commits, paths);
  if (existing !== undefined) return existing;
  const possible = paths.filter((path) => mayHaveChanged(since, path));
  const isKnown = since.from !== undefined && commits.length < MAX_LISTED;
  return isKnown && possible.length <= mostFrequent(context, budget)
    ? askFor(context, since, possible, budget)
    : undefined;
}

/** Uses the known files of each commit; undefined if any are missing. */
function changedBy(commits: readonly RangeCommit[], paths: readonly string[]): ChangedPaths | undefined {
  if (!commits.every(({ files }) => files !== undefined)) return undefined;
  const found = commits.map(({ sha, files }) => [sha, paths.find((path) => isAmong(files ?? [], path))] as const);
  return new Map(found.flatMap(([sha, path]) => (path === undefined ? [] : [[sha, path]])));
}

function mostFrequent({ api }: LoaderContext, { left }: PathBudget): number {
  return Math.max(0, Math.min(left, MAX_ASKED - api.requestCount()));
}

async function askFor(
  context: LoaderContext,
  since: SinceGreen,
  paths: readonly string[],
  budget: PathBudget,
): Promise<ChangedPaths> {
  const existing = changedBy(since.range.commits, paths);
  if (existing !== undefined) return existing;
  const possible = paths.filter((path) => mayHaveChanged(since, path));
  const chosen = possible.slice(0, mostFrequent(context, budget));
  budget.left -= chosen.length;
  const reading = Promise.all(chosen.map(async (path) => ({ path, shas: await commitsOn(context, since, path) })));
  const found = (await collectError(context.faults, 'who changed the files in which it fails', reading)) ?? [];
  const changed = new Map<string, string>();
  for (const { path, shas } of found) for (const sha of shas) if (!changed.has(sha)) changed.set(sha, path);
  return changed;
}

/** A trace may know only the end of a path: from a package on, or from the folder in which the step ran. */
function wholePath({ range: { files = [] } }: SinceGreen, path: string): string {
  if (files.includes(path)) return path;
  const [only = path, ...rest] = files.filter((file) => file.endsWith(`/${path}`));
  return rest.length === 0 ? only : path;
}

/** The comparison lists the files that all commits together changed, where they are not too many. */
function mayHaveChanged({ range: { files } }: SinceGreen, path: string): boolean {
  return files === undefined || isAmong(files, path);
}

function isAmong(files: readonly string[], path: string): boolean {
  return files.some((file) => (path.endsWith('/') ? file.startsWith(path) : file === path));
}

/** The shas of the commits since the last success that changed this file or folder. */
async function commitsOn({ api }: LoaderContext, { range, from }: SinceGreen, path: string) {
  const { commits, head } = range;
  const answer = await api.get({
    route: COMMITS,
    with: {
      path: path.replace(/\/$/, ''),
      sha: head,
      since: from,
      per_page: MAX_LISTED,
    },
  });
  const existing = new Set(commits.map(({ sha }) => sha));
  const shas = list(answer).flatMap((commit) => line(commit, 'sha') ?? []);
  return shas.filter((sha) => existing.has(sha));
}
