import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startConnectProxy } from '../../support/connect-proxy.ts';
import { sendPost } from '../../support/fault-client.ts';
import { startFaultServer } from '../../support/fault-server.ts';
import { faultNamed } from '../../support/fault-table.ts';
import { NEVER_MS } from '../../support/hangs.ts';
import { hasLossyRelay, startLossyRelay } from '../../support/lossy-relay.ts';
import { startStallingRelay } from '../../support/stalling-relay.ts';
import { tlsAuthority, trustAuthority } from '../../support/tls-authority.ts';

/** Milliseconds to connect and write, even on a busy machine. */
const GIVES_UP_AFTER_MS = 12_000;
/** Larger than kernel buffers, so part of the request is still unwritten when it is aborted. */
const LARGE = 20_000_000;
const SMALL = 2;

const authority = tlsAuthority();
let distrust: () => void;
beforeAll(() => {
  distrust = trustAuthority(authority);
});
afterAll(() => distrust());

const ALIGNMENTS = ['http', 'https', 'through a proxy', 'through a proxy behind TLS'] as const;
type Way = (typeof ALIGNMENTS)[number];

/** Starts the server behind a relay: a service that never responds, and a proxy if the path has one. */
async function farEnd(method: Way) {
  const identity = authority.issue({ altName: 'IP:127.0.0.1,IP:0.0.0.0' });
  const silence = { ...faultNamed('silence'), over: method === 'http' ? 'tcp' : 'tls' } as const;
  const service = await startFaultServer([silence], identity);
  if (method === 'http' || method === 'https') return { port: Number(service.url.port), service, close: service.close };
  const proxy = await startConnectProxy({ identity: method === 'through a proxy' ? undefined : identity });
  return { port: proxy.port, service, close: () => Promise.all([proxy.close(), service.close()]) };
}

/** Sends a large request through the relay, and aborts it. */
async function giveUp(method: Way, bodyBytes: number, relayPort: number, service: URL) {
  const relay = `127.0.0.1:${relayPort}`;
  // 0.0.0.0 reaches this machine but is not a loopback name, so the proxy is used.
  const behind = `https://0.0.0.0:${service.port}/`;
  const orders = {
    http: { url: `http://${relay}/` },
    https: { url: `https://${relay}/` },
    'through a proxy': { url: behind, proxyEnv: { https_proxy: `http://${relay}` } },
    'through a proxy behind TLS': { url: behind, proxyEnv: { https_proxy: `https://${relay}` } },
  };
  const order = { ...orders[method], timeoutMs: GIVES_UP_AFTER_MS, bodyBytes };
  expect(await sendPost(order)).toMatchObject({ type: 'failure', written: true });
}

const ENDS = ALIGNMENTS.flatMap((method) => [[method, SMALL] as const, [method, LARGE] as const]);

test.concurrent.each(ENDS)('aborted request resets the connection: %s, %i bytes', async (method, bytes) => {
  const { port, service, close } = await farEnd(method);
  const relay = await startStallingRelay(port);
  try {
    await giveUp(method, bytes, relay.port, service.url);
    expect(await relay.goOn()).toMatchObject({ closedInOrder: false, error: 'ECONNRESET' });
    expect(service.truth.requests).toHaveLength(bytes === SMALL ? 1 : 0);
  } finally {
    await relay.close();
    await close();
  }
});

test('connection is closed gracefully after a complete response', async () => {
  const service = await startFaultServer([faultNamed('keep-alive')]);
  const relay = await startStallingRelay(Number(service.url.port));
  try {
    const exchange = await sendPost({ url: `http://127.0.0.1:${relay.port}/`, timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ type: 'response', status: 200, complete: true });
    expect(await relay.goOn()).toMatchObject({ closedInOrder: true, error: undefined });
  } finally {
    await relay.close();
    await service.close();
  }
});

describe.runIf(hasLossyRelay())('on a path that loses packets temporarily', () => {
  test.concurrent.for(ALIGNMENTS)('no data of an aborted request arrives later: %s', async (method, { expect }) => {
    const { port, service, close } = await farEnd(method);
    const relay = await startLossyRelay(port);
    try {
      const givingUp = giveUp(method, LARGE, relay.port, service.url);
      await expect.poll(() => relay.loses(1)).toBe(true);
      // The second connection shows the effect of a plain close, for comparison.
      const closed = connect(relay.port, '127.0.0.1').on('error', () => {});
      closed.write(Buffer.alloc(LARGE));
      await expect.poll(() => relay.loses(2)).toBe(true);
      closed.destroy();
      await givingUp;
      relay.recover();
      await expect.poll(() => relay.late(2)).toBeGreaterThan(1_000_000);
      expect(relay.late(1)).toBe(0);
      expect(service.truth.requests).toEqual([]);
    } finally {
      relay.stop();
      await close();
    }
  });
});
