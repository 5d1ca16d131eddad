import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { ACTION } from '../../support/bundled.ts';
import { startFaultServer } from '../../support/fault-server.ts';
import { faultNamed } from '../../support/fault-table.ts';
import { findSecret } from '../../support/secrets.ts';

const TOKEN = 'tok3n_s3cret_9';

/** The library in a program that loads the undici of Node first, whose log listens to the same channels. */
const PROGRAM = `import 'node:http';
await fetch('data:,').then((answer) => answer.text());
const { Webhook } = await import('./src/index.ts');
for (const _ of [1, 2]) await new Webhook({ url: process.env.WORKROOM_WEBHOOK_URL }).text('hello').catch((error) => console.log(error.message));`;

test.each([
  ['the action from its sources', [ACTION]],
  ['the shipped action', ['dist/index.js']],
  ['the library', ['--input-type=module', '--eval', PROGRAM]],
])('no log of Node or undici shows a URL: %s', async (_, args) => {
  const server = await startFaultServer([faultNamed('404'), faultNamed('reset')]);
  try {
    const { PATH } = process.env;
    const env = { PATH, WORKROOM_WEBHOOK_URL: server.url.href, WORKROOM_STATUS: 'failure', NODE_DEBUG: '*' };
    const { promise, resolve } = Promise.withResolvers<{ code: unknown; stdout: string; stderr: string }>();
    execFile(process.execPath, args, { env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    );
    const { code, stdout, stderr } = await promise;
    expect(code).toBeUndefined();
    expect(stdout).toContain('404');
    expect(findSecret(stdout + stderr, TOKEN)).toEqual([]);
    // Buffers are logged as hexadecimal digits in pairs.
    expect(findSecret(stderr.replaceAll(' ', ''), TOKEN)).toEqual([]);
  } finally {
    await server.close();
  }
});
