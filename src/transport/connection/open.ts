import type { LookupAddress } from 'node:dns';
import { connect, type Socket } from 'node:net';
import { wholeMs } from '../../time.ts';
import type { ProxyServer } from '../proxy.ts';
import { startTimer } from '../system.ts';
import type { AddressMemory } from './address-memory.ts';
import { ConnectionFault } from './fault.ts';
import { familyOf, type NameResolver } from './names.ts';

/** Where a connection leads, and by what way. */
export interface ConnectionRoute {
  readonly url: URL;
  readonly proxy: ProxyServer | undefined;
}

/** How far the opening of a connection has come. */
export interface OpeningProgress {
  /** While a host name is being looked up. */
  naming: boolean;
  /** Whether a failure now is the service's: always without a proxy, else once the proxy has opened the tunnel. */
  atService: boolean;
  /** The host that is connected to, the service's or the proxy's, and which of its addresses. */
  peer?: { readonly host: string; readonly address: LookupAddress };
}

/** What opening a connection needs. */
export interface Opening {
  readonly names: NameResolver;
  readonly memory: AddressMemory;
  readonly progress: OpeningProgress;
  /** Resets whatever has been opened. */
  readonly giveUp: AbortSignal;
}

/** What each step may take: the name, the connection, the tunnel, TLS. The limit of the exchange may be nearer. */
const STEP_TIME = wholeMs(10_000);

/** Opens the connection for one exchange, up to where the request can be written: name, TCP, tunnel, TLS. */
export async function openConnection({ url, proxy }: ConnectionRoute, opening: Opening): Promise<Socket> {
  const { progress } = opening;
  // Before anything is opened, which could fail unheard while a module is loaded.
  const tunnel = proxy === undefined ? undefined : await import('./tunnel.ts');
  const peer = proxy === undefined ? url : new URL(proxy.origin);
  const tcp = await reach(peer, opening);
  const first = peer.protocol === 'https:' ? await inTime(secure(tcp, peer)) : tcp;
  if (proxy === undefined || tunnel === undefined) return first;
  await inTime(tunnel.openTunnel(first, url, proxy.authorization));
  progress.atService = true;
  return inTime(secure(first, url));
}

async function reach(url: URL, { names, memory, progress, giveUp }: Opening): Promise<Socket> {
  const host = hostOf(url);
  const family = familyOf(host);
  progress.naming = family === 0;
  const addresses = family === 0 ? await inTime(names.lookUp(host), 'EAI_AGAIN') : [{ address: host, family }];
  progress.naming = false;
  if (giveUp.aborted) throw new ConnectionFault('ECONNABORTED');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const { socket, address } = await inTime(dial(memory.inOrder(host, addresses), port, giveUp), 'ETIMEDOUT');
  progress.peer = { host, address };
  return socket;
}

/** Certificates are checked even where NODE_TLS_REJECT_UNAUTHORIZED asks Node not to. HTTP/2 would hide the phase. */
function secure(socket: Socket, url: URL): Promise<Socket> {
  // Not imported: by the time a module is loaded, the socket below may have failed unheard.
  const { connect } = process.getBuiltinModule('node:tls');
  const host = hostOf(url);
  const servername = familyOf(host) === 0 ? host : '';
  return new Promise((resolve, reject) => {
    const options = { socket, host, servername, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] };
    const tls = connect(options, () => resolve(tls));
    tls.on('error', reject);
  });
}

/** The limit of a step. */
function inTime<T>(step: Promise<T>, code = 'ERR_STEP_TIMEOUT'): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = startTimer(STEP_TIME, () => reject(new ConnectionFault(code)));
  // What remains of a step that is given up must not hold the process.
  timer.unref();
  step.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/** A host as the system takes it: an IPv6 address without its brackets. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** How long one address is tried alone; RFC 8305 calls it the connection attempt delay. */
const HEAD_START = wholeMs(250);

/** An open connection, and the address that answered. */
interface DialResult {
  readonly socket: Socket;
  readonly address: LookupAddress;
}

/**
 * Opens a TCP connection to whichever address answers first. The addresses are tried one after the other, IPv6 and IPv4
 * in turn, each with a head start, and none is given up before one has answered or all have failed: Node itself allows
 * an address 250 ms and then drops it, which is too short for a slow network.
 *
 * @param giveUp resets whatever has been opened
 * @throws the last error to come, when all addresses failed
 */
export function dial(addresses: readonly LookupAddress[], port: number, giveUp: AbortSignal): Promise<DialResult> {
  const { promise, resolve, reject } = Promise.withResolvers<DialResult>();
  const waiting = inTurn(addresses);
  const trying = new Set<Socket>();
  let timer: NodeJS.Timeout | undefined;
  let won = false;

  const next = () => {
    clearTimeout(timer);
    const address = waiting.shift();
    if (address === undefined) return;
    const socket = connect({ host: address.address, port, noDelay: true });
    trying.add(socket);
    giveUp.addEventListener('abort', () => reset(socket));
    socket.once('connect', () => win({ socket, address })).on('error', (error) => lose(socket, error));
    if (waiting.length > 0) timer = startTimer(HEAD_START, next);
  };
  const win = (result: DialResult) => {
    won = true;
    clearTimeout(timer);
    trying.delete(result.socket);
    for (const other of trying) other.destroy();
    resolve(result);
  };
  const lose = (socket: Socket, error: Error) => {
    trying.delete(socket);
    if (won) return;
    if (waiting.length > 0) next();
    else if (trying.size === 0) reject(error);
  };

  giveUp.addEventListener('abort', () => clearTimeout(timer));
  next();
  return promise;
}

/** The first address's family first, then the families in turn. */
function inTurn(addresses: readonly LookupAddress[]): LookupAddress[] {
  const [first = [], second = []] = Map.groupBy(addresses, ({ family }) => family).values();
  const longer = Math.max(first.length, second.length);
  return Array.from({ length: longer }, (_, n) => [first[n], second[n]])
    .flat()
    .filter((address) => address !== undefined);
}

/**
 * Ends a TCP connection by a reset, at once, whatever is under way on it. A socket that is merely closed leaves what
 * was written to the kernel, which goes on sending it for minutes: a request that was given up could still arrive.
 */
function reset(socket: Socket): void {
  socket.resetAndDestroy();
  // Else the reset would wait until all is written, which may be never.
  socket.destroy();
}
