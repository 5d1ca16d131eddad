/** A run as the health of the builds looks at it: little of each, because there are thousands. */

/** Of a run the second is enough. */
export { timeInSeconds as isoTime } from '../../text/calendar.ts';

/** What a run tells of the code: what was cancelled, skipped or has no verdict tells nothing. */
export type RunColour = 'green' | 'red' | 'none';

/**
 * What started it: a push and what follows one, a schedule, a person, or the merge queue. GitHub tells of a dispatch by a
 * workflow as of one by a bot.
 */
export type RunScope = 'branch' | 'schedule' | 'hand' | 'queue';

export interface HealthRun {
  readonly id: number;
  readonly number: number;
  readonly attempt: number;
  /** `owner/name`. */
  readonly repository: string;
  /** Id of the workflow: of two with one name each has its own, and a renamed one keeps it. */
  readonly workflow: number;
  readonly path: string;
  /** What the workflow was called then. */
  readonly name: string;
  readonly event: string;
  readonly scope: RunScope;
  readonly colour: RunColour;
  readonly cancelled: boolean;
  /** GitHub cancelled it, because no runner took it for a day: red, and not by the code. */
  readonly unacquired?: true;
  /** Red, but not by the code, as far as its jobs tell by themselves; absent where they were not looked at. */
  readonly innocent?: boolean;
  /** It could not start: its file has an error. */
  readonly unstarted: boolean;
  /** It is called as its file is: it could not start, or nobody gave it a name. */
  readonly nameless: boolean;
  readonly bot: boolean;
  /** Times are milliseconds since the epoch. When it was created: a re-run moves all other times. */
  readonly createdAt: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly sha: string;
  /** Of its commit. */
  readonly subject?: string;
  readonly url?: string;
}

/** A time that is looked at: what ended after `from`, and not after `to`. Milliseconds since the epoch. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

export function isWithin({ from, to }: TimeWindow, at: number): boolean {
  return at > from && at <= to;
}

export function workflowKey({ repository, workflow }: Pick<HealthRun, 'repository' | 'workflow'>): string {
  return `${repository} ${workflow}`;
}

export function secondsIn(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds / 1000));
}

/** Whether what has lasted since then is reported in this window: when it began, and each week after. Of windows that tile, each moment is in one. */
export function isDue({ from, to }: TimeWindow, since: number): boolean {
  return weeksSince(since, to) > weeksSince(since, from);
}

/** From 0 on; -1 before it began. */
function weeksSince(since: number, at: number): number {
  return Math.max(-1, Math.floor((at - since) / WEEK));
}

/** The middle one; of an even number the mean of two; undefined for none. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
