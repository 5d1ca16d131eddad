import './no-undici-log.ts'; // before undici
import type { Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import Client from 'undici/lib/dispatcher/client.js';
import type { AddressMemory } from './address-memory.ts';
import { ConnectionFault } from './fault.ts';
import { pastInterim } from './interim.ts';
import type { NameResolver } from './names.ts';
import { type ConnectionRoute, type OpeningProgress, openConnection } from './open.ts';

/** A fresh connection for one exchange. It opens when the request is dispatched. */
export interface Connection {
  readonly dispatcher: Dispatcher;
  readonly progress: Readonly<OpeningProgress>;
  /** Ends it after an answer, as usual. */
  readonly close: () => void;
  /** Gives it up, whatever its state: at once, by a reset, so that nothing written to it arrives later. */
  readonly giveUp: () => void;
}

/** What a connection may use. */
interface ConnectionOptions {
  readonly names: NameResolver;
  readonly memory: AddressMemory;
  /** What may arrive in all. */
  readonly mostBytes: number;
}

/**
 * Makes a connection to the service that carries one request: when the peer closes before the request was written,
 * undici would connect again on its own, and again. Here that is an error, so that the caller decides.
 */
export function connectionTo(route: ConnectionRoute, { names, memory, mostBytes }: ConnectionOptions): Connection {
  const givingUp = new AbortController();
  const progress: OpeningProgress = { naming: false, atService: route.proxy === undefined };
  let opened: Promise<unknown> | undefined;
  let closeAnswered = () => {};
  const onAnswered = (close: () => void) => {
    closeAnswered = close;
  };
  const dispatcher = new Client(route.url.origin, {
    connect(_options, callback) {
      const again = opened !== undefined;
      const opening = again
        ? Promise.reject(new ConnectionFault('ERR_CLOSED_EARLY'))
        : openConnection(route, { names, memory, progress, giveUp: givingUp.signal });
      opened = opening.then(
        (socket) => callback(null, guard(socket, mostBytes, onAnswered)),
        (error) => callback(error, null),
      );
    },
    allowH2: false,
    maxHeaderSize: 16_384,
    // The limits of the exchange cover every phase.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const close = () => {
    closeAnswered();
    dispatcher.destroy(() => {});
  };
  const giveUp = () => {
    givingUp.abort();
    close();
  };
  return { dispatcher, progress, close, giveUp };
}

/**
 * Stands between a socket and undici's parser, which reads from it: leaves out interim answers, and ends a connection
 * that brings more bytes than an answer needs. Chunk extensions and the like belong to no body and have no other limit.
 *
 * @param onAnswered is given what closes the connection, in place of undici, which would close it with the answer: what is
 *   still to be written would then go on its way
 */
function guard(socket: Socket, mostBytes: number, onAnswered: (close: () => void) => void): Socket {
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
