import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A port where connecting neither succeeds nor fails. */
export interface DeafServer {
  readonly port: number;
  readonly stop: () => void;
}

const SCRIPT = `
const server = require('node:net').createServer();
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));
`;

/** Starts a listening process, suspends it, and fills its queue: the kernel then lets new connections hang. */
export async function startDeafServer(): Promise<DeafServer> {
  const child = spawn(process.execPath, ['-e', SCRIPT], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(child.stdout, 'data');
  const port = Number(String(line));
  child.kill('SIGSTOP');
  const fillers: Socket[] = [];
  while (await connects(port, fillers));
  return {
    port,
    stop() {
      for (const socket of fillers) socket.destroy();
      child.kill('SIGKILL');
    },
  };
}

async function connects(port: number, fillers: Socket[]): Promise<boolean> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  fillers.push(socket);
  const connected = once(socket, 'connect').then(() => true);
  return Promise.race([connected, new Promise<boolean>((resolve) => setTimeout(resolve, 500, false))]);
}
