import { connect, type LookupFunction, type Socket } from 'node:net';
import type { buildConnector, Client, Dispatcher } from 'undici';
import buildTlsConnector from 'undici/lib/core/connect.js';
import { channels } from 'undici/lib/core/diagnostics.js';
import UndiciClient from 'undici/lib/dispatcher/client.js';

// `NODE_DEBUG=undici`, of this undici or of the one in Node, would print the URL of every request, a webhook's token included.
for (const name of Object.keys(channels)) channels[name] = { hasSubscribers: false };

/** Why a connection failed if no error of Node or undici says so. Its `code` is one of those in `words.ts`. */
class ConnectError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Which step of opening a connection is under way, for error messages. */
export interface OpeningProgress {
  /** True while a host name is being looked up. */
  naming: boolean;
  /** False while a proxy has not opened its tunnel yet: a failure is then the proxy's. */
  atService: boolean;
  /** Host and port of the proxy, if one is used. */
  proxy?: string;
  /** Status of a proxy's answer other than 200. */
  refusal?: number;
}

/** Opens the connections of one exchange, and resets them if it is given up. */
export class Connection {
  readonly progress: OpeningProgress = { naming: false, atService: true };
  readonly #lookup: LookupFunction | undefined;
  readonly #sockets: Socket[] = [];
  /** What carries the request: the socket itself, or TLS over it. */
  #last: Socket | undefined;
  #dispatcher: Dispatcher | undefined;
  #closed = false;

  /** @param lookup how host names are looked up. Default: by the system */
  constructor(lookup?: LookupFunction) {
    this.#lookup = lookup;
  }

  /** Takes what is closed with the connection. */
  use(dispatcher: Dispatcher): Dispatcher {
    this.#dispatcher = dispatcher;
    if (this.#closed) this.close();
    return dispatcher;
  }

  /**
   * Makes a client to this origin that opens one connection, by `connector` or directly. If the peer closes it before the
   * request was written, undici would connect again on its own, and again. Here that is an error, so that the caller decides.
   */
  clientTo(origin: URL | string, connector: buildConnector.connector = this.#open): Client {
    let isOpened = false;
    return new UndiciClient(origin, {
      ...LIMITS,
      connect: (options, callback) => {
        if (isOpened) return queueMicrotask(() => callback(new ConnectError('ERR_CLOSED_EARLY'), null));
        isOpened = true;
        connector(options, (error, socket) => {
          if (!socket) return callback(error ?? new ConnectError('ECONNABORTED'), null);
          this.#last = socket;
          callback(null, withoutContinue(socket));
        });
      },
    });
  }

  /** Ends the connection in order, after a complete answer. */
  close(): void {
    this.#closed = true;
    // Before undici does so with an error, whose stack Node would write out.
    this.#last?.destroy();
    this.#dispatcher?.destroy(() => {});
  }

  /**
   * Ends the connections by a reset, whatever their state. A socket that is merely closed leaves what was written to the
   * kernel, which goes on sending it for minutes: a request that was given up could still arrive.
   */
  reset(): void {
    for (const socket of this.#sockets) {
      socket.resetAndDestroy();
      // Otherwise the reset would wait until everything is written.
      socket.destroy();
    }
    this.close();
  }

  /** Opens the TCP connection, then has undici put TLS on it: a TLS socket cannot be reset, the one below it can. */
  readonly #open: buildConnector.connector = (options, callback) => {
    const { hostname, protocol, port } = options;
    const socket = connect({
      host: hostname,
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      noDelay: true,
      lookup: this.#lookup,
      // Node's own 250 ms are too short for a slow network.
      autoSelectFamilyAttemptTimeout: 2_000,
    });
    this.#sockets.push(socket);
    if (this.#closed) return this.reset();
    this.progress.naming = !isAddress(hostname);
    const onError = (error: Error) => callback(error, null);
    socket.once('lookup', () => {
      this.progress.naming = false;
    });
    socket.once('error', onError).once('connect', () => {
      this.progress.naming = false;
      socket.off('error', onError).on('error', () => {});
      if (protocol !== 'https:') return callback(null, socket);
      // An IP address is not allowed as a server name (RFC 6066).
      const servername = isAddress(options.servername ?? '') ? '' : options.servername;
      buildTlsConnector(TLS)({ ...options, servername, httpSocket: socket }, callback);
    });
  };
}

/** Whether the host of a URL is an IP address. Node's own `isIP` takes 2 ms when it is called first. */
function isAddress(host: string): boolean {
  return host.includes(':') || /^\d+\.\d+\.\d+\.\d+$/.test(host);
}

/** For TLS everywhere. Certificates are checked even if NODE_TLS_REJECT_UNAUTHORIZED is 0. HTTP/2 would hide the phase. */
export const TLS = { rejectUnauthorized: true, allowH2: false, maxCachedSessions: 0, timeout: 0 } as const;

/** The limits of the exchange cover every phase. */
const LIMITS = { allowH2: false, maxHeaderSize: 16_384, headersTimeout: 0, bodyTimeout: 0 } as const;

const CONTINUE = /^(?:\s*HTTP\/1\.1 100\b.*?\r\n\r\n)+/s;
const MAX_CONTINUE_BYTES = 16_384;

/** Hides `100 Continue` from undici, which takes it for a broken connection. A client has to ignore it (RFC 9110, 15.2). */
function withoutContinue<S extends Socket>(socket: S): S {
  const read = socket.read.bind(socket);
  let held: Buffer | undefined = Buffer.alloc(0);
  socket.read = (size) => {
    for (;;) {
      const chunk: Buffer | null = read(size);
      if (chunk === null || held === undefined) return chunk;
      held = Buffer.concat([held, chunk]);
      held = held.subarray(CONTINUE.exec(held.toString('latin1'))?.[0].length ?? 0);
      const start = held.toString('latin1', 0, 12).trimStart();
      if (held.length < MAX_CONTINUE_BYTES && 'HTTP/1.1 100'.startsWith(start)) continue;
      const rest = held;
      held = undefined;
      return rest;
    }
  };
  return socket;
}
