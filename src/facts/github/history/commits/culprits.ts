/** Which of the commits since the last success changed what the failure names. */

import { defined } from '../../../../defined.ts';
import { folderOf } from '../../../files/named-files.ts';
import { line, list } from '../../../host/json.ts';
import type { ChangedPaths } from '../../../suspicion.ts';
import type { ApiRequest } from '../../api/client.ts';
import { type LoaderContext, orFault } from '../../context.ts';
import type { SinceGreen } from './since-green.ts';

/** Files and folders that are asked for, and requests of a message after which none is. */
const MOST_PATHS = 4;
const MOST_ASKED = 12;

const COMMITS = 'GET /repos/{owner}/{repo}/commits';

/**
 * Looks for commits that changed one of the files; where none did, for such that changed something in their folders.
 *
 * @param files from the root of the repository, the surest first
 */
export async function findChanged(
  context: LoaderContext,
  since: SinceGreen,
  files: readonly string[],
): Promise<ChangedPaths> {
  if (since.range.commits.length === 0) return new Map();
  const asked = { left: MOST_PATHS };
  const known = [...new Set(files.map((file) => wholePath(since, file)))];
  const changed = await askFor(context, since, known, asked);
  if (changed.size > 0) return changed;
  const folders = [...new Set(known.flatMap((file) => folderOf(file) ?? []))];
  return askFor(context, since, folders, asked);
}

async function askFor(
  context: LoaderContext,
  since: SinceGreen,
  paths: readonly string[],
  asked: { left: number },
): Promise<ChangedPaths> {
  const possible = paths.filter((path) => mayHaveChanged(since, path));
  const most = Math.max(0, Math.min(asked.left, MOST_ASKED - context.api.asked()));
  const chosen = possible.slice(0, most);
  asked.left -= chosen.length;
  const reading = Promise.all(chosen.map(async (path) => ({ path, shas: await commitsOn(context, since, path) })));
  const found = (await orFault(context.faults, 'who changed the files in which it fails', reading)) ?? [];
  const changed = new Map<string, string>();
  for (const { path, shas } of found) for (const sha of shas) if (!changed.has(sha)) changed.set(sha, path);
  return changed;
}

/** A trace may know only the end of a path: from a package on, or from the folder in which the step ran. */
function wholePath({ range: { files = [] } }: SinceGreen, path: string): string {
  if (files.includes(path)) return path;
  const [only = path, ...others] = files.filter((file) => file.endsWith(`/${path}`));
  return others.length === 0 ? only : path;
}

/** The comparison lists the files that all commits together changed, where they are not too many. */
function mayHaveChanged({ range: { files } }: SinceGreen, path: string): boolean {
  return files?.some((file) => (path.endsWith('/') ? file.startsWith(path) : file === path)) ?? true;
}

/** The shas of the commits since the last success that changed this file or folder. */
async function commitsOn({ api }: LoaderContext, { range, from }: SinceGreen, path: string) {
  const { commits, count, head, files } = range;
  const [only] = commits;
  // What the comparison lists is the work of the only one.
  if (only !== undefined && count === 1 && files !== undefined) return [only.sha];
  const answer = await api.get({
    route: COMMITS,
    with: defined<ApiRequest<typeof COMMITS>['with']>({
      path: path.replace(/\/$/, ''),
      sha: head,
      since: from,
      per_page: 100,
    }),
  });
  const known = new Set(commits.map(({ sha }) => sha));
  const shas = list(answer).flatMap((commit) => line(commit, 'sha') ?? []);
  return shas.filter((sha) => known.has(sha));
}
