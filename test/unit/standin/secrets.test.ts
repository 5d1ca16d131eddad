import { expect, test } from 'vitest';
import { findSecret } from '../../support/secrets.ts';

const SECRET = `p&ss "wörd"/+?>>???>`;
const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['raw', `x${SECRET}x`],
  ['percent', encodeURIComponent(SECRET)],
  ['percent', encodeURIComponent(SECRET).toLowerCase()],
  ['percent', new URLSearchParams({ a: SECRET }).toString()],
  ['base64', base64(`abc${SECRET}:x`)],
  ['base64, 1 byte on', base64(`a${SECRET}x`)],
  ['base64, 2 bytes on', base64(`user:${SECRET}tail`)],
  ['base64url', Buffer.from(`ab${SECRET}`).toString('base64url')],
  ['hex', Buffer.from(SECRET).toString('hex').toUpperCase()],
  ['JSON', JSON.stringify({ a: SECRET })],
  ['JSON', JSON.stringify(SECRET).replaceAll('&', '\\u0026').replaceAll('>', '\\u003e')],
  ['JSON', JSON.stringify(SECRET).replaceAll('ö', '\\u00f6')],
  ['XML', 'p&amp;ss &quot;wörd&quot;/+?&gt;&gt;???&gt;'],
])('finds a secret written as %s', (encoding, haystack) => {
  expect(findSecret(Buffer.from(`before ${haystack} after`), SECRET)).toContain(encoding);
});

test('finds nothing where there is nothing', () => {
  for (const haystack of ['', 'p&ss wörd', SECRET.slice(1), base64(SECRET.slice(3)), base64('something else'), '***']) {
    expect(findSecret(haystack, SECRET)).toEqual([]);
  }
});

test('finds path, query and token of a URL on their own, as node rewrites it too', () => {
  const url = 'http://hooks.example:80/in/T0ken-9f8e7d6c5b?key=abcdef12';
  expect(findSecret(`at ${url}`, url)).toEqual(['raw', 'path raw', 'query raw', 'token raw']);
  expect(findSecret(new URL(url).href, url)).toEqual(['path raw', 'query raw', 'token raw']);
  expect(findSecret(`id T0ken-9f8e7d6c5b`, url)).toEqual(['token raw']);
  expect(findSecret(base64('/T0ken-9f8e7d6c5b'), url)).toContain('token base64, 1 byte on');
  expect(findSecret('host hooks.example, path /in/', url)).toEqual([]);
});

test('refuses what is too short to look for', () => {
  expect(() => findSecret('abc', 'abc')).toThrow('fewer than 6');
});
