/** Reads all runs of a branch in a period, in slices of the thousand that a search returns. */

import { parseMessage } from '../build/code-host/commits.ts';
import { line, lines, list, milliseconds, record } from '../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../build/code-host/runs.ts';
import { countedResult } from '../build/conclusion.ts';
import { PER_PAGE, readTotal } from '../github/api/client.ts';
import type { Result } from '../github/history/streak.ts';
import { isoTime } from '../text/format.ts';
import { fetchRequired, type HealthSource, mapAll, noteUnread } from './source.ts';
import { isWithin, type TimeWindow } from './window.ts';

/** Trigger of the run. GitHub attributes a dispatch by a workflow to a bot, and it counts as `branch`. */
type RunScope = 'branch' | 'schedule' | 'manual' | 'queue';

export interface HealthRun extends GithubRun, Result {
  /** ID of the workflow, which survives renaming. */
  readonly workflow: number;
  readonly path: string;
  readonly name: string;
  readonly event: NonNullable<GithubRun['event']>;
  readonly scope: RunScope;
  /** Set if GitHub cancelled the run because no runner took it for a day. */
  readonly unacquired?: true;
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
export function readRun(json: unknown, filter: HealthSource): HealthRun | undefined {
  const run = readGithubRun(record(json));
  const [createdAt, endedAt] = [milliseconds(json, 'created_at'), milliseconds(json, 'updated_at')];
  if (run === undefined || createdAt === undefined || endedAt === undefined) return undefined;
  const { workflow, event = '', conclusion } = run;
  const scope = findScope(json, event);
  const path = readPath(json);
  if (typeof workflow !== 'number' || scope === undefined || line(json, 'status') !== 'completed') return undefined;
  if (!isOnBranch(run, filter) || path.startsWith('dynamic/') || path === filter.reportingPath) return undefined;
  return {
    ...{ ...run, workflow, event, scope, path, createdAt, endedAt },
    name: run.name ?? path,
    red: countedResult(conclusion)?.red,
    bot: isBot(json, 'triggering_actor') || isBot(json, 'actor'),
    startedAt: milliseconds(json, 'run_started_at') ?? createdAt,
    subject: parseMessage(lines(json, 'head_commit', 'message')).subject,
  };
}

export function concernsBranch(event: string): boolean {
  return Object.hasOwn(SCOPES, event);
}

/** Removes the ref after the path of a called workflow. */
export function readPath(run: unknown): string {
  return line(run, 'path')?.split('@', 1)[0] ?? '';
}

function findScope(run: unknown, event: string): RunScope | undefined {
  const scope = concernsBranch(event) ? SCOPES[event] : undefined;
  return scope === 'manual' && isBot(run, 'triggering_actor') ? 'branch' : scope;
}

/** Excludes forks, whose branches may have the same name. Includes the merge queue's branches. */
function isOnBranch({ home, branch = '' }: GithubRun, filter: HealthSource): boolean {
  if (home !== undefined && home.toLowerCase() !== filter.repository.toLowerCase()) return false;
  return branch === filter.branch || branch.startsWith(`gh-readonly-queue/${filter.branch}/`);
}

function isBot(run: unknown, role: string): boolean {
  return line(run, role, 'type') === 'Bot' || (line(run, role, 'login')?.endsWith('[bot]') ?? false);
}

/** Sorts a workflow's history. Attempts of one run are adjacent. */
export function compareRuns(one: HealthRun, other: HealthRun): number {
  return one.createdAt - other.createdAt || one.number - other.number || one.attempt - other.attempt;
}

/** Chooses the newest entries of lists by repository, within the limits per repository and in total. */
export function chooseNewest<T>(
  lists: readonly (readonly T[])[],
  runOf: (one: T) => HealthRun,
  { each, all }: { readonly each: number; readonly all: number },
): readonly T[] {
  const newest = (some: readonly T[]) => some.toSorted((one, other) => runOf(other).endedAt - runOf(one).endedAt);
  return newest(lists.flatMap((list) => newest(list).slice(0, each))).slice(0, Math.max(0, all));
}

export function filterEnded(runs: readonly HealthRun[], window: TimeWindow): readonly HealthRun[] {
  return runs.filter(({ endedAt }) => isWithin(window, endedAt));
}

const MAX_PAGES = 10;

interface RunsResult {
  /** Each run once, the newest first. */
  readonly runs: readonly HealthRun[];
  /** Number of listed runs that were not read. */
  readonly missing: number;
  /** False if some runs could not be read. */
  readonly complete: boolean;
}

type Search = { readonly branch: string } | { readonly event: string };

/** Reads runs created in this period on the branch and its merge queue. */
export async function readRuns(source: HealthSource, span: TimeWindow): Promise<RunsResult> {
  const files = source.files && [...source.files.values()];
  const hasQueue = files?.some(({ events }) => events.includes('merge_group')) ?? true;
  const searches: readonly Search[] = [{ branch: source.branch }, ...(hasQueue ? [{ event: 'merge_group' }] : [])];
  const results = await mapAll(searches, (search) => readSearch(source, search, span), 1);
  const missing = results.reduce((sum, one) => sum + one.missing, 0);
  const complete = results.every((one) => one.complete);
  if (missing > 0) source.gaps.unread.add(`${missing} runs of ${source.repository} were not read`);
  else if (!complete && source.gaps.reasons.size === 0) noteUnread(source, 'the runs');
  const byId = new Map(results.flatMap(({ runs }) => runs).map((run) => [run.id, run]));
  return { runs: [...byId.values()], missing, complete };
}

/** Reads newest first, in slices of ten pages. Each slice ends where the previous one stopped. */
async function readSearch(source: HealthSource, search: Search, { from, to }: TimeWindow): Promise<RunsResult> {
  const runs: HealthRun[] = [];
  let [until, oldest, read, total] = [to, to, 0, 0];
  for (let page = 1; ; page += 1) {
    const query = { ...search, created: `${isoTime(from)}..${isoTime(until)}`, exclude_pull_requests: true };
    const answer = await fetchRequired(source, 'the runs', (api) =>
      api.page('GET /repos/{owner}/{repo}/actions/runs', query, page),
    );
    if (answer === undefined) return { runs, missing: read === 0 ? 0 : Math.max(1, total - read), complete: false };
    const listed = list(answer, 'workflow_runs');
    runs.push(...listed.flatMap((run) => readRun(run, source) ?? []));
    read += listed.length;
    total = readTotal(answer, page, listed.length);
    oldest = Math.min(oldest, ...listed.flatMap((run) => milliseconds(run, 'created_at') ?? []));
    if (page < Math.min(MAX_PAGES, Math.ceil(total / PER_PAGE))) continue;
    // A thousand may be the total, or the limit of the count.
    if (page < MAX_PAGES) return { runs, missing: 0, complete: true };
    // Of more than a thousand runs within one second, the rest can't be reached.
    if (oldest >= until) return { runs, missing: Math.max(1, total - read), complete: false };
    [until, read, page] = [oldest, 0, 0];
  }
}
