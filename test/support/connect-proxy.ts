/** A proxy that opens every tunnel. */
import { connect, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { close, listen } from './fault-server.ts';
import type { TlsIdentity } from './tls-authority.ts';

/** A proxy that opens every requested tunnel. */
export interface ConnectProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * @param identity key and certificate, for a proxy over TLS
 * @param answer sent when the tunnel is open
 */
export async function startConnectProxy(
  identity?: TlsIdentity,
  answer = 'HTTP/1.1 200 Connection established\r\n\r\n',
): Promise<ConnectProxy> {
  const open = new Set<Socket>();
  const onClient = (client: Socket) => {
    open.add(client);
    client.on('error', () => {});
    client.once('data', (head) => {
      const [, host, port] = /^CONNECT (.+):(\d+) /.exec(head.toString('latin1')) ?? [];
      if (port === undefined) return void client.destroy();
      const target = connect(Number(port), host).on('error', () => client.destroy());
      open.add(target);
      client.write(answer);
      client.pipe(target).pipe(client);
    });
  };
  const server = identity === undefined ? createServer(onClient) : createTlsServer({ ...identity }, onClient);
  const port = await listen(server);
  return { port, close: () => close(server, open) };
}
