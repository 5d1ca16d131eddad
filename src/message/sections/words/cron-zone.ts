/** By which clock a schedule goes: a workflow may name a zone, and no event tells it. */

import { type ClockTime, clockTime } from '../../../text/calendar.ts';
import { cronWords, minuteOfDay, shifted } from './cron.ts';

/** A run starts within so many minutes of its line; GitHub is late, and never early. */
const LATE = 60;

/**
 * `03:00 every day, UTC`, `04:00 every day, GMT+1` in the zone of the reader. The start of the run proves the clock that
 * the line is written for: UTC, or that very zone. Where it fits neither, the time stands alone.
 *
 * @param cron a line that has words
 */
export function withItsZone(cron: string, started: Date | undefined, timeZone = 'UTC'): string {
  const words = cronWords(cron) ?? cron;
  const at = minuteOfDay(cron);
  if (at === undefined || started === undefined) return words;
  const [there, here] = [clockTime(started), clockTime(started, timeZone)];
  if (isJustAfter(at, there)) {
    const moved = timeZone === 'UTC' ? undefined : shifted(cron, minutesOf(here) - minutesOf(there));
    const local = moved === undefined ? undefined : cronWords(moved);
    return local === undefined ? `${words}, UTC` : `${local}, ${here.zone}`;
  }
  return isJustAfter(at, here) ? `${words}, ${here.zone}` : words;
}

function isJustAfter(at: number, clock: ClockTime): boolean {
  return (((minutesOf(clock) - at) % 1440) + 1440) % 1440 < LATE;
}

/** Since the epoch, as the clock shows them. */
function minutesOf({ day, time }: ClockTime): number {
  return Date.parse(`${day}T${time}:00Z`) / 60_000;
}
