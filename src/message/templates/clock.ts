/** The facts with this moment, as the clocks of `time-zone` show it. Only what an author writes asks for it. */

import type { Facts } from '../../facts/facts.ts';
import { WEEKDAYS } from '../../facts/parts/now.ts';
import { clockTime } from '../../text/calendar.ts';
import type { SectionInput } from '../sections/section.ts';

export function withClock({ facts, now: at, timeZone }: Pick<SectionInput, 'facts' | 'now' | 'timeZone'>): Facts {
  if (at === undefined) return facts;
  const { day: date, time, weekday } = clockTime(new Date(at), timeZone);
  const now = { date, time, hour: Number(time.slice(0, 2)), weekday: WEEKDAYS[weekday] ?? WEEKDAYS[0] };
  return { ...facts, now };
}
