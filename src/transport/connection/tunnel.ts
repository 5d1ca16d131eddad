import Client from 'undici/lib/dispatcher/client.js';
import { defined } from '../../defined.ts';
import type { ProxyServer } from '../proxy/settings.ts';
import { type Connection, clientOptions, connectionOver } from './connection.ts';
import { STRICT_TLS, singleSocket } from './single-socket.ts';

/**
 * Connects through a proxy, by CONNECT. Only this loads the whole of undici.
 *
 * The phase holds here too: `onRequestStart` of the request comes only after the tunnel and its TLS are ready.
 */
export async function tunnelConnection(proxy: ProxyServer): Promise<Connection> {
  const { ProxyAgent } = await import('undici');
  const socket = singleSocket();
  let open = false;
  const dispatcher = new ProxyAgent({
    uri: proxy.origin,
    ...defined<{ token?: string }>({ token: proxy.authorization }),
    requestTls: STRICT_TLS,
    allowH2: false,
    connections: 1,
    maxHeaderSize: 16_384,
    headersTimeout: 0,
    bodyTimeout: 0,
    clientFactory(origin) {
      const client = new Client(origin, clientOptions(socket));
      // A client lets go of its socket with this error when the proxy has answered CONNECT, and with others on failure.
      client.on('disconnect', (_origin, _clients, error) => {
        open ||= error.code === 'UND_ERR_INFO';
      });
      return client;
    },
  });
  return connectionOver(dispatcher, socket, () => open);
}
