/** Defines the facts about the current time, in the zone of `time-zone`. */

import { ALWAYS, type FactFields, line, number, words } from '../fact.ts';

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const NOW = {
  date: line('The day; days compare as texts: `now.date >= "2026-12-01"`.', '2026-03-04', ALWAYS),
  time: line('The time of day: `now.time >= "07:30"`.', '08:05', ALWAYS),
  hour: number('Its hour, from 0 to 23.', 8, ALWAYS),
  weekday: words(WEEKDAYS, 'The day of the week.', 'Wednesday', ALWAYS),
} as const satisfies FactFields;
