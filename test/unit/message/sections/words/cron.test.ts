import { expect, test } from 'vitest';
import { cronWords, withItsZone } from '../../../../../src/message/sections/words/cron.ts';

test.each([
  ['0 3 * * *', '03:00 every day'],
  ['17 4 * * 1-5', '04:17 on weekdays'],
  ['17 4 * * mon-fri', '04:17 on weekdays'],
  ['30 23 * * 0', '23:30 on Sundays'],
  ['30 23 * * 7', '23:30 on Sundays'],
  ['0 9 * * TUE', '09:00 on Tuesdays'],
  ['0 0 1 * *', '00:00 on day 1 of the month'],
  ['5 * * * *', 'every hour'],
  ['* * * * *', 'every minute'],
  ['*/15 * * * *', 'every 15 minutes'],
  ['*/1 * * * *', 'every minute'],
  ['0 */6 * * *', 'every 6 hours'],
  ['0 */1 * * *', 'every hour'],
])('%s is %s', (cron, words) => {
  expect(cronWords(cron)).toBe(words);
});

test.each([
  '*/7 * * * *',
  '*/0 * * * *',
  '0 */5 * * *',
  '*/15 3 * * *',
  '0 3 * * 1,3',
  '0 3 1-7 * 1',
  '0 3 1 1 *',
  '0 24 * * *',
  '60 3 * * *',
  '0 3 32 * *',
  '0 3 * * 8',
  '0 3 * *',
  '@daily',
  '',
])('%j stays as it is', (cron) => {
  expect(cronWords(cron)).toBeUndefined();
});

test.each([
  // No zone is asked for.
  ['0 3 * * *', '2026-03-04T03:07:00Z', undefined, '03:00 every day, UTC'],
  ['50 23 * * 1-5', '2026-03-05T00:09:00Z', undefined, '23:50 on weekdays, UTC'],
  // Hours late, as usual at the start of an hour.
  ['0 3 * * *', '2026-03-04T06:04:00Z', undefined, '03:00 every day, UTC'],
  ['0 0 * * 1', '2026-03-02T04:24:00Z', undefined, '00:00 on Mondays, UTC'],
  ['0 22 * * *', '2026-03-05T01:10:00Z', 'Europe/Berlin', '23:00 every day, GMT+1'],
  // The clock of the reader.
  ['0 3 * * *', '2026-03-04T03:07:00Z', 'Europe/Berlin', '04:00 every day, GMT+1'],
  ['0 3 * * *', '2026-07-04T03:07:00Z', 'Europe/Berlin', '05:00 every day, GMT+2'],
  ['30 3 * * *', '2026-03-04T03:31:00Z', 'Asia/Kolkata', '09:00 every day, GMT+5:30'],
  ['30 23 * * 0', '2026-03-01T23:31:00Z', 'Europe/Berlin', '00:30 on Mondays, GMT+1'],
  ['0 3 * * MON', '2026-03-02T03:05:00Z', 'America/Los_Angeles', '19:00 on Sundays, PST'],
  ['0 9 * * 1-5', '2026-03-04T09:05:00Z', 'Europe/Berlin', '10:00 on weekdays, GMT+1'],
  // Its days are others there, and have no words.
  ['30 23 * * 1-5', '2026-03-04T23:31:00Z', 'Europe/Berlin', '23:30 on weekdays, UTC'],
  ['30 23 1 * *', '2026-03-01T23:31:00Z', 'Europe/Berlin', '23:30 on day 1 of the month, UTC'],
  // The workflow names the zone itself.
  ['30 5 * * 1-5', '2026-03-04T10:34:00Z', 'America/New_York', '05:30 on weekdays, EST'],
  // And where it is another one than the reader's, nothing tells which.
  ['30 5 * * 1-5', '2026-03-04T10:34:00Z', 'Europe/Berlin', '05:30 on weekdays'],
  ['30 5 * * 1-5', '2026-03-04T10:34:00Z', undefined, '05:30 on weekdays'],
  // Every hour is every hour everywhere.
  ['0 */6 * * *', '2026-03-04T06:01:00Z', 'Europe/Berlin', 'every 6 hours'],
])('%s, started at %s, for %s is %s', (cron, started, zone, words) => {
  expect(withItsZone(cron, new Date(started), zone)).toBe(words);
});

test('where the start is not known, no clock is claimed', () => {
  expect(withItsZone('0 3 * * *', undefined, 'Europe/Berlin')).toBe('03:00 every day');
});
