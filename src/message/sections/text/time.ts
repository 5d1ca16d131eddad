/** Formats times for people. Avoids `Intl` for UTC, because it takes milliseconds to load. */

import { clockTime } from '../../../text/calendar.ts';
import { span } from '../../../text/format-number.ts';

const DAY = 86_400;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** From the seventh day on, the name of a day is ambiguous. */
const MAX_DAYS_BY_NAME = 6 * DAY;

/** Returns the name of a day by its number: Sunday is 0 and 7. */
export function dayName(day: number): string {
  return DAYS[day % 7] ?? '';
}

/** `for 3h 12m`, `since Tuesday`, `for 12 days`; undefined if the time is unknown. */
export function sinceWhen(
  { at, duration_seconds: seconds }: { readonly at?: string; readonly duration_seconds?: number },
  timeZone?: string,
): string | undefined {
  if (seconds === undefined) return undefined;
  const started = parseTime(at);
  const isNamed = started !== undefined && seconds >= DAY && seconds < MAX_DAYS_BY_NAME;
  return isNamed ? `since ${dayName(clockTime(started, timeZone).weekday)}` : `for ${span(seconds)}`;
}

/** `2026-03-04 08:00 UTC`; undefined for invalid times. */
export function minute(at: string | undefined, timeZone?: string): string | undefined {
  const found = parseTime(at);
  if (found === undefined) return undefined;
  const { day, time, zone } = clockTime(found, timeZone);
  return `${day} ${time} ${zone}`;
}

/** Parses a time in ISO 8601; undefined for any other text. */
export function parseTime(text: string | undefined): Date | undefined {
  const found = text === undefined || !/^\d{4}-\d\d-\d\dT/.test(text) ? undefined : new Date(text);
  return found === undefined || Number.isNaN(found.getTime()) ? undefined : found;
}
