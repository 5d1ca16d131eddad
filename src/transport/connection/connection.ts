import type { Socket } from 'node:net';
import type { buildConnector, Dispatcher, Client as UndiciClient } from 'undici';
import connectorOf from 'undici/lib/core/connect.js';
import Client from 'undici/lib/dispatcher/client.js';

/** One fresh connection for one exchange, and the means to end it at once, in whatever state it is. */
export interface Line {
  readonly dispatcher: Dispatcher;
  /** Whether what goes wrong now lies with the service: true without a proxy, or once its tunnel is open. */
  readonly atService: () => boolean;
  readonly destroy: () => void;
}

/** Milliseconds that one connection attempt may take; less when the exchange's own limit is nearer. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Certificates are checked even where NODE_TLS_REJECT_UNAUTHORIZED asks Node not to. HTTP/2 would hide the phase. */
export const STRICT_TLS = { rejectUnauthorized: true, allowH2: false } as const;

/** The error of a connection that was closed before the request could be written. */
export class ClosedEarlyError extends Error {
  readonly code = 'ERR_CLOSED_EARLY';
}

/** The error of a connection on which more came than any answer needs. */
export class FloodError extends Error {
  readonly code = 'ERR_FLOOD';
}

/**
 * A line straight to the service.
 *
 * @param mostBytes what may come over it in all: chunk extensions and the like are no part of a body, and have no limit
 */
export function directLine(origin: string, mostBytes: number): Line {
  const trunk = openTrunk(mostBytes);
  return lineOf(new Client(origin, clientOptions(trunk)), trunk, () => true);
}

/** The socket that carries everything, kept so that it can be destroyed while it is still connecting. */
export interface Trunk {
  readonly connect: buildConnector.connector;
  readonly destroy: () => void;
}

/**
 * A connector that connects once. A client whose peer closes before anything was written would quietly connect again,
 * and again; here that is an error, and the retry decision is made where it belongs.
 */
export function openTrunk(mostBytes = Number.POSITIVE_INFINITY): Trunk {
  const connector = connectorOf({ ...STRICT_TLS, maxCachedSessions: 0, timeout: CONNECT_TIMEOUT_MS });
  let socket: Socket | undefined;
  return {
    connect(options, callback) {
      if (socket !== undefined) {
        queueMicrotask(() => callback(new ClosedEarlyError('closed before the request was written'), null));
        return;
      }
      socket = connector(options, (...result) => {
        const [, open] = result;
        if (open && mostBytes < Number.POSITIVE_INFINITY) endWhenFlooded(open, mostBytes);
        callback(...result);
      });
    },
    destroy: () => socket?.destroy(),
  };
}

function endWhenFlooded(socket: Socket, mostBytes: number): void {
  socket.on('readable', () => {
    if (socket.bytesRead > mostBytes) socket.destroy(new FloodError('more bytes than an answer needs'));
  });
}

/** Options of a client over a trunk; its own timers are off, because the exchange's watchdog covers every phase. */
export function clientOptions(trunk: Trunk): UndiciClient.Options {
  return { connect: trunk.connect, allowH2: false, maxHeaderSize: 16_384, headersTimeout: 0, bodyTimeout: 0 };
}

/** Ties a dispatcher to its trunk: destroying the one leaves the other's socket connecting. */
export function lineOf(dispatcher: Dispatcher, trunk: Trunk, atService: () => boolean): Line {
  return {
    dispatcher,
    atService,
    destroy() {
      dispatcher.destroy(() => {});
      trunk.destroy();
    },
  };
}
