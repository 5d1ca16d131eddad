/** Computes who may have caused the failure, or why nobody did, before any text is rendered. Pure. */

import { coAuthors, isSamePerson, onePerson, parseMessage } from '../build/code-host/commits.ts';
import type { Commit, Facts, Person } from '../build/facts.ts';

export type SuspectRange = NonNullable<Facts['suspect_range']>;
type SuspectCommit = SuspectRange['commits'][number];
type Suspect = SuspectRange['people'][number];

/** Adds the host's data to a commit. */
export interface RangeCommit extends Commit {
  /** Hashes; absent if unknown. */
  readonly parents?: readonly string[];
  readonly tree?: string;
  /** Changed files; absent if unknown. */
  readonly files?: readonly string[];
}

/** Holds the commits between the last success and the reported run. */
export interface CommitRange {
  /** Commits: last success, first failure of the code, and the reported one. */
  readonly green: string;
  readonly broken: string;
  readonly head: string;
  /** Tree hash of the last success, which identifies all its files. */
  readonly tree?: string;
  /** Files that differ between the last success and the reported run; absent if incomplete. */
  readonly files?: readonly string[];
  /** Newest last. */
  readonly commits: readonly RangeCommit[];
  /** Time of the oldest commit; absent if unknown. */
  readonly from?: string;
  /** Total number, including commits beyond the list. */
  readonly count: number;
  readonly compare_url?: string;
  /** Set if the branch no longer contains the last success, or if that belongs to another series. */
  readonly moved?: 'set_back' | 'rewritten' | 'other_line';
  /** False for a series across several branches. */
  readonly isBranch?: boolean;
  /** The branch whose work comes in by merges: the base of a pull request, or the default branch. */
  readonly base?: { readonly name?: string; readonly isPull: boolean };
}

/** Maps a commit's sha to the searched path that it changed: a file, or a folder with a trailing slash. */
export type ChangedPaths = ReadonlyMap<string, string>;

/** Limits the named people; above it they are only counted, because mentioning everybody helps nobody. */
const MAX_PEOPLE = 5;

/** Converts commits to facts, and marks those that came after the failure. */
export function markLaterCommits(
  range: CommitRange,
  changed: ChangedPaths = new Map(),
): NonNullable<Facts['commits_since_green']> {
  const later = findLaterCommits(range);
  const commits = range.commits.map((commit) => ({
    ...toCommit(commit),
    changed: changed.get(commit.sha),
    later: later.has(commit.sha) ? true : undefined,
  }));
  return { commits, count: range.count, compare_url: range.compare_url };
}

/**
 * @param changed commits that changed something that the failure names
 * @param touched commits that may have caused it; absent if all may have
 * @param isInCode true if the failure is known to be in code, which no document breaks
 */
export function findSuspectRange(
  range: CommitRange,
  {
    changed = new Map(),
    touched,
    isInCode = false,
  }: { readonly changed?: ChangedPaths; readonly touched?: ChangedPaths; readonly isInCode?: boolean } = {},
): SuspectRange {
  const { moved, commits, count, green, broken, head } = range;
  if (moved !== undefined) return noSuspects(moved);
  // Whatever came and went in between, it is the same as what passed.
  if (range.files?.length === 0) return noSuspects('no_file');
  if (isInCode && range.files?.every(isDocument)) return noSuspects('documents');
  // Names no authors of an incomplete list, because that would blame them for all commits.
  if (commits.length < count) return noSuspects('cut');
  const later = findLaterCommits(range);
  if (broken === green) return noSuspects('no_commit', later.size);
  if (broken !== head && !commits.some(({ sha }) => sha === broken))
    return range.isBranch === false ? noSuspects('other_line', later.size) : noSuspects('rewritten');
  if (range.tree !== undefined && commits.find(({ sha }) => sha === broken)?.tree === range.tree)
    return noSuspects('no_file', later.size);
  const before = commits.filter(({ sha }) => !later.has(sha));
  const works = groupWork(before, range);
  const idle = findIdleCommits(before, range);
  const able = works.flatMap((work) => removeIdle(work, idle) ?? []);
  if (able.length === 0) return noSuspects(works.length === 0 ? 'merged' : 'no_file', later.size);
  const touching = touched === undefined ? able : able.flatMap((work) => keepTouching(work, touched) ?? []);
  const suspected = touching.length > 0 && touched ? touching : removeDocuments(able, changed, isInCode);
  if (suspected.length === 0) return noSuspects('documents', later.size);
  const people = findPeople(suspected, changed);
  const called = people.length > MAX_PEOPLE ? people.filter((one) => one.changed !== undefined) : people;
  return {
    commits: suspected.map((work) => toSuspectCommit(work, changed)),
    files: listFiles(suspected, range, idle),
    people: called,
    authors: people.length,
    later_commits: later.size,
  };
}

/** Returns the files changed by these commits; undefined if incomplete while other commits changed files as well. */
function listFiles(
  works: readonly Work[],
  range: CommitRange,
  idle: ReadonlySet<RangeCommit>,
): readonly string[] | undefined {
  const made = works.flatMap(({ commit, parts }) => (parts.length > 0 ? parts : [commit]));
  const theirs = new Set(works.flatMap(({ commit, parts }) => [commit, ...parts]));
  const isAll = range.commits.every((one) => theirs.has(one) || idle.has(one));
  const isEachKnown = made.every(({ files }) => files !== undefined);
  const files = isEachKnown ? made.flatMap((one) => one.files ?? []) : isAll ? range.files : undefined;
  const different = new Set(files);
  return different.size === 0 ? undefined : [...different];
}

/** Narrows the range to what follows this commit, which passed; undefined if that is unknown or empty. */
export function narrowRange(range: CommitRange, sha: string | undefined): CommitRange | undefined {
  const last = range.commits.find((one) => one.sha === sha);
  // Commits that the branch dropped prove nothing about later ones.
  if (sha === undefined || (last === undefined && sha !== range.green)) return undefined;
  const after = findLaterCommits({ ...range, broken: sha });
  const commits = range.commits.filter((one) => after.has(one.sha));
  if (commits.length === 0) return undefined;
  const narrowed = { ...range, files: undefined, tree: last?.tree, commits, count: commits.length };
  return { ...narrowed, green: sha, broken: range.head };
}

/** Returns an empty suspect range with this reason. */
export function noSuspects(why: NonNullable<SuspectRange['excluded_because']>, later = 0): SuspectRange {
  return { excluded_because: why, commits: [], people: [], authors: 0, later_commits: later };
}

/** Finds commits after the failure, as far as their parents prove it. Marks none if the list is incomplete. */
function findLaterCommits({ commits, count, broken, head, moved }: CommitRange): ReadonlySet<string> {
  const isKnown = commits.length === count && commits.every(({ parents }) => parents !== undefined);
  if (broken === head || moved !== undefined || !isKnown) return new Set();
  const before = findReachable([broken], commits);
  return new Set(commits.flatMap(({ sha }) => (before.has(sha) ? [] : [sha])));
}

/** Describes one contribution: a commit, or the content of a pull request. */
interface Work {
  readonly commit: RangeCommit;
  /** Commits whose authors made it; the commit itself if it is no merge. */
  readonly parts: readonly RangeCommit[];
}

/** Groups commits by contribution. A merge without a pull request is none; those from the base belong to others. */
function groupWork(commits: readonly RangeCommit[], { base, head }: CommitRange): readonly Work[] {
  const inner = new Set<string>();
  const works: Work[] = [];
  if (base?.isPull === true) {
    const mainline = findReachable([head], commits, 1);
    return commits
      .filter((one) => mainline.has(one.sha) && !isMergeCommit(one))
      .map((commit) => ({ commit, parts: [commit] }));
  }
  for (const commit of commits.toReversed()) {
    if (inner.has(commit.sha)) continue;
    if (!isMergeCommit(commit)) works.unshift({ commit, parts: [commit] });
    const isOfBase = isFromBase(commit, base?.name);
    if (commit.pull_request === undefined && !isOfBase) continue;
    const brought = listMergedHashes(commit, commits);
    for (const sha of brought) inner.add(sha);
    if (!isOfBase)
      works.unshift({ commit, parts: commits.filter((one) => brought.has(one.sha) && !isMergeCommit(one)) });
  }
  return works;
}

function isMergeCommit({ parents = [], message, pull_request }: RangeCommit): boolean {
  return parents.length > 1 || pull_request !== undefined || parseMessage(message).isMerge;
}

/** `Merge branch 'main' into fix`. */
function isFromBase({ message = '' }: RangeCommit, base: string | undefined): boolean {
  const from = /^Merge (?:remote-tracking )?branch '(?:origin\/|upstream\/)?([^']{1,250})'.{0,300} into /.exec(
    message,
  )?.[1];
  return from !== undefined && from === base;
}

/** Returns the commits of a merge; all others if its parents are unknown. */
function listMergedHashes({ sha, parents }: RangeCommit, commits: readonly RangeCommit[]): ReadonlySet<string> {
  if (parents === undefined) return new Set(commits.map((one) => one.sha).filter((one) => one !== sha));
  const [first = '', ...rest] = parents;
  const old = findReachable([first], commits);
  const listed = new Set(commits.map((one) => one.sha));
  return new Set([...findReachable(rest, commits)].filter((one) => listed.has(one) && !old.has(one)));
}

/** Returns these commits and those before them, as far as they are listed. */
function findReachable(from: readonly string[], commits: readonly RangeCommit[], most = Infinity): ReadonlySet<string> {
  const parents = new Map(commits.map((one) => [one.sha, one.parents]));
  const found = new Set(from);
  // A set yields elements that are added during the iteration.
  for (const one of found) for (const parent of parents.get(one)?.slice(0, most) ?? []) found.add(parent);
  return found;
}

/** Removes what changes none of these; undefined if nothing is left. */
function keepTouching({ commit, parts }: Work, touched: ChangedPaths): Work | undefined {
  const touching = parts.filter(({ sha }) => touched.has(sha));
  if (touching.length > 0) return { commit, parts: touching };
  return touched.has(commit.sha) ? { commit, parts } : undefined;
}

/** Removes what changes no file; undefined if nothing is left. */
function removeIdle({ commit, parts }: Work, idle: ReadonlySet<RangeCommit>): Work | undefined {
  const changing = parts.filter((one) => !idle.has(one));
  if (idle.has(commit) || (parts.length > 0 && changing.length === 0)) return undefined;
  return { commit, parts: changing };
}

/** Finds contributions without a net change: by their own record, or because a later one reverted them. */
function findIdleCommits(commits: readonly RangeCommit[], { green, tree }: CommitRange): ReadonlySet<RangeCommit> {
  const bySha = new Map(commits.map((one) => [one.sha, one]));
  const treeOf = (sha: string | undefined) => (sha === green ? tree : bySha.get(sha ?? '')?.tree);
  const idle = new Set<RangeCommit>();
  for (const commit of commits) {
    const { files, parents = [], pull_request, message = '' } = commit;
    const isMerge = pull_request !== undefined || parents.length > 1;
    if (!isMerge && files?.length === 0) idle.add(commit);
    const reverted = bySha.get(/\bThis reverts commit ([0-9a-f]{40})\./.exec(message)?.[1] ?? '');
    if (!isMerge && reverted !== undefined) for (const one of [commit, reverted]) idle.add(one);
    const passed: RangeCommit[] = [];
    for (let at: RangeCommit | undefined = commit; at !== undefined; at = bySha.get(at.parents?.[0] ?? '')) {
      passed.push(at);
      if (commit.tree === undefined || commit.tree !== treeOf(at.parents?.[0])) continue;
      for (const one of passed) idle.add(one);
    }
  }
  return idle;
}

const DOCUMENT = /(?:\.(?:md|mdx|rst|adoc|org)|(?:^|\/)(?:LICENSE|CODEOWNERS))$|^docs?\//i;

export function isDocument(file: string): boolean {
  return DOCUMENT.test(file);
}

/** Documents break no code, unless the failure names them. */
function removeDocuments(works: readonly Work[], changed: ChangedPaths, isInCode: boolean): readonly Work[] {
  const isOnlyText = ({ commit, parts }: Work) =>
    parts.length > 0 &&
    ![commit, ...parts].some(({ sha }) => changed.has(sha)) &&
    parts.every(({ files }) => files !== undefined && files.length > 0 && files.every(isDocument));
  const rest = works.filter((work) => !isOnlyText(work));
  return isInCode ? rest : works;
}

/** Lists each person once, without bots: first those who changed what the failure names, by their last commit. */
function findPeople(works: readonly Work[], changed: ChangedPaths): readonly Suspect[] {
  const people: Suspect[] = [];
  for (const { commit, parts } of works.toReversed()) {
    for (const part of parts.toReversed()) {
      const path = changed.get(part.sha) ?? changed.get(commit.sha);
      for (const author of findAuthors(part)) {
        const index = people.findIndex((one) => isSamePerson(one, author));
        const known = people[index];
        const person = known?.login === undefined && author.login !== undefined ? author : (known ?? author);
        people.splice(index < 0 ? people.length : index, 1, { ...person, changed: known?.changed ?? path });
      }
    }
  }
  const isNamed = ({ changed: path }: Suspect) => path !== undefined;
  return [...people.filter(isNamed), ...people.filter((one) => !isNamed(one))];
}

function findAuthors({ author, message }: RangeCommit): readonly Person[] {
  const all = [...(author === undefined ? [] : [author]), ...coAuthors(message)];
  return all.filter((one) => one.bot !== true && (one.login ?? one.email ?? one.name) !== undefined);
}

/** Converts a contribution to its fact and credits it to a person if it has a single author. */
function toSuspectCommit({ commit, parts }: Work, changed: ChangedPaths): SuspectCommit {
  const path = [commit, ...parts].map(({ sha }) => changed.get(sha)).find((one) => one !== undefined);
  const author = onePerson(parts.flatMap((part) => part.author ?? []));
  return { ...toCommit(commit), author, changed: path };
}

/** Drops properties that only serve the computation. */
function toCommit({ parents: _, tree: __, files: ___, ...commit }: RangeCommit): Commit {
  return commit;
}
