/** Returns true for a calendar day as `YYYY-MM-DD`. Returns false for February 30, which the date parser would move. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A point in time as the clocks of a time zone show it. */
interface ClockTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM` in 24 hours. */
  readonly time: string;
  /** `UTC`, `GMT+2`. */
  readonly zone: string;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/**
 * @param at a valid time
 * @param timeZone an IANA name. UTC needs no `Intl`, which takes milliseconds to load.
 */
export function clockTime(at: Date, timeZone = 'UTC'): ClockTime {
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

function splitTime(local: string): Omit<ClockTime, 'zone'> {
  const day = local.slice(0, 10);
  return { day, time: local.slice(11, 16), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() };
}

/** A point in time in ISO 8601. */
export type Time = `${number}-${number}-${number}T${string}`;

/** @param at milliseconds since 1970 */
export function makeTime(at: number): Time {
  return new Date(at).toISOString() as Time;
}

/** Formats a time without fractions of a second. */
export function timeInSeconds(at: number): Time {
  return `${makeTime(at).slice(0, 19)}Z` as Time;
}
