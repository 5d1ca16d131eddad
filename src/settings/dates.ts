import { isDay } from '../calendar.ts';
import { type OptionReader, shown } from './read.ts';
import type { OptionName } from './registry.ts';

const DAY_MS = 86_400_000;
const FIX = 'Write YYYY-MM-DD, today, or a time from today such as +3d or +2w';

/**
 * A day, as the service takes it: `YYYY-MM-DD` (API 4.4). Relative days are counted from `now` in UTC.
 * Undefined when not given.
 */
export function readDay(reader: OptionReader, name: OptionName, now: Date): string | undefined {
  const text = reader.raw(name)?.trim().toLowerCase();
  if (text === undefined) return undefined;
  const relative = text === 'today' ? ['', '0', 'd'] : /^\+(\d{1,4})([dw])$/.exec(text);
  if (relative !== null) return dayOf(now.getTime() + Number(relative[1]) * (relative[2] === 'w' ? 7 : 1) * DAY_MS);
  if (isDay(text)) return text;
  return reader.fault(name, `not a day: ${shown(text)}`, FIX);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
