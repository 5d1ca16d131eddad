import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSend } from '../../../src/service/http/send.ts';
import { toMilliseconds } from '../../../src/time.ts';
import { startConnectProxy } from '../../support/connect-proxy.ts';
import { sendPost } from '../../support/fault-client.ts';
import { startFaultServer } from '../../support/fault-server.ts';
import { type Fault, faultNamed } from '../../support/fault-table.ts';
import { after, answer, drip, endless, fin, hang, type Play, reset, say } from '../../support/fault-wire.ts';
import { NEVER_MS } from '../../support/hangs.ts';
import { tlsAuthority, trustAuthority } from '../../support/tls-authority.ts';

const authority = tlsAuthority();
const SILENCE_MS = toMilliseconds(1_000);
const USER = 'builder';
const PASSWORD = 'pa:ss w@rd%';
const encoded = `${USER}:${encodeURIComponent(PASSWORD)}`;

/** Every way in which the password could show. */
const SECRETS = [PASSWORD, encodeURIComponent(PASSWORD), Buffer.from(`${USER}:${PASSWORD}`).toString('base64')];

/** A proxy's fault: what it does to a CONNECT, and the text that must result. */
interface ProxyFault extends Fault {
  readonly reason: string;
  readonly permanent: boolean;
}

function fault(name: string, reason: string, play: Play, traits: Partial<ProxyFault> = {}): ProxyFault {
  const usual = { at: 'request', stores: false, silent: false, over: 'tcp', permanent: false } as const;
  return { name, ends: 'unsent', ...usual, ...traits, reason, play };
}

const OPEN = 'HTTP/1.1 200 Connection established\r\n\r\n';
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const SILENT = { silent: true } as const;

/** None of these lets the request through. */
const PROXY_FAULTS: readonly ProxyFault[] = [
  fault('refuses by 403', 'returned 403', answer(403), { permanent: true }),
  fault('wants credentials', 'returned 407', answer(407, { headers: 'proxy-authenticate: Basic realm="x"\r\n' }), {
    permanent: true,
  }),
  fault('cannot reach the service', 'returned 502', answer(502)),
  fault('redirects', 'returned 302', answer(302, { headers: 'location: http://portal.example/\r\n' })),
  fault('resets on accept', 'the proxy', reset, { at: 'accept' }),
  fault('closes on accept', 'the proxy', fin, { at: 'accept' }),
  fault('resets', 'the proxy', reset),
  fault('closes', 'the proxy', fin),
  fault('garbage', 'the proxy', say('SSH-2.0-OpenSSH_9.9\r\n', fin)),
  fault('headers without end', 'the proxy', endless('HTTP/1.1 200 OK\r\n', 'a: b\r\n')),
  fault('interim answers without end', 'the proxy', endless('', CONTINUE)),
  fault('a status that is none', 'the proxy', say('HTTP/1.1 XXX\r\n\r\n')),
  fault(
    'half a status line, closed',
    'closed the connection before the request could be sent',
    say('HTTP/1.1 20', fin),
  ),
  fault('silence', 'the proxy', hang, SILENT),
  fault('headers in drips', 'the proxy', drip('HTTP/1.1 200 OK\r\nx: ', 'x'), SILENT),
  fault('opens, then resets', 'service', say(OPEN, after(20, reset))),
  fault('opens, then closes', 'service', say(OPEN, fin)),
  fault('opens, then garbage', 'service', say(`${OPEN}garbage garbage garbage`, fin)),
  fault('opens, then silence', 'was not ready', say(OPEN), SILENT),
];

describe.concurrent('a failing proxy', () => {
  test.each(PROXY_FAULTS)('sends nothing: $name', async (error) => {
    const proxy = await startFaultServer([error]);
    const send = createSend({ https_proxy: `http://${encoded}@${proxy.url.host}` });
    const url = new URL('https://service.example/application/webhook/tok3n');
    try {
      const timeoutMs = error.silent ? SILENCE_MS : NEVER_MS;
      const exchange = await send({ method: 'POST', url, headers: {}, body: '{"body":"hello"}' }, { timeoutMs });
      expect(exchange).toMatchObject({ type: 'failure', written: false, permanent: error.permanent });
      expect(exchange).toHaveProperty('reason', expect.stringContaining(error.reason));
      for (const secret of [...SECRETS, 'tok3n']) expect(JSON.stringify(exchange)).not.toContain(secret);
      expect(proxy.truth.connections).toBe(1);
      for (const request of proxy.truth.requests) {
        expect(request).toMatch(/^CONNECT service\.example:443 HTTP\/1\.1\r\n/);
        expect(request).toContain(`proxy-authorization: Basic ${SECRETS[2]}`);
        expect(request).not.toContain('tok3n');
      }
    } finally {
      await proxy.close();
    }
  });
});

test('names an unreachable proxy without its credentials', async () => {
  const send = createSend({ HTTPS_PROXY: `http://${encoded}@127.0.0.1:1` });
  const exchange = await send(
    { method: 'GET', url: new URL('https://service.example/x'), headers: {} },
    { timeoutMs: NEVER_MS },
  );
  expect(exchange).toMatchObject({
    written: false,
    permanent: false,
    reason: 'the proxy 127.0.0.1:1 refused the connection',
  });
});

test.each([
  ['https_proxy', 'socks5://user:s3cret@127.0.0.1:1'],
  ['HTTPS_PROXY', 'http://user:s3cret@'],
])('an unusable %s rejects only requests that need it', async (name, value) => {
  const server = await startFaultServer([faultNamed('none')]);
  const send = createSend({ [name]: value });
  const request = (url: string | URL) => ({ method: 'GET', url: new URL(url), headers: {} }) as const;
  try {
    const exchange = await send(request('https://service.example/tok3n'), { timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ type: 'failure', written: false, permanent: true });
    expect(exchange).toHaveProperty('reason', expect.stringContaining(`the environment variable ${name}`));
    expect(JSON.stringify(exchange)).not.toMatch(/s3cret|tok3n/);
    expect(await send(request(server.url), { timeoutMs: NEVER_MS })).toMatchObject({ status: 200 });
  } finally {
    await server.close();
  }
});

test.each(['*', '0.0.0.0', 'other.example, 0.0.0.0:1'])('connects directly with NO_PROXY=%s', async (noProxy) => {
  const send = createSend({ https_proxy: 'http://127.0.0.1:2', NO_PROXY: noProxy });
  const request = { method: 'GET', url: new URL('https://0.0.0.0:1/'), headers: {} } as const;
  const refused = { written: false, reason: '0.0.0.0:1 refused the connection', proxy: undefined };
  expect(await send(request, { timeoutMs: NEVER_MS })).toMatchObject(refused);
});

describe('a proxy that opens the tunnel', () => {
  const OPEN = 'HTTP/1.1 200 OK\r\n';
  test.each([
    ['the usual answer', `${OPEN}\r\n`],
    ['HTTP/1.0', 'HTTP/1.0 200 Connection established\r\n\r\n'],
    ['a length, which means nothing here', `${OPEN}content-length: 5\r\n\r\n`],
    ['many headers', `${OPEN}${'a: b\r\n'.repeat(500)}\r\n`],
    ['the usual answer, over TLS', `${OPEN}\r\n`, 'https'],
  ])('with %s', async (_name, answer, scheme = 'http') => {
    onTestFinished(trustAuthority(authority));
    const identity = authority.issue({ altName: 'IP:0.0.0.0,IP:127.0.0.1' });
    const [server, proxy] = [
      await startFaultServer([faultNamed('TLS: answered')], identity),
      await startConnectProxy({ identity: scheme === 'https' ? identity : undefined, answer }),
    ];
    const order = {
      url: server.url.href.replace('127.0.0.1', '0.0.0.0'),
      timeoutMs: NEVER_MS,
      proxyEnv: { https_proxy: `${scheme}://127.0.0.1:${proxy.port}` },
    };
    try {
      const exchange = await sendPost(order);
      expect(exchange).toMatchObject({ type: 'response', status: 200, complete: true });
      expect(server.truth.stored).toHaveLength(1);
    } finally {
      await proxy.close();
      await server.close();
    }
  });
});

describe('a proxy behind TLS', () => {
  test.each([
    ['a good certificate', 'IP:127.0.0.1', true, 'returned 403'],
    ['an unknown authority', 'IP:127.0.0.1', false, 'an unknown certificate authority'],
    ['a certificate for another name', 'DNS:other.example', true, 'is for another name'],
  ])('%s', async (_name, altName, trusted, reason) => {
    if (trusted) onTestFinished(trustAuthority(authority));
    const refusing = { ...faultNamed('403'), over: 'tls' } as const;
    const proxy = await startFaultServer([refusing], authority.issue({ altName }));
    const order = {
      url: 'https://service.example/',
      timeoutMs: NEVER_MS,
      proxyEnv: { https_proxy: `https://${encoded}@${proxy.url.host}` },
    };
    try {
      const exchange = await sendPost(order);
      expect(exchange).toMatchObject({ type: 'failure', written: false, permanent: true });
      expect(exchange).toHaveProperty('reason', expect.stringContaining(`the proxy ${proxy.url.host}`));
      expect(exchange).toHaveProperty('reason', expect.stringContaining(reason));
      for (const secret of SECRETS) expect(JSON.stringify(exchange)).not.toContain(secret);
    } finally {
      await proxy.close();
    }
  });
});

test('checks certificates behind the proxy despite NODE_TLS_REJECT_UNAUTHORIZED', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { exchange, truth } = await sendThrough(faultNamed('TLS: answered'), 'DNS:other.example');
  expect(exchange).toMatchObject({ type: 'failure', written: false, permanent: true });
  expect(exchange).toHaveProperty('reason', expect.stringMatching(/^the certificate of 0\.0\.0\.0:\d+ is for another/));
  expect(truth.requestBytes).toBe(0);
});

test.each(['TLS: closed instead of an answer, stored', 'TLS: reset instead of an answer, stored'])(
  'reports a request through the proxy as written: %s',
  async (name) => {
    const { exchange, truth } = await sendThrough(faultNamed(name), 'IP:0.0.0.0');
    expect(exchange).toMatchObject({ type: 'failure', written: true });
    expect(truth.stored).toHaveLength(1);
  },
);

/** 0.0.0.0 is this machine too, but not loopback by name, so that the proxy is used. */
async function sendThrough(error: Fault, altName: string) {
  onTestFinished(trustAuthority(authority));
  const server = await startFaultServer([error], authority.issue({ altName }));
  const proxy = await startConnectProxy({ credentials: `${USER}:${PASSWORD}` });
  const order = {
    url: server.url.href.replace('127.0.0.1', '0.0.0.0'),
    timeoutMs: NEVER_MS,
    proxyEnv: { https_proxy: `http://${encoded}@127.0.0.1:${proxy.port}` },
  };
  try {
    const exchange = await sendPost(order);
    for (const secret of SECRETS) expect(JSON.stringify(exchange)).not.toContain(secret);
    return { exchange, truth: server.truth };
  } finally {
    await proxy.close();
    await server.close();
  }
}
