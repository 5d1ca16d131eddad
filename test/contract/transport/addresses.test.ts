/** Hosts of several addresses, one of which opens connections and is of no use. */
import { createServer, type Server as HttpServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createRawServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { wholeMs } from '../../../src/time.ts';
import { sharedNames } from '../../../src/transport/connection/names.ts';
import { createSend } from '../../../src/transport/send.ts';
import { sendPost } from '../../support/fault-client.ts';
import { close, listen } from '../../support/fault-server.ts';
import { type TlsIdentity, tlsAuthority, trustAuthority } from '../../support/tls-authority.ts';

const SILENCE_MS = wholeMs(1_000);
const PATIENCE_MS = wholeMs(20_000);

const authority = tlsAuthority();
let distrust: () => void;
beforeAll(() => {
  distrust = trustAuthority(authority);
});
afterAll(() => distrust());

const open: { readonly server: Server | HttpServer; readonly sockets: Set<Socket> }[] = [];
afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) await close(server as Server, sockets);
});

/** Connections that were opened to it. */
async function start(server: Server | HttpServer, place: { host: string; port?: number }) {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => {}));
  });
  server.on('tlsClientError', () => {});
  open.push({ server, sockets });
  return { port: await listen(server as Server, place), connections: () => connections };
}

const healthy = () => createServer((_request, response) => void response.end('{}'));

test.each([
  ['IPv6', '::1', 6, '127.0.0.1', 4],
  ['IPv4', '127.0.0.1', 4, '::1', 6],
] as const)('where %s opens and then is silent, the next try takes the other family', async (_, silent, a, good, b) => {
  const answering = await start(healthy(), { host: good });
  const deaf = await start(createRawServer(), { host: silent, port: answering.port });
  const names = sharedNames(async () => [
    { address: silent, family: a },
    { address: good, family: b },
  ]);
  const send = createSend({ names });
  const request = { method: 'POST', url: new URL(`http://localhost:${deaf.port}/`), headers: {}, body: '{}' } as const;
  expect(await send(request, { timeoutMs: SILENCE_MS })).toMatchObject({ type: 'failure', written: true });
  for (let n = 0; n < 2; n++) expect(await send(request, { timeoutMs: PATIENCE_MS })).toMatchObject({ status: 200 });
  expect(deaf.connections()).toBe(1);
});

/** Two machines of one name: the first with this certificate, the second with that one. */
async function sendToPair(first: TlsIdentity, second: TlsIdentity) {
  let requests = 0;
  const secure = (identity: TlsIdentity) =>
    createSecureServer({ ...identity }, (_request, response) => {
      requests += 1;
      response.end('{}');
    });
  const one = await start(secure(first), { host: '127.0.0.1' });
  const two = await start(secure(second), { host: '127.0.0.2', port: one.port });
  const order = { url: `https://service.test:${one.port}/`, timeoutMs: PATIENCE_MS };
  const addresses = ['127.0.0.1', '127.0.0.2'];
  const exchange = await sendPost({ ...order, addresses });
  return { exchange, requests, connections: [one.connections(), two.connections()] };
}

test('a wrong certificate of one machine of two is not the end', async () => {
  const right = authority.issue({ altName: 'DNS:service.test' });
  const wrong = authority.issue({ altName: 'DNS:other.test' });
  const sent = await sendToPair(wrong, right);
  expect(sent).toMatchObject({ exchange: { status: 200 }, requests: 1, connections: [1, 1] });
});

test('a wrong certificate is final when a second connection shows one as well, and nothing was sent', async () => {
  const wrong = authority.issue({ altName: 'DNS:other.test' });
  const { exchange, requests, connections } = await sendToPair(wrong, authority.selfSigned());
  expect(exchange).toMatchObject({ type: 'failure', written: false, permanent: true, cause: 'certificate' });
  expect({ requests, connections }).toEqual({ requests: 0, connections: [1, 1] });
});
