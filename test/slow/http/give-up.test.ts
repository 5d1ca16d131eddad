import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConnectProxy } from '../../support/connect-proxy.ts';
import { sendPost } from '../../support/fault-client.ts';
import { close, listen, startFaultServer } from '../../support/fault-server.ts';
import { faultNamed } from '../../support/fault-table.ts';
import { NEVER_MS } from '../../support/hangs.ts';
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

/** Number of bytes after which it stops reading: more than a handshake, less than kernel buffers. */
const STALLS_AFTER = 200_000;

/** How a client closed its connection, according to the kernel. */
interface ClientEnd {
  readonly closedInOrder: boolean;
  readonly error: string | undefined;
  readonly bytes: number;
}

/** A relay that stops reading from its clients until it is resumed. */
interface StallingRelay {
  readonly port: number;
  /** Reads the rest, and returns how the client's only connection was closed. */
  readonly resume: () => Promise<ClientEnd>;
  readonly close: () => Promise<void>;
}

/** Starts one in front of a local port. */
async function startStallingRelay(targetPort: number): Promise<StallingRelay> {
  const open = new Set<Socket>();
  const seen = { closedInOrder: false, error: undefined as string | undefined, bytes: 0 };
  const completed = Promise.withResolvers<void>();
  let stalls = true;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect(targetPort, '127.0.0.1').on('error', () => {});
    for (const socket of [client, target]) open.add(socket);
    target.pipe(client, { end: false });
    client.on('data', (chunk) => {
      seen.bytes += chunk.length;
      target.write(chunk);
      if (stalls && seen.bytes > STALLS_AFTER) client.pause();
    });
    client.on('end', () => {
      seen.closedInOrder = true;
      completed.resolve();
    });
    client.on('error', (error: NodeJS.ErrnoException) => {
      seen.error = error.code;
    });
    client.on('close', () => completed.resolve());
  });
  const port = await listen(server);
  return {
    port,
    async resume() {
      stalls = false;
      for (const socket of open) socket.resume();
      await completed.promise;
      return seen;
    },
    close: () => close(server, open),
  };
}

const ROUTES = ['http', 'https', 'through a proxy', 'through a proxy behind TLS'] as const;
type Route = (typeof ROUTES)[number];

/** Starts the server behind a relay: a service that never responds, and a proxy if the path has one. */
async function startFarEnd(route: Route) {
  const identity = authority.issue({ altName: 'IP:127.0.0.1,IP:0.0.0.0' });
  const silence = { ...faultNamed('silence'), over: route === 'http' ? 'tcp' : 'tls' } as const;
  const service = await startFaultServer([silence], identity);
  if (route === 'http' || route === 'https') return { port: Number(service.url.port), service, stop: service.close };
  const proxy = await startConnectProxy({ identity: route === 'through a proxy' ? undefined : identity });
  return { port: proxy.port, service, stop: () => Promise.all([proxy.close(), service.close()]) };
}

/** Sends a large request through the relay, and aborts it. */
async function abort(route: Route, bodyBytes: number, relayPort: number, service: URL) {
  const relay = `127.0.0.1:${relayPort}`;
  // 0.0.0.0 reaches this machine but is not a loopback name, so the proxy is used.
  const behind = `https://0.0.0.0:${service.port}/`;
  const orders = {
    http: { url: `http://${relay}/` },
    https: { url: `https://${relay}/` },
    'through a proxy': { url: behind, proxyEnv: { https_proxy: `http://${relay}` } },
    'through a proxy behind TLS': { url: behind, proxyEnv: { https_proxy: `https://${relay}` } },
  };
  const order = { ...orders[route], timeoutMs: GIVES_UP_AFTER_MS, bodyBytes };
  expect(await sendPost(order)).toMatchObject({ type: 'failure', written: true });
}

const ENDS = ROUTES.flatMap((route) => [[route, SMALL] as const, [route, LARGE] as const]);

test.concurrent.each(ENDS)('aborted request resets the connection: %s, %i bytes', async (route, bytes) => {
  const { port, service, stop } = await startFarEnd(route);
  const relay = await startStallingRelay(port);
  try {
    await abort(route, bytes, relay.port, service.url);
    expect(await relay.resume()).toMatchObject({ closedInOrder: false, error: 'ECONNRESET' });
    expect(service.truth.requests).toHaveLength(bytes === SMALL ? 1 : 0);
  } finally {
    await relay.close();
    await stop();
  }
});

test('connection is closed gracefully after a complete response', async () => {
  const service = await startFaultServer([faultNamed('keep-alive')]);
  const relay = await startStallingRelay(Number(service.url.port));
  try {
    const exchange = await sendPost({ url: `http://127.0.0.1:${relay.port}/`, timeoutMs: NEVER_MS });
    expect(exchange).toMatchObject({ type: 'response', status: 200, complete: true });
    expect(await relay.resume()).toMatchObject({ closedInOrder: true, error: undefined });
  } finally {
    await relay.close();
    await service.close();
  }
});
