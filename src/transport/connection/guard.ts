import type { Socket } from 'node:net';
import { ConnectionFault } from './fault.ts';
import { pastInterim } from './interim.ts';

/**
 * Stands between a socket and undici's parser, which reads from it: leaves out interim answers, and ends a connection
 * that brings more bytes than an answer needs. Chunk extensions and the like belong to no body and have no other limit.
 *
 * @param onAnswered is given what closes the connection, in place of undici, which would close it with the answer: what is
 *   still to be written would then go on its way
 */
export function guard(socket: Socket, mostBytes: number, onAnswered: (close: () => void) => void): Socket {
  const read = socket.read.bind(socket);
  const past = pastInterim();
  let bytes = 0;
  socket.read = (size) => {
    for (;;) {
      const chunk: Buffer | null = read(size);
      if (chunk === null) return null;
      bytes += chunk.length;
      if (bytes > mostBytes) {
        socket.destroy(new ConnectionFault('ERR_FLOOD'));
        return null;
      }
      const rest = past(chunk);
      if (rest.length > 0) return rest;
    }
  };
  const destroy = socket.destroy.bind(socket);
  socket.destroy = (error?: Error & { readonly code?: unknown }) => {
    if (error?.code !== ENDED) return destroy(error);
    onAnswered(() => destroy());
    return socket;
  };
  return socket;
}

/** undici's word for an end that is no failure. Node would write out the stack of the error, for 2 % of a step's work. */
const ENDED = 'UND_ERR_INFO';
