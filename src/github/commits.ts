/** Reads the commits since the last success, and those that fixed a failure. */

import { type Build, isPullRequest } from '../build/build.ts';
import { parseCommit } from '../build/code-host/commits.ts';
import { line, link, list, milliseconds, number, record } from '../build/code-host/json.ts';
import { type CodeHost, pageUrl } from '../build/code-host/urls.ts';
import type { Facts } from '../build/facts.ts';
import { makeTime } from '../text/format.ts';
import { type Api, PER_PAGE } from './api/client.ts';
import { ignoreMissing } from './api/errors.ts';
import { type CompletedRun, readTermination } from './history/earlier-results.ts';
import { type CommitRange, findSuspectRange, isDocument, type RangeCommit } from './suspect-range.ts';
import { isByCode } from './termination/termination.ts';

/** Maximum commits of two pages, oldest first; beyond that only their number is reported. */
const MAX_LISTED = 200;

type Shas = Pick<CommitRange, 'green' | 'broken' | 'head'>;
type Bounds = Shas & Pick<CommitRange, 'isBranch' | 'base'>;

/** Reads the commits between the last success and the head; undefined for an unusable response. */
export async function compareCommits(api: Api, host: CodeHost, range: Bounds): Promise<CommitRange | undefined> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const readPage = (page: number) => api.page(route, { basehead: `${range.green}...${range.head}` }, page);
  const first = await readPage(1);
  const status = line(first, 'status');
  if (status === undefined) return undefined;
  const isAhead = status === 'ahead' || status === 'identical';
  const away = status === 'behind' ? 'set_back' : 'rewritten';
  const moved = isAhead ? undefined : range.isBranch === false ? 'other_line' : away;
  const oldest = parseRangeCommits(first, host);
  // Commits ahead of one that the branch no longer contains did not come after it.
  const count = isAhead ? Math.max(oldest.length, number(first, 'total_commits') ?? 0) : 0;
  const isListed = isAhead && count <= MAX_LISTED;
  const second = isListed && count > PER_PAGE ? await readPage(2) : undefined;
  const files = isAhead ? findFiles(first) : undefined;
  const commits = isListed ? [...oldest, ...parseRangeCommits(second, host)] : [];
  const [only] = commits;
  const isBase = line(first, 'base_commit', 'sha') === range.green;
  return {
    ...{ ...range, count, moved, files, compare_url: link(first, 'html_url') },
    // The files of a comparison belong to its only commit.
    commits: only !== undefined && count === 1 ? [{ ...only, files }] : commits,
    tree: isBase ? line(first, 'base_commit', 'commit', 'tree', 'sha') : undefined,
    from: count > PER_PAGE ? undefined : findEarliest(list(first, 'commits')),
  };
}

/**
 * Reads the commits since the last success; nothing if there is none.
 * @param red true if suspects are needed: no payload contains the files and the commits between
 */
export async function readSince(api: Api, build: Build, bounds: Shas, red: boolean): Promise<CommitRange | undefined> {
  const pushed = bounds.broken === bounds.head ? createPushRange(build, bounds) : undefined;
  const compare = () => readRange(api, build, bounds, 'the commits since it was green');
  const since = red ? ((await compare()) ?? pushed) : (pushed ?? (await compare()));
  return since?.count === 0 && since.moved === undefined ? undefined : since;
}

/** Returns nothing for a commit that a rewritten branch lost. @param fact what the message omits after an error */
function readRange(api: Api, build: Build, bounds: Shas, fact: string) {
  const range = { ...findRangeBranch(build), ...bounds };
  return api.errors.collect(fact, compareCommits(api, build.host, range).catch(ignoreMissing));
}

/** Uses the payload of a push, which contains the commits if it started at the last success. */
function createPushRange(build: Build, bounds: Shas): CommitRange | undefined {
  const { push, commit } = build.facts;
  const isSame = line(build.payload, 'before') === bounds.green;
  if (push === undefined || !isSame || push.forced || push.truncated === true) return undefined;
  // For the newest commit, more is known: what it merged.
  const commits = push.commits.map((one) => (commit?.sha === one.sha ? commit : one));
  return { ...findRangeBranch(build), ...bounds, commits, count: push.count, compare_url: push.compare_url };
}

/** Maximum commits whose files are read. */
const MAX_COMMITS = 4;

/** Adds the files of each commit if some may have changed only documents. */
export async function addFiles(api: Api, range: CommitRange): Promise<CommitRange> {
  const { commits, files = [] } = range;
  const isMixed = files.some(isDocument) && !files.every(isDocument);
  if (!isMixed || commits.length < 2 || commits.length > MAX_COMMITS) return range;
  const readFiles = async (commit: RangeCommit): Promise<RangeCommit> => {
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
    return { ...commit, files: findFiles(await api.get(route, { ref: commit.sha, per_page: 100 })) };
  };
  const read = await api.errors.collect('what each commit changed', Promise.all(commits.map(readFiles)));
  return read === undefined ? range : { ...range, commits: read };
}

/** Returns the time of the oldest commit; undefined if any time is missing. */
function findEarliest(commits: readonly unknown[]): string | undefined {
  const first = Math.min(...commits.map((one) => milliseconds(one, 'commit', 'committer', 'date') ?? Number.NaN));
  return Number.isFinite(first) ? makeTime(first) : undefined;
}

function parseRangeCommits(page: unknown, host: CodeHost): readonly RangeCommit[] {
  return list(page, 'commits').flatMap((one) => {
    const commit = parseCommit(one, host);
    const parents = Array.isArray(record(one)?.['parents']) ? list(one, 'parents') : undefined;
    if (commit === undefined) return [];
    const hashes = parents?.flatMap((parent) => line(parent, 'sha') ?? []);
    return { ...commit, parents: hashes, tree: line(one, 'commit', 'tree', 'sha') };
  });
}

/** Maximum files that a response lists. */
const MAX_FILES = 300;

/** Returns all files of a comparison or commit; undefined if they are missing or the list may be truncated. */
function findFiles(answer: unknown): readonly string[] | undefined {
  if (!Array.isArray(record(answer)?.['files'])) return undefined;
  const files = list(answer, 'files').flatMap((file) => line(file, 'filename') ?? []);
  return files.length < MAX_FILES ? files : undefined;
}

/** Returns the branch to which a range of the reported build belongs. */
function findRangeBranch(build: Build): Required<Pick<CommitRange, 'isBranch' | 'base'>> {
  const { pull_request, repository, scope, ref } = build.facts;
  // The commits of deployments and tags may belong to another series legitimately.
  const isOther = scope === 'deployment' || build.trigger === 'deployment' || build.trigger === 'merge_group';
  const name = pull_request?.base ?? repository?.default_branch;
  return { isBranch: ref?.type === 'branch' && !isOther, base: { name, isPull: isPullRequest(build) } };
}

type LastRed = NonNullable<Facts['last_red']>;

/**
 * Reads the failure that the first success resolved.
 * @param failures those of the code; if others completed after the last, its fix is not determined
 */
export async function readLastFailure(
  api: Api,
  build: Build,
  current: CompletedRun,
  before: CompletedRun | undefined,
  failures: readonly CompletedRun[],
): Promise<LastRed | undefined> {
  const red = failures.at(-1);
  if (red === undefined) return undefined;
  const [from, to] = [red.sha, current.sha];
  const isSame = from !== undefined && from === to;
  // No commit fixes an infrastructure failure.
  const isKnown = from !== undefined && to !== undefined && !isSame && red.isInfrastructure !== true;
  const fix = isKnown && red === before ? await findFix(api, build, from, to) : {};
  const cause = fix.pushed ? await readTermination(api, red) : undefined;
  const isOutside = failures.length === 1 && cause?.category === 'infrastructure';
  return {
    run: red.run,
    attempt: red.attempt,
    url: red.url,
    same_commit: isSame ? true : undefined,
    not_the_code: red.isInfrastructure === true || isOutside || undefined,
    compare_url: isKnown && fix.moved === undefined ? pageUrl(build.host, 'compare', `${from}...${to}`) : undefined,
    ...fix,
    // A commit fixes only what the code broke.
    ...(isByCode(cause) ? {} : { pushed: undefined, author: undefined }),
  };
}

/** Needs no request for a push that started at the failed commit. */
async function findFix(api: Api, build: Build, red: string, green: string): Promise<Partial<LastRed>> {
  const { facts, payload, trigger } = build;
  const { push, run, pull_request, scope } = facts;
  // A re-run or reset between both results may have fixed it as well.
  const isFirst = (run?.attempt ?? 1) === 1 && push?.forced !== true && trigger === 'push';
  if (isFirst && line(payload, 'before') === red) {
    const listed = push === undefined || push.truncated === true ? [] : push.commits;
    return { pushed: true, count: push?.count, author: findMergeAuthor(listed, green) };
  }
  if (pull_request !== undefined || scope === 'deployment') return {};
  const bounds = { green: red, broken: green, head: green };
  const between = await readRange(api, build, bounds, 'the commits since the last failure');
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
