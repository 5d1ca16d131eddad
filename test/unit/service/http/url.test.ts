import { expect, test } from 'vitest';
import { findProxy, findUrlError } from '../../../../src/service/http/url.ts';

const SERVICE = new URL('https://chat.corp.example/application/webhook/tok3n');

function chosen(env: Record<string, string>): string | undefined {
  const proxy = findProxy(SERVICE, env);
  return typeof proxy === 'string' ? 'none' : proxy?.origin;
}

test.each([
  [{}, undefined],
  [{ HTTPS_PROXY: 'http://proxy:3128' }, 'http://proxy:3128'],
  [{ https_proxy: 'http://lower:1', HTTPS_PROXY: 'http://upper:2' }, 'http://lower:1'],
  [{ https_proxy: '', HTTPS_PROXY: 'http://upper:2' }, 'http://upper:2'],
  [{ HTTPS_PROXY: 'proxy.corp:3128' }, 'http://proxy.corp:3128'],
  [{ HTTPS_PROXY: 'https://proxy.corp' }, 'https://proxy.corp'],
  [{ HTTPS_PROXY: ' http://[::1]:3128/ ' }, 'http://[::1]:3128'],
  [{ HTTP_PROXY: 'http://plain:1' }, undefined],
])('%j chooses %j', (env: Record<string, string>, origin) => {
  expect(chosen(env)).toBe(origin);
});

const UNUSABLE: readonly [name: string, value: string][] = [
  ['HTTPS_PROXY', 'http://user:s3cret@'],
  ['https_proxy', 'http://user:s3cret@host:notaport'],
  ['HTTPS_PROXY', 'socks5://user:s3cret@host:1080'],
  ['HTTPS_PROXY', 'http://user:s3cret%zz@host:1'],
  ['HTTPS_PROXY', 'http://user%zz:s3cret@host:1'],
];

test.each(UNUSABLE)('names the unusable proxy variable %s without its value: %s', (name, value) => {
  expect(findProxy(SERVICE, { [name]: value })).toBe(name);
});

test.each(['https://localhost/', 'https://127.0.0.1:8443/', 'https://[::1]/', 'http://service.example/'])(
  'requests %s without a proxy',
  (url) => expect(findProxy(new URL(url), { https_proxy: 'http://proxy' })).toBeUndefined(),
);

test.each([
  ['http://localhost/', true],
  ['http://127.0.0.1/', true],
  ['http://127.255.1.9/', true],
  ['http://0x7f.1/', true],
  ['http://[::1]/', true],
  ['http://localhost.example/', false],
  ['http://127.0.0.1.example/', false],
  ['http://0.0.0.0/', false],
])('allows plain HTTP to %s: %s', (text, allowed) => {
  const url = new URL(text);
  expect(findUrlError(url) === undefined).toBe(allowed);
});

test('allows HTTPS to any host, and no other scheme', () => {
  expect(findUrlError(SERVICE)).toBeUndefined();
  expect(findUrlError(new URL('file:///etc/passwd'))).toBeDefined();
  expect(findUrlError(new URL('ws://localhost/'))).toBeDefined();
});
