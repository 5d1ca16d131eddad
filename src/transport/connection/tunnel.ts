import Client from 'undici/lib/dispatcher/client.js';
import type { ProxyServer } from '../proxy/settings.ts';
import { clientOptions, type Line, lineOf, openTrunk, STRICT_TLS } from './connection.ts';

/**
 * A line through a proxy, by CONNECT. The whole of undici is loaded for this, and only for this.
 *
 * The phase holds here too: the request's own `onRequestStart` comes only after the tunnel and its TLS are ready.
 */
export async function tunnelLine(proxy: ProxyServer): Promise<Line> {
  const { ProxyAgent } = await import('undici');
  const trunk = openTrunk();
  let open = false;
  const dispatcher = new ProxyAgent({
    uri: proxy.origin,
    ...(proxy.authorization === undefined ? {} : { token: proxy.authorization }),
    requestTls: STRICT_TLS,
    allowH2: false,
    connections: 1,
    maxHeaderSize: 16_384,
    headersTimeout: 0,
    bodyTimeout: 0,
    clientFactory(origin) {
      const client = new Client(origin, clientOptions(trunk));
      // A client lets go of its socket with this error when the proxy has answered CONNECT, and with others on failure.
      client.on('disconnect', (_origin, _clients, error) => {
        open ||= error.code === 'UND_ERR_INFO';
      });
      return client;
    },
  });
  return lineOf(dispatcher, trunk, () => open);
}
