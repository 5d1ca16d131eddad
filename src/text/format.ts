/** Formats values, amounts, lists and dates for people. */

import { unicodePattern } from './unicode.ts';

/** Maximum characters of a value in an error. */
const MAX_LENGTH = 60;
const CONTROLS = unicodePattern(String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`, 'g');

/** Formats an untrusted value for an error: short, on one line, without control characters. */
export function quoteValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  // Truncate first, because a value may have megabytes.
  return shortName(JSON.stringify(typeof value === 'string' ? value.slice(0, MAX_LENGTH * 2) : value) ?? typeof value);
}

/** Formats an untrusted name for an error: short, on one line, without control characters. */
export function shortName(name: string): string {
  const short = name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
  return short.toWellFormed().replaceAll(CONTROLS(), '�');
}

/** Formats `a`, `a and b`, `a, b and c`; empty without terms. */
export function listed(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}`;
}

/** Adds a full stop unless the text has one or is empty. */
export function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

const DAY = 86_400;
const NO_BREAK = '\u00A0';

/** `1 commit`, `2 commits`, `1,204 commits`. */
export function count(amount: number, noun: string): string {
  return `${grouped(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** `1,204`. */
export function grouped(amount: number): string {
  return String(amount).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
}

/** Formats a run time: `48s`, `3m 12s`, `12m`, `2h 5m`, `5h`, `1d 3h`. */
export function duration(seconds: number): string {
  const complete = rounded(seconds);
  const units: readonly (readonly [number, string])[] = [
    [Math.floor(complete / DAY), 'd'],
    [Math.floor(complete / 3600) % 24, 'h'],
    [Math.floor(complete / 60) % 60, 'm'],
    [complete % 60, 's'],
  ];
  const first = units.findIndex(([amount]) => amount > 0);
  if (first === -1) return '0s';
  const parts = units.slice(first, first + 2).filter(([amount]) => amount > 0);
  return parts.map(([amount, unit]) => `${amount}${unit}`).join(NO_BREAK);
}

/** Drops seconds from ten minutes on, and minutes from three hours on. */
function rounded(seconds: number): number {
  const step = seconds >= 3 * 3600 ? 3600 : seconds >= 600 ? 60 : 1;
  return Math.max(0, Math.round(seconds / step) * step);
}

/** Formats how long a state lasted: `48s`, `2h 12m`, `5h`, `1 day`, `36 hours`, `12 days`. */
export function span(seconds: number): string {
  if (rounded(seconds) < DAY) return duration(seconds);
  const hours = Math.round(seconds / 3600);
  const [amount, unit] = hours > 24 && hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
  return count(amount, unit).replace(' ', NO_BREAK);
}

/** Returns the first terms and the number of the rest: `a`, `b`, `3 more`. */
export function truncateList(terms: readonly string[], max: number): readonly string[] {
  return terms.length > max ? [...terms.slice(0, max), `${terms.length - max} more`] : terms;
}

/** Returns true for a calendar day as `YYYY-MM-DD`. Returns false for February 30, which the date parser would move. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * Returns a point in time as the clocks of a time zone show it: the day (`YYYY-MM-DD`) with its weekday, the
 * time (`HH:MM` in 24 hours), and the zone (`UTC`, `GMT+2`).
 *
 * @param at a valid time
 * @param timeZone an IANA name. UTC needs no `Intl`, which takes milliseconds to load.
 */
export function clockTime(at: Date, timeZone = 'UTC') {
  if (timeZone === 'UTC') return { ...splitTime(at.toISOString()), zone: 'UTC' };
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, timeZoneName = timeZone } = parts;
  return { ...splitTime(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`), zone: timeZoneName };
}

function splitTime(local: string) {
  const day = local.slice(0, 10);
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? WEEKDAYS[0];
  return { day, time: local.slice(11, 16), weekday };
}

/** A point in time in ISO 8601. */
export type Time = `${number}-${number}-${number}T${string}`;

/** @param at milliseconds since 1970 */
export function makeTime(at: number): Time {
  return new Date(at).toISOString() as Time;
}

/** Formats a time without fractions of a second. */
export function isoTime(at: number): Time {
  return `${makeTime(at).slice(0, 19)}Z` as Time;
}

/** `2026-03-04 08:00 UTC`; undefined for invalid times. */
export function minute(at: string | undefined, timeZone?: string): string | undefined {
  const parsed = parseTime(at);
  if (parsed === undefined) return undefined;
  const { day, time, zone } = clockTime(parsed, timeZone);
  return `${day} ${time} ${zone}`;
}

/** Parses a time in ISO 8601; undefined for any other text. */
export function parseTime(text: string | undefined): Date | undefined {
  const time = text === undefined || !/^\d{4}-\d\d-\d\dT/.test(text) ? undefined : new Date(text);
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time;
}

/** Matches a cron line with a fixed time of every day, of weekdays, or of one day of the week. */
const DAILY = /^([0-5]?\d) ([01]?\d|2[0-3]) \* \* (?:(\*)|(1-5|MON-FRI)|([0-7]|SUN|MON|TUE|WED|THU|FRI|SAT))$/;
/** Maximum minutes between a cron line and the start of its run. GitHub is late, never early. */
const MAX_DELAY = 270;

/** `04:17 on weekdays`, `03:00 every day, UTC` if it started then in UTC; undefined for any other line. */
export function describeSchedule(cron: string, started: Date | undefined): string | undefined {
  const match = DAILY.exec(cron.trim().replaceAll(/\s+/g, ' ').toUpperCase());
  if (match === null) return undefined;
  const [, minute = '', hour = '', everyDay, weekdays, day] = match;
  const weekday = WEEKDAYS.find((name, index) => day === name.slice(0, 3).toUpperCase() || Number(day) % 7 === index);
  const days = everyDay ? 'every day' : weekdays ? 'on weekdays' : `on ${weekday}s`;
  const text = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} ${days}`;
  if (started === undefined) return text;
  const delay = (started.getUTCHours() - Number(hour)) * 60 + started.getUTCMinutes() - Number(minute);
  return (delay + 1440) % 1440 < MAX_DELAY ? `${text}, UTC` : text;
}

/** `340 kB`, `1.3 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} kB` : `${grouped(Math.round(bytes / 1e5) / 10)} MB`;
}
