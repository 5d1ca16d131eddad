/** Reads the commits since the last success, and their authors. */

import { isOfPull } from '../../../build/build-context.ts';
import { line, link, list, number, time } from '../../../build/code-host/json.ts';
import { overlay } from '../../../overlay.ts';
import { makeTime } from '../../../text/calendar.ts';
import type { ApiRequest } from '../../api/client.ts';
import { undefinedIfMissing } from '../../api/errors.ts';
import { findFiles, isOnBranch, movedBy, rangeCommits } from '../../commits.ts';
import { collectError, type LoaderContext } from '../../context.ts';
import { type CommitRange, isDocument, type RangeCommit } from '../../suspect-range.ts';
import type { Comparison } from '../status-change.ts';

/** Maximum pages of a hundred, oldest first; beyond that only the number of commits is reported. */
const MAX_PAGES = 2;

const COMPARE = 'GET /repos/{owner}/{repo}/compare/{basehead}';

/** Holds the commits since the last success, and the data to find who changed a file. */
export interface SinceGreen {
  readonly range: CommitRange;
  /** Time of the oldest commit; ISO 8601. */
  readonly from?: string;
}

/**
 * Returns nothing without a previous success, or if it has the same commit or belongs to another series.
 * @param red true if suspects are needed: no payload contains the files and the commits between
 */
export async function readSince(
  context: LoaderContext,
  { green, first, sha: head }: Comparison,
  red: boolean,
): Promise<SinceGreen | undefined> {
  if (green?.sha === undefined || head === undefined || green.sha === head) return undefined;
  const broken = first === undefined ? head : first.sha;
  // An unknown first failure leaves the commits before it unknown.
  if (broken === undefined) return undefined;
  const pushed = broken === head ? ofThePush(context, green.sha, head) : undefined;
  const compared = async () => orNothing(context, readComparison(context, { green: green.sha ?? '', broken, head }));
  const since = red ? ((await compared()) ?? pushed) : (pushed ?? (await compared()));
  return since?.range.count === 0 && since.range.moved === undefined ? undefined : since;
}

/** Maximum commits whose files are read. */
const MAX_COMMITS = 4;

/** Adds the files of each commit if some may have changed only documents. */
export async function withFiles(context: LoaderContext, since: SinceGreen): Promise<SinceGreen> {
  const { commits, files = [] } = since.range;
  const isMixed = files.some(isDocument) && !files.every(isDocument);
  if (!isMixed || commits.length < 2 || commits.length > MAX_COMMITS) return since;
  const reading = Promise.all(commits.map((commit) => readFiles(context, commit)));
  const read = await collectError(context.faults, 'what each commit changed', reading);
  return read === undefined ? since : { ...since, range: { ...since.range, commits: read } };
}

async function readFiles({ api }: LoaderContext, commit: RangeCommit): Promise<RangeCommit> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  const answer = await api.get({ route, with: { ref: commit.sha, per_page: 100 } });
  return { ...commit, files: findFiles(answer) };
}

/** Returns nothing for a commit that a rewritten branch lost. */
function orNothing<T>({ faults: errors }: LoaderContext, reading: Promise<T>): Promise<T | undefined> {
  return collectError(errors, 'the commits since it was green', reading.catch(undefinedIfMissing));
}

/** Uses the payload of a push, which contains the commits if it started at the last success. */
function ofThePush({ base }: LoaderContext, green: string, head: string): SinceGreen | undefined {
  const { push } = base.facts;
  const isSame = line(base.payload, 'before') === green;
  if (push === undefined || !isSame || push.forced || push.truncated === true) return undefined;
  const { commits, count, compare_url } = push;
  const { commit } = base.facts;
  // For the newest commit, more is known: what it merged.
  const complete = commits.map((one) => overlay(one, commit?.sha === one.sha && commit));
  const range = {
    green,
    broken: head,
    head,
    commits: complete,
    count,
    compare_url,
    base: baseName(base),
  };
  return { range };
}

function baseName(base: LoaderContext['base']): CommitRange['base'] {
  const { pull_request, repository } = base.facts;
  const name = pull_request?.base ?? repository?.default_branch;
  return { name, isPull: isOfPull(base) };
}

async function readComparison(
  { api, base }: LoaderContext,
  { green, broken, head }: Pick<CommitRange, 'green' | 'broken' | 'head'>,
): Promise<SinceGreen | undefined> {
  const compare: ApiRequest<typeof COMPARE> = { route: COMPARE, with: { basehead: `${green}...${head}` } };
  const first = await api.page(compare, 1);
  const status = line(first.data, 'status');
  if (status === undefined) return undefined;
  const away = movedBy(status);
  const isBranch = isOnBranch(base);
  const moved = away === undefined || isBranch ? away : 'other_line';
  const [oldest, url] = [rangeCommits(first.data, base.host), link(first.data, 'html_url')];
  // Commits ahead of one that the branch no longer contains did not come after it.
  const count = moved === undefined ? Math.max(oldest.length, number(first.data, 'total_commits') ?? 0) : 0;
  const isListed = moved === undefined && first.last <= MAX_PAGES;
  const second = isListed && first.last > 1 ? (await api.page(compare, 2)).data : undefined;
  const tree = line(first.data, 'base_commit', 'commit', 'tree', 'sha');
  const files = moved === undefined ? findFiles(first.data) : undefined;
  const commits = isListed ? [...oldest, ...rangeCommits(second, base.host)] : [];
  const [only] = commits;
  return {
    range: {
      ...{ green, broken, head, count, compare_url: url, moved, isBranch, base: baseName(base), files },
      // The files of a comparison belong to its only commit.
      commits: only !== undefined && count === 1 ? [{ ...only, files }] : commits,
      tree: line(first.data, 'base_commit', 'sha') === green ? tree : undefined,
    },
    from: first.last > 1 ? undefined : earliest(list(first.data, 'commits')),
  };
}

/** Returns the time of the oldest commit; undefined if any time is missing. */
function earliest(commits: readonly unknown[]): string | undefined {
  const first = Math.min(...commits.map((one) => Date.parse(time(one, 'commit', 'committer', 'date') ?? '')));
  return Number.isFinite(first) ? makeTime(first) : undefined;
}
