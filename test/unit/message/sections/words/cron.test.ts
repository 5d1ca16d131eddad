import { expect, test } from 'vitest';
import { cronWords } from '../../../../../src/message/sections/words/cron.ts';

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
