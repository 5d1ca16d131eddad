import { expect, test } from 'vitest';
import { BoundedBody } from '../../../../src/transport/connection/bounded-body.ts';
import { sendRead } from '../../../../src/transport/read.ts';
import type { Exchange, ExchangeLimits, HttpRequest } from '../../../../src/transport/types.ts';
import { exchangeWords } from '../../../../src/transport/words/exchange.ts';
import { failureWords } from '../../../../src/transport/words/failure.ts';

const DIRECT = { service: 'chat.example', proxy: undefined, atService: true };
const BEHIND = { service: 'chat.example', proxy: 'proxy:3128', atService: false };

test.each([
  ['ENOTFOUND', 'the host name of chat.example cannot be found'],
  ['ECONNREFUSED', 'chat.example refused the connection'],
  ['ECONNRESET', 'chat.example reset the connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'connecting to chat.example took too long'],
  ['HPE_INVALID_CONSTANT', 'chat.example answered with something that is not HTTP'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'chat.example and this machine could not agree on TLS'],
  ['EWHATEVER', 'the connection to chat.example failed (EWHATEVER)'],
])('%s: %s', (code, reason) => {
  expect(failureWords({ code }, DIRECT)).toMatchObject({ reason, permanent: false });
});

test('what fails before the tunnel is open is said of the proxy', () => {
  expect(failureWords({ code: 'ECONNREFUSED' }, BEHIND).reason).toBe('the proxy proxy:3128 refused the connection');
  expect(failureWords({ code: 'ECONNRESET' }, { ...BEHIND, atService: true }).reason).toBe(
    'chat.example reset the connection',
  );
});

test.each([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_SIGNATURE_FAILURE',
  'INVALID_CA',
  'CRL_HAS_EXPIRED',
])('%s is final and comes with advice', (code) => {
  const words = failureWords({ code }, DIRECT);
  expect(words).toMatchObject({ permanent: true, reason: expect.stringContaining('the certificate of chat.example') });
  expect(words.hint).not.toBe('');
});

test.each([
  new Error('https://chat.example/application/webhook/tok3n'),
  { code: 'https://chat.example/tok3n' },
  { code: 'tok3n' },
  { code: 7 },
  'tok3n',
  undefined,
  null,
])('a foreign error shows nothing of itself: %s', (error) => {
  expect(failureWords(error, DIRECT).reason).toBe('the connection to chat.example failed');
});

test('names of objects that every object has are no codes', () => {
  expect(failureWords({ code: '__proto__' }, DIRECT).reason).toBe('the connection to chat.example failed');
});

test('an answer is told by its status, never by its text', () => {
  const exchange: Exchange = {
    type: 'answer',
    status: 302,
    headers: { location: 'https://portal.example/tok3n' },
    body: 'tok3n',
    complete: true,
  };
  const words = exchangeWords(exchange);
  expect(words.reason).toBe('the service answered 302');
  expect(words.hint).toBe('');
  expect(JSON.stringify(words)).not.toContain('tok3n');
});

test('a body is bounded, whole characters or not, and loses its byte order mark', () => {
  const body = new BoundedBody(10_001);
  for (let i = 0; i < 10_000; i++) expect(body.add(Buffer.from('x'))).toBe(true);
  expect(body.add(Buffer.from('é'))).toBe(false);
  expect(body.cut).toBe(true);
  expect(body.text()).toBe(`${'x'.repeat(10_000)}\uFFFD`);
  const marked = new BoundedBody(10);
  marked.add(Buffer.from('\uFEFF{}'));
  expect(marked.text()).toBe('{}');
  const none = new BoundedBody(0);
  expect(none.add(Buffer.from('x'))).toBe(false);
  expect(none.text()).toBe('');
});

const REQUEST: HttpRequest = { method: 'GET', url: new URL('https://chat.example/x'), headers: {} };

/** A clock that only sleeping and sending move. */
function reading(exchanges: readonly Exchange[], sendingMs = 100) {
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
  const options = { deadline: time + 60_000, now: () => time, sleep, random: () => 0.5 };
  return { send, sent, options, now: () => time };
}

const GOOD: Exchange = { type: 'answer', status: 200, headers: {}, body: '{}', complete: true };
const BUSY: Exchange = { ...GOOD, status: 503 };
const LOST: Exchange = { type: 'failure', written: true, reason: 'gone', hint: '', permanent: false };

test('reading goes on until an answer comes', async () => {
  const { send, sent, options } = reading([BUSY, LOST, { ...GOOD, complete: false }, GOOD]);
  expect(await sendRead(send, REQUEST, options)).toBe(GOOD);
  expect(sent).toHaveLength(4);
});

test('reading ends in time, with the last thing that happened, and no attempt outlasts the rest', async () => {
  const { send, sent, options, now } = reading([LOST], 20_000);
  expect(await sendRead(send, REQUEST, options)).toBe(LOST);
  expect(now()).toBeLessThanOrEqual(options.deadline);
  expect(sent.length).toBeGreaterThan(3);
  for (const limits of sent) expect(limits.timeoutMs).toBeLessThanOrEqual(15_000);
});

test('a stop ends the wait between two attempts', async () => {
  const { send, sent, options } = reading([BUSY]);
  const stop = new AbortController();
  const sleep = () => {
    stop.abort();
    return new Promise<void>(() => {});
  };
  expect(await sendRead(send, REQUEST, { ...options, sleep, signal: stop.signal })).toBe(BUSY);
  expect(sent).toHaveLength(1);
});
