/** What was committed since the last success, and by whom. */

import { defined } from '../../../../defined.ts';
import { timeOf } from '../../../../text/calendar.ts';
import type { CommitsSinceGreen } from '../../../facts.ts';
import { line, link, list, number, record, time } from '../../../host/json.ts';
import { isOfPull } from '../../../plan/needless.ts';
import type { Api, ApiRequest } from '../../api/client.ts';
import { undefinedIfMissing } from '../../api/faults.ts';
import { commitsOf } from '../../commits.ts';
import { type LoaderContext, orFault } from '../../context.ts';
import type { Comparison } from '../change.ts';

/** Pages of a hundred, oldest first, that are read in full. */
const MOST_PAGES = 2;
/** Files that a comparison lists at most. */
const MOST_FILES = 300;
/** Requests of a message after which only what is needed is read. */
const FEW = 4;

const COMPARE = 'GET /repos/{owner}/{repo}/compare/{basehead}';

/** What was committed since the last success, and what helps to find who changed a file. */
export interface SinceGreen {
  readonly fact: CommitsSinceGreen;
  /** The newest of the commits. */
  readonly head: string;
  /** The last success, where the payload told what came after it. */
  readonly before?: string;
  /** When the oldest of them was committed; ISO 8601. */
  readonly from?: string;
  /** Of a pull request, by their shas, those that are its own. */
  readonly own?: ReadonlySet<string>;
  /** All files that differ between the two ends; absent where not all of them are known. */
  readonly files?: readonly string[];
}

/** Nothing where there was no green end before, where it was one of the same commit, or on another line of commits. */
export async function readSince(
  context: LoaderContext,
  { green, first, sha: head }: Comparison,
): Promise<SinceGreen | undefined> {
  if (green?.sha === undefined || head === undefined || green.sha === head) return undefined;
  const broken = first === undefined ? head : first.sha;
  // Where it broke is not known, so neither is who came before.
  if (broken === undefined) return undefined;
  const pushed = broken === head ? ofThePush(context, green.sha, head) : undefined;
  const since = pushed ?? (await orNothing(context, readComparison(context, { green: green.sha, broken, head })));
  return since === undefined || since.fact.count === 0 ? undefined : since;
}

/** The same with the files that were changed, which a payload does not list. */
export async function withFiles(context: LoaderContext, since: SinceGreen): Promise<SinceGreen> {
  const { before, head } = since;
  const compared =
    before === undefined
      ? undefined
      : await orNothing(context, readComparison(context, { green: before, broken: head, head }));
  return compared ?? since;
}

/** A branch that was rewritten has lost the commit. */
function orNothing<T>({ faults }: LoaderContext, reading: Promise<T>): Promise<T | undefined> {
  return orFault(faults, 'the commits since it was green', reading.catch(undefinedIfMissing));
}

/** The payload of a push holds them where the push began at the last success. */
function ofThePush({ base }: LoaderContext, green: string, head: string): SinceGreen | undefined {
  const { push } = base.facts;
  const isSame = line(base.payload, 'before') === green;
  if (push === undefined || !isSame || push.forced || push.truncated === true) return undefined;
  const { commits, count, compare_url } = push;
  return { fact: defined<CommitsSinceGreen>({ commits, count, compare_url }), head, before: green };
}

/** Commits: of the last green end, of the first red one, and of the one that is reported. */
interface Span {
  readonly green: string;
  readonly broken: string;
  readonly head: string;
}

async function readComparison(
  { api, base }: LoaderContext,
  { green, broken, head }: Span,
): Promise<SinceGreen | undefined> {
  const compare: ApiRequest<typeof COMPARE> = { route: COMPARE, with: { basehead: `${green}...${head}` } };
  const first = await api.page(compare, 1);
  // What is ahead of a commit that the branch does not hold did not come after it.
  if (line(first.data, 'status') !== 'ahead') return undefined;
  const [oldest, url] = [commitsOf(first.data, base.host), link(first.data, 'html_url')];
  const count = Math.max(oldest.length, number(first.data, 'total_commits') ?? 0);
  const newest = first.last > 1 ? await newestOf(api, compare, first.last) : undefined;
  const [older, newer] = [first.last <= MOST_PAGES ? oldest : [], commitsOf(newest, base.host)];
  const listed = defined<CommitsSinceGreen>({ commits: [...older, ...newer], count, compare_url: url });
  const files = filesOf(first.data);
  const parents = parentsIn([first.data, newest]);
  return defined<SinceGreen>({
    fact: markLater(listed, parents, broken),
    head,
    own: isOfPull(base) ? ownCommits(parents, head) : undefined,
    from: first.last > 1 ? undefined : earliest(list(first.data, 'commits').map(committedAt)),
    files,
  });
}

/** All of them; undefined where they are not told, or may be more than are listed. */
function filesOf(comparison: unknown): readonly string[] | undefined {
  if (!Array.isArray(record(comparison)?.['files'])) return undefined;
  const files = list(comparison, 'files').flatMap((file) => line(file, 'filename') ?? []);
  return files.length < MOST_FILES ? files : undefined;
}

function committedAt(commit: unknown): string | undefined {
  return time(commit, 'commit', 'committer', 'date');
}

/** Undefined where one of the times is not known. */
function earliest(times: readonly (string | undefined)[]): string | undefined {
  const first = Math.min(...times.map((one) => Date.parse(one ?? '')));
  return Number.isFinite(first) ? timeOf(first) : undefined;
}

/** The last page; of very many commits only where few requests were made. */
async function newestOf(api: Api, compare: ApiRequest<typeof COMPARE>, last: number): Promise<unknown> {
  return last > MOST_PAGES && api.weighed() >= FEW ? undefined : (await api.page(compare, last)).data;
}

/** The parents of each commit of some pages of a comparison, by its sha. */
type Parents = ReadonlyMap<string, readonly string[]>;

function parentsIn(pages: readonly unknown[]): Parents {
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
function markLater(listed: CommitsSinceGreen, parents: Parents, broken: string): CommitsSinceGreen {
  if (listed.commits.length < listed.count) return listed;
  const before = reached(broken, (sha) => parents.get(sha));
  const commits = listed.commits.map((commit) => (before.has(commit.sha) ? commit : { ...commit, later: true }));
  return { ...listed, commits };
}

/**
 * The commits of a pull request itself: what was merged into it from its base, and the merges, are not its work.
 *
 * @param head the newest of its commits
 */
function ownCommits(parents: Parents, head: string): ReadonlySet<string> {
  const ofBranch = reached(head, (sha) => parents.get(sha)?.slice(0, 1));
  return new Set([...ofBranch].filter((sha) => (parents.get(sha)?.length ?? 0) < 2));
}

/** The commit and those before it, as far as they are listed. */
function reached(commit: string, before: (sha: string) => readonly string[] | undefined): ReadonlySet<string> {
  const found = new Set([commit]);
  // A set gives what is added while it is walked through.
  for (const one of found) for (const parent of before(one) ?? []) found.add(parent);
  return found;
}
