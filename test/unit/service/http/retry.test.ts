import { expect, test } from 'vitest';
import { backoffMs, retryAfterMs, retryDelay } from '../../../../src/service/http/retry.ts';
import { answered } from '../../../support/scripted-service.ts';

const NOW = Date.UTC(2026, 10, 2, 12, 0, 0);
const DATE = 'Mon, 02 Nov 2026 09:00:00 GMT';

test.each([
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '120' }, 120_000],
  [{ 'retry-after': ' 1.5 ' }, 1_500],
  [{ 'retry-after': 'Mon, 02 Nov 2026 09:00:30 GMT', date: DATE }, 30_000],
  [{ 'retry-after': 'Mon Nov  2 09:00:30 2026', date: DATE }, 30_000],
  [{ 'retry-after': 'Mon, 02 Nov 2026 08:00:00 GMT', date: DATE }, 0],
  [{ 'retry-after': 'Mon, 02 Nov 2026 12:00:10 GMT' }, 10_000],
  [{ 'retry-after': 'Mon, 02 Nov 2026 12:00:10 GMT', date: 'yesterday' }, 10_000],
  [{}, undefined],
  [{ 'retry-after': '' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '5, 10' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': 'Mon, 32 Foo 2026 12:00:10 GMT' }, undefined],
])('%j requests a wait of %j ms', (headers: Record<string, string>, ms) => {
  expect(retryAfterMs(headers, NOW)).toBe(ms);
});

test('stops if a wait leaves too little time for another attempt', () => {
  const moment = { earlierAttempts: 0, unresolved: 0, now: NOW, remainingMs: 60_000, random: () => 0 };
  const wait = (seconds: string) => retryDelay(answered(429, '', { 'retry-after': seconds }), moment);
  expect(wait('59.75')).toEqual({ type: 'wait', ms: 59_750 });
  expect(wait('59.76')).toMatchObject({ type: 'stop' });
});

test('the back-off is random between 0 and a maximum that doubles up to 5 s', () => {
  const ceilings = [0, 1, 2, 3, 4, 5, 6, 50].map((earlierAttempts) => backoffMs(earlierAttempts, () => 1));
  expect(ceilings).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
  expect(backoffMs(3, () => 0)).toBe(0);
  expect(backoffMs(3, () => 0.25)).toBe(500);
});
