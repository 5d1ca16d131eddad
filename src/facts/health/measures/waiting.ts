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

const HOSTED = 10 * MINUTE;
const SELF_HOSTED = 2 * HOUR;
const APPROVAL = 15 * MINUTE;

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
  if (why === 'approval') return APPROVAL;
  return selfHosted ? SELF_HOSTED : HOSTED;
}
