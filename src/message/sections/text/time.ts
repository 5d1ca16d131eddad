/** Formats times for people. Avoids `Intl` for UTC, because it takes milliseconds to load. */

import { clockTime, span } from '../../../text/format.ts';

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

const CRON_DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Maximum minutes between a cron line and the start of its run. GitHub is late, never early. */
const MAX_DELAY = 270;

/**
 * `03:00 every day, UTC`, `04:17 on weekdays`; undefined for any other line. Without a zone if the run started at another
 * time in UTC, because the workflow sets its own.
 */
export function describeSchedule(cron: string, started: Date | undefined): string | undefined {
  const fields = cron.trim().split(/\s+/);
  const [minute = '', hour = '', date, month, weekday = ''] = fields;
  const days = weekday === '*' ? 'every day' : describeDays(weekday.toUpperCase());
  const isDaily = fields.length === 5 && isNumber(minute, 59) && isNumber(hour, 23) && date === '*' && month === '*';
  if (!isDaily || days === undefined) return undefined;
  const text = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} ${days}`;
  if (started === undefined) return text;
  const delay = (started.getUTCHours() - Number(hour)) * 60 + started.getUTCMinutes() - Number(minute);
  return (delay + 1440) % 1440 < MAX_DELAY ? `${text}, UTC` : text;
}

function describeDays(field: string): string | undefined {
  if (field === '1-5' || field === 'MON-FRI') return 'on weekdays';
  const named = CRON_DAYS.indexOf(field);
  if (named === -1 && !isNumber(field, 7)) return undefined;
  return `on ${dayName(named === -1 ? Number(field) : named)}s`;
}

function isNumber(field: string, max: number): boolean {
  return /^\d{1,2}$/.test(field) && Number(field) <= max;
}
