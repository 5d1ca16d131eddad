import { expect, test } from 'vitest';
import type { HttpResult } from '../../../../src/service/http/exchange.ts';
import { describeExchange, describeFailure } from '../../../../src/service/http/http-message.ts';

const describe = (error: unknown) => describeFailure(error, 'chat.example');

test.each([
  ['ENOTFOUND', 'the host name of chat.example does not exist'],
  ['ECONNREFUSED', 'chat.example refused the connection'],
  ['ECONNRESET', 'chat.example reset the connection'],
  ['ETIMEDOUT', 'the connection to chat.example timed out'],
  ['HPE_INVALID_CONSTANT', 'chat.example did not respond with HTTP'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'the TLS handshake with chat.example failed'],
  ['EWHATEVER', 'the connection to chat.example failed (EWHATEVER)'],
])('%s: %s', (code, reason) => {
  expect(describe({ code })).toMatchObject({ reason, permanent: false });
});

test('suggests a typo for a name that does not exist, not for a failed lookup', () => {
  const gone = describe({ code: 'ENOTFOUND' });
  expect(gone).toMatchObject({ isUnknownHost: true, hint: expect.stringContaining('Check the spelling') });
  expect(describe({ code: 'EAI_AGAIN' }).isUnknownHost).toBeUndefined();
});

test.each([
  new Error('https://chat.example/application/webhook/tok3n'),
  { code: 'https://chat.example/tok3n' },
  { code: 'tok3n' },
  { code: 7 },
  'tok3n',
  undefined,
  null,
])('shows nothing of an unknown error: %s', (error) => {
  expect(describe(error).reason).toBe('the connection to chat.example failed');
});

test('describes a response by its status, never by its body', () => {
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
