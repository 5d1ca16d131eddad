/** A server that prefers HTTP/2. */
import { createSecureServer } from 'node:http2';
import type { Socket } from 'node:net';
import { close, listen } from './fault-server.ts';
import type { TlsIdentity } from './tls-authority.ts';

/** A server that prefers HTTP/2 and notes which version each request came in. */
export async function startH2Server(identity: TlsIdentity) {
  const versions: string[] = [];
  const open = new Set<Socket>();
  const server = createSecureServer({ ...identity, allowHTTP1: true }, (request, response) => {
    versions.push(request.httpVersion);
    response.end('{}');
  });
  server.on('connection', (socket: Socket) => open.add(socket));
  const port = await listen(server);
  return { url: new URL(`https://127.0.0.1:${port}/`), versions, close: () => close(server, open) };
}
