import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpRequest, HttpResult } from '../../../src/service/http/exchange.ts';
import { createSend } from '../../../src/service/http/send.ts';
import { type Milliseconds, toMilliseconds } from '../../../src/time.ts';
import { sendPost } from '../../support/fault-client.ts';
import { type FaultServer, startFaultServer } from '../../support/fault-server.ts';
import { FAULTS, type Fault, faultNamed } from '../../support/fault-table.ts';
import { NEVER_MS } from '../../support/hangs.ts';
import { tlsAuthority, trustAuthority } from '../../support/tls-authority.ts';

/** Ends the faults that nothing else ends; the others are given time enough for any machine. */
const SILENCE_MS = toMilliseconds(1_000);

const authority = tlsAuthority();
const identity = authority.issue({ altName: 'IP:127.0.0.1' });
let distrust: () => void;
beforeAll(() => {
  distrust = trustAuthority(authority);
});
afterAll(() => distrust());

const overTcp = FAULTS.filter((error) => error.over !== 'tls');
const overTls = FAULTS.filter((error) => error.over === 'tls');
const send = createSend();

test('faults have unique names', () => {
  expect(new Set(FAULTS.map((error) => error.name)).size).toBe(FAULTS.length);
  expect(FAULTS.length).toBeGreaterThan(80);
});

describe('faults that end on their own', () => {
  test.each(overTcp.filter((error) => !error.silent))('$name', (error) => playOnce(error, NEVER_MS));
});

describe.concurrent('faults that end at the timeout', () => {
  test.each(overTcp.filter((error) => error.silent))('$name', (error) => playOnce(error, SILENCE_MS));
});

describe('faults behind TLS', () => {
  test.each(overTls)('$name', async (error) => {
    const server = await startFaultServer([error], identity);
    try {
      check(error, await sendPost({ url: server.url.href, timeoutMs: NEVER_MS }), server);
    } finally {
      await server.close();
    }
  });
});

async function playOnce(error: Fault, timeoutMs: Milliseconds): Promise<void> {
  const server = await startFaultServer([error], identity);
  try {
    const exchange = await send(post(server.url), { timeoutMs });
    // Only a silent one is ended by the clock.
    if (!error.silent) expect(JSON.stringify(exchange)).not.toContain(' within ');
    check(error, exchange, server);
  } finally {
    await server.close();
  }
}

/** Holds an exchange against what the server saw. */
function check(error: Fault, exchange: HttpResult, { url, truth }: FaultServer): void {
  const unsent = exchange.type === 'failure' && !exchange.written;
  if (unsent) expect(truth.requestBytes).toBe(0);
  if (error.stores) expect(truth.stored).toHaveLength(1);
  expect(truth.connections).toBeLessThanOrEqual(1);
  expect(truth.requests.length).toBeLessThanOrEqual(1);
  expect(JSON.stringify(exchange)).not.toContain(url.pathname.split('/').at(-1));
  if (error.ends === 'any') return;
  const seen = exchange.type === 'response' ? exchange.status : exchange.written ? 'written' : 'unsent';
  expect(seen, JSON.stringify(exchange).slice(0, 300)).toBe(error.ends);
}

function post(url: URL): HttpRequest {
  return { method: 'POST', url, headers: { 'content-type': 'application/json' }, body: '{"body":"hello"}' };
}

test.each([
  ['none', true],
  ['late', true],
  ['no length', true],
  ['keep-alive', true],
  ['one 103 before the answer', true],
  ['body too short, closed', false],
  ['body too short, reset', false],
  ['bad chunk', false],
  ['unfinished chunks', false],
])('reports whether the body is complete: %s', async (name, complete) => {
  const server = await startFaultServer([faultNamed(name)]);
  try {
    const exchange = await send(post(server.url), { timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ type: 'response', complete });
  } finally {
    await server.close();
  }
});
