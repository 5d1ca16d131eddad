import { expect, test } from 'vitest';
import { sinceWhen } from '../../../../../src/message/sections/text/time.ts';
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

test('formats other times in full', () => {
  const at = '2026-03-01T08:00:00Z';
  expect(plain(sinceWhen({ at, duration_seconds: DAY - 1 }))).toBe('for 1 day');
  expect(plain(sinceWhen({ at, duration_seconds: 6 * DAY }))).toBe('for 6 days');
  expect(plain(sinceWhen({ at: 'soon', duration_seconds: 3 * DAY }))).toBe('for 3 days');
  expect(sinceWhen({ at })).toBeUndefined();
});
