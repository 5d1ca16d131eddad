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
  const schedules = await mapAll(active, CONCURRENCY, (one) => findScheduleProblems(history, one));
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

async function findScheduleProblems(
  history: RepositoryHistory,
  workflow: WorkflowHistory,
): Promise<readonly InactiveWorkflow[]> {
  const { window, files } = history.source;
  const cron = files?.get(workflow.path)?.cron ?? [];
  const listed = cron.length === 0 ? undefined : await scheduledRuns(history, workflow);
  if (listed === undefined) return [];
  // Later runs belong to the next window.
  const runs = listed.filter(({ createdAt }) => createdAt <= window.to);
  const schedule: ScheduleHistory = { cron, runs, now: window.to };
  const created = workflow.createdAt ?? (runs.length === 0 ? await lastChange(history, workflow) : undefined);
  if (findScheduleProblem({ ...schedule, writtenAt: created }) === undefined) return [];
  // A schedule that was recently added or changed may not have run yet.
  const writtenAt = Math.max(workflow.createdAt ?? 0, (await lastChange(history, workflow)) ?? 0) || undefined;
  const error = findScheduleProblem({ ...schedule, writtenAt });
  if (error === undefined || (error.why === 'stopped' && listed.length > runs.length)) return [];
  // A schedule stops at a moment. Other problems are due if they are new.
  const now = window.from;
  const before = { ...schedule, writtenAt, now, runs: runs.filter(({ createdAt }) => createdAt <= now) };
  const due = error.why === 'stopped' ? isDue(window, error.since) : findScheduleProblem(before)?.why !== error.why;
  return silentFact(history, workflow, findError(error, due));
}

function findError({ why, interval, lastRunAt, since: at }: ScheduleProblem, due: boolean): InactiveReason {
  const last_run_at = lastRunAt === undefined ? undefined : isoTime(lastRunAt);
  return { why, due, at, expected_seconds: secondsIn(interval), last_run_at };
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

/** A workflow with cron lines. Times are milliseconds since the epoch. */
interface ScheduleHistory {
  readonly cron: readonly string[];
  /** Scheduled runs of at least the last seven days, in any order. */
  readonly runs: readonly { readonly createdAt: number; readonly red?: boolean }[];
  /** Latest possible time of the file's last change. Earlier runs need not follow these cron lines. */
  readonly writtenAt?: number;
  readonly now: number;
}

interface ScheduleProblem {
  readonly why: 'stopped' | 'never_green';
  /** Milliseconds. */
  readonly interval: number;
  readonly lastRunAt?: number;
  /** Start of the problem. */
  readonly since: number;
}

const MAX_SILENCE = 45 * DAY;
/** Intervals without a run, or without a conclusion. */
const INTERVALS = 3;

/** Returns undefined if the workflow follows its schedule, or no line can be parsed. */
export function findScheduleProblem(history: ScheduleHistory): ScheduleProblem | undefined {
  const interval = largestGap(history.cron);
  if (interval === undefined) return undefined;
  return stopped(history, interval) ?? neverGreen(history, interval);
}

/** Returns the maximum time between runs: GitHub is hours late, and skips most of the frequent ones. */
function longestSilence(interval: number): number {
  if (interval < DAY) return Math.max(INTERVALS * interval, 6 * HOUR);
  return Math.max(interval + 6 * HOUR, Math.min(1.5 * interval, MAX_SILENCE));
}

function stopped({ runs, writtenAt, now }: ScheduleHistory, interval: number): ScheduleProblem | undefined {
  const lastRunAt = latest(runs);
  // Without runs, only the file shows when the schedule started.
  const last = Math.max(lastRunAt ?? writtenAt ?? now, writtenAt ?? 0);
  const since = last + longestSilence(interval);
  return now > since ? { why: 'stopped', interval, since, lastRunAt } : undefined;
}

/** Detects runs without any conclusion: all are cancelled, or a condition skips them. */
function neverGreen({ runs: all, now }: ScheduleHistory, interval: number): ScheduleProblem | undefined {
  const runs = all.filter(({ createdAt }) => createdAt > now - Math.max(INTERVALS * interval, DAY));
  if (runs.length < INTERVALS || runs.some(({ red }) => red !== undefined)) return undefined;
  const first = Math.min(...runs.map(({ createdAt }) => createdAt));
  return { why: 'never_green', interval, lastRunAt: latest(runs), since: first + INTERVALS * interval };
}

function latest(runs: ScheduleHistory['runs']): number | undefined {
  return runs.length === 0 ? undefined : Math.max(...runs.map(({ createdAt }) => createdAt));
}

/** Any Monday. */
const EPOCH = Date.UTC(2024, 0, 1);
/** A year plus enough days to contain each yearly gap completely. */
const YEAR = (366 + 62) * DAY;
/** Limit per line: weeks of a line that fires every five minutes of the working hours. */
const MAX_FIRES = 1_000;

/** Returns the longest time between two fires of all lines together, in milliseconds; undefined if none fires. */
function largestGap(cron: readonly string[]): number | undefined {
  const byLine = cron.map((line) => parseFires(line, EPOCH, EPOCH + YEAR, MAX_FIRES));
  const ends = byLine.flatMap((fires) => (fires.length < MAX_FIRES ? [] : (fires.at(-1) ?? [])));
  const fires = merged(byLine).filter((at) => at <= Math.min(...ends));
  // Once a year or less.
  if (fires.length < 2) return fires.length === 0 ? undefined : 366 * DAY;
  return Math.max(...fires.slice(1).map((at, index) => at - (fires[index] ?? at)));
}

/** Merges sorted lists without duplicates. */
function merged(fires: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(fires.flat())].toSorted((a, b) => a - b);
}

/** Returns fire times in UTC after `from`, up to and including `to`. */
function parseFires(line: string, from: number, to: number, most = Number.POSITIVE_INFINITY): readonly number[] {
  const fires: number[] = [];
  try {
    // GitHub doesn't support shorthands.
    if (line.trim().startsWith('@')) return [];
    const cron = new Cron(line.trim(), { timezone: 'UTC', mode: '5-part' });
    for (let at = cron.nextRun(new Date(from)); at !== null && at.getTime() <= to; at = cron.nextRun(at)) {
      if (fires.push(at.getTime()) === most) break;
    }
  } catch {
    // GitHub would reject the line.
  }
  return fires;
}
