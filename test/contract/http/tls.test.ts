import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { sendPost } from '../../support/fault-client.ts';
import { close, listen, startFaultServer } from '../../support/fault-server.ts';
import { faultNamed } from '../../support/fault-table.ts';
import { NEVER_MS } from '../../support/hangs.ts';
import { type TlsIdentity, tlsAuthority, trustAuthority } from '../../support/tls-authority.ts';

const authority = tlsAuthority();
afterEach(() => vi.unstubAllEnvs());

interface Case {
  readonly name: string;
  readonly identity: () => TlsIdentity;
  readonly trusted: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly hint: string;
}

const GOOD = { altName: 'IP:127.0.0.1' };

const REFUSED: readonly Case[] = [
  {
    name: 'an unknown authority',
    identity: () => authority.issue(GOOD),
    trusted: false,
    reason: 'was issued by an unknown certificate authority',
    hint: 'NODE_EXTRA_CA_CERTS',
  },
  {
    name: 'an unknown authority, with checking switched off for Node',
    identity: () => authority.issue(GOOD),
    trusted: false,
    env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    reason: 'was issued by an unknown certificate authority',
    hint: 'NODE_EXTRA_CA_CERTS',
  },
  {
    name: 'an expired certificate',
    identity: () => authority.issue({ ...GOOD, valid: 'in the past' }),
    trusted: true,
    reason: 'has expired',
    hint: 'Check the dates',
  },
  {
    name: 'a certificate of the future',
    identity: () => authority.issue({ ...GOOD, valid: 'in the future' }),
    trusted: true,
    reason: 'is not valid yet',
    hint: 'clock',
  },
  {
    name: 'a certificate for another name',
    identity: () => authority.issue({ altName: 'DNS:other.example' }),
    trusted: true,
    reason: 'is for another name',
    hint: 'host name',
  },
  {
    name: 'a self-signed certificate',
    identity: () => authority.selfSigned(),
    trusted: true,
    reason: 'was issued by an unknown certificate authority',
    hint: 'NODE_EXTRA_CA_CERTS',
  },
];

test.each(REFUSED)('rejects $name permanently, with advice', async ({ identity, trusted, env = {}, reason, hint }) => {
  if (trusted) onTestFinished(trustAuthority(authority));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const server = await startFaultServer([faultNamed('TLS: answered')], identity());
  try {
    const exchange = await sendPost({ url: server.url.href, timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ type: 'failure', written: false, permanent: true });
    expect(exchange).toHaveProperty('reason', expect.stringContaining(reason));
    expect(exchange).toHaveProperty('hint', expect.stringContaining(hint));
    expect(exchange).toHaveProperty('reason', expect.stringContaining(server.url.host));
    expect(server.truth.requestBytes).toBe(0);
  } finally {
    await server.close();
  }
});

/** A server that prefers HTTP/2 and notes which version each request came in. */
async function startH2Server(identity: TlsIdentity) {
  const versions: string[] = [];
  const open = new Set<Socket>();
  const server = createSecureServer({ ...identity, allowHTTP1: true }, (request, response) => {
    versions.push(request.httpVersion);
    response.end('{}');
  });
  server.on('connection', (socket: Socket) => open.add(socket));
  const port = await listen(server);
  return { url: new URL(`https://127.0.0.1:${port}/`), versions, close: () => close(server, open) };
}

test('uses HTTP/1.1 with a server that prefers HTTP/2', async () => {
  onTestFinished(trustAuthority(authority));
  const server = await startH2Server(authority.issue(GOOD));
  try {
    const exchange = await sendPost({ url: server.url.href, timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ type: 'response', status: 200 });
    expect(server.versions).toEqual(['1.1']);
  } finally {
    await server.close();
  }
});
