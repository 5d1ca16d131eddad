/** Reads all runs of a branch in a period, in slices of the thousand that a search returns. */

import { parseMessage } from '../build/code-host/commits.ts';
import { line, lines, list, milliseconds, number, record } from '../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../build/code-host/runs.ts';
import { isRed } from '../build/conclusion.ts';
import { fetchRequired, type HealthSource, mapAll, noteUnread, type RunFilter } from './source.ts';
import { isoTime, isWithin, type TimeWindow } from './window.ts';

/** Cancelled, skipped, and neutral runs have no result. */
export type Verdict = 'green' | 'red' | 'none';

/** Trigger of the run. GitHub attributes a dispatch by a workflow to a bot, and it counts as `branch`. */
export type RunScope = 'branch' | 'schedule' | 'manual' | 'queue';

export interface HealthRun extends GithubRun {
  /** `owner/name`. */
  readonly repository: string;
  /** ID of the workflow, which survives renaming. */
  readonly workflow: number;
  readonly path: string;
  readonly name: string;
  readonly event: NonNullable<GithubRun['event']>;
  readonly scope: RunScope;
  readonly verdict: Verdict;
  /** Set if GitHub cancelled the run because no runner took it for a day: an infrastructure failure. */
  readonly unacquired?: true;
  /** True for an infrastructure failure, as far as the jobs show; absent if they were not read. */
  readonly isInfrastructure?: boolean;
  readonly bot: boolean;
  /** Times are milliseconds since the epoch. A re-run moves all of them but this one. */
  readonly createdAt: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Subject of the commit. */
  readonly subject?: string;
}

/** Events of a branch, excluding those of pull requests. */
const SCOPES: Readonly<Record<string, RunScope>> = {
  push: 'branch',
  workflow_run: 'branch',
  repository_dispatch: 'branch',
  schedule: 'schedule',
  merge_group: 'queue',
  workflow_dispatch: 'manual',
};

/** Returns undefined for a run in progress, or of another branch. */
export function readRun(json: unknown, filter: RunFilter): HealthRun | undefined {
  const run = readGithubRun(record(json));
  const [createdAt, endedAt] = [milliseconds(json, 'created_at'), milliseconds(json, 'updated_at')];
  if (run === undefined || createdAt === undefined || endedAt === undefined) return undefined;
  const { workflow, event = '', conclusion } = run;
  const scope = findScope(json, event);
  const path = getPath(json);
  if (typeof workflow !== 'number' || scope === undefined || line(json, 'status') !== 'completed') return undefined;
  if (!isOnBranch(run, filter) || path.startsWith('dynamic/') || path === filter.own) return undefined;
  return {
    ...{ ...run, workflow, event, scope, path, createdAt, endedAt, repository: filter.repository },
    name: run.name ?? path,
    verdict: conclusion === 'success' ? 'green' : isRed(conclusion) ? 'red' : 'none',
    bot: isBot(json, 'triggering_actor') || isBot(json, 'actor'),
    startedAt: milliseconds(json, 'run_started_at') ?? createdAt,
    subject: parseMessage(lines(json, 'head_commit', 'message')).subject,
  };
}

export function concernsBranch(event: string): boolean {
  return Object.hasOwn(SCOPES, event);
}

/** Removes the ref after the path of a called workflow. */
export function getPath(run: unknown): string {
  return line(run, 'path')?.split('@', 1)[0] ?? '';
}

function findScope(run: unknown, event: string): RunScope | undefined {
  const scope = concernsBranch(event) ? SCOPES[event] : undefined;
  return scope === 'manual' && isBot(run, 'triggering_actor') ? 'branch' : scope;
}

/** Excludes forks, whose branches may have the same name. Includes the merge queue's branches. */
function isOnBranch({ home, branch = '' }: GithubRun, filter: RunFilter): boolean {
  if (home !== undefined && home.toLowerCase() !== filter.repository.toLowerCase()) return false;
  return branch === filter.branch || branch.startsWith(`gh-readonly-queue/${filter.branch}/`);
}

function isBot(run: unknown, role: string): boolean {
  return line(run, role, 'type') === 'Bot' || (line(run, role, 'login')?.endsWith('[bot]') ?? false);
}

/** Sorts a workflow's history. Attempts of one run are adjacent. */
export function inOrder(one: HealthRun, other: HealthRun): number {
  return one.createdAt - other.createdAt || one.number - other.number || one.attempt - other.attempt;
}

export function newestFirst(one: HealthRun, other: HealthRun): number {
  return other.endedAt - one.endedAt;
}

/** Chooses the newest entries of lists by repository, within the limits per repository and in total. */
export function chooseNewest<T>(
  lists: readonly (readonly T[])[],
  runOf: (one: T) => HealthRun,
  { each, all }: { readonly each: number; readonly all: number },
): readonly T[] {
  const newest = (some: readonly T[]) => some.toSorted((one, other) => newestFirst(runOf(one), runOf(other)));
  return newest(lists.flatMap((current) => newest(current).slice(0, each))).slice(0, Math.max(0, all));
}

export function endedIn(runs: readonly HealthRun[], window: TimeWindow): readonly HealthRun[] {
  return runs.filter(({ endedAt }) => isWithin(window, endedAt));
}

const PER_PAGE = 100;
const MAX_PAGES = 10;
/** Limits memory, because a page is large. */
const CONCURRENCY = 2;

export interface RunsResult {
  /** Each run once, the newest first. */
  readonly runs: readonly HealthRun[];
  /** Number of listed runs that were not read. */
  readonly missing: number;
  /** False if some runs could not be read. */
  readonly complete: boolean;
}

export const NO_RUNS: RunsResult = { runs: [], missing: 0, complete: true };

type Search = { readonly branch: string } | { readonly event: string };

/** Reads runs created in this period on the branch and its merge queue. */
export async function readRuns(source: HealthSource, span: TimeWindow): Promise<RunsResult> {
  const onBranch = await readSearch(source, { branch: source.branch }, span);
  const files = source.files && [...source.files.values()];
  const hasQueue = files?.some(({ events }) => events.includes('merge_group')) ?? true;
  const inQueue = hasQueue ? await readSearch(source, { event: 'merge_group' }, span) : NO_RUNS;
  const missing = onBranch.missing + inQueue.missing;
  const complete = onBranch.complete && inQueue.complete;
  if (missing > 0) source.gaps.unread.add(`${missing} runs of ${source.repository} were not read`);
  else if (!complete && source.gaps.reasons.size === 0) noteUnread(source, 'the runs');
  const byId = new Map([...onBranch.runs, ...inQueue.runs].map((run) => [run.id, run]));
  return { runs: [...byId.values()], missing, complete };
}

/** Reads newest first. Each slice ends where the previous one stopped. */
async function readSearch(source: HealthSource, search: Search, { from, to }: TimeWindow): Promise<RunsResult> {
  const runs: HealthRun[] = [];
  for (let until = to; ; ) {
    const pages = await readSlice(source, search, { from, to: until });
    runs.push(...pages.flatMap((page) => page?.runs ?? []));
    const [first] = pages;
    if (first === undefined) return { runs, missing: 0, complete: false };
    const read = pages.reduce((sum, page) => sum + (page?.listed ?? 0), 0);
    const oldest = Math.min(...pages.map((page) => page?.oldest ?? Number.POSITIVE_INFINITY));
    // After missing pages, or a thousand runs within one second, the rest can't be reached.
    const isBlocked = pages.includes(undefined) || (read >= MAX_PAGES * PER_PAGE && oldest >= until);
    if (isBlocked) return { runs, missing: Math.max(1, first.total - read), complete: false };
    // A thousand may be the total, or the limit of the count.
    if (read < MAX_PAGES * PER_PAGE) return { runs, missing: 0, complete: true };
    until = oldest;
  }
}

/** Returns undefined in place of each page that could not be read. */
async function readSlice(source: HealthSource, search: Search, { from, to }: TimeWindow) {
  const created = `${isoTime(from)}..${isoTime(to)}`;
  const route = 'GET /repos/{owner}/{repo}/actions/runs';
  const readPage = async (page: number) => {
    const answer = await fetchRequired(source, 'the runs', (api) =>
      api.page({ route, with: { ...search, created, exclude_pull_requests: true } }, page),
    );
    if (answer === undefined) return undefined;
    const listed = list(answer.data, 'workflow_runs');
    return {
      total: number(answer.data, 'total_count') ?? (answer.last > 1 ? answer.last * PER_PAGE : listed.length),
      listed: listed.length,
      oldest: listed.reduce<number>((least, run) => Math.min(least, milliseconds(run, 'created_at') ?? least), to),
      runs: listed.flatMap((run) => readRun(run, source) ?? []),
    };
  };
  const first = await readPage(1);
  const last = Math.min(MAX_PAGES, Math.ceil((first?.total ?? 0) / PER_PAGE));
  const rest = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
  return [first, ...(await mapAll(rest, CONCURRENCY, readPage))];
}
