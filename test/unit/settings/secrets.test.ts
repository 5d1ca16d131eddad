import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact, secretsOf } from '../../../src/settings/secrets.ts';

const HOOK = 'https://acme.example.com:443/application/webhook/Zq7Xw%5F4kPd-9sVb?x=1';

test('of a webhook its URL as written and as Node writes it, path and token are secret', () => {
  const secrets = secretsOf({ webhookUrl: `${HOOK} ` });
  expect(secrets).toEqual(
    expect.arrayContaining([
      HOOK,
      'https://acme.example.com/application/webhook/Zq7Xw%5F4kPd-9sVb?x=1',
      '/application/webhook/Zq7Xw%5F4kPd-9sVb?x=1',
      'Zq7Xw%5F4kPd-9sVb',
      'Zq7Xw_4kPd-9sVb',
      encodeURIComponent(HOOK),
    ]),
  );
  expect(secrets).not.toContain('acme.example.com');
});

test('of an account the password and the Basic pair are secret, the user name is not', () => {
  const secrets = secretsOf({ username: 'ci-bot', password: 'pässword' });
  expect(secrets).toEqual(
    expect.arrayContaining(['pässword', 'ci-bot:pässword', Buffer.from('ci-bot:pässword').toString('base64')]),
  );
  expect(secrets).not.toContain('ci-bot');
});

test('the longest goes first, so that no rest of a secret stays', () => {
  const secrets = secretsOf({ webhookUrl: HOOK });
  expect(redact(`POST ${HOOK} failed`, secrets)).toBe('POST *** failed');
});

test('very short values are not blanked out of every text', () => {
  expect(secretsOf({ username: 'a', password: 'ab' })).not.toContain('ab');
});

test('no secret survives, whatever it is made of', () => {
  const password = fc.string({ unit: 'binary', minLength: 4 }).filter((text) => text.trim().length >= 4);
  fc.assert(
    fc.property(password, fc.string(), (secret, around) => {
      const secrets = secretsOf({ username: 'u', password: secret });
      expect(redact(`${around}${secret}${around}`, secrets).replaceAll('***', '')).not.toContain(secret);
    }),
  );
});
