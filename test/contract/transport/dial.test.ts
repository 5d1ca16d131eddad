import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { dial } from '../../../src/transport/connection/open.ts';
import { type DeafServer, startDeafServer } from '../../support/fault-deaf-server.ts';
import { close, listen } from '../../support/fault-server.ts';

interface CountingServer {
  readonly port: number;
  readonly sockets: Socket[];
}

const servers: { readonly server: Server; readonly sockets: readonly Socket[] }[] = [];
const deaf: DeafServer[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const one of deaf.splice(0)) one.stop();
  for (const { server, sockets } of servers.splice(0)) await close(server, sockets);
});

async function startCounting(host = '127.0.0.1', port = 0): Promise<CountingServer> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => {})));
  servers.push({ server, sockets });
  return { port: await listen(server, { host, port }), sockets };
}

async function startDeaf(host: string, port: number): Promise<DeafServer> {
  const server = await startDeafServer({ host, port });
  deaf.push(server);
  return server;
}

const v4 = (address: string) => ({ address, family: 4 });
const v6 = (address: string) => ({ address, family: 6 });
const never = () => new AbortController().signal;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** No head start ends by itself from now on. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** Of both sides, in this process: open or connecting. */
const connections = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

test('the address that answers is told with its connection, and the others are ended', async () => {
  const { port, sockets } = await startCounting();
  await startDeaf('127.0.0.2', port);
  const before = connections();
  const { socket, address } = await dial([v4('127.0.0.2'), v4('127.0.0.1')], port, never());
  expect(address).toEqual(v4('127.0.0.1'));
  expect(socket.remoteAddress).toBe('127.0.0.1');
  await expect.poll(() => sockets.length).toBe(1);
  // Both sides of the one.
  await expect.poll(connections).toBe(before + 2);
  socket.destroy();
});

test('the families take turns, that of the first address first', async () => {
  const four = await startCounting();
  const six = await startCounting('::1', four.port);
  const addresses = [v6('::1'), v4('127.0.0.9'), v4('127.0.0.1')];
  const first = await dial(addresses, four.port, never());
  expect(first.address.family).toBe(6);
  first.socket.destroy();
  const dead = await dial([v4('127.0.0.9'), v4('127.0.0.8'), v6('::1')], four.port, never());
  expect(dead.address.family).toBe(6);
  dead.socket.destroy();
  await expect.poll(() => six.sockets.length).toBe(2);
  expect(four.sockets).toEqual([]);
});

test('when all fail, the last error is told', async () => {
  const { port } = await startCounting();
  const dialled = dial([v4('127.0.0.8'), v4('127.0.0.9')], port, never());
  await expect(dialled).rejects.toMatchObject({ code: 'ECONNREFUSED', address: '127.0.0.9' });
});

test('each address is tried once, the families in turn', async () => {
  const { port } = await startCounting();
  const tried: unknown[] = [];
  const watch = (message: unknown) =>
    void (message as { readonly socket: Socket }).socket.on('error', (error) => tried.push(error));
  channel('net.client.socket').subscribe(watch);
  const addresses = [v6('::1'), v6('::ffff:127.0.0.7'), v4('127.0.0.8'), v4('127.0.0.9'), v4('127.0.0.10')];
  await expect(dial(addresses, port, never())).rejects.toThrow();
  channel('net.client.socket').unsubscribe(watch);
  expect(tried).toMatchObject([0, 2, 1, 3, 4].map((n) => ({ address: addresses[n]?.address })));
});

test('a failure ends the head start: the next address is tried at once, and no clock runs on', async () => {
  const { port } = await startCounting();
  stopClock();
  const { socket } = await dial([v4('127.0.0.9'), v4('127.0.0.1'), v4('127.0.0.8')], port, never());
  expect(vi.getTimerCount()).toBe(0);
  socket.destroy();
  await expect(dial([v4('127.0.0.8'), v4('127.0.0.9')], port, never())).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});

test('an address that is still being tried may answer after the last one has failed', async () => {
  const { port } = await startCounting();
  const { wake } = await startDeaf('127.0.0.2', port);
  const dialled = dial([v4('127.0.0.2'), v4('127.0.0.9')], port, never());
  // The second has failed by then.
  await pause(500);
  wake();
  const { socket, address } = await dialled;
  expect(address).toEqual(v4('127.0.0.2'));
  socket.destroy();
});

test('a connection that fails later makes it try no further address', async () => {
  const { port, sockets } = await startCounting();
  stopClock();
  const { socket } = await dial([v4('127.0.0.1'), v4('127.0.0.9'), v4('127.0.0.8')], port, never());
  await expect.poll(() => sockets.length).toBe(1);
  const failed = once(socket, 'error');
  sockets[0]?.resetAndDestroy();
  await failed;
  expect(vi.getTimerCount()).toBe(0);
});

test('once it is given up, no further address is tried', async () => {
  const { port } = await startCounting();
  await startDeaf('127.0.0.2', port);
  const before = connections();
  const ending = new AbortController();
  stopClock();
  void dial([v4('127.0.0.2'), v4('127.0.0.1')], port, ending.signal);
  await expect.poll(connections).toBe(before + 1);
  ending.abort();
  expect(vi.getTimerCount()).toBe(0);
  await expect.poll(connections).toBe(before);
});

test('a connection that is open is reset when it is given up', async () => {
  const { port, sockets } = await startCounting();
  const ending = new AbortController();
  await dial([v4('127.0.0.1')], port, ending.signal);
  await expect.poll(() => sockets.length).toBe(1);
  const fault = new Promise<NodeJS.ErrnoException>((resolve) => sockets[0]?.on('error', resolve));
  ending.abort();
  expect((await fault).code).toBe('ECONNRESET');
});

test('what is given up ends at once, however much was still to be written', async () => {
  const { port, sockets } = await startCounting();
  const ending = new AbortController();
  const { socket } = await dial([v4('127.0.0.1')], port, ending.signal);
  await expect.poll(() => sockets.length).toBe(1);
  sockets[0]?.pause();
  socket.write(Buffer.alloc(50_000_000));
  ending.abort();
  expect(socket.destroyed).toBe(true);
});
