/** Formats days and times for display. */

const DAY_MS = 86_400_000;
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Formats the day of a date in the local time zone as `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  return date.toLocaleDateString('sv');
}

/** Formats `today`, `in 4 days`, `3 days ago`, or a distant day as `on 2 January`, with the year if it differs. */
export function formatFullDay(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (Math.abs(days) < 15) return RELATIVE.format(days, 'day');
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return `on ${new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year })}`;
}

/** Formats `Today`, `Yesterday`, or `Monday, 16 November`. */
export function formatDay(date: Date, now: Date): string {
  const days = Math.round((Date.parse(localDay(date)) - Date.parse(localDay(now))) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === -1) return 'Yesterday';
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year });
}

export function formatTime(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** Formats the time for today, and the day for earlier dates. */
export function formatMoment(date: Date, now: Date): string {
  if (localDay(date) === localDay(now)) return formatTime(date);
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year });
}

/** Formats `Ada`, `Ada and Ben`, or `Ada, Ben and Chloé`. */
export function formatNames(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat('en-GB', { type }).format(names);
}
