/** Reads all runs of a branch in a period, in slices of the thousand that a search returns. */

import { list, milliseconds, number } from '../build/code-host/json.ts';
import { type HealthRun, readRun } from './run.ts';
import { fetchRequired, type HealthSource, mapAll, noteUnread } from './source.ts';
import { isoTime, type TimeWindow } from './window.ts';

const PER_PAGE = 100;
/** Limit per search. */
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
