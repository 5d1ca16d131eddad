import { expect, test } from 'vitest';
import { formatSince } from '../../../../src/message/sections/text.ts';
import { describeSchedule, duration, span } from '../../../../src/text/format.ts';

const DAY = 86_400;
/** Normalizes spaces. */
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

test('formats durations', () => {
  const terms = ['0s', '0s', '48s', '1m', '3m 12s', '1h', '2h 5m', '1d 3h', '1d'];
  expect([0, 0.4, 48, 60, 192, 3600, 7500, 97_200, DAY].map((seconds) => plain(duration(seconds)))).toEqual(terms);
});

test('formats how long a state lasted', () => {
  const terms = ['48s', '3h', '1 day', '25 hours', '36 hours', '2 days', '2 days', '1,200 days'];
  const seconds = [48, 11_520, DAY, 90_000, DAY * 1.5, DAY * 2, DAY * 2.4, DAY * 1200];
  expect(seconds.map((one) => plain(span(one)))).toEqual(terms);
});

test('formats other times in full', () => {
  const at = '2026-03-01T08:00:00Z';
  expect(plain(formatSince({ at, duration_seconds: DAY - 1 }))).toBe('for 1 day');
  expect(plain(formatSince({ at, duration_seconds: 6 * DAY }))).toBe('for 6 days');
  expect(plain(formatSince({ at: 'soon', duration_seconds: 3 * DAY }))).toBe('for 3 days');
  expect(formatSince({ at })).toBeUndefined();
});

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
