/** Reads the failure that the first success resolved, and what is proven to have fixed it. */

import { line } from '../../build/code-host/json.ts';
import { pageUrl } from '../../build/code-host/urls.ts';
import type { Facts } from '../../build/facts.ts';
import { undefinedIfMissing } from '../api/errors.ts';
import { compareCommits, getRangeBranch } from '../commits.ts';
import { collectError, type LoaderContext } from '../context.ts';
import { type CommitRange, findSuspectRange } from '../suspect-range.ts';
import type { CompletedRun, Streak } from './streak.ts';

type LastRed = NonNullable<Facts['last_red']>;

/** @param red the last failure of the code; if others completed after it, its fix is not determined */
export async function readLastFailure(
  context: LoaderContext,
  current: CompletedRun,
  { red, before }: Streak,
): Promise<LastRed | undefined> {
  if (red === undefined) return undefined;
  const [from, to] = [red.sha, current.sha];
  const isSame = from !== undefined && from === to;
  // No commit fixes an infrastructure failure.
  const isKnown = from !== undefined && to !== undefined && !isSame && red.isInfrastructure !== true;
  const result = isKnown && red === before ? await findFix(context, from, to) : {};
  return {
    run: red.run,
    attempt: red.attempt,
    url: red.url,
    same_commit: isSame ? true : undefined,
    not_the_code: red.isInfrastructure === true || undefined,
    compare_url:
      isKnown && result.moved === undefined ? pageUrl(context.base.host, 'compare', `${from}...${to}`) : undefined,
    ...result,
  };
}

/** Needs no request for a push that started at the failed commit. */
async function findFix(context: LoaderContext, red: string, green: string): Promise<Partial<LastRed>> {
  const { facts, payload, trigger } = context.base;
  const { push, run, pull_request, scope } = facts;
  // A re-run or reset between both results may have fixed it as well.
  const isFirst = (run?.attempt ?? 1) === 1 && push?.forced !== true && trigger === 'push';
  if (isFirst && line(payload, 'before') === red) {
    const listed = push === undefined || push.truncated === true ? [] : push.commits;
    return { pushed: true, author: findMergeAuthor(listed, green) };
  }
  if (pull_request !== undefined || scope === 'deployment') return {};
  const range = { ...getRangeBranch(context.base), green: red, broken: green, head: green };
  const reading = compareCommits(context.api, context.base.host, range).catch(undefinedIfMissing);
  const between = await collectError(context.errors, 'the commits since the last failure', reading);
  if (between === undefined) return {};
  const { moved, commits, count } = between;
  const parent = commits.find(({ sha }) => sha === green)?.parents?.[0];
  return {
    pushed: isFirst && moved === undefined && parent === red ? true : undefined,
    count: moved === undefined ? count : undefined,
    // After a branch reset, the commits in between are not those that came later.
    moved: moved === 'other_line' ? undefined : moved,
    author: findMergeAuthor(commits, green),
  };
}

/** Finds who wrote what this commit merged; undefined if it merged nothing, or the work of several people. */
function findMergeAuthor(commits: CommitRange['commits'], sha: string): LastRed['author'] {
  const range = { green: '', broken: sha, head: sha, commits, count: commits.length };
  const merge = findSuspectRange(range).commits.find((commit) => commit.sha === sha);
  return merge?.pull_request && merge.author;
}
