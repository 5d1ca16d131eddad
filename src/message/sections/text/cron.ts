/** Describes simple cron lines. */

import { dayName } from './time.ts';

const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Maximum minutes between a cron line and the start of its run. GitHub is late, never early. */
const MAX_DELAY = 270;

/**
 * `03:00 every day, UTC`, `every 6 hours`, `04:17 on weekdays`; undefined for a more complex line. Without a zone if the
 * run started at another time in UTC, because the workflow sets its own.
 */
export function describeSchedule(cron: string, started: Date | undefined): string | undefined {
  const fields = cron.trim().split(/\s+/);
  const [minute = '', hour = '', date, month, weekday = ''] = fields;
  if (fields.length !== 5 || date !== '*' || month !== '*') return undefined;
  if (!isNumber(minute, 59) || !isNumber(hour, 23)) return weekday === '*' ? describeInterval(minute, hour) : undefined;
  const days = weekday === '*' ? 'every day' : describeDays(weekday.toUpperCase());
  if (days === undefined) return undefined;
  const text = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} ${days}`;
  if (started === undefined) return text;
  const delay = (started.getUTCHours() - Number(hour)) * 60 + started.getUTCMinutes() - Number(minute);
  return (delay + 1440) % 1440 < MAX_DELAY ? `${text}, UTC` : text;
}

/** Requires a step that divides the range, because the last interval would otherwise be shorter. */
function describeInterval(minute: string, hour: string): string | undefined {
  if (hour === '*' && isNumber(minute, 59)) return 'every hour';
  const [field, range, unit] = hour === '*' ? ([minute, 60, 'minute'] as const) : ([hour, 24, 'hour'] as const);
  const step = Number(/^\*\/(\d{1,2})$/.exec(field)?.[1]);
  if (range % step !== 0 || (hour !== '*' && !isNumber(minute, 59))) return undefined;
  return step === 1 ? `every ${unit}` : `every ${step} ${unit}s`;
}

function describeDays(field: string): string | undefined {
  if (field === '1-5' || field === 'MON-FRI') return 'on weekdays';
  const named = DAYS.indexOf(field);
  if (named === -1 && !isNumber(field, 7)) return undefined;
  return `on ${dayName(named === -1 ? Number(field) : named)}s`;
}

function isNumber(field: string, max: number): boolean {
  return /^\d{1,2}$/.test(field) && Number(field) <= max;
}
