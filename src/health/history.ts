/** Reads the workflows of a repository, and the runs of each as far back as its state requires. */

import { line, link, list, milliseconds, number } from '../build/code-host/json.ts';
import type { Streak } from '../github/history/streak.ts';
import { isNotAttributable } from '../github/termination/termination.ts';
import { RunFailures } from './failures.ts';
import { compareRuns, concernsBranch, filterEnded, type HealthRun, readPath, readRun, readRuns } from './run.ts';
import { fetchRequired, type HealthSource, mapAll } from './source.ts';
import { computeState, groupSeries, listStreaks, type WorkflowState } from './state.ts';
import { DAY, HOUR, isWithin, type TimeWindow } from './window.ts';

interface WorkflowRecord {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  /** GitHub's state: `active`, `disabled_manually`, `disabled_inactivity` and others. */
  readonly setting: string;
  /** Milliseconds since the epoch of its last state change. */
  readonly updatedAt?: number;
  readonly createdAt?: number;
}

export interface WorkflowHistory extends WorkflowRecord {
  readonly url?: string;
  /** Includes runs before the window, each once; empty for an inactive workflow. */
  readonly runs: readonly HealthRun[];
  readonly state: WorkflowState;
}

export interface RepositoryHistory {
  readonly source: HealthSource;
  readonly failures: RunFailures;
  readonly workflows: readonly WorkflowHistory[];
  /** Names and paths of all workflows, also of excluded ones; absent if they could not be read. */
  readonly names?: ReadonlySet<string>;
  /** Start of the read period, in milliseconds since the epoch. */
  readonly from: number;
  /** Number of listed runs that were not read. */
  readonly missing: number;
  /** False if some runs could not be read. */
  readonly complete: boolean;
}

/** Minimum for a watch, so that a nightly run has a previous one. */
const MIN_BACK = 2 * DAY;
/** Covers runs that were created before the window and completed in it. */
const SLACK = DAY;

/**
 * @param query whether the state of each workflow before the window is needed, and the start of each streak; `back` is
 * the time to read back from the end of the window if the window itself needs less
 */
export async function readHistory(
  source: HealthSource,
  query: Readonly<Record<'runs' | 'workflows' | 'states' | 'streaks', boolean>> & { readonly back: number },
): Promise<RepositoryHistory> {
  const { window } = source;
  const earliest = window.from - Math.max(window.to - window.from, MIN_BACK) - SLACK;
  const from = Math.min(earliest, window.to - query.back);
  const listed = query.runs
    ? await readRuns(source, { from, to: window.to })
    : { runs: [], missing: 0, complete: true };
  const allRecords = query.workflows ? await readWorkflows(source) : undefined;
  const records = allRecords?.filter(({ path }) => path !== source.reportingPath && !path.startsWith('dynamic/'));
  const active = records?.filter(({ setting }) => setting === 'active');
  const ids = active && new Set(active.map(({ id }) => id));
  // Later runs belong to the next window, and a disabled workflow has no state.
  const countedOf = (runs: readonly HealthRun[]) =>
    runs.filter(({ endedAt, workflow }) => endedAt <= window.to && (ids?.has(workflow) ?? true));
  const listedRuns = countedOf(listed.runs);
  const onBranch = active?.filter(({ path }) => findEvents(source, path)?.some(concernsBranch) ?? true) ?? [];
  const earlier = query.states
    ? await readEarlier(source, listedRuns, onBranch)
    : { runs: listedRuns, unread: undefined };
  const failures = new RunFailures(source);
  const runs = await withJobs(failures, countedOf(earlier.runs));
  const attempts = query.states ? await readAttempts(source, runs) : [];
  const all = [...runs, ...attempts];
  const decisive = query.streaks ? await withInnocent(failures, all, window) : all;
  const byId = byWorkflow(runs);
  // Runs of an event that no longer starts the workflow can never pass again.
  const startable = decisive.filter(({ path, event }) => findEvents(source, path)?.includes(event) ?? true);
  const decisiveById = byWorkflow(startable);
  // If the workflows could not be read, each workflow with runs counts as active.
  const first = [...byId.values()].flatMap(([run]) => run ?? []);
  const listing =
    records ?? first.map(({ workflow: id, name, path }): WorkflowRecord => ({ id, name, path, setting: 'active' }));
  return {
    ...{ source, failures, from, missing: listed.missing, complete: listed.complete },
    names: allRecords && new Set(allRecords.flatMap(({ name, path }) => [name, path])),
    workflows: listing.map((record) => ({
      ...{ ...record, name: workflowName(listing, record), url: workflowUrl(source, record) },
      runs: byId.get(record.id) ?? [],
      state: computeState(decisiveById.get(record.id) ?? [], {
        active: record.setting === 'active',
        complete: listed.complete && earlier.unread?.has(record.id) !== true,
      }),
    })),
  };
}

function byWorkflow(runs: readonly HealthRun[]): ReadonlyMap<number, readonly HealthRun[]> {
  return Map.groupBy(runs, ({ workflow }) => workflow);
}

function seriesByWorkflow(runs: readonly HealthRun[]): readonly (readonly HealthRun[])[] {
  return [...byWorkflow(runs).values()].flatMap(groupSeries);
}

/** Returns the events that start a workflow; undefined if unknown. */
function findEvents({ files }: HealthSource, path: string): readonly string[] | undefined {
  const events = files?.get(path)?.events ?? [];
  return events.length === 0 ? undefined : events;
}

/** Number of requested runs of a single workflow, and of a failed one. */
const [FEW, MANY] = [30, 100];

/** Adds the runs of each workflow whose state before the window is unknown; `unread` are IDs of workflows. */
async function readEarlier(
  source: HealthSource,
  listed: readonly HealthRun[],
  workflows: readonly WorkflowRecord[],
): Promise<{ readonly runs: readonly HealthRun[]; readonly unread?: ReadonlySet<number> }> {
  const all = new Map(listed.map((run) => [run.id, run]));
  const unread = new Set<number>();
  const byId = byWorkflow(listed);
  const runsOf = ({ id }: WorkflowRecord) => byId.get(id) ?? [];
  const redsOf = (one: WorkflowRecord) => runsOf(one).filter(({ red }) => red).length;
  const unsure = workflows.filter((one) => isUnsure(runsOf(one), source.window));
  // With few requests left, prefer workflows that failed, then frequent ones.
  const inTurn = unsure.toSorted((a, b) => redsOf(b) - redsOf(a) || runsOf(b).length - runsOf(a).length);
  await mapAll(inTurn, async (workflow) => {
    const filter = { workflow_id: workflow.id, branch: source.branch, exclude_pull_requests: true };
    const answer = await fetchRequired(source, 'the earlier runs of the workflows', (api) =>
      api.get('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
        ...filter,
        per_page: redsOf(workflow) > 0 ? MANY : FEW,
      }),
    );
    if (answer === undefined) unread.add(workflow.id);
    const runs = list(answer, 'workflow_runs').flatMap((run) => readRun(run, source) ?? []);
    for (const run of runs) all.set(run.id, all.get(run.id) ?? run);
  });
  return { runs: [...all.values()], unread };
}

/** Returns true if the result before the window or the start of an outage is unknown. */
function isUnsure(runs: readonly HealthRun[], window: TimeWindow): boolean {
  const series = groupSeries(runs).map((series) => series.filter(({ red }) => red !== undefined));
  if (series.every(({ length }) => length === 0)) return true;
  const counts = (green?: HealthRun) => green === undefined || isWithin(window, green.endedAt);
  if (series.flatMap(listStreaks).some(({ isLowerBound, green }) => isLowerBound && counts(green))) return true;
  return series.some(([first]) => first !== undefined && first.number > 1 && isWithin(window, first.endedAt));
}

/** GitHub gives up after 24 hours. A much longer run was cancelled by a person. */
const [MIN_STUCK, MAX_STUCK] = [24 * HOUR, 26 * HOUR];
const MAX_INSPECTED = 5;

/**
 * Reads jobs to mark the newest runs without a job, whose file has an error, and those that GitHub cancelled because no
 * runner took them.
 */
async function withJobs(failures: RunFailures, runs: readonly HealthRun[]): Promise<readonly HealthRun[]> {
  const newest = [...byWorkflow(runs).values()].flatMap((series) => series.toSorted(compareRuns).at(-1) ?? []);
  const nameless = newest.filter(({ red, name, path, unstarted }) => red && name === path && !unstarted);
  const stuck = runs.filter(
    ({ conclusion, startedAt, endedAt }) =>
      conclusion === 'cancelled' && endedAt - startedAt >= MIN_STUCK && endedAt - startedAt < MAX_STUCK,
  );
  const marks = new Map<HealthRun, Partial<HealthRun>>();
  await mapAll(nameless.slice(0, MAX_INSPECTED), async (run) => {
    if ((await failures.jobs(run))?.length === 0) marks.set(run, { unstarted: true });
  });
  await mapAll(stuck.slice(0, MAX_INSPECTED), async (run) => {
    const jobs = (await failures.jobs(run)) ?? [];
    if (jobs.length === 0 || jobs.some(({ step_names: steps }) => steps.length > 0)) return;
    marks.set(run, { red: true, conclusion: 'failure', isInfrastructure: true, unacquired: true });
  });
  return runs.map((run) => ({ ...run, ...marks.get(run) }));
}

const MAX_REPEATED = 10;

/** Reads earlier attempts that decide when a workflow changed: GitHub lists only the newest one of a run. */
async function readAttempts(source: HealthSource, runs: readonly HealthRun[]): Promise<readonly HealthRun[]> {
  const decisive = seriesByWorkflow(runs).flatMap((series) => {
    const newest = listStreaks(series).at(-1);
    const last = series.findLast(({ red }) => red !== undefined);
    return [last, newest?.green === undefined ? newest?.first : undefined];
  });
  const runsOfChange = [...new Set(decisive)].filter((run) => run !== undefined);
  const repeated = filterEnded(runsOfChange, source.window).filter(({ attempt }) => attempt > 1);
  return (await mapAll(repeated.slice(0, MAX_REPEATED), (run) => attemptsBefore(source, run))).flat();
}

/** Reads back to the attempt that completed before the window. */
async function attemptsBefore(source: HealthSource, run: HealthRun): Promise<readonly HealthRun[]> {
  if (run.attempt < 2 || run.endedAt <= source.window.from) return [];
  const answer = await fetchRequired(source, 'earlier attempts', (api) =>
    api.get('GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}', {
      run_id: run.id,
      attempt_number: run.attempt - 1,
      exclude_pull_requests: true,
    }),
  );
  const before = answer === undefined ? undefined : readRun(answer, source);
  return before === undefined ? [] : [before, ...(await attemptsBefore(source, before))];
}

/** Maximum infrastructure failures to explain at the start of a streak, and maximum streaks. */
const [MAX_LOST, MAX_STREAKS] = [3, 10];

/** Marks infrastructure failures at the start of a failure streak, which don't start an outage. */
async function withInnocent(
  failures: RunFailures,
  runs: readonly HealthRun[],
  window: TimeWindow,
): Promise<readonly HealthRun[]> {
  const streaks = seriesByWorkflow(runs).flatMap((series) => listStreaks(series).at(-1) ?? []);
  const isShort = ({ failures: all }: Streak<HealthRun>) =>
    all.filter(({ endedAt }) => endedAt <= window.from).length < MAX_LOST;
  const examined = streaks.filter((one) => one.count > 1 && isShort(one)).slice(0, MAX_STREAKS);
  const unrelated = new Set<HealthRun>();
  await mapAll(examined, async (streak) => {
    for (const run of streak.failures.slice(0, MAX_LOST)) {
      if (run.unstarted || !isNotAttributable((await failures.explain(run))?.termination)) break;
      unrelated.add(run);
    }
  });
  return runs.map((run) => (unrelated.has(run) ? { ...run, isInfrastructure: true } : run));
}

const MAX_PAGES = 5;

/** Returns undefined if they can't be read. */
async function readWorkflows(source: HealthSource): Promise<readonly WorkflowRecord[] | undefined> {
  const take = (page: unknown) => list(page).flatMap((one) => readWorkflow(one) ?? []);
  const pages = await fetchRequired(source, 'the workflows', (api) =>
    api.pages('GET /repos/{owner}/{repo}/actions/workflows', {}, MAX_PAGES, take),
  );
  return pages?.flat();
}

function readWorkflow(one: unknown): WorkflowRecord | undefined {
  const [id, path] = [number(one, 'id'), readPath(one)];
  if (id === undefined || path === '') return undefined;
  return {
    ...{ id, path },
    name: line(one, 'name') ?? path,
    setting: line(one, 'state') ?? 'active',
    updatedAt: milliseconds(one, 'updated_at'),
    createdAt: milliseconds(one, 'created_at'),
  };
}

/** Adds the file if another workflow of the repository has the same name. */
function workflowName(all: readonly WorkflowRecord[], { id, name, path }: WorkflowRecord): string {
  const file = toFile(path);
  if (name === path) return file;
  return all.some((other) => other.id !== id && other.name === name) ? `${name} (${file})` : name;
}

function workflowUrl({ page }: HealthSource, { path }: WorkflowRecord): string | undefined {
  return link({ url: `${page}/actions/workflows/${encodeURIComponent(toFile(path))}` }, 'url');
}

function toFile(path: string): string {
  return path.split('/').at(-1) ?? path;
}
