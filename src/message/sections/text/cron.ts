/** Describes simple cron lines. */

import { dayName } from './time.ts';

const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

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
  const named = DAYS.indexOf(field);
  if (named === -1 && !isNumber(field, 7)) return undefined;
  return `on ${dayName(named === -1 ? Number(field) : named)}s`;
}

function isNumber(field: string, max: number): boolean {
  return /^\d{1,2}$/.test(field) && Number(field) <= max;
}
