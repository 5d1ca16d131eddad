import { connect, isIP, type Socket } from 'node:net';
import type { buildConnector, Client, Dispatcher } from 'undici';
import buildTlsConnector from 'undici/lib/core/connect.js';
import { channels } from 'undici/lib/core/diagnostics.js';
import UndiciClient from 'undici/lib/dispatcher/client.js';

// With `NODE_DEBUG=undici`, this undici or the one in Node would print the URL of every request, including the token of
// a webhook.
for (const name of Object.keys(channels)) channels[name] = { hasSubscribers: false };

/** Opens the connection of one exchange, and closes it. */
export class Connection {
  /** The peer that a failure is attributed to: the host of the service, or the proxy until it has opened its tunnel. */
  peer = '';
  /** What the exchange waits for: the response as soon as any of the request may have been written. */
  phase: 'LOOKUP' | 'CONNECTION' | 'RESPONSE' = 'CONNECTION';
  /** Host and port of the proxy, if there is one. */
  proxy?: string;
  #socket?: Socket;

  /** Creates the dispatcher, which connects at the first request: by the proxy, unless `noProxy` excludes the host. */
  async open({ host, origin }: URL, proxy: URL | undefined, noProxy: string): Promise<Dispatcher> {
    this.peer = host;
    if (proxy === undefined) return this.#clientTo(origin);
    // Loaded on demand, because few machines need a proxy.
    const { default: ProxyAgent } = await import('undici/lib/dispatcher/env-http-proxy-agent.js');
    const { default: connectTunnel } = await import('undici/lib/api/api-connect.js');
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
          if (response.statusCode !== 200) throw Object.assign(new Error(), { code: `${response.statusCode}` });
          this.peer = host;
          return response;
        };
        return Object.assign(client, { connect });
      },
    });
  }

  /**
   * Closes the connection in any state: in order, or by a reset. After a plain close, the kernel keeps sending buffered
   * data for minutes, so an aborted request could still arrive.
   */
  close(how: 'in order' | 'by reset'): void {
    if (how === 'by reset') this.#socket?.resetAndDestroy();
    // Without this, the reset would wait until all data is written.
    this.#socket?.destroy();
  }

  /**
   * Creates a client that opens one connection. If the peer closes it before the request is written, undici would
   * reconnect repeatedly. This client fails instead, so that the caller decides.
   */
  #clientTo(origin: URL | string, connector: buildConnector.connector = this.#connect): Client {
    let isOpened = false;
    return new UndiciClient(origin, {
      // The limits of the exchange cover every phase.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: (options, callback) => {
        if (isOpened) return queueMicrotask(() => callback(Object.assign(new Error(), { code: 'CLOSED_EARLY' }), null));
        isOpened = true;
        connector(options, (error, socket) => (error ? callback(error, null) : callback(null, acceptContinue(socket))));
      },
    });
  }

  /** Opens the TCP connection, then lets undici add TLS: a TLS socket can't be reset, but the socket below can. */
  readonly #connect: buildConnector.connector = (options, callback) => {
    const { hostname, protocol, port } = options;
    if (isIP(hostname) === 0) this.phase = 'LOOKUP';
    const socket = connect({
      host: hostname,
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      noDelay: true,
      // Node's default of 250 ms is too short for slow networks.
      autoSelectFamilyAttemptTimeout: 2_000,
    });
    this.#socket = socket;
    const onError = (error: Error) => callback(error, null);
    socket.once('lookup', () => {
      this.phase = 'CONNECTION';
    });
    socket.once('error', onError).once('connect', () => {
      socket.off('error', onError).on('error', () => {});
      if (protocol !== 'https:') return callback(null, socket);
      // undici derives the server name from the host: RFC 6066 forbids IP addresses, but the name of a proxy may be one.
      buildTlsConnector(TLS)({ ...options, servername: '', httpSocket: socket }, callback);
    });
  };
}

/**
 * TLS options of every connection. They verify certificates even if NODE_TLS_REJECT_UNAUTHORIZED is 0. HTTP/2 is off
 * because it would hide the phase. The limits of the exchange replace undici's.
 */
const TLS = { rejectUnauthorized: true, allowH2: false, timeout: 0 } as const;

/**
 * Turns an unrequested `100 Continue`, which undici treats as an error, into a `102 Processing`. RFC 9110 (15.2)
 * requires clients to ignore both.
 */
function acceptContinue<S extends Socket>(socket: S): S {
  const read = socket.read.bind(socket);
  let start = '';
  socket.read = (size) => {
    const chunk: Buffer | null = read(size);
    const missing = 'HTTP/1.1 100'.length - start.length;
    if (chunk === null || missing === 0) return chunk;
    start += chunk.toString('latin1', 0, missing);
    if (start === 'HTTP/1.1 100') chunk.write('2', missing - 1);
    return chunk;
  };
  return socket;
}
