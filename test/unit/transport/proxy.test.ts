import { expect, test } from 'vitest';
import { isLoopback, transportFault } from '../../../src/transport/address.ts';
import { proxyFor, readProxySettings } from '../../../src/transport/proxy.ts';

const SERVICE = new URL('https://chat.corp.example/application/webhook/tok3n');

function chosen(env: Record<string, string>, url = SERVICE): string | undefined {
  const proxy = proxyFor(url, readProxySettings(env));
  return proxy?.type === 'unusable' ? proxy.reason : proxy?.origin;
}

test.each([
  [{}, undefined],
  [{ HTTPS_PROXY: 'http://proxy:3128' }, 'http://proxy:3128'],
  [{ https_proxy: 'http://lower:1', HTTPS_PROXY: 'http://upper:2' }, 'http://lower:1'],
  [{ https_proxy: '', HTTPS_PROXY: 'http://upper:2' }, 'http://upper:2'],
  [{ HTTPS_PROXY: 'proxy.corp:3128' }, 'http://proxy.corp:3128'],
  [{ HTTPS_PROXY: 'https://proxy.corp' }, 'https://proxy.corp'],
  [{ HTTPS_PROXY: ' http://[::1]:3128/ ' }, 'http://[::1]:3128'],
  [{ ALL_PROXY: 'http://all:1' }, 'http://all:1'],
  [{ ALL_PROXY: 'http://all:1', HTTPS_PROXY: 'http://upper:2' }, 'http://upper:2'],
  [{ HTTP_PROXY: 'http://plain:1' }, undefined],
])('%j chooses %j', (env: Record<string, string>, origin) => {
  expect(chosen(env)).toBe(origin);
});

test('credentials are percent-decoded, and kept out of the address', () => {
  const settings = readProxySettings({ HTTPS_PROXY: 'http://us%40er:p%3Aw%2F%C3%A9@proxy:3128' });
  expect(settings?.proxy).toEqual({
    type: 'proxy',
    origin: 'http://proxy:3128',
    host: 'proxy:3128',
    authorization: `Basic ${Buffer.from('us@er:p:w/é').toString('base64')}`,
  });
  expect(readProxySettings({ HTTPS_PROXY: 'http://proxy' })?.proxy).toMatchObject({ authorization: undefined });
});

const UNUSABLE: readonly [name: string, value: string][] = [
  ['HTTPS_PROXY', 'http://user:s3cret@'],
  ['https_proxy', 'http://user:s3cret@host:notaport'],
  ['ALL_PROXY', 'socks5://user:s3cret@host:1080'],
  ['HTTPS_PROXY', 'http://user:s3cret%zz@host:1'],
  ['HTTPS_PROXY', 'http://user%zz:s3cret@host:1'],
];

test.each(UNUSABLE)('%s that cannot be used is named, and its value is not: %s', (name, value) => {
  const proxy = proxyFor(SERVICE, readProxySettings({ [name]: value }));
  expect(proxy).toMatchObject({ type: 'unusable', reason: expect.stringContaining(name) });
  expect(JSON.stringify(proxy)).not.toMatch(/s3cret|user:s/);
});

test.each(UNUSABLE)('%s that cannot be used does not matter where it is not needed: %s', (name, value) => {
  expect(chosen({ [name]: value, NO_PROXY: '*' })).toBeUndefined();
  expect(chosen({ [name]: value, no_proxy: 'corp.example' })).toBeUndefined();
  expect(chosen({ [name]: value }, new URL('https://127.0.0.1:8443/'))).toBeUndefined();
  expect(chosen({ [name]: value }, new URL('http://localhost/'))).toBeUndefined();
});

test.each([
  ['*', true],
  ['corp.example', true],
  ['.corp.example', true],
  ['*.corp.example', true],
  ['chat.corp.example', true],
  ['CHAT.Corp.Example.', true],
  ['chat.corp.example:443', true],
  ['chat.corp.example:8443', false],
  ['hat.corp.example', false],
  ['example.chat.corp.example', false],
  ['other.example, corp.example', true],
  ['other.example corp.example', true],
  ['other.example', false],
  ['', false],
  ['.', false],
  [',,', false],
  ['10.0.0.0/8', false],
])('NO_PROXY=%s covers the host: %s', (noProxy, covered) => {
  const env = { HTTPS_PROXY: 'http://proxy:1', NO_PROXY: noProxy };
  expect(chosen(env)).toBe(covered ? undefined : 'http://proxy:1');
  expect(chosen({ HTTPS_PROXY: 'http://proxy:1', no_proxy: noProxy })).toBe(covered ? undefined : 'http://proxy:1');
});

test.each([
  ['https://10.1.2.3/', '10.0.0.0/8', true],
  ['https://11.1.2.3/', '10.0.0.0/8', false],
  ['https://10.1.2.3/', '10.1.2.3', true],
  ['https://10.1.2.3:8443/', '10.1.2.3:8443', true],
  ['https://10.1.2.3/', '10.1.2.3:8443', false],
  ['https://10.1.2.3/', '1.2.3', false],
  ['https://[fd00::5]/', 'fd00::/8', true],
  ['https://[fd00::5]/', 'fd00:0:0:0:0:0:0:5', true],
  ['https://[fd00::5]:8443/', '[fd00::5]:8443', true],
  ['https://[fd00::5]/', '[fd00::5]:8443', false],
  ['https://[fe00::5]/', 'fd00::/8', false],
  ['https://10.1.2.3/', '10.0.0.0/99', false],
  ['https://10.1.2.3/', '10.0.0.0/', false],
  ['https://10.1.2.3/', 'x/8', false],
  ['https://10.1.2.3/', '0.0.0.0/0', true],
])('%s with NO_PROXY=%s goes straight: %s', (url, noProxy, straight) => {
  const origin = chosen({ HTTPS_PROXY: 'http://proxy:1', NO_PROXY: noProxy }, new URL(url));
  expect(origin).toBe(straight ? undefined : 'http://proxy:1');
});

test.each(['https://localhost/', 'https://127.0.0.1:8443/', 'https://[::1]/', 'http://127.0.0.1:8080/'])(
  '%s never goes through a proxy',
  (url) => {
    expect(chosen({ HTTPS_PROXY: 'http://proxy:1', ALL_PROXY: 'http://all:1' }, new URL(url))).toBeUndefined();
  },
);

test.each([
  ['http://localhost/', true],
  ['http://127.0.0.1/', true],
  ['http://127.255.1.9/', true],
  ['http://0x7f.1/', true],
  ['http://[::1]/', true],
  ['http://[0:0:0:0:0:0:0:1]/', true],
  ['http://localhost.example/', false],
  ['http://127.0.0.1.example/', false],
  ['http://128.0.0.1/', false],
  ['http://0.0.0.0/', false],
  ['http://[::2]/', false],
  ['http://xlocalhost/', false],
])('plain http to %s is allowed: %s', (text, allowed) => {
  const url = new URL(text);
  expect(isLoopback(url.hostname)).toBe(allowed);
  expect(transportFault(url) === undefined).toBe(allowed);
});

test('https is allowed everywhere, other schemes nowhere', () => {
  expect(transportFault(SERVICE)).toBeUndefined();
  expect(transportFault(new URL('file:///etc/passwd'))).toBeDefined();
  expect(transportFault(new URL('ws://localhost/'))).toBeDefined();
});
