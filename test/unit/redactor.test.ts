import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountSecrets, Redactor, webhookSecrets } from '../../src/redactor.ts';
import { redactorFor } from '../../src/settings/given.ts';
import { OPTIONS, type Option } from '../../src/settings/registry.ts';

const HOOK = 'https://acme.example.com:443/application/webhook/Zq7Xw%5F4kPd-9sVb?x=1';

test('of a webhook its URL as written and as Node writes it, path and token are secret', () => {
  const { secrets } = new Redactor(webhookSecrets(`${HOOK} `));
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
  const { secrets } = new Redactor(accountSecrets('pässword', 'ci-bot'));
  expect(secrets).toEqual(
    expect.arrayContaining(['pässword', 'ci-bot:pässword', Buffer.from('ci-bot:pässword').toString('base64')]),
  );
  expect(secrets).not.toContain('ci-bot');
});

test('the longest goes first, so that no rest of a secret stays', () => {
  expect(new Redactor(webhookSecrets(HOOK)).redact(`POST ${HOOK} failed`)).toBe('POST *** failed');
});

test('very short values are not blanked out of every text', () => {
  expect(new Redactor(accountSecrets('ab', 'a')).secrets).not.toContain('ab');
});

test('no secret survives, whatever it is made of', () => {
  const password = fc.string({ unit: 'binary', minLength: 4 }).filter((text) => text.trim().length >= 4);
  fc.assert(
    fc.property(password, fc.string(), (secret, around) => {
      const redactor = new Redactor(accountSecrets(secret, 'u'));
      expect(redactor.redact(`${around}${secret}${around}`).replaceAll('***', '')).not.toContain(secret);
    }),
  );
});

test('of the options, those are hidden whose entries say that they are secret', () => {
  const given = OPTIONS.map(({ name }) => [name, { value: `value-of-${name}`, from: 'input' }] as const);
  const redactor = redactorFor(new Map(given));
  const hidden = OPTIONS.map(({ name }) => name).filter((name) => redactor.redact(`value-of-${name}`) === '***');
  expect(hidden).toEqual(['webhook-url', 'password', 'github-token']);
  expect(OPTIONS.filter(({ secrets }: Option) => secrets !== undefined).map(({ name }) => name)).toEqual(hidden);
  expect(redactor.redact('Basic dmFsdWUtb2YtdXNlcm5hbWU6dmFsdWUtb2YtcGFzc3dvcmQ=')).toBe('Basic ***');
});
