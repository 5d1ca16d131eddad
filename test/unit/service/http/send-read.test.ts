import { expect, test } from 'vitest';
import type { ExchangeLimits, HttpRequest, HttpResult } from '../../../../src/service/http/exchange.ts';
import { rereadDelay, sendRead } from '../../../../src/service/http/send-read.ts';
import { getBudget } from '../../../support/budget.ts';
import { NOW } from '../../../support/random-exchanges.ts';
import { answered, failed } from '../../../support/scripted-service.ts';

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
  return { world, sent, limits: { budget: getBudget(world) } };
}

const GOOD: HttpResult = { type: 'response', status: 200, headers: {}, body: '{}', complete: true };
const BUSY: HttpResult = { ...GOOD, status: 503 };
const LOST: HttpResult = { type: 'failure', written: true, reason: 'gone', hint: '', permanent: false };

test('retries until a complete response', async () => {
  const { world, sent, limits } = reading([BUSY, LOST, { ...GOOD, complete: false }, GOOD]);
  expect(await sendRead(world, REQUEST, limits)).toBe(GOOD);
  expect(sent).toHaveLength(4);
});

test('stops in time with the last result, and no attempt exceeds the remaining time', async () => {
  const { world, sent, limits } = reading([LOST], 20_000);
  expect(await sendRead(world, REQUEST, limits)).toBe(LOST);
  expect(world.now()).toBeLessThanOrEqual(limits.budget.deadline);
  expect(sent.length).toBeGreaterThan(3);
  for (const { timeoutMs } of sent) expect(timeoutMs).toBeLessThanOrEqual(15_000);
});

test('requests an unreadable response again, a limited number of times', async () => {
  const { world, sent, limits } = reading([GOOD]);
  expect(await sendRead(world, REQUEST, { ...limits, readable: () => false })).toBe(GOOD);
  expect(sent).toHaveLength(5);
});

const MOMENT = { earlierAttempts: 0, unresolved: 0, now: NOW, remainingMs: 60_000, random: () => 0.5 };

test.each([
  [GOOD, 'use'],
  [answered(404), 'use'],
  [{ ...GOOD, complete: false, oversize: true }, 'use'],
  [{ ...GOOD, complete: false }, 'read-again'],
  [failed(true), 'read-again'],
  [failed(false), 'read-again'],
  [failed(false, true), 'use'],
  [answered(500), 'read-again'],
  [answered(503), 'read-again'],
  [answered(429), 'read-again'],
] satisfies [HttpResult, string][])('reads %j again: %s', (exchange, next) => {
  expect(rereadDelay(exchange, MOMENT) === undefined ? 'use' : 'read-again').toBe(next);
});
