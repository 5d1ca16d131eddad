import type { LookupAddress } from 'node:dns';
import { connect, type Socket } from 'node:net';
import { wholeMs } from '../../time.ts';
import { startTimer } from '../system.ts';

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
