import { connect, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { close, listen } from './fault-server.ts';
import type { TlsIdentity } from './tls-authority.ts';

/** A proxy that opens every requested tunnel. */
export interface ConnectProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

interface ProxyOptions {
  /** Key and certificate, for a proxy over TLS. */
  readonly identity?: TlsIdentity | undefined;
  /** Sent when the tunnel is open. */
  readonly answer?: string;
  /** `user:password` that a client must send. */
  readonly credentials?: string;
}

export async function startConnectProxy({
  identity,
  answer = 'HTTP/1.1 200 Connection established\r\n\r\n',
  credentials,
}: ProxyOptions = {}): Promise<ConnectProxy> {
  const needed = credentials && `proxy-authorization: Basic ${Buffer.from(credentials).toString('base64')}`;
  const open = new Set<Socket>();
  const onClient = (client: Socket) => {
    open.add(client);
    client.on('error', () => {});
    client.once('data', (head) => {
      const [, host, port] = /^CONNECT (.+):(\d+) /.exec(head.toString('latin1')) ?? [];
      if (port === undefined) return void client.destroy();
      if (needed && !head.toString('latin1').includes(needed)) return void client.end('HTTP/1.1 407 X\r\n\r\n');
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
