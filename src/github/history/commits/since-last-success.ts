/** Reads the commits since the last success, and their files. */

import { line } from '../../../build/code-host/json.ts';
import { overlay } from '../../../objects.ts';
import { undefinedIfMissing } from '../../api/errors.ts';
import { compareCommits, findFiles, getRangeBranch } from '../../commits.ts';
import { collectError, type LoaderContext } from '../../context.ts';
import { type CommitRange, isDocument, type RangeCommit } from '../../suspect-range.ts';
import type { Comparison } from '../status-change.ts';

/**
 * Returns nothing without a previous success, or if it has the same commit or belongs to another series.
 * @param red true if suspects are needed: no payload contains the files and the commits between
 */
export async function readSince(
  context: LoaderContext,
  { green, first, sha: head }: Comparison,
  red: boolean,
): Promise<CommitRange | undefined> {
  if (green?.sha === undefined || head === undefined || green.sha === head) return undefined;
  // An unknown first failure leaves the commits before it unknown.
  const broken = first === undefined ? head : first.sha;
  if (broken === undefined) return undefined;
  const range = { ...getRangeBranch(context.base), green: green.sha, broken, head };
  const pushed = broken === head ? fromPush(context, range) : undefined;
  const since = red ? ((await compare(context, range)) ?? pushed) : (pushed ?? (await compare(context, range)));
  return since?.count === 0 && since.moved === undefined ? undefined : since;
}

/** Returns nothing for a commit that a rewritten branch lost. */
function compare({ api, base, errors }: LoaderContext, range: Parameters<typeof compareCommits>[2]) {
  const reading = compareCommits(api, base.host, range).catch(undefinedIfMissing);
  return collectError(errors, 'the commits since it was green', reading);
}

/** Uses the payload of a push, which contains the commits if it started at the last success. */
function fromPush({ base }: LoaderContext, range: Parameters<typeof compareCommits>[2]): CommitRange | undefined {
  const { push, commit } = base.facts;
  const isSame = line(base.payload, 'before') === range.green;
  if (push === undefined || !isSame || push.forced || push.truncated === true) return undefined;
  // For the newest commit, more is known: what it merged.
  const commits = push.commits.map((one) => overlay(one, commit?.sha === one.sha && commit));
  return { ...range, commits, count: push.count, compare_url: push.compare_url };
}

const MAX_COMMITS = 4;

/** Adds the files of each commit if some may have changed only documents. */
export async function withFiles({ api, errors }: LoaderContext, range: CommitRange): Promise<CommitRange> {
  const { commits, files = [] } = range;
  const isMixed = files.some(isDocument) && !files.every(isDocument);
  if (!isMixed || commits.length < 2 || commits.length > MAX_COMMITS) return range;
  const readFiles = async (commit: RangeCommit): Promise<RangeCommit> => {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
    return { ...commit, files: findFiles(await api.get({ route, with: { ref: commit.sha, per_page: 100 } })) };
  };
  const read = await collectError(errors, 'what each commit changed', Promise.all(commits.map(readFiles)));
  return read === undefined ? range : { ...range, commits: read };
}
