import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';
import { findEnvironmentSecrets } from '../../../../src/text/redaction/secrets.ts';
import { findSecret } from '../../../support/secrets.ts';

const VALUE = 'x7Fq-2mLp/9';

test.each([
  ['a short one', 'DB_PASSWORD', 'abc123'],
  ['an empty one', 'DB_PASSWORD', ''],
  ['a switch', 'DETECT_SECRETS', 'true'],
  ['a number', 'SECRET_VERSIONS', '1234567890'],
  ['a path', 'GOOGLE_APPLICATION_CREDENTIALS', '/etc/ci/key.json'],
  ['a path on Windows', 'GOOGLE_APPLICATION_CREDENTIALS', String.raw`C:\ci\key-2.json`],
  ['an everyday word', 'TOKEN', 'production'],
  ['a throwaway', 'POSTGRES_PASSWORD', 'postgres'],
  ['a word, of what may be no secret', 'SORTING_KEY', 'created-at'],
])('%s is never redacted, because that would blank out messages', (_, name, value) => {
  expect(findEnvironmentSecrets({ [name]: value })).toEqual([]);
});

test.each([
  ['a password', 'DB_PASSWORD', true],
  ['a part of one', 'PASSWORD_OF_DB', false],
  ['a header', 'HTTP_AUTHORIZATION', true],
  ['a key', 'SIGNING_KEY', false],
  ['what a name says faintly', 'REDIS_AUTH_V', false],
])('classifies a word as secret: %s (%s: %s)', (_, name, isSecret) => {
  expect(findEnvironmentSecrets({ [name]: 'correcthorse' }).includes('correcthorse')).toBe(isSecret);
  expect(findEnvironmentSecrets({ [name]: VALUE })).toContain(VALUE);
});

test("base64 that starts with a slash isn't a path", () => {
  const key = '/wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
  expect(findEnvironmentSecrets({ AWS_SECRET_ACCESS_KEY: key })).toContain(key);
});

describe('a value of several parts', () => {
  test('is redacted line by line', () => {
    const lines = ['-----BEGIN KEY-----', 'MIIEpAIBAAKCAQEA0Zzq', 'b2sEr3', '-----END KEY-----'];
    const secrets = findEnvironmentSecrets({ DEPLOY_KEY: `${lines.join('\r\n')}\n` });
    const displayed = new Redactor([], secrets).redact(`at ${lines[1]}: bad key`);
    expect(displayed).toBe('at ***: bad key');
    expect(secrets).not.toContain('b2sEr3');
  });

  test('is redacted property by property if it is JSON', () => {
    const account = {
      type: 'service_account',
      private_key: 'line-one-1\nline-two-2',
      token_uri: 'https://a.example/t',
    };
    const secrets = findEnvironmentSecrets({ GCP_CREDENTIALS: JSON.stringify(account) });
    expect(secrets).toEqual(expect.arrayContaining([JSON.stringify(account), 'line-one-1', 'line-two-2']));
    expect(secrets).not.toContain('service_account');
    expect(findEnvironmentSecrets({ GCP_CREDENTIALS: '{not json at 1' })).toContain('{not json at 1');
    const deep = `${'{"token":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect(findEnvironmentSecrets({ GCP_CREDENTIALS: deep })).toContain(deep);
  });
});

describe('a URL', () => {
  test('loses its password with any variable name', () => {
    const secrets = findEnvironmentSecrets({ DATABASE_URL: 'postgres://app:p%40ss-w0rd@db.example:5432/app' });
    const redactor = new Redactor([], secrets);
    for (const form of ['p%40ss-w0rd', 'p@ss-w0rd', Buffer.from('app:p@ss-w0rd').toString('base64')])
      expect(findSecret(redactor.redact(`a ${form} b`), form)).toEqual([]);
    expect(redactor.redact('db.example:5432/app')).toBe('db.example:5432/app');
  });

  test('of a webhook is secret in its parts', () => {
    const secrets = findEnvironmentSecrets({ SLACK_WEBHOOK_URL: 'https://hooks.example/services/T0/B0/Zq7Xw5F4kPd9' });
    expect(secrets).toContain('Zq7Xw5F4kPd9');
    expect(findEnvironmentSecrets({ WEBHOOK_PORT: '80808080' })).toEqual([]);
  });

  test('is read in linear time', () => {
    for (const text of [`a:${'/'.repeat(1e6)}`, `a://${':'.repeat(1e6)}`, `a://${'b:'.repeat(1e6)}@`])
      expect(findEnvironmentSecrets({ SITE_URL: text })).toEqual([]);
  });
});
