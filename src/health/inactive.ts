/** Finds workflows that don't run as expected. */

import { Cron } from 'croner';
import { list, time } from '../build/code-host/json.ts';
import type { InactiveWorkflow } from '../build/facts.ts';
import { PermissionError } from '../github/api/errors.ts';
import type { RepositoryHistory, WorkflowHistory } from './history.ts';
import { type HealthRun, readRun } from './run.ts';
import { fetchRequired, mapAll, noteUnread } from './source.ts';
import { openStreaks } from './state.ts';
import { DAY, HOUR, isDue, isoTime, isWithin, secondsIn } from './window.ts';

const CONCURRENCY = 3;
const DISABLED = ['disabled_inactivity', 'disabled_manually'] as const;
/** Listed runs of this period are enough to judge a schedule. */
const BACK = 15 * DAY;
const PER_PAGE = 100;
const FILES = 'the workflow files';

/** Finds workflows that can't start, miss their schedule, or are disabled. */
export async function readInactive(history: RepositoryHistory): Promise<readonly InactiveWorkflow[]> {
  const { source, workflows } = history;
  const active = workflows.filter(({ setting, path }) => setting === 'active' && path.startsWith('.github/'));
  if (source.files === undefined && active.length > 0) {
    source.errors.add(FILES, new PermissionError('contents: read'));
    noteUnread(source, FILES);
    source.gaps.partial = true;
  }
  const schedules = await mapAll(active, CONCURRENCY, (one) => silentSchedule(history, one));
  return [
    ...workflows.flatMap((one) => unstarted(history, one)),
    ...schedules.flat(),
    ...workflows.flatMap((one) => disabled(history, one)),
  ];
}

type InactiveReason = Pick<InactiveWorkflow, 'why' | 'due'> &
  Partial<Pick<InactiveWorkflow, 'expected_seconds' | 'last_run_at'>> & {
    /** Milliseconds since the epoch. */
    readonly at?: number;
  };

function silentFact(
  { source }: RepositoryHistory,
  { name, url }: WorkflowHistory,
  { at, ...reason }: InactiveReason,
): readonly [InactiveWorkflow] {
  const since = at === undefined ? undefined : isoTime(at);
  // A person intended it.
  const information = reason.why === 'disabled_manually';
  return [{ workflow: name, repository: source.repository, url, since, information, ...reason }];
}

function disabled(history: RepositoryHistory, workflow: WorkflowHistory): readonly InactiveWorkflow[] {
  const { setting, updatedAt: at } = workflow;
  const why = DISABLED.find((one) => one === setting);
  if (why === undefined) return [];
  const { window } = history.source;
  const due = at !== undefined && (why === 'disabled_manually' ? isWithin(window, at) : isDue(window, at));
  return silentFact(history, workflow, { why, at, due });
}

/** Checks whether the newest run failed to start because its file has an error. */
function unstarted(history: RepositoryHistory, workflow: WorkflowHistory): readonly InactiveWorkflow[] {
  const streak = openStreaks(workflow.state).find(({ last }) => last.unstarted);
  if (streak === undefined) return [];
  const { first, last } = streak;
  const at = first.endedAt;
  const due = isDue(history.source.window, at);
  return silentFact(history, workflow, { why: 'does_not_compile', at, due, last_run_at: isoTime(last.createdAt) });
}

/** Checks whether its schedule stopped. */
async function silentSchedule(
  history: RepositoryHistory,
  workflow: WorkflowHistory,
): Promise<readonly InactiveWorkflow[]> {
  const { window, files } = history.source;
  const cron = files?.get(workflow.path)?.cron ?? [];
  const listed = cron.length === 0 ? undefined : await scheduledRuns(history, workflow);
  if (listed === undefined) return [];
  // Later runs belong to the next window.
  const runs = listed.filter(({ createdAt }) => createdAt <= window.to);
  const schedule = { cron, runs, now: window.to };
  const created = workflow.createdAt ?? (runs.length === 0 ? await lastChange(history, workflow) : undefined);
  if (findScheduleStop({ ...schedule, writtenAt: created }) === undefined) return [];
  // A schedule that was recently added or changed may not have run yet.
  const writtenAt = Math.max(workflow.createdAt ?? 0, (await lastChange(history, workflow)) ?? 0) || undefined;
  const stop = findScheduleStop({ ...schedule, writtenAt });
  if (stop === undefined || listed.length > runs.length) return [];
  const { since: at, interval, lastRunAt } = stop;
  const last_run_at = lastRunAt === undefined ? undefined : isoTime(lastRunAt);
  const expected_seconds = secondsIn(interval);
  return silentFact(history, workflow, { why: 'stopped', due: isDue(window, at), at, expected_seconds, last_run_at });
}

/** Reads the runs of two weeks, or the newest hundred. Returns undefined if they can't be read. */
async function scheduledRuns(
  { source, complete, from }: RepositoryHistory,
  { id, runs }: WorkflowHistory,
): Promise<readonly HealthRun[] | undefined> {
  const scheduled = runs.filter(({ event }) => event === 'schedule');
  if (complete && scheduled.length > 0 && from <= source.window.to - BACK) return scheduled;
  const filter = { workflow_id: id, event: 'schedule', branch: source.branch, exclude_pull_requests: true };
  const answer = await fetchRequired(source, 'the scheduled runs', (api) =>
    api.get('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', { ...filter, per_page: PER_PAGE }),
  );
  if (answer === undefined) return undefined;
  // A run in progress was scheduled too.
  return list(answer, 'workflow_runs').flatMap(
    (run) => readRun({ ...(run as object), status: 'completed' }, source) ?? [],
  );
}

/** Returns when the file was last changed, in milliseconds since the epoch; undefined if unknown. */
async function lastChange({ source }: RepositoryHistory, { path }: WorkflowHistory): Promise<number | undefined> {
  const answer = await fetchRequired(source, 'when workflow files were changed', (api) =>
    api.get('GET /repos/{owner}/{repo}/commits', { path, sha: source.branch, per_page: 1 }),
  );
  const at = time(list(answer)[0], 'commit', 'committer', 'date');
  return at === undefined ? undefined : Date.parse(at);
}

/** Intervals of a frequent schedule without a run. */
const INTERVALS = 3;
const MAX_SILENCE = 45 * DAY;

/** Returns the maximum time between runs: GitHub is hours late, and skips most of the frequent ones. */
function longestSilence(interval: number): number {
  if (interval < DAY) return Math.max(INTERVALS * interval, 6 * HOUR);
  return Math.max(interval + 6 * HOUR, Math.min(1.5 * interval, MAX_SILENCE));
}

/**
 * Returns since when a schedule is silent, in milliseconds since the epoch; undefined if the workflow follows it, or if
 * no line can be parsed.
 * @param runs of at least the last seven days, in any order
 * @param writtenAt latest possible time of the file's last change; earlier runs need not follow these cron lines
 */
export function findScheduleStop({
  cron,
  runs,
  writtenAt,
  now,
}: {
  readonly cron: readonly string[];
  readonly runs: readonly { readonly createdAt: number }[];
  readonly writtenAt?: number;
  readonly now: number;
}): { readonly interval: number; readonly lastRunAt?: number; readonly since: number } | undefined {
  const interval = largestGap(cron);
  if (interval === undefined) return undefined;
  const lastRunAt = runs.length === 0 ? undefined : Math.max(...runs.map(({ createdAt }) => createdAt));
  // Without runs, only the file shows when the schedule started.
  const last = Math.max(lastRunAt ?? writtenAt ?? now, writtenAt ?? 0);
  const since = last + longestSilence(interval);
  return now > since ? { interval, since, lastRunAt } : undefined;
}

/** Any Monday. */
const EPOCH = Date.UTC(2024, 0, 1);
/** A year plus enough days to contain each yearly gap completely. */
const END = EPOCH + (366 + 62) * DAY;
/** Limit per line: weeks of a line that fires every five minutes of the working hours. */
const MAX_FIRES = 1_000;

/** Returns the longest time between two fires of all lines together, in milliseconds; undefined if none fires. */
function largestGap(cron: readonly string[]): number | undefined {
  const byLine = cron.map(parseFires);
  const ends = byLine.flatMap((fires) => (fires.length < MAX_FIRES ? [] : (fires.at(-1) ?? [])));
  const merged = [...new Set(byLine.flat())].toSorted((a, b) => a - b);
  const fires = merged.filter((at) => at <= Math.min(...ends));
  // Once a year or less.
  if (fires.length < 2) return fires.length === 0 ? undefined : 366 * DAY;
  return Math.max(...fires.slice(1).map((at, index) => at - (fires[index] ?? at)));
}

/** Returns fire times in UTC. */
function parseFires(line: string): readonly number[] {
  const fires: number[] = [];
  try {
    // GitHub doesn't support shorthands.
    if (line.trim().startsWith('@')) return [];
    const cron = new Cron(line.trim(), { timezone: 'UTC', mode: '5-part' });
    for (let at = cron.nextRun(new Date(EPOCH)); at !== null && at.getTime() <= END; at = cron.nextRun(at)) {
      if (fires.push(at.getTime()) === MAX_FIRES) break;
    }
  } catch {
    // GitHub would reject the line.
  }
  return fires;
}
