import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { dial } from '../../../src/transport/connection/dial.ts';
import { type DeafServer, startDeafServer } from '../../support/fault-deaf-server.ts';
import { close, listen } from '../../support/fault-server.ts';

interface CountingServer {
  readonly port: number;
  readonly sockets: Socket[];
}

const servers: { readonly server: Server; readonly sockets: readonly Socket[] }[] = [];
const deaf: DeafServer[] = [];
afterEach(async () => {
  for (const one of deaf.splice(0)) one.stop();
  for (const { server, sockets } of servers.splice(0)) await close(server, sockets);
});

async function startCounting(host = '127.0.0.1', port = 0): Promise<CountingServer> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => {})));
  servers.push({ server, sockets });
  return { port: await listen(server, { host, port }), sockets };
}

async function startDeaf(host: string, port: number): Promise<void> {
  deaf.push(await startDeafServer({ host, port }));
}

const v4 = (address: string) => ({ address, family: 4 });
const never = () => new AbortController().signal;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('the address that answers is told with its connection, and the others are ended', async () => {
  const { port, sockets } = await startCounting();
  await startDeaf('127.0.0.2', port);
  const { socket, address } = await dial([v4('127.0.0.2'), v4('127.0.0.1')], port, never());
  expect(address).toEqual(v4('127.0.0.1'));
  expect(socket.remoteAddress).toBe('127.0.0.1');
  await expect.poll(() => sockets.length).toBe(1);
  socket.destroy();
});

test('the families take turns, that of the first address first', async () => {
  const four = await startCounting();
  const six = await startCounting('::1', four.port);
  const addresses = [{ address: '::1', family: 6 }, v4('127.0.0.9'), v4('127.0.0.1')];
  const first = await dial(addresses, four.port, never());
  expect(first.address.family).toBe(6);
  first.socket.destroy();
  const dead = await dial([v4('127.0.0.9'), v4('127.0.0.8'), { address: '::1', family: 6 }], four.port, never());
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

test('once it is given up, no further address is tried', async () => {
  const { port, sockets } = await startCounting();
  await startDeaf('127.0.0.2', port);
  const ending = new AbortController();
  void dial([v4('127.0.0.2'), v4('127.0.0.1')], port, ending.signal);
  ending.abort();
  // Far more than the head start of an address.
  await pause(1_000);
  expect(sockets).toEqual([]);
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
