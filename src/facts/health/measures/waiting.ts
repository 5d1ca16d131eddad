/** Runs that wait for a runner or an approval. Pure. */

import { DAY, HOUR, isDue, isWithin, MINUTE, type TimeWindow } from '../health-run.ts';

/** What a run waits for, and since when; milliseconds since the epoch. */
export interface RunWait {
  readonly why: 'runner' | 'approval';
  readonly since: number;
  /** True where each waiting job asks for a machine of the owner. */
  readonly selfHosted?: boolean;
  readonly environment?: string;
}

/** What is usual; on a machine of the owner a run may wait longer. */
export const LIMITS = { runner: 10 * MINUTE, approval: 15 * MINUTE } as const;
const SELF_HOSTED = 2 * HOUR;

/** True where it waits for longer than is usual. */
export function isTooLong(wait: RunWait, now: number): boolean {
  return now - wait.since > limitOf(wait);
}

/** Told when it is too long, for an approval once more after a day, and each week. */
export function isWaitDue(wait: RunWait, window: TimeWindow): boolean {
  const again = wait.why === 'approval' && isWithin(window, wait.since + DAY);
  const weekly = window.from >= wait.since && isDue(window, wait.since);
  return isWithin(window, wait.since + limitOf(wait)) || again || weekly;
}

function limitOf({ why, selfHosted }: RunWait): number {
  return selfHosted ? SELF_HOSTED : LIMITS[why];
}
