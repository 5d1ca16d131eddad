import { expect, test } from 'vitest';
import { classify } from '../../../src/service/http/classify.ts';
import type { ExchangeLimits, HttpRequest, HttpResult } from '../../../src/service/http/exchange.ts';
import { rereadDelay, sendRead } from '../../../src/service/http/send-read.ts';
import { getBudget } from '../../support/budget.ts';
import { fc, pieces } from '../../support/random.ts';
import { exchanges, moments, NOW } from '../../support/random-exchanges.ts';
import { answered, failed } from '../../support/scripted-service.ts';

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

test('reading goes on until an answer comes', async () => {
  const { world, sent, limits } = reading([BUSY, LOST, { ...GOOD, complete: false }, GOOD]);
  expect(await sendRead(world, REQUEST, limits)).toBe(GOOD);
  expect(sent).toHaveLength(4);
});

test('reading ends in time, with the last thing that happened, and no try outlasts the rest', async () => {
  const { world, sent, limits } = reading([LOST], 20_000);
  expect(await sendRead(world, REQUEST, limits)).toBe(LOST);
  expect(world.now()).toBeLessThanOrEqual(limits.budget.deadline);
  expect(sent.length).toBeGreaterThan(3);
  for (const { timeoutMs } of sent) expect(timeoutMs).toBeLessThanOrEqual(15_000);
});

test('an answer that the caller cannot read is asked for again, but not for ever', async () => {
  const { world, sent, limits } = reading([GOOD]);
  expect(await sendRead(world, REQUEST, { ...limits, readable: () => false })).toBe(GOOD);
  expect(sent).toHaveLength(5);
});

test('no read begins once the signal is aborted', async () => {
  const { world, sent, limits } = reading([BUSY]);
  const stop = new AbortController();
  const sleep = async () => stop.abort();
  expect(await sendRead({ ...world, sleep, signal: stop.signal }, REQUEST, limits)).toBe(BUSY);
  expect(sent).toHaveLength(1);
});

const MOMENT = { earlierAttempts: 0, unresolved: 0, now: NOW, remainingMs: 60_000, random: () => 0.5 };

test('reading: asks again in doubt, never after a final answer, never longer than there is time', () => {
  fc.assert(
    fc.property(exchanges, moments, (exchange, now) => {
      const waitMs = rereadDelay(exchange, now);
      if (waitMs !== undefined) {
        expect(waitMs).toBeLessThan(now.remainingMs);
        expect(classify(exchange)).not.toBe('final');
        if (exchange.type === 'response' && exchange.status < 300) expect(exchange.complete).toBe(false);
      } else if (now.remainingMs > 60 * 60_000 && exchange.type === 'failure') {
        expect(exchange.permanent).toBe(true);
      }
    }),
    { numRuns: pieces(200) },
  );
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
  [answered(503), 'read-again'],
  [answered(429), 'read-again'],
] satisfies [HttpResult, string][])('reading: %j', (exchange, next) => {
  expect(rereadDelay(exchange, MOMENT) === undefined ? 'use' : 'read-again').toBe(next);
});
