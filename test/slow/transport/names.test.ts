import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { sharedNames } from '../../../src/transport/connection/names.ts';
import { createSend } from '../../../src/transport/send.ts';
import { runBareAction } from '../../support/bare-action.ts';
import { skipsLoudly } from '../../support/debian.ts';
import { type DeafServer, startDeafServer } from '../../support/fault-deaf-server.ts';
import { close, listen } from '../../support/fault-server.ts';
import { NEVER_MS } from '../../support/hangs.ts';

const deaf: DeafServer[] = [];
afterEach(() => {
  for (const server of deaf.splice(0)) server.stop();
});

/** Sends to a host that has these addresses, in this order. `localhost` is the one name that plain http may go to. */
function getFrom(port: number, addresses: readonly string[]) {
  const names = sharedNames(async () => addresses.map((address) => ({ address, family: 4 })));
  const url = new URL(`http://localhost:${port}/`);
  return createSend({ names })({ method: 'GET', url, headers: {} }, { timeoutMs: NEVER_MS });
}

test('an address that does not answer does not keep the next one from being used', async () => {
  const server = createServer((_request, response) => void response.end('{}'));
  const port = await listen(server);
  deaf.push(await startDeafServer({ host: '127.0.0.2', port }), await startDeafServer({ host: '127.0.0.3', port }));
  try {
    expect(await getFrom(port, ['127.0.0.2', '127.0.0.3', '127.0.0.1'])).toMatchObject({ status: 200 });
  } finally {
    await close(server, []);
  }
});

test('an address that answers late is not given up for one that fails', async () => {
  const late = await startDeafServer();
  deaf.push(late);
  const exchange = getFrom(late.port, ['127.0.0.1', '127.0.0.2']);
  // Node gives an address 250 ms when there is another one.
  setTimeout(late.wake, 800);
  expect(await exchange).toMatchObject({ status: 200 });
});

test('when every address fails, the failure is told', async () => {
  const server = createServer();
  const port = await listen(server);
  await close(server, []);
  expect(await getFrom(port, ['127.0.0.1', '127.0.0.2'])).toMatchObject({
    written: false,
    permanent: false,
    reason: `localhost:${port} refused the connection`,
  });
});

/** A name server of which no answer ever comes, at an address of this machine that nothing else uses. */
const SILENT = '127.77.0.1';

// A silent name server needs its own resolv.conf, so a mount of its own.
const mayMount =
  (process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0) ||
  skipsLoudly('The tests of a silent name server', 'It takes Linux, root and the right to mount: unshare -m.');
describe.runIf(mayMount)('where name servers are silent', () => {
  test('the action ends at its time-out', async () => {
    const server = createSocket('udp4').bind(53, SILENT);
    await once(server, 'listening');
    const folder = mkdtempSync(join(tmpdir(), 'names-'));
    // The system gives up after minutes.
    writeFileSync(join(folder, 'resolv.conf'), `nameserver ${SILENT}\noptions timeout:30 attempts:5\n`);
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
      expect(stdout).toContain('the host name of silent.example could not be looked up');
      expect({ stderr, status }).toEqual({ stderr: '', status: 1 });
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  });
});
