import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen } from './fault-server.ts';

/** A running tinyproxy that asks for Basic authentication. */
export interface Tinyproxy {
  /** Host and port. */
  readonly host: string;
  readonly stop: () => Promise<void>;
}

/**
 * Whether tinyproxy can be run; installs it where that is possible (as root on Debian). Without it the tests are left
 * out, and that is said aloud; on a CI machine it is an error.
 */
export function hasTinyproxy(): boolean {
  if (isInstalled() || install()) return true;
  const advice = 'tinyproxy is missing: install the Debian package tinyproxy-bin';
  if (process.env['CI']) throw new Error(advice);
  console.warn(`PROXY TESTS ARE LEFT OUT: ${advice}`);
  return false;
}

/** @param settings further lines of its configuration */
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

function isInstalled(): boolean {
  return spawnSync('tinyproxy', ['-v']).status === 0;
}

function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore', timeout: 120_000 });
  const wanted = ['install', '-y', '--no-install-recommends', 'tinyproxy-bin'];
  try {
    apt(...wanted);
  } catch {
    try {
      apt('update');
      apt(...wanted);
    } catch {
      return false;
    }
  }
  return isInstalled();
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server, []);
  return port;
}

async function accepting(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
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
