import { connect, type LookupFunction, type Socket } from 'node:net';
import type { buildConnector, Client, Dispatcher } from 'undici';
import buildTlsConnector from 'undici/lib/core/connect.js';
import { channels } from 'undici/lib/core/diagnostics.js';
import UndiciClient from 'undici/lib/dispatcher/client.js';

// With `NODE_DEBUG=undici`, this undici or the one in Node would print the URL of every request, including the token of
// a webhook.
for (const name of Object.keys(channels)) channels[name] = { hasSubscribers: false };

/** Opens the connections of one exchange, and resets them if it is aborted. */
export class Connection {
  /** Host of the service, with its port unless it is the default of the scheme. */
  readonly service: string;
  /** The peer that a failure is attributed to: the service, or the proxy until it has opened its tunnel. */
  peer: string;
  /** True during the lookup of a host name. */
  naming = false;
  /** Host and port of the proxy, if there is one. */
  proxy?: string;
  /** Status of a proxy response other than 200. */
  refusal?: number;
  readonly #url: URL;
  readonly #lookup: LookupFunction | undefined;
  readonly #sockets: Socket[] = [];
  /** Carrier of the request: the socket itself, or TLS on top of it. */
  #last: Socket | undefined;
  #dispatcher: Dispatcher | undefined;
  #closed = false;

  /** @param lookup resolves host names. Default: the system resolver */
  constructor(url: URL, lookup?: LookupFunction) {
    this.service = url.host;
    this.peer = url.host;
    this.#url = url;
    this.#lookup = lookup;
  }

  /** Creates the dispatcher, which connects at the first request. */
  async open(proxy: URL | undefined, noProxy: string): Promise<Dispatcher> {
    const { origin } = this.#url;
    this.#dispatcher = proxy === undefined ? this.#clientTo(origin) : await this.#proxyAgent(proxy, noProxy);
    if (this.#closed) this.close();
    return this.#dispatcher;
  }

  /** Closes the connection gracefully, after a complete response. */
  close(): void {
    this.#closed = true;
    // Destroy the socket first, because undici would do so with an error whose stack Node would print.
    this.#last?.destroy();
    this.#dispatcher?.destroy(() => {});
  }

  /**
   * Resets the connections in any state. After a plain close, the kernel keeps sending buffered data for minutes, so an
   * aborted request could still arrive.
   */
  reset(): void {
    for (const socket of this.#sockets) {
      socket.resetAndDestroy();
      // Without this, the reset would wait until all data is written.
      socket.destroy();
    }
    this.close();
  }

  /**
   * Creates a client that opens one connection. If the peer closes it before the request is written, undici would
   * reconnect repeatedly. This client fails instead, so that the caller decides.
   */
  #clientTo(origin: URL | string, connector: buildConnector.connector = this.#connect): Client {
    let isOpened = false;
    return new UndiciClient(origin, {
      ...LIMITS,
      connect: (options, callback) => {
        if (isOpened) return queueMicrotask(() => callback(CLOSED_EARLY, null));
        isOpened = true;
        connector(options, (error, socket) => {
          if (!socket) return callback(error ?? CLOSED_EARLY, null);
          this.#last = socket;
          callback(null, withoutContinue(socket));
        });
      },
    });
  }

  /** Creates an agent that uses the proxy, unless `noProxy` excludes the host. */
  async #proxyAgent(proxy: URL, noProxy: string): Promise<Dispatcher> {
    // Loaded on demand, because few machines need a proxy.
    const [{ default: ProxyAgent }, { default: connectTunnel }] = await Promise.all([
      import('undici/lib/dispatcher/env-http-proxy-agent.js'),
      import('undici/lib/api/api-connect.js'),
    ]);
    return new ProxyAgent({
      httpsProxy: proxy.href,
      httpProxy: '',
      noProxy,
      requestTls: TLS,
      // undici uses its own connector inside the tunnel.
      factory: (origin, options: { connect?: buildConnector.connector }) => this.#clientTo(origin, options.connect),
      clientFactory: (origin) => {
        const client = this.#clientTo(origin);
        const connect = async (options: Dispatcher.ConnectOptions) => {
          this.proxy = proxy.host;
          this.peer = `the proxy ${proxy.host}`;
          const response = await connectTunnel.call(client, options);
          if (response.statusCode === 200) this.peer = this.service;
          else this.refusal = response.statusCode;
          return response;
        };
        return Object.assign(client, { connect });
      },
    });
  }

  /** Opens the TCP connection, then lets undici add TLS: a TLS socket can't be reset, but the socket below can. */
  readonly #connect: buildConnector.connector = (options, callback) => {
    const { hostname, protocol, port } = options;
    const socket = connect({
      host: hostname,
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      noDelay: true,
      lookup: this.#lookup,
      // Node's default of 250 ms is too short for slow networks.
      autoSelectFamilyAttemptTimeout: 2_000,
    });
    this.#sockets.push(socket);
    if (this.#closed) return this.reset();
    this.naming = !isAddress(hostname);
    const onError = (error: Error) => callback(error, null);
    socket.once('lookup', () => {
      this.naming = false;
    });
    socket.once('error', onError).once('connect', () => {
      this.naming = false;
      socket.off('error', onError).on('error', () => {});
      if (protocol !== 'https:') return callback(null, socket);
      // RFC 6066 forbids IP addresses as server names.
      const servername = isAddress(options.servername ?? '') ? '' : options.servername;
      buildTlsConnector(TLS)({ ...options, servername, httpSocket: socket }, callback);
    });
  };
}

/**
 * TLS options of every connection. They verify certificates even if NODE_TLS_REJECT_UNAUTHORIZED is 0. HTTP/2 is off
 * because it would hide the phase.
 */
const TLS = { rejectUnauthorized: true, allowH2: false, maxCachedSessions: 0, timeout: 0 } as const;

/** Neither Node nor undici reports this error. */
const CLOSED_EARLY = Object.assign(new Error('closed early'), { code: 'ERR_CLOSED_EARLY' });

/** Disable undici's timeouts, because the limits of the exchange cover every phase. */
const LIMITS = { allowH2: false, maxHeaderSize: 16_384, headersTimeout: 0, bodyTimeout: 0 } as const;

/** Returns true if the host of a URL is an IP address. Avoids Node's `isIP`, whose first call takes 2 ms. */
function isAddress(host: string): boolean {
  return host.includes(':') || /^\d+\.\d+\.\d+\.\d+$/.test(host);
}

const CONTINUE = 'HTTP/1.1 100';

/**
 * Turns an unrequested `100 Continue`, which undici treats as an error, into a `102 Processing`. RFC 9110 (15.2)
 * requires clients to ignore both.
 */
function withoutContinue<S extends Socket>(socket: S): S {
  const read = socket.read.bind(socket);
  let start = '';
  socket.read = (size) => {
    const chunk: Buffer | null = read(size);
    const missing = CONTINUE.length - start.length;
    if (chunk === null || missing === 0) return chunk;
    start += chunk.toString('latin1', 0, missing);
    if (start === CONTINUE) chunk.write('2', missing - 1);
    return chunk;
  };
  return socket;
}
