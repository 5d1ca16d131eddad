import { expect, test } from 'vitest';
import { describeCron, withItsZone } from '../../../../../src/message/sections/text/cron.ts';

test.each([
  ['0 3 * * *', '03:00 every day'],
  ['17 4 * * 1-5', '04:17 on weekdays'],
  ['30 23 * * 0', '23:30 on Sundays'],
  ['0 9 * * TUE', '09:00 on Tuesdays'],
  ['0 0 1 * *', '00:00 on day 1 of the month'],
  ['5 * * * *', 'every hour'],
  ['* * * * *', 'every minute'],
  ['*/15 * * * *', 'every 15 minutes'],
  ['0 */6 * * *', 'every 6 hours'],
])('describes %s as %s', (cron, text) => {
  expect(describeCron(cron)).toBe(text);
});

test.each([
  '*/7 * * * *',
  '0 */5 * * *',
  '*/15 3 * * *',
  '0 3 * * 1,3',
  '0 3 1-7 * 1',
  '0 24 * * *',
  '0 3 * *',
  '@daily',
  '',
])('keeps %j', (cron) => {
  expect(describeCron(cron)).toBeUndefined();
});

test.each([
  // No zone is asked for.
  ['0 3 * * *', '2026-03-04T03:07:00Z', undefined, '03:00 every day, UTC'],
  // Hours late, as usual at the start of an hour.
  ['0 3 * * *', '2026-03-04T06:04:00Z', undefined, '03:00 every day, UTC'],
  // The clock of the reader.
  ['0 3 * * *', '2026-03-04T03:07:00Z', 'Europe/Berlin', '04:00 every day, GMT+1'],
  ['30 23 * * 0', '2026-03-01T23:31:00Z', 'Europe/Berlin', '00:30 on Mondays, GMT+1'],
  // Its days are others there, and have no words.
  ['30 23 * * 1-5', '2026-03-04T23:31:00Z', 'Europe/Berlin', '23:30 on weekdays, UTC'],
  // The workflow names the zone itself.
  ['30 5 * * 1-5', '2026-03-04T10:34:00Z', 'America/New_York', '05:30 on weekdays, EST'],
  // And where it is another one than the reader's, nothing tells which.
  ['30 5 * * 1-5', '2026-03-04T10:34:00Z', 'Europe/Berlin', '05:30 on weekdays'],
  // Every hour is every hour everywhere.
  ['0 */6 * * *', '2026-03-04T06:01:00Z', 'Europe/Berlin', 'every 6 hours'],
])('describes %s, started at %s, for %s as %s', (cron, started, zone, text) => {
  expect(withItsZone(cron, new Date(started), zone)).toBe(text);
});
