/** Verifies when GitHub's API may be used again: as it requires, and never beyond the time budget. */
import { expect, test } from 'vitest';
import { RateLimitExceeded } from '../../../../src/github/api/errors.ts';
import { RateLimiter } from '../../../../src/github/api/rate-limiter.ts';
import type { HttpResponse } from '../../../../src/service/http/exchange.ts';
import { secondsToMs, TimeBudget } from '../../../../src/time.ts';

const NOW = Date.parse('2026-03-04T08:00:00Z');
const SECONDARY = '{"message":"You have exceeded a secondary rate limit. Please wait a few minutes."}';
/** At 08:10 UTC. */
const RESET = String(NOW / 1000 + 600);

function gateFor(seconds: number) {
  let now = NOW;
  const slept: number[] = [];
  const sleep = async (ms: number) => {
    slept.push(ms / 1000);
    now += ms;
  };
  const clock = { now: () => now, sleep };
  return { gate: new RateLimiter(clock, new TimeBudget(clock.now, secondsToMs(seconds))), slept, sleep };
}

function getAnswer(status: number, headers: HttpResponse['headers'], body = '{}'): HttpResponse {
  return { type: 'response', status, headers, body, complete: true };
}

test.each<[string, HttpResponse, number, string]>([
  ['seconds', getAnswer(429, { 'retry-after': '20' }), 20, 'a pause until 08:00 UTC (secondary rate limit)'],
  [
    'a date',
    getAnswer(403, { 'retry-after': 'Wed, 04 Mar 2026 08:02:00 GMT', date: 'Wed, 04 Mar 2026 08:00:00 GMT' }),
    120,
    'a pause until 08:02 UTC (secondary rate limit)',
  ],
  [
    'a used up limit',
    getAnswer(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET }),
    600,
    'the rate limit of the GitHub API is used up until 08:10 UTC',
  ],
  ['a used up limit without an end', getAnswer(403, { 'x-ratelimit-remaining': '0' }), 60, 'is used up'],
  ['a secondary limit by its words', getAnswer(403, {}, SECONDARY), 60, 'until 08:01 UTC (secondary rate limit)'],
  [
    'a secondary limit, whatever is left of the other',
    getAnswer(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET }, SECONDARY),
    60,
    'until 08:01 UTC (secondary rate limit)',
  ],
  ['429 without a word', getAnswer(429, {}), 60, 'until 08:01 UTC (secondary rate limit)'],
])('%s: all readers wait that long, and none sends a request without enough time', async (_, answer, seconds, text) => {
  const long = gateFor(seconds + 1);
  expect(long.gate.limited(answer)?.message).toContain(text);
  await long.gate.pass();
  expect(long.slept).toEqual([seconds]);
  await long.gate.pass();
  expect(long.slept).toHaveLength(1);
  const short = gateFor(seconds);
  expect(short.gate.limited(answer)).toBeInstanceOf(RateLimitExceeded);
  await expect(short.gate.pass()).rejects.toThrow(text);
  expect(short.slept).toEqual([]);
});

test.each<[string, HttpResponse]>([
  ['a refusal', getAnswer(403, { 'x-ratelimit-remaining': '4999' }, '{"message":"Resource not accessible"}')],
  ['an answer', getAnswer(200, { 'retry-after': '20', 'x-ratelimit-remaining': '0' })],
  ['a fault', getAnswer(503, { 'retry-after': '20' })],
])('%s is not a limit', async (_, answer) => {
  const { gate, slept } = gateFor(60);
  expect(gate.limited(answer)).toBeUndefined();
  await gate.pass();
  expect(slept).toEqual([]);
});

test('the longest of several waits counts; a limit of GraphQL holds back no other request', async () => {
  const { gate, slept } = gateFor(100);
  for (const wait of ['5', '30', '10']) gate.limited(getAnswer(429, { 'retry-after': wait }));
  await gate.pass();
  expect(slept).toEqual([30]);
  const used = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET, 'x-ratelimit-resource': 'graphql' };
  expect(gate.limited(getAnswer(403, used))?.message).toContain('is used up until 08:10 UTC');
  await gate.pass();
  expect(slept).toEqual([30]);
});
