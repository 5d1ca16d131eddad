/** A raw server that plays faults, and notes the truth: what arrived of each request, and what it stored. */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Fault } from './fault-table.ts';
import type { TlsIdentity } from './tls-authority.ts';

/** What really happened, as the server saw it. */
interface Truth {
  connections: number;
  /** Bytes of HTTP requests that arrived (a TLS handshake is not one). */
  requestBytes: number;
  /** Requests that arrived whole, as text: head and body. */
  readonly requests: string[];
  /** Those that the server kept. */
  readonly stored: string[];
}

/** A raw server that plays faults. */
export interface FaultServer {
  readonly url: URL;
  readonly truth: Truth;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server that plays one fault for each connection, the last one for all further ones.
 *
 * @param identity key and certificate; needed for faults behind TLS
 */
export async function startFaultServer(errors: readonly Fault[], identity?: TlsIdentity): Promise<FaultServer> {
  const truth: Truth = { connections: 0, requestBytes: 0, requests: [], stored: [] };
  const open = new Set<Socket>();
  const completed = errors[0]?.over ?? 'tcp';
  const onConnection = (socket: Socket) => {
    const raw = [...open].find((entry) => entry.remotePort === socket.remotePort);
    // A TLS socket cannot reset its connection; the socket below it can.
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

/** Listens on the loopback interface, on a free port by default. */
export async function listen(server: Server, { host = '127.0.0.1', port = 0 } = {}): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** Closes a server and what is still connected to it. */
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
  const play = () => {
    if (played) return;
    played = true;
    error.play(socket);
  };
  socket.on('data', (chunk) => {
    if (error.over !== 'tls-port') truth.requestBytes += chunk.length;
    seen += chunk.toString('latin1');
    if (error.at === 'first-byte') play();
    if (!isWhole(seen) || truth.requests.includes(seen)) return;
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
