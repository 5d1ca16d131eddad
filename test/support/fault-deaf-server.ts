/** A port where connecting hangs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A port where connecting neither succeeds nor fails. */
export interface DeafServer {
  readonly port: number;
  /** Accepts connections from now on, and responds to each request with 200. */
  readonly wake: () => void;
  readonly stop: () => void;
}

const SCRIPT = `
const server = require('node:http').createServer((request, response) => response.end('{}'));
const [host, port] = process.argv.slice(1);
server.listen({ port: Number(port), host, backlog: 1 }, () => console.log(server.address().port));
`;

/**
 * Starts a listening process, suspends it, and fills its queue: the kernel then lets new connections hang.
 *
 * @param at address and port of this machine. Default: any free port
 */
export async function startDeafServer({ host = '127.0.0.1', port: needed = 0 } = {}): Promise<DeafServer> {
  const child = spawn(process.execPath, ['-e', SCRIPT, host, String(needed)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(child.stdout, 'data');
  const port = Number(String(line));
  child.kill('SIGSTOP');
  const fillers: Socket[] = [];
  while (await connects(host, port, fillers));
  return {
    port,
    wake: () => void child.kill('SIGCONT'),
    stop() {
      for (const socket of fillers) socket.destroy();
      child.kill('SIGKILL');
    },
  };
}

async function connects(host: string, port: number, fillers: Socket[]): Promise<boolean> {
  const socket = connect(port, host).on('error', () => {});
  fillers.push(socket);
  const connected = once(socket, 'connect').then(() => true);
  return Promise.race([connected, new Promise<boolean>((resolve) => setTimeout(resolve, 500, false))]);
}
