/** A proxy in front of the service, which fails randomly as well. */
import { connect, createServer, type Socket } from 'node:net';
import type { Chance } from '../chance.ts';
import { close, listen } from '../fault-server.ts';
import { answer, fin, hang, type Play, reset, say } from '../fault-wire.ts';
import { readRequest } from './wire.ts';

const OPEN = 'HTTP/1.1 200 Connection established\r\n\r\n';

const FAULTS: Readonly<Record<string, Play>> = {
  'proxy: reset': reset,
  'proxy: closed': fin,
  'proxy: silence': hang,
  'proxy: 502': answer(502),
  'proxy: 503': answer(503),
  'proxy: garbage': say('SSH-2.0-OpenSSH_9.9\r\n', fin),
  'proxy: opens, then resets': say(OPEN, reset),
  'proxy: opens, then garbage': say(`${OPEN}garbage garbage garbage`, fin),
};

export interface Proxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * @param failing probability of a failed CONNECT
 * @param played called with the name of the fault
 */
export async function startProxy(chance: Chance, failing: number, played: (name: string) => void): Promise<Proxy> {
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    return socket.on('error', () => {}).on('close', () => open.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket).once('data', (chunk: Buffer) => {
      const request = readRequest(chunk);
      if (chance.next() < failing || request === undefined) {
        const [name, play] = chance.oneOf(Object.entries(FAULTS));
        played(name);
        play(socket);
        return;
      }
      const [, port = '0'] = request.path.split(':');
      const onward = keep(connect(Number(port), '127.0.0.1'));
      onward.on('connect', () => socket.write(OPEN));
      socket.pipe(onward).pipe(socket);
      // Forward a reset as a reset.
      onward.on('error', () => socket.resetAndDestroy());
    });
  });
  const port = await listen(server);
  return { port, close: () => close(server, open) };
}
