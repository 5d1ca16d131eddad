/** Interrupts a request in flight: the known state is reported, and no further request follows. */
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMAND } from '../../support/bundled.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import { openCliLocation } from './location.ts';

test.each([
  [
    'a message that went out is not known to be there',
    ['chat', 'post', '--team', '1008', '--body', 'x'],
    'POST',
    3,
    'SIGINT',
  ],
  ['reading is just given up', ['teams', 'list'], 'GET', 1, 'SIGINT'],
  ['a terminal that is closed', ['chat', 'post', '--team', '1008', '--body', 'x'], 'POST', 3, 'SIGHUP'],
  ['a process that is ended', ['chat', 'post', '--team', '1008', '--body', 'x'], 'POST', 3, 'SIGTERM'],
] as const)('%s', async (_, args, method, code, signal) => {
  await using location = await openCliLocation();
  location.sandbox.faults.next(1, { hang: 'before' }, { method });
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...location.account() },
  });
  let stderr = '';
  child.stderr.on('data', (text) => (stderr += text));
  const ended = new Promise((resolve) => child.on('close', resolve));
  await expect.poll(() => location.sandbox.requests().length).toBe(1);
  child.kill(signal);
  expect(await ended).toBe(code);
  expect(stderr).toMatch(/^workroom-notify: [^\n]+\n$/);
  expect(location.sandbox.requests()).toHaveLength(1);
});
