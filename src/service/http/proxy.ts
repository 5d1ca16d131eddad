import type { Dispatcher } from 'undici';
import connectTunnel from 'undici/lib/api/api-connect.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import { type Connection, TLS } from './connection.ts';

/** Creates a dispatcher that uses a proxy, unless `noProxy` excludes the host. */
export function proxyDispatcher(connection: Connection, proxy: URL, noProxy: string): Dispatcher {
  const { progress } = connection;
  return new EnvHttpProxyAgent({
    httpsProxy: proxy.href,
    httpProxy: '',
    noProxy,
    requestTls: TLS,
    // undici uses its own connector inside the tunnel.
    factory: (origin, { connect }: { connect?: Parameters<Connection['clientTo']>[1] }) =>
      connection.clientTo(origin, connect),
    clientFactory(origin) {
      const client = connection.clientTo(origin);
      return Object.assign(client, {
        async connect(options: Dispatcher.ConnectOptions) {
          progress.proxy = proxy.host;
          progress.atService = false;
          const response = await connectTunnel.call(client, options);
          if (response.statusCode === 200) progress.atService = true;
          else progress.refusal = response.statusCode;
          return response;
        },
      });
    },
  });
}
