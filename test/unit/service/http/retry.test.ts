import { expect, test } from 'vitest';
import type { ExchangeLimits, HttpRequest, HttpResult } from '../../../../src/service/http/exchange.ts';
import { createBackOff, parseRetryAfterMs } from '../../../../src/service/http/retry.ts';
import { readWithRetry } from '../../../../src/service/scan/reader.ts';
import { getBudget } from '../../../support/budget.ts';
import { answered, failed } from '../../../support/scripted-service.ts';

const NOW = Date.UTC(2026, 10, 2, 12, 0, 0);
const DATE = 'Mon, 02 Nov 2026 09:00:00 GMT';

test.each([
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '120' }, 120_000],
  [{ 'retry-after': '1.5' }, 1_500],
  [{ 'retry-after': 'Mon, 02 Nov 2026 09:00:30 GMT', date: DATE }, 30_000],
  [{ 'retry-after': 'Mon, 02 Nov 2026 08:00:00 GMT', date: DATE }, 0],
  [{ 'retry-after': 'Mon, 02 Nov 2026 12:00:10 GMT' }, 10_000],
  [{ 'retry-after': 'Mon, 02 Nov 2026 12:00:10 GMT', date: 'yesterday' }, 10_000],
  [{}, undefined],
  [{ 'retry-after': '' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '5, 10' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': 'Mon, 32 Foo 2026 12:00:10 GMT', date: DATE }, undefined],
])('%j requests a wait of %j ms', (headers: Record<string, string>, ms) => {
  expect(parseRetryAfterMs(headers, NOW)).toBe(ms);
});

const getBackOff = (chance: number) =>
  createBackOff({ random: () => chance, now: () => 0 }, getBudget({ now: () => 0 }));

test('stops if a wait leaves too little time for another attempt', () => {
  const wait = (seconds: string) => getBackOff(0)(answered(429, '', { 'retry-after': seconds }));
  expect(wait('59.75')).toBe(59_750);
  expect(wait('59.76')).toMatchObject({ reason: expect.stringContaining('only 60 s remain') });
});

test('the back-off is random between 0 and a maximum that doubles up to 5 s', () => {
  const delay = (earlierAttempts: number, chance: number) => {
    const delayAfter = getBackOff(chance);
    for (let attempt = 0; attempt < earlierAttempts; attempt++) delayAfter(answered(500));
    return delayAfter(answered(500));
  };
  for (const [earlierAttempts, ms] of [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000].entries()) {
    expect(delay(earlierAttempts, 1)).toBe(ms);
  }
  expect(delay(50, 1)).toBe(5_000);
  expect([delay(3, 0), delay(3, 0.25)]).toEqual([0, 500]);
});

const REQUEST: HttpRequest = { method: 'GET', url: new URL('https://chat.example/x'), headers: {} };

/** A clock that only sleeping and sending move. */
function reading(exchanges: readonly HttpResult[], sendingMs = 100) {
  let time = 1_000_000;
  const sent: ExchangeLimits[] = [];
  const send = async (_request: HttpRequest, limits: ExchangeLimits) => {
    const exchange = exchanges[Math.min(sent.length, exchanges.length - 1)];
    sent.push(limits);
    time += Math.min(sendingMs, limits.timeoutMs);
    if (exchange === undefined) throw new Error('no exchange is left');
    return exchange;
  };
  const sleep = async (ms: number) => {
    time += ms;
  };
  const world = { send, now: () => time, sleep, random: () => 0.5, signal: undefined };
  return { world, sent, budget: getBudget(world) };
}

const GOOD: HttpResult = { type: 'response', status: 200, headers: {}, body: '{}', complete: true };
const BUSY: HttpResult = { ...GOOD, status: 503 };
const LOST: HttpResult = { type: 'failure', written: true, reason: 'gone', hint: '', permanent: false };

test('retries until a complete response', async () => {
  const { world, sent, budget } = reading([BUSY, LOST, { ...GOOD, complete: false }, GOOD]);
  expect(await readWithRetry(world, REQUEST, budget)).toBe(GOOD);
  expect(sent).toHaveLength(4);
});

test('stops in time with the last result, and no attempt exceeds the remaining time', async () => {
  const { world, sent, budget } = reading([LOST], 20_000);
  expect(await readWithRetry(world, REQUEST, budget)).toBe(LOST);
  expect(world.now()).toBeLessThanOrEqual(budget.deadline);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent[0]?.timeoutMs).toBe(7_500);
});

test.each([
  [60, 5],
  [4.5, 2],
])('each silent read in %d s leaves time for others', async (seconds, silent) => {
  const { world } = reading([...Array.from({ length: silent }, () => LOST), GOOD], 60_000);
  expect(await readWithRetry(world, REQUEST, getBudget(world, seconds))).toBe(GOOD);
});

test('requests an unreadable response again, a limited number of times', async () => {
  const { world, sent, budget } = reading([GOOD]);
  expect(await readWithRetry(world, REQUEST, budget, () => false)).toBe(GOOD);
  expect(sent).toHaveLength(5);
});

test.each([
  [GOOD, 'use'],
  [answered(404), 'use'],
  [{ ...GOOD, complete: false, oversize: true }, 'use'],
  [{ ...GOOD, complete: false }, 'read-again'],
  [failed(true), 'read-again'],
  [failed(false), 'read-again'],
  [failed(false, true), 'use'],
  [answered(500), 'read-again'],
  [answered(429), 'read-again'],
] satisfies [HttpResult, string][])('reads %j again: %s', async (exchange, next) => {
  const { world, sent, budget } = reading([exchange, GOOD]);
  await readWithRetry(world, REQUEST, budget);
  expect(sent).toHaveLength(next === 'use' ? 1 : 2);
});
