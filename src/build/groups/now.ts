/** Defines the facts about the current time, in the zone of `time-zone`. */

import type { FactFields } from '../fact.ts';

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const NOW = {
  date: {
    type: 'line',
    text: 'The day; days compare as texts: `now.date >= "2026-12-01"`.',
    example: '2026-03-04',
    always: true,
  },
  time: {
    type: 'line',
    text: 'The time of day: `now.time >= "07:30"`.',
    example: '08:05',
    always: true,
  },
  hour: { type: 'number', text: 'Its hour, from 0 to 23.', example: 8, always: true },
  weekday: { type: 'words', words: WEEKDAYS, text: 'The day of the week.', example: 'Wednesday', always: true },
} as const satisfies FactFields;
