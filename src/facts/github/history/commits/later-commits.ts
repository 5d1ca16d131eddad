/** Which of the commits since the last success came after the first failure: those did not break it. */

import type { CommitsSinceGreen } from '../../../facts.ts';
import { line, list } from '../../../host/json.ts';

/** The parents of each commit of some pages of a comparison, by its sha. */
export type Parents = ReadonlyMap<string, readonly string[]>;

export function parentsIn(pages: readonly unknown[]): Parents {
  const commits = pages.flatMap((page) => list(page, 'commits'));
  return new Map(
    commits.map((commit) => [
      line(commit, 'sha') ?? '',
      list(commit, 'parents').flatMap((parent) => line(parent, 'sha') ?? []),
    ]),
  );
}

/**
 * The same with what came later marked. Where not all commits are listed, nobody is blamed and nothing is marked.
 *
 * @param broken commit of the first red end; where it is not among them, the branch was reset, or it broke without a
 *   commit: then all came later
 */
export function markLater(told: CommitsSinceGreen, parents: Parents, broken: string): CommitsSinceGreen {
  if (told.commits.length < told.count) return told;
  const before = reached(broken, (sha) => parents.get(sha));
  const commits = told.commits.map((commit) => (before.has(commit.sha) ? commit : { ...commit, later: true }));
  return { ...told, commits };
}

/**
 * The commits of a pull request itself: what was merged into it from its base, and the merges, are not its work.
 *
 * @param head the newest of its commits
 */
export function ownCommits(parents: Parents, head: string): ReadonlySet<string> {
  const line = reached(head, (sha) => parents.get(sha)?.slice(0, 1));
  return new Set([...line].filter((sha) => (parents.get(sha)?.length ?? 0) < 2));
}

/** The commit and those before it, as far as they are listed. */
function reached(commit: string, before: (sha: string) => readonly string[] | undefined): ReadonlySet<string> {
  const found = new Set([commit]);
  // A set gives what is added while it is walked through.
  for (const one of found) for (const parent of before(one) ?? []) found.add(parent);
  return found;
}
