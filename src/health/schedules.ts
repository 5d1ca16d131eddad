/** Finds schedules that stopped, slowed down, or have no conclusion. Pure. */

import { Cron } from 'croner';
import { DAY, HOUR, WEEK } from './window.ts';

/** A workflow with cron lines. Times are milliseconds since the epoch. */
export interface ScheduleHistory {
  readonly cron: readonly string[];
  /** Scheduled runs of at least the last seven days, in any order. */
  readonly runs: readonly { readonly createdAt: number; readonly red?: boolean }[];
  /** Latest possible time of the file's last change. Earlier runs need not follow these cron lines. */
  readonly writtenAt?: number;
  /** Start of the complete run list. */
  readonly knownFrom?: number;
  readonly now: number;
}

export interface ScheduleProblem {
  readonly why: 'stopped' | 'slowed' | 'never_green';
  /** Milliseconds. */
  readonly interval: number;
  readonly lastRunAt?: number;
  /** Start of the problem. */
  readonly since: number;
}

const MAX_SILENCE = 45 * DAY;
/** A schedule slowed down if fewer of the expected runs came. */
const MIN_SHARE = 0.5;
/** Intervals without a run, or without a conclusion. */
const INTERVALS = 3;

/** Returns undefined if the workflow follows its schedule, or no line can be parsed. */
export function findScheduleProblem(history: ScheduleHistory): ScheduleProblem | undefined {
  const interval = largestGap(history.cron);
  if (interval === undefined) return undefined;
  return stopped(history, interval) ?? slowed(history, interval) ?? neverGreen(history, interval);
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

function slowed(history: ScheduleHistory, interval: number): ScheduleProblem | undefined {
  const { cron, writtenAt = 0, knownFrom = 0, now } = history;
  const from = Math.max(now - WEEK, knownFrom);
  // GitHub skips many runs of frequent schedules.
  if (interval < 6 * HOUR || writtenAt > now - WEEK || now - from < DAY) return undefined;
  const runs = history.runs.filter(({ createdAt }) => createdAt > from);
  const expected = merged(cron.map((line) => parseFires(line, from, now))).length;
  if (runs.length === 0 || runs.length / expected >= MIN_SHARE) return undefined;
  return { why: 'slowed', interval, since: now, lastRunAt: latest(runs) };
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
