import { expect, test } from 'vitest';
import type { HttpResult } from '../../../src/service/http/exchange.ts';
import { describeExchange, describeFailure } from '../../../src/service/http/http-message.ts';

const DIRECT = { service: 'chat.example', proxy: undefined, atService: true, naming: false };
const BEHIND = { service: 'chat.example', proxy: 'proxy:3128', atService: false, naming: false };

test.each([
  ['ENOTFOUND', 'the host name of chat.example does not exist'],
  ['ECONNREFUSED', 'chat.example refused the connection'],
  ['ECONNRESET', 'chat.example reset the connection'],
  ['ETIMEDOUT', 'the connection to chat.example timed out'],
  ['HPE_INVALID_CONSTANT', 'chat.example did not respond with HTTP'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'the TLS handshake with chat.example failed'],
  ['EWHATEVER', 'the connection to chat.example failed (EWHATEVER)'],
])('%s: %s', (code, reason) => {
  expect(describeFailure({ code }, DIRECT)).toMatchObject({ reason, permanent: false });
});

test('describes a misspelled host name, but not a failed lookup, as unknown', () => {
  const gone = describeFailure({ code: 'ENOTFOUND' }, DIRECT);
  expect(gone).toMatchObject({ isUnknownHost: true, hint: expect.stringContaining('Check the spelling') });
  expect(describeFailure({ code: 'EAI_AGAIN' }, DIRECT).isUnknownHost).toBeUndefined();
});

test('names the proxy if a connection fails before its tunnel is open', () => {
  expect(describeFailure({ code: 'ECONNREFUSED' }, BEHIND).reason).toBe('the proxy proxy:3128 refused the connection');
  expect(describeFailure({ code: 'ECONNRESET' }, { ...BEHIND, atService: true }).reason).toBe(
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
  const text = describeFailure({ code }, DIRECT);
  expect(text).toMatchObject({ permanent: true, reason: expect.stringContaining('the certificate of chat.example') });
  expect(text.hint).not.toBe('');
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
  expect(describeFailure(error, DIRECT).reason).toBe('the connection to chat.example failed');
});

test('an answer is told by its status, never by its text', () => {
  const exchange: HttpResult = {
    type: 'response',
    status: 302,
    headers: { location: 'https://portal.example/tok3n' },
    body: 'tok3n',
    complete: true,
  };
  const text = describeExchange(exchange);
  expect(text.reason).toBe('the service returned 302');
  expect(text.hint).toBe('');
  expect(JSON.stringify(text)).not.toContain('tok3n');
});
