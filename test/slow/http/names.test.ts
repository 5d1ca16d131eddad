import { spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ACTION } from '../../support/bundled.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import { skipsLoudly } from '../../support/debian.ts';

/** Runs the current action in a separate process with this environment and no runner. */
async function runBareAction(
  env: Readonly<Record<string, string>>,
  options: { wrap?: (command: readonly [string, string]) => readonly string[] } = {},
) {
  const { wrap = (command) => command } = options;
  const [file = '', ...args] = wrap([process.execPath, ACTION]);
  const child = spawn(file, args, {
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { stdout, stderr, status };
}

/** A name server that never responds, at an otherwise unused loopback address. */
const SILENT = '127.77.0.1';

// A silent name server needs a separate resolv.conf, so a mount namespace.
const mayMount =
  (process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0) ||
  skipsLoudly('The tests of a silent name server', 'It takes Linux, root and the right to mount: unshare -m.');
describe.runIf(mayMount)('unresponsive name servers', () => {
  test('action reports them in time', async () => {
    const server = createSocket('udp4').bind(53, SILENT);
    await once(server, 'listening');
    const folder = mkdtempSync(join(tmpdir(), 'names-'));
    // The process exits once the system resolver times out, which can't be stopped.
    writeFileSync(join(folder, 'resolv.conf'), `nameserver ${SILENT}\noptions timeout:5 attempts:1\n`);
    const mount = 'mount --bind "$1" /etc/resolv.conf && exec "$2" "$3"';
    try {
      const env = {
        WORKROOM_WEBHOOK_URL: 'https://silent.example/application/webhook/tok3n_s3cret_9',
        WORKROOM_STATUS: 'failure',
        WORKROOM_TIMEOUT: '3',
        WORKROOM_FAIL_ON_ERROR: 'true',
      };
      const { stdout, stderr, status } = await runBareAction(env, {
        wrap: (command) => ['unshare', '-m', 'sh', '-c', mount, 'sh', join(folder, 'resolv.conf'), ...command],
      });
      expect(stdout).toContain('the host name of silent.example could not be resolved');
      expect({ stderr, status }).toEqual({ stderr: '', status: 1 });
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  });
});
