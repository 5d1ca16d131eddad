/** A relay that stops reading. */
import { connect, createServer, type Socket } from 'node:net';
import { close, listen } from './fault-server.ts';

/** Number of bytes after which it stops reading: more than a handshake, less than kernel buffers. */
const STALLS_AFTER = 200_000;

/** How a client closed its connection, according to the kernel. */
interface ClientEnd {
  readonly closedInOrder: boolean;
  readonly error: string | undefined;
  readonly bytes: number;
}

/** A relay that stops reading from its clients until it is resumed. */
export interface StallingRelay {
  readonly port: number;
  /** Reads the rest, and returns how the client's only connection was closed. */
  readonly goOn: () => Promise<ClientEnd>;
  readonly close: () => Promise<void>;
}

/** Starts one in front of a local port. */
export async function startStallingRelay(targetPort: number): Promise<StallingRelay> {
  const open = new Set<Socket>();
  const seen = { closedInOrder: false, error: undefined as string | undefined, bytes: 0 };
  const completed = Promise.withResolvers<void>();
  let stalls = true;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect(targetPort, '127.0.0.1').on('error', () => {});
    for (const socket of [client, target]) open.add(socket);
    target.pipe(client, { end: false });
    client.on('data', (chunk) => {
      seen.bytes += chunk.length;
      target.write(chunk);
      if (stalls && seen.bytes > STALLS_AFTER) client.pause();
    });
    client.on('end', () => {
      seen.closedInOrder = true;
      completed.resolve();
    });
    client.on('error', (error: NodeJS.ErrnoException) => {
      seen.error = error.code;
    });
    client.on('close', () => completed.resolve());
  });
  const port = await listen(server);
  return {
    port,
    async goOn() {
      stalls = false;
      for (const socket of open) socket.resume();
      await completed.promise;
      return seen;
    },
    close: () => close(server, open),
  };
}
