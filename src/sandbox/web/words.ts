/** Days and times as people say them. */

const DAY_MS = 86_400_000;

/** A date's day where the reader is, as YYYY-MM-DD. */
export function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Days from one YYYY-MM-DD to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function longDay(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const options = { timeZone: 'UTC', day: 'numeric', month: 'long', ...year } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', options);
}

const NEAR: ReadonlyMap<number, string> = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

/** `due tomorrow`, `due in 4 days`, `3 days late`, `late since 2 May`, `due on 6 May 2031`. */
export function dueWords(dueDate: string, today: string): string {
  const days = daysBetween(today, dueDate);
  if (days < -1 && days > -15) return `${-days} days late`;
  if (days > 1 && days < 15) return `due in ${days} days`;
  if (days <= -15) return `late since ${longDay(dueDate, today)}`;
  const near = NEAR.get(days);
  return near === undefined ? `due on ${longDay(dueDate, today)}` : `due ${near}`;
}

/** `done today`, `done 4 days ago`, `done on 2 January`. */
export function doneWords(completeDate: string, today: string): string {
  const days = daysBetween(today, completeDate);
  if (days < -1 && days > -15) return `done ${-days} days ago`;
  const near = NEAR.get(days);
  return near === undefined ? `done on ${longDay(completeDate, today)}` : `done ${near}`;
}

/** `Today`, `Yesterday`, `Monday, 16 November`. */
export function dayWords(date: Date, now: Date): string {
  const days = daysBetween(localDay(now), localDay(date));
  if (days === 0) return 'Today';
  if (days === -1) return 'Yesterday';
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...year });
}

export function clockWords(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** The clock today, the day before. */
export function momentWords(date: Date, now: Date): string {
  if (localDay(date) === localDay(now)) return clockWords(date);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...year });
}

/** `Ada`, `Ada and Ben`, `Ada, Ben and Chloé`. */
export function namesInWords(names: readonly string[], or = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`;
}
