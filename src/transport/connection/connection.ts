import type { Dispatcher, Client as UndiciClient } from 'undici';
import Client from 'undici/lib/dispatcher/client.js';
import { type SingleSocket, singleSocket } from './single-socket.ts';

/** A fresh connection for one exchange, and the means to end it at once, whatever its state. */
export interface Connection {
  readonly dispatcher: Dispatcher;
  /** Whether a failure now is the service's: true without a proxy, or once the proxy's tunnel is open. */
  readonly atService: () => boolean;
  readonly destroy: () => void;
}

/**
 * Connects straight to the service.
 *
 * @param mostBytes what may arrive in all
 */
export function directConnection(origin: string, mostBytes: number): Connection {
  const socket = singleSocket(mostBytes);
  return connectionOver(new Client(origin, clientOptions(socket)), socket, () => true);
}

/** Options of a client over one socket. Its own timers are off: those of the exchange cover every phase. */
export function clientOptions(socket: SingleSocket): UndiciClient.Options {
  return { connect: socket.connect, allowH2: false, maxHeaderSize: 16_384, headersTimeout: 0, bodyTimeout: 0 };
}

/** Ties a dispatcher to its socket: destroying the dispatcher alone would leave the socket connecting. */
export function connectionOver(
  dispatcher: Dispatcher,
  socket: SingleSocket,
  atService: Connection['atService'],
): Connection {
  return {
    dispatcher,
    atService,
    destroy() {
      dispatcher.destroy(() => {});
      socket.destroy();
    },
  };
}
