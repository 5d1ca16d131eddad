import { type ClockTime, clockTime } from '../../../text/calendar.ts';
import { dayName } from './time.ts';

/** Describes simple cron lines. */

const SHORT_DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** `03:00 every day`, `every 6 hours`, `04:17 on weekdays`; undefined for a more complex line. */
export function describeCron(cron: string): string | undefined {
  const fields = cron.trim().split(/\s+/);
  const [minute = '', hour = '', date = '', month, weekday = ''] = fields;
  if (fields.length !== 5 || month !== '*') return undefined;
  if (date === '*' && weekday === '*') return everyDay(minute, hour);
  const time = clock(minute, hour);
  if (time === undefined) return undefined;
  if (date !== '*')
    return weekday === '*' && isNumber(date, 31) ? `${time} on day ${Number(date)} of the month` : undefined;
  const days = findDays(weekday.toUpperCase());
  return days === undefined ? undefined : `${time} on ${days}`;
}

function everyDay(minute: string, hour: string): string | undefined {
  const time = clock(minute, hour);
  if (time !== undefined) return `${time} every day`;
  if (hour === '*')
    return minute === '*' ? 'every minute' : isNumber(minute, 59) ? 'every hour' : every(minute, 60, 'minute');
  return isNumber(minute, 59) ? every(hour, 24, 'hour') : undefined;
}

/** Requires a step that divides the range, because the last interval would otherwise be shorter. */
function every(field: string, complete: number, unit: string): string | undefined {
  const step = Number(/^\*\/(\d{1,2})$/.exec(field)?.[1]);
  if (step === 1) return `every ${unit}`;
  return complete % step === 0 ? `every ${step} ${unit}s` : undefined;
}

/** Returns the minute of the day at which a line fires once on each of its days; undefined if it fires more often. */
function minuteOfDay(cron: string): number | undefined {
  const [minute = '', hour = ''] = cron.trim().split(/\s+/);
  return clock(minute, hour) === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** Shifts a line to another time zone; undefined if its days change and can't be described. */
function shifted(cron: string, ahead: number): string | undefined {
  const [, , date, month, weekday = ''] = cron.trim().split(/\s+/);
  const at = (minuteOfDay(cron) ?? 0) + ahead;
  const days = Math.floor(at / 1440);
  const [hour, minute] = [Math.floor(at / 60) - days * 24, at - Math.floor(at / 60) * 60];
  if (days !== 0 && date !== '*') return undefined;
  const day = days === 0 || weekday === '*' ? weekday : dayAfter(weekday, days);
  return day === undefined ? undefined : [minute, hour, date, month, day].join(' ');
}

function dayAfter(weekday: string, days: number): string | undefined {
  const named = SHORT_DAYS.indexOf(weekday.toUpperCase());
  if (named === -1 && !isNumber(weekday, 7)) return undefined;
  return String(((named === -1 ? Number(weekday) : named) + days + 7) % 7);
}

function clock(minute: string, hour: string): string | undefined {
  if (!isNumber(minute, 59) || !isNumber(hour, 23)) return undefined;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

function findDays(field: string): string | undefined {
  if (field === '1-5' || field === 'MON-FRI') return 'weekdays';
  const named = SHORT_DAYS.indexOf(field);
  if (named === -1 && !isNumber(field, 7)) return undefined;
  return `${dayName(named === -1 ? Number(field) : named)}s`;
}

function isNumber(field: string, most: number): boolean {
  return /^\d{1,2}$/.test(field) && Number(field) <= most;
}

/** Maximum minutes between a cron line and the start of its run. GitHub is late, never early. */
const LATE = 60;
/** Maximum minutes in GitHub's busy hours. */
const VERY_LATE = 270;

/**
 * `03:00 every day, UTC`, or `04:00 every day, GMT+1` in the reader's zone. The start of the run decides the zone of
 * the line: UTC, or the reader's zone if the run started just after that time there. Shows the time without a zone if
 * it fits neither.
 *
 * @param cron a line that can be described
 */
export function withItsZone(cron: string, started: Date | undefined, timeZone = 'UTC'): string {
  const text = describeCron(cron) ?? cron;
  const at = minuteOfDay(cron);
  if (at === undefined || started === undefined) return text;
  const [there, here] = [clockTime(started), clockTime(started, timeZone)];
  if (!isAfter(at, there) && isAfter(at, here)) return `${text}, ${here.zone}`;
  if (isAfter(at, there, VERY_LATE)) {
    const moved = timeZone === 'UTC' ? undefined : shifted(cron, getMinutes(here) - getMinutes(there));
    const local = moved === undefined ? undefined : describeCron(moved);
    return local === undefined ? `${text}, UTC` : `${local}, ${here.zone}`;
  }
  return text;
}

function isAfter(at: number, clock: ClockTime, most = LATE): boolean {
  return (((getMinutes(clock) - at) % 1440) + 1440) % 1440 < most;
}

/** Returns minutes since the epoch as the clock shows them. */
function getMinutes({ day, time }: ClockTime): number {
  return Date.parse(`${day}T${time}:00Z`) / 60_000;
}
