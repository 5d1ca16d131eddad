/** Runs a real proxy. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { has } from './debian.ts';
import { close, listen } from './fault-server.ts';

/** A running tinyproxy with Basic authentication. */
export interface Tinyproxy {
  /** Host and port. */
  readonly host: string;
  readonly stop: () => Promise<void>;
}

export const hasTinyproxy = (): boolean => has('/usr/bin/tinyproxy', 'The tests with a real proxy');

/** @param settings additional lines of its configuration */
export async function startTinyproxy(
  credentials: { user: string; password: string },
  settings: readonly string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'tinyproxy-'));
  const port = await freePort();
  const lines = ['Listen 127.0.0.1', `Port ${port}`, 'Allow 127.0.0.1', 'Timeout 60', ...settings];
  const auth = `BasicAuth ${credentials.user} ${credentials.password}`;
  writeFileSync(join(folder, 'tinyproxy.conf'), `${[...lines, auth].join('\n')}\n`);
  const child = spawn('tinyproxy', ['-d', '-c', join(folder, 'tinyproxy.conf')], { stdio: 'ignore' });
  await accepting(port, child);
  const proxy: Tinyproxy = {
    host: `127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return proxy;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server, []);
  return port;
}

async function accepting(port: number, child: ChildProcess): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts++) {
    if (child.exitCode !== null) throw new Error(`tinyproxy ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const ready = await Promise.race([once(socket, 'connect'), once(socket, 'close')]).then(
      () => !socket.destroyed,
      () => false,
    );
    socket.destroy();
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('tinyproxy does not listen');
}
