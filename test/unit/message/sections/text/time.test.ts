import { expect, test } from 'vitest';
import { minute, sinceWhen } from '../../../../../src/message/sections/text/time.ts';
import { duration, span } from '../../../../../src/text/format-number.ts';

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

test('names a day within a week, in UTC, as Intl does', () => {
  const now = Date.parse('2026-03-04T08:00:00Z');
  const intl = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
  for (let hours = 24; hours < 6 * 24; hours += 1) {
    const at = new Date(now - hours * 3_600_000);
    const name = intl.format(at);
    expect(sinceWhen({ at: at.toISOString(), duration_seconds: hours * 3600 })).toBe(`since ${name}`);
    expect(name, 'a name that means two days').not.toBe(intl.format(now));
  }
});

test('formats other times in full', () => {
  const at = '2026-03-01T08:00:00Z';
  expect(plain(sinceWhen({ at, duration_seconds: DAY - 1 }))).toBe('for 1 day');
  expect(plain(sinceWhen({ at, duration_seconds: 6 * DAY }))).toBe('for 6 days');
  expect(plain(sinceWhen({ at: 'soon', duration_seconds: 3 * DAY }))).toBe('for 3 days');
  expect(sinceWhen({ at })).toBeUndefined();
});

test('formats a point in time', () => {
  expect(minute('2026-11-02T03:04:05Z')).toBe('2026-11-02 03:04 UTC');
  expect(minute('2026-11-02T03:04:05.123Z')).toBe('2026-11-02 03:04 UTC');
  expect(minute('@team')).toBeUndefined();
  expect(minute(undefined)).toBeUndefined();
});
