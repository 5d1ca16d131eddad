import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';
import connectorOf from 'undici/lib/core/connect.js';

/** Milliseconds that connecting may take; less when the limit of the whole exchange is nearer. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Certificates are checked even where NODE_TLS_REJECT_UNAUTHORIZED asks Node not to. HTTP/2 would hide the phase. */
export const STRICT_TLS = { rejectUnauthorized: true, allowH2: false } as const;

/** The error of a connection that was closed before the request could be written. */
export class ClosedEarlyError extends Error {
  readonly code = 'ERR_CLOSED_EARLY';
}

/** The error of a connection that brought more bytes than an answer needs. */
class FloodError extends Error {
  readonly code = 'ERR_FLOOD';
}

/** A connector for undici that opens one socket and keeps it, so that it can be destroyed while still connecting. */
export interface SingleSocket {
  readonly connect: buildConnector.connector;
  readonly destroy: () => void;
}

/**
 * Makes a connector that connects only once. When the peer closes before anything was written, undici would connect
 * again on its own, and again. Here that is an error, so that the caller decides whether to send again.
 *
 * @param mostBytes what may arrive in all: chunk extensions and the like belong to no body, and have no limit
 */
export function singleSocket(mostBytes = Number.POSITIVE_INFINITY): SingleSocket {
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
