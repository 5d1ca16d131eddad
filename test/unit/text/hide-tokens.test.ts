import { expect, test } from 'vitest';
import { hideTokens } from '../../../src/text/hide-tokens.ts';

const A = 'abcdefghijklmnopqrstuvwxyz0123456789ABCD';

test.each([
  [`push failed: ghp_${A}`, 'push failed: ***'],
  [`github_pat_${A}_${A}`, '***'],
  [`xoxb-123456789012-${A} is invalid`, '*** is invalid'],
  ['AKIAIOSFODNN7EXAMPLE', '***'],
  [`token eyJhbGciOiJIUzI1NiJ9.${A}.${A}`, 'token ***'],
  ['clone https://ada:s3cret@git.example.com/x failed', 'clone https://***@git.example.com/x failed'],
  ['postgres://user:pw@db:5432/app', 'postgres://***@db:5432/app'],
  ['authorization: Bearer abc.def-123', 'authorization: Bearer ***'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc=\n-----END RSA PRIVATE KEY-----', '***'],
])('%j', (text, hidden) => {
  expect(hideTokens(text)).toBe(hidden);
});

test.each([
  'expected 1 to be 2 at src/sum.test.ts:12:3',
  'see https://example.com/a@b and mail ada@example.com',
  'commit 8f3c2d1e0b9a47568c7d6e5f4a3b2c1d0e9f8a7b is not signed',
  'authorization: missing',
])('%j stays as it is', (text) => {
  expect(hideTokens(text)).toBe(text);
});

test('a megabyte of anything takes no time to speak of', () => {
  for (const piece of ['eyJ', 'a://', 'a:b@', '-----BEGIN PRIVATE KEY-----', 'authorization: basic ', 'ghp_']) {
    const started = performance.now();
    hideTokens(piece.repeat(1_000_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(5_000);
  }
});
