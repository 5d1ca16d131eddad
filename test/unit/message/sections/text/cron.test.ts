import { expect, test } from 'vitest';
import { describeSchedule } from '../../../../../src/message/sections/text/cron.ts';

test.each<[string, string | undefined]>([
  ['0 3 * * *', '03:00 every day'],
  ['17 4 * * 1-5', '04:17 on weekdays'],
  ['30 23 * * 0', '23:30 on Sundays'],
  ['0 9 * * TUE', '09:00 on Tuesdays'],
])('describes %j as %s', (cron, text) => {
  expect(describeSchedule(cron, undefined)).toBe(text);
});

test.each(['5 * * * *', '*/15 3 * * *', '0 3 * * 1,3', '0 3 1 * *', '0 24 * * *', '0 3 * *', '@daily', ''])(
  "doesn't describe %j",
  (cron) => {
    expect(describeSchedule(cron, undefined)).toBeUndefined();
  },
);

test.each([
  ['0 3 * * *', '2026-03-04T03:07:00Z', '03:00 every day, UTC'],
  // Hours late, as usual at the start of an hour.
  ['30 23 * * *', '2026-03-05T02:04:00Z', '23:30 every day, UTC'],
  // The workflow sets its own time zone.
  ['30 5 * * 1-5', '2026-03-04T10:34:00Z', '05:30 on weekdays'],
])('describes %s, started at %s, as %s', (cron, started, text) => {
  expect(describeSchedule(cron, new Date(started))).toBe(text);
});
