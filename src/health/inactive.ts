/** Finds workflows that don't run as expected. */

import { Cron } from 'croner';
import { asLine, list, time } from '../build/code-host/json.ts';
import type { InactiveWorkflow } from '../build/facts.ts';
import { createPermissionError } from '../github/api/errors.ts';
import { isoTime } from '../text/format.ts';
import type { RepositoryHistory, WorkflowHistory } from './history.ts';
import { type HealthRun, readRun } from './run.ts';
import { fetchRequired, mapAll, noteUnread } from './source.ts';
import { openStreaks } from './state.ts';
import { DAY, HOUR, isDue, isWithin, toSeconds, WEEK } from './window.ts';

/** Listed runs of this period are enough to judge a schedule. */
const BACK = 15 * DAY;
const PER_PAGE = 100;
const FILES = 'the workflow files';

/** Finds workflows that can't start, miss their schedule, wait for a missing workflow, or are disabled. */
export async function readInactive(history: RepositoryHistory): Promise<readonly InactiveWorkflow[]> {
  const { source, workflows } = history;
  const active = workflows.filter(({ setting, path }) => setting === 'active' && path.startsWith('.github/'));
  if (source.files === undefined && active.length > 0) {
    source.api.errors.add(FILES, createPermissionError('contents: read'));
    noteUnread(source, FILES);
    source.gaps.partial = true;
  }
  const factsOf = (some: readonly WorkflowHistory[], find: FindProblem) =>
    mapAll(some, async (workflow) => {
      const problem = await find(workflow, history);
      return problem === undefined ? [] : [createInactiveFact(history, workflow, problem)];
    });
  const facts = [
    await factsOf(workflows, findUnstarted),
    await factsOf(active, checkSchedule),
    await factsOf(active, findUnknownTrigger),
    await factsOf(workflows, findDisabled),
  ];
  return facts.flat(2);
}

/** Why a workflow doesn't run as expected. Times are milliseconds since the epoch. */
interface Problem {
  readonly why: InactiveWorkflow['why'];
  /** Start of the problem. */
  readonly since?: number;
  readonly lastRunAt?: number;
  /** Milliseconds. */
  readonly interval?: number;
  readonly named?: string;
  /** Set if it isn't reported at its start and once a week. */
  readonly due?: boolean;
}

type FindProblem = (
  workflow: WorkflowHistory,
  history: RepositoryHistory,
) => Problem | undefined | Promise<Problem | undefined>;

function createInactiveFact(
  { source }: RepositoryHistory,
  { name, url }: WorkflowHistory,
  { why, since, lastRunAt, interval, named, due = since !== undefined && isDue(source.window, since) }: Problem,
): InactiveWorkflow {
  const timeOf = (at: number | undefined) => (at === undefined ? undefined : isoTime(at));
  return {
    ...{ workflow: name, repository: source.repository, url, why, due, named },
    ...{ since: timeOf(since), last_run_at: timeOf(lastRunAt), expected_seconds: interval && toSeconds(interval) },
    // A person intended it.
    information: why === 'disabled_manually',
  };
}

function findDisabled(workflow: WorkflowHistory, { source }: RepositoryHistory): Problem | undefined {
  const { setting: why, updatedAt: since } = workflow;
  if (why === 'disabled_inactivity') return { why, since };
  if (why !== 'disabled_manually') return undefined;
  return { why, since, due: since !== undefined && isWithin(source.window, since) };
}

/** Checks whether the newest run failed to start because its file has an error. */
function findUnstarted({ state }: WorkflowHistory): Problem | undefined {
  const streak = openStreaks(state).find(({ last }) => last.unstarted);
  return streak && { why: 'does_not_compile', since: streak.first.endedAt, lastRunAt: streak.last.createdAt };
}

async function checkSchedule(workflow: WorkflowHistory, history: RepositoryHistory): Promise<Problem | undefined> {
  const { window, files } = history.source;
  const cron = files?.get(workflow.path)?.cron ?? [];
  const listed = cron.length === 0 ? undefined : await readScheduledRuns(history, workflow);
  if (listed === undefined) return undefined;
  // Later runs belong to the next window.
  const runs = listed.filter(({ createdAt }) => createdAt <= window.to);
  const knownFrom = listed.length < PER_PAGE ? 0 : Math.min(...listed.map(({ createdAt }) => createdAt));
  const created = { cron, runs, now: window.to, knownFrom, writtenAt: workflow.createdAt };
  if (findScheduleProblem(created) === undefined) return undefined;
  // A schedule that was recently added or changed may not have run yet.
  const writtenAt = Math.max(workflow.createdAt ?? 0, (await readLastChange(history, workflow)) ?? 0) || undefined;
  const schedule = { ...created, writtenAt };
  const problem = findScheduleProblem(schedule);
  if (problem?.why === 'stopped') return listed.length > runs.length ? undefined : problem;
  // A schedule stops at a moment. Other problems are due if they are new.
  const [now, before] = [window.from, runs.filter(({ createdAt }) => createdAt <= window.from)];
  const due = findScheduleProblem({ ...schedule, now, runs: before })?.why !== problem?.why;
  return problem && { ...problem, due };
}

/** Reads the runs of two weeks, or the newest hundred. Returns undefined if they can't be read. */
async function readScheduledRuns(
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
async function readLastChange({ source }: RepositoryHistory, { path }: WorkflowHistory): Promise<number | undefined> {
  const answer = await fetchRequired(source, 'the last changes of workflow files', (api) =>
    api.get('GET /repos/{owner}/{repo}/commits', { path, sha: source.branch, per_page: 1 }),
  );
  const at = time(list(answer)[0], 'commit', 'committer', 'date');
  return at === undefined ? undefined : Date.parse(at);
}

/** Checks whether a trigger names a workflow that doesn't exist. */
async function findUnknownTrigger(workflow: WorkflowHistory, history: RepositoryHistory): Promise<Problem | undefined> {
  const { source, names } = history;
  const named = source.files?.get(workflow.path)?.awaited.find((name) => names?.has(name) === false);
  if (named === undefined) return undefined;
  return { why: 'unknown_workflow', named: asLine(named), since: await readLastChange(history, workflow) };
}

/** A workflow with cron lines. Times are milliseconds since the epoch. */
interface ScheduleHistory {
  readonly cron: readonly string[];
  /** Scheduled runs of at least the last seven days, in any order. */
  readonly runs: readonly { readonly createdAt: number; readonly red?: boolean }[];
  /** Latest possible time of the file's last change. Earlier runs need not follow these cron lines. */
  readonly writtenAt?: number;
  /** Start of the complete run list. */
  readonly knownFrom?: number;
  readonly now: number;
}

const MAX_SILENCE = 45 * DAY;
/** A schedule slowed down if fewer of the expected runs came. */
const MIN_SHARE = 0.5;
/** Intervals without a run, or without a conclusion. */
const INTERVALS = 3;

/** Returns undefined if the workflow follows its schedule, or no line can be parsed. */
export function findScheduleProblem(history: ScheduleHistory): Problem | undefined {
  const interval = largestGap(history.cron);
  if (interval === undefined) return undefined;
  return checkStopped(history, interval) ?? checkSlowed(history, interval) ?? checkNeverGreen(history, interval);
}

/** Returns the maximum time between runs: GitHub is hours late, and skips most of the frequent ones. */
function calculateLongestSilence(interval: number): number {
  if (interval < DAY) return Math.max(INTERVALS * interval, 6 * HOUR);
  return Math.max(interval + 6 * HOUR, Math.min(1.5 * interval, MAX_SILENCE));
}

function checkStopped({ runs, writtenAt, now }: ScheduleHistory, interval: number): Problem | undefined {
  const lastRunAt = findLatest(runs);
  // Without runs, only the file shows when the schedule started.
  const last = Math.max(lastRunAt ?? writtenAt ?? now, writtenAt ?? 0);
  const since = last + calculateLongestSilence(interval);
  return now > since ? { why: 'stopped', interval, since, lastRunAt } : undefined;
}

function checkSlowed(history: ScheduleHistory, interval: number): Problem | undefined {
  const { cron, writtenAt = 0, knownFrom = 0, now } = history;
  const from = Math.max(now - WEEK, knownFrom);
  // GitHub skips many runs of frequent schedules.
  if (interval < 6 * HOUR || writtenAt > now - WEEK || now - from < DAY) return undefined;
  const runs = history.runs.filter(({ createdAt }) => createdAt > from);
  const expected = merged(cron.map((line) => parseFires(line, from, now))).length;
  if (runs.length === 0 || runs.length / expected >= MIN_SHARE) return undefined;
  return { why: 'slowed', interval, since: now, lastRunAt: findLatest(runs) };
}

/** Detects runs without any conclusion: all are cancelled, or a condition skips them. */
function checkNeverGreen({ runs: all, now }: ScheduleHistory, interval: number): Problem | undefined {
  const runs = all.filter(({ createdAt }) => createdAt > now - Math.max(INTERVALS * interval, DAY));
  if (runs.length < INTERVALS || runs.some(({ red }) => red !== undefined)) return undefined;
  const first = Math.min(...runs.map(({ createdAt }) => createdAt));
  return { why: 'never_green', interval, lastRunAt: findLatest(runs), since: first + INTERVALS * interval };
}

function findLatest(runs: ScheduleHistory['runs']): number | undefined {
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
