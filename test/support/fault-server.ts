/** A raw server that injects faults, and records what it received and stored. */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Fault } from './fault-table.ts';
import type { TlsIdentity } from './tls-authority.ts';

/** Record of actual events on the server. */
interface Truth {
  connections: number;
  /** Bytes of HTTP requests received, without TLS handshakes. */
  requestBytes: number;
  /** Completely received requests as text: headers and body. */
  readonly requests: string[];
  /** Requests that the server stored. */
  readonly stored: string[];
}

/** A raw server that injects faults. */
export interface FaultServer {
  readonly url: URL;
  readonly truth: Truth;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server that injects one fault per connection, and repeats the last one.
 *
 * @param identity key and certificate. Required for faults behind TLS
 */
export async function startFaultServer(errors: readonly Fault[], identity?: TlsIdentity): Promise<FaultServer> {
  const truth: Truth = { connections: 0, requestBytes: 0, requests: [], stored: [] };
  const open = new Set<Socket>();
  const completed = errors[0]?.over ?? 'tcp';
  const onConnection = (socket: Socket) => {
    const raw = [...open].find((entry) => entry.remotePort === socket.remotePort);
    // A TLS socket can't be reset, but the socket below can.
    if (raw !== undefined && raw !== socket) socket.resetAndDestroy = () => raw.resetAndDestroy();
    const error = errors[Math.min(truth.connections, errors.length - 1)];
    truth.connections += 1;
    if (error !== undefined) serve(socket, error, truth);
  };
  const server = completed === 'tls' ? createTlsServer({ ...identity }, onConnection) : createServer(onConnection);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  });
  server.on('tlsClientError', () => {});
  const port = await listen(server);
  const url = new URL(
    `${completed === 'tcp' ? 'http' : 'https'}://127.0.0.1:${port}/application/webhook/tok3n_s3cret_9`,
  );
  return { url, truth, close: () => close(server, open) };
}

/** Listens on loopback, on a free port by default. */
export async function listen(server: Server, { host = '127.0.0.1', port = 0 } = {}): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Closes a server and its open connections. */
export async function close(server: Server, open: Iterable<Socket>): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  for (const socket of open) socket.destroy();
  await closed;
}

function serve(socket: Socket, error: Fault, truth: Truth): void {
  socket.on('error', () => {});
  let seen = '';
  let played = false;
  let isComplete = false;
  const play = () => {
    if (played) return;
    played = true;
    error.play(socket);
  };
  socket.on('data', (chunk) => {
    if (error.over !== 'tls-port') truth.requestBytes += chunk.length;
    seen += chunk.toString('latin1');
    if (error.at === 'first-byte') play();
    if (isComplete || !isWhole(seen)) return;
    isComplete = true;
    truth.requests.push(seen);
    if (error.stores) truth.stored.push(seen);
    if (error.at === 'request') play();
  });
  if (error.at === 'accept') play();
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1] ?? '0';
  return text.length - (end + 4) >= Number(length);
}
