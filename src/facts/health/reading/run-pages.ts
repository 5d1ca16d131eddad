/** All runs of a branch in a time. GitHub gives a thousand of a search at most, so a longer list is read in slices. */

import { list, number, time } from '../../host/json.ts';
import { type HealthRun, isoTime, type TimeWindow, WEEK } from '../health-run.ts';
import { runRow } from './run-row.ts';
import { ask, eachOf, type HealthSource } from './source.ts';

const PER_PAGE = 100;
/** Pages of one search. */
const MOST_PAGES = 10;
/** A page is large: few are held at once. */
const AT_ONCE = 2;
const WHAT = 'the runs';

export interface RunReading {
  /** Each once. */
  readonly runs: readonly HealthRun[];
  /** How many of the listed runs were not read. */
  readonly missing: number;
  /** False where some could not be read. */
  readonly whole: boolean;
}

/** Those that were created in this time: of the branch, and of the merge queue that leads to it. */
export async function readRuns(source: HealthSource, span: TimeWindow): Promise<RunReading> {
  const found = new Map<number, HealthRun>();
  const onBranch = await readSearch(source, { branch: source.branch }, span, found);
  const inQueue = hasQueue(source) ? await readSearch(source, { event: 'merge_group' }, span, found) : NO_RUNS;
  const missing = onBranch.missing + inQueue.missing;
  if (missing > 0) source.gaps.unread.add(`${missing} runs of ${source.repository} were not read`);
  return { runs: [...found.values()], missing, whole: onBranch.whole && inQueue.whole };
}

const NO_RUNS = { missing: 0, whole: true };

/** Whether a workflow file names the merge queue, as far as the files are known. */
function hasQueue({ files }: HealthSource): boolean {
  return files === undefined || [...files.values()].some((triggers) => triggers?.queue !== false);
}

type Search = { readonly branch: string } | { readonly event: string };

/** Newest first; each slice ends where the one before it came to, and no run is read twice but those of one second. */
async function readSearch(
  source: HealthSource,
  search: Search,
  { from, to }: TimeWindow,
  found: Map<number, HealthRun>,
): Promise<Omit<RunReading, 'runs'>> {
  let [until, missing, known] = [to, 0, false];
  for (;;) {
    const slice = await readSlice(source, search, { from, to: until }, found);
    if (slice === undefined) return { missing, whole: false };
    if (!known) source.budget.expect((slice.total / Math.max(to - from, 1)) * WEEK);
    known = true;
    missing += slice.missing;
    if (slice.missing > 0) return { missing: Math.max(missing, slice.total - slice.read), whole: false };
    // A thousand may be all that there are, or all that are counted.
    const isAll = slice.read >= slice.total && slice.read < MOST_PAGES * PER_PAGE;
    if (isAll || slice.oldest === undefined) return { missing, whole: true };
    // All of them are of one second: there is no way to the others.
    if (slice.oldest >= until) return { missing: missing + Math.max(1, slice.total - slice.read), whole: false };
    until = slice.oldest;
  }
}

interface Slice {
  readonly total: number;
  readonly read: number;
  /** Of what should be in this slice. */
  readonly missing: number;
  /** When the oldest one was created; undefined for none. */
  readonly oldest?: number;
}

/** Undefined where not even its beginning could be read. */
async function readSlice(
  source: HealthSource,
  search: Search,
  { from, to }: TimeWindow,
  found: Map<number, HealthRun>,
): Promise<Slice | undefined> {
  let [read, oldest] = [0, Number.POSITIVE_INFINITY];
  const readPage = async (page: number) => {
    const answer = await ask(source, WHAT, (api) =>
      api.page(
        {
          route: 'GET /repos/{owner}/{repo}/actions/runs',
          with: { ...search, created: `${isoTime(from)}..${isoTime(to)}`, exclude_pull_requests: true },
        },
        page,
      ),
    );
    if (answer === undefined) return undefined;
    const listed = list(answer.data, 'workflow_runs');
    for (const run of listed) {
      const row = runRow(run, source);
      if (row !== undefined) found.set(row.id, row);
      oldest = Math.min(oldest, Date.parse(time(run, 'created_at') ?? '') || oldest);
    }
    read += listed.length;
    return {
      total: number(answer.data, 'total_count') ?? (answer.last > 1 ? answer.last * PER_PAGE : listed.length),
      listed: listed.length,
    };
  };
  const first = await readPage(1);
  if (first === undefined) return undefined;
  const last = Math.min(MOST_PAGES, Math.ceil(first.total / PER_PAGE));
  const others = await eachOf(range(2, last), AT_ONCE, readPage);
  // A run that is deleted meanwhile moves all behind it up by one: what was to begin a page now ends the one before it.
  const totals = [first, ...others].map((page) => page?.total ?? first.total);
  const moved = range(1, last - 1).filter((page) => (totals[page] ?? first.total) < (totals[page - 1] ?? 0));
  await eachOf(moved, AT_ONCE, readPage);
  const lost = others.filter((one) => one === undefined).length;
  const missing = lost * PER_PAGE;
  return { total: first.total, read, missing, oldest: Number.isFinite(oldest) ? oldest : undefined };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
