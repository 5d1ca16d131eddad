import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openTunnel } from '../../../src/transport/connection/tunnel.ts';
import { close, listen } from '../../support/fault-server.ts';

const SERVICE = new URL('https://service.example/application/webhook/t0k3n');
let server: Server;
let sockets: Socket[] = [];
afterEach(() => close(server, sockets));

/** A connection to a proxy that does this with the request. */
async function toProxy(answer: (socket: Socket, request: string) => void): Promise<Socket> {
  sockets = [];
  server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.once('data', (chunk) => answer(socket, chunk.toString()));
  });
  const socket = connect(await listen(server), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

test('the proxy is asked for host and port alone, with its credentials where there are any', async () => {
  const asked: string[] = [];
  for (const authorization of [undefined, 'Basic dTpw']) {
    const socket = await toProxy((peer, request) => {
      asked.push(request);
      peer.write('HTTP/1.1 200 OK\r\n\r\n');
    });
    await openTunnel(socket, SERVICE, authorization);
    await close(server, sockets);
  }
  server = createServer();
  await listen(server);
  const bare = 'CONNECT service.example:443 HTTP/1.1\r\nhost: service.example:443\r\n';
  expect(asked).toEqual([`${bare}\r\n`, `${bare}proxy-authorization: Basic dTpw\r\n\r\n`]);
});

test('interim answers are read past, and what follows the answer stays in the socket', async () => {
  const pieces = ['HTTP/1.1 100 Continue\r\n\r\nHTTP/1.', '1 200 OK\r\nvia: x\r', '\n\r\nhello'];
  const socket = await toProxy(async (peer) => {
    for (const piece of pieces) {
      peer.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await openTunnel(socket, SERVICE, undefined);
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toBe('hello');
});

test.each<[string, string, object]>([
  ['a refusal', 'HTTP/1.1 407 Who are you\r\n\r\n', { code: 'ERR_TUNNEL_REFUSED', status: 407 }],
  ['a redirect', 'HTTP/1.1 302 Found\r\n\r\n', { code: 'ERR_TUNNEL_REFUSED', status: 302 }],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n', { code: 'HPE_INVALID_CONSTANT' }],
  ['a status that is none', 'HTTP/1.1 OK\r\n\r\n', { code: 'HPE_INVALID_STATUS' }],
  ['a head that is too long', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20_000)}`, { code: 'UND_ERR_HEADERS_OVERFLOW' }],
  ['interim answers without end', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(60_000), { code: 'ERR_FLOOD' }],
])('%s opens no tunnel', async (_, answer, fault) => {
  const socket = await toProxy((peer) => peer.write(answer));
  await expect(openTunnel(socket, SERVICE, undefined)).rejects.toMatchObject(fault);
});

test('a proxy that closes or resets the connection opens none', async () => {
  const closing = await toProxy((peer) => peer.end());
  await expect(openTunnel(closing, SERVICE, undefined)).rejects.toMatchObject({ code: 'ERR_TUNNEL_CLOSED' });
  await close(server, sockets);
  const resetting = await toProxy((peer) => peer.resetAndDestroy());
  await expect(openTunnel(resetting, SERVICE, undefined)).rejects.toMatchObject({ code: 'ECONNRESET' });
});
