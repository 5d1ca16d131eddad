/** Schedules that stopped, slowed, or never pass. Pure. */

import { DAY, HOUR, WEEK } from '../health-run.ts';
import { firesBetween, largestGap } from './cron.ts';

/** What is known of one workflow with cron lines. Times are milliseconds since the epoch. */
export interface ScheduleHistory {
  readonly lines: readonly string[];
  /** When its scheduled runs were created, of the last seven days at least, in any order. */
  readonly runs: readonly { readonly createdAt: number; readonly colour: 'green' | 'red' | 'none' }[];
  /** Since when its file is as it is, at the latest; it cannot have run by these lines before. */
  readonly writtenAt?: number;
  /** Since when all of its runs are known. */
  readonly knownFrom?: number;
  readonly now: number;
}

export interface ScheduleFault {
  readonly why: 'stopped' | 'slowed' | 'never_green';
  /** Milliseconds. */
  readonly interval: number;
  readonly lastRunAt?: number;
  /** From when on it counts. */
  readonly since: number;
}

const LONGEST = 45 * DAY;
/** A schedule is slow where less came of what was expected. One is no less than half of two, so it takes three. */
const SHARE = 0.5;
/** Green for so many intervals not at all. */
const INTERVALS = 3;

/** Undefined where it runs as it should, or no line can be read. */
export function scheduleFault(history: ScheduleHistory): ScheduleFault | undefined {
  const interval = largestGap(history.lines);
  if (interval === undefined) return undefined;
  return stoppedFault(history, interval) ?? slowedFault(history, interval) ?? neverGreenFault(history, interval);
}

/** How long after a run, at the latest, the next one comes: GitHub is hours late, and leaves out most of the frequent ones. */
function longestSilence(interval: number): number {
  if (interval < DAY) return Math.max(INTERVALS * interval, 6 * HOUR);
  return Math.max(interval + 6 * HOUR, Math.min(1.5 * interval, LONGEST));
}

function stoppedFault({ runs, writtenAt, now }: ScheduleHistory, interval: number): ScheduleFault | undefined {
  const lastRunAt = runs.reduce<number | undefined>((last, run) => Math.max(last ?? 0, run.createdAt), undefined);
  const last = Math.max(lastRunAt ?? Number.NEGATIVE_INFINITY, writtenAt ?? Number.NEGATIVE_INFINITY);
  const since = last + longestSilence(interval);
  // Without any run, only its file tells since when there should be some.
  if (!Number.isFinite(last) || now <= since) return undefined;
  return { why: 'stopped', interval, since, lastRunAt };
}

function slowedFault(
  { lines, runs, writtenAt = 0, knownFrom = 0, now }: ScheduleHistory,
  interval: number,
): ScheduleFault | undefined {
  const from = Math.max(now - WEEK, knownFrom);
  if (writtenAt > now - WEEK || now - from < DAY) return undefined;
  const expected = firesBetween(lines, from, now);
  const came = runs.filter(({ createdAt }) => createdAt > from).map(({ createdAt }) => createdAt);
  if (came.length === 0 || came.length / expected >= SHARE) return undefined;
  return { why: 'slowed', interval, since: now, lastRunAt: Math.max(...came) };
}

/** Runs come, and none says anything: all are cancelled, or a condition skips them. What is red is told elsewhere. */
function neverGreenFault({ runs, now }: ScheduleHistory, interval: number): ScheduleFault | undefined {
  const from = now - Math.max(INTERVALS * interval, DAY);
  const came = runs.filter(({ createdAt }) => createdAt > from);
  if (came.length < INTERVALS || came.some(({ colour }) => colour !== 'none')) return undefined;
  const first = Math.min(...came.map(({ createdAt }) => createdAt));
  const lastRunAt = Math.max(...came.map(({ createdAt }) => createdAt));
  return { why: 'never_green', interval, lastRunAt, since: first + INTERVALS * interval };
}

/** True where GitHub leaves out runs at its discretion: then that a schedule is slow is worth knowing once, and no failure. */
export function isFrequent(interval: number): boolean {
  return interval < 6 * HOUR;
}
