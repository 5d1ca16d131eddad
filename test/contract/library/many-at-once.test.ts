/** Many calls at once, on a machine with git and without a CI system, as a program of the user's own makes them. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { notify } from '../../../src/index.ts';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';

let server: Server;
let origin: string;
/** How often each address was posted to, and the last body. */
const posted = new Map<string, { readonly times: number; readonly body: string }>();
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '' } = request;
      posted.set(url, { times: (posted.get(url)?.times ?? 0) + 1, body: Buffer.concat(chunks).toString() });
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Counts those of git: for the commit with its refs, and for the remote. */
const PROCESSES = 2;

let checkout: Checkout;
beforeEach(() => {
  posted.clear();
  checkout = makeCheckout();
});
afterEach(() => checkout.remove());

const MANY = 10;
const log = () => join(checkout.folder, 'processes');

/** Creates a git that records its process ID before it runs the script. */
function countedGit(script: string): Readonly<Record<string, string>> {
  writeFileSync(join(checkout.folder, 'git'), `#!/bin/sh\necho $$ >> '${log()}'\n${script}\n`);
  chmodSync(join(checkout.folder, 'git'), 0o755);
  return { ...checkout.env, PATH: `${checkout.folder}:${checkout.env['PATH']}` };
}

/** Lists the process IDs of each git that was started. */
function findProcesses(): readonly number[] {
  return existsSync(log()) ? readFileSync(log(), 'utf8').trim().split('\n').map(Number) : [];
}

const realGit = () => countedGit(`PATH='${checkout.env['PATH']}' exec git "$@"`);
const address = (n: number | string) => `${origin}/application/webhook/t0k3n-of-${n}`;

test('concurrent calls are each delivered once', async () => {
  const env = realGit();
  const numbers = Array.from({ length: MANY }, (_, n) => n);
  const results = await Promise.all(
    numbers.map((n) => notify({ webhookUrl: address(n), status: 'failure', timeout: 100 }, { env })),
  );
  expect(results.filter(({ receipt }) => receipt.outcome !== 'delivered')).toEqual([]);
  expect([...posted.values()].filter(({ times }) => times !== 1)).toEqual([]);
  expect(posted.size).toBe(MANY);
  for (const { body } of posted.values()) expect(body).toContain('Fix the login redirect');
});

test('a hanging git leaves time to send', async () => {
  const env = countedGit('exec sleep 600');
  const { receipt } = await notify({ webhookUrl: address(1), status: 'failure', timeout: 30 }, { env });
  expect(receipt.outcome).toBe('delivered');
  await expectEnded(findProcesses());
});

test('an abort ends a call immediately, and a hanging git with the last call', async () => {
  const env = countedGit('exec sleep 600');
  const endings = [new AbortController(), new AbortController()];
  const calls = endings.map(({ signal }, n) =>
    notify({ webhookUrl: address(n), status: 'failure', timeout: 100 }, { env, signal }),
  );
  await expect.poll(() => findProcesses().length).toBe(PROCESSES * endings.length);
  const rejected = calls.map((call) => expect(call).rejects.toMatchObject({ name: 'ConnectionError', unclear: false }));
  for (const result of endings) result.abort();
  await Promise.all(rejected);
  expect(posted.size).toBe(0);
  await expectEnded(findProcesses());
});

async function expectEnded(processes: readonly number[]): Promise<void> {
  await expect.poll(() => processes.filter(isAlive)).toEqual([]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
