/** An error that nothing expects is told by its kind and place: Node would print it whole, with URLs in it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import { close, listen } from '../../support/fault-server.ts';
import { findSecret } from '../../support/secrets.ts';

const THROWN_BESIDE = new URL('../../support/thrown-beside.ts', import.meta.url).pathname;
const ACTION = new URL('../../../src/action/main.ts', import.meta.url).pathname;
const COMMAND = new URL('../../../src/cli/main.ts', import.meta.url).pathname;
const TOKEN = 'Zq7Xw_4kPd-9sVb';

let silent: Server;
let webhook: string;
beforeAll(async () => {
  silent = createServer(() => {});
  webhook = `http://127.0.0.1:${await listen(silent)}/application/webhook/${TOKEN}`;
});
afterAll(() => close(silent, []));

async function run(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', THROWN_BESIDE, file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...COMPILE_CACHE, HELD: webhook, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  return { code, output };
}

const THROWN = [
  ...['NotifyError', 'SettingsError', 'ConnectionError', 'ResponseError', 'DecodeError'],
  ...['Error', 'AggregateError', 'InvalidUrl', 'string', 'object', 'undefined'],
];
/** Their messages are for people; all others are bugs. */
const OURS = THROWN.slice(0, 5);

/** What is told depends on what is thrown; that a promise may be rejected with it too, one shows. */
test.each([...THROWN.map((name) => [name, 'throw'] as const), ['Error', 'reject'] as const])(
  'the action: %s (%s)',
  async (name, how) => {
    const { code, output } = await run(ACTION, [], { THROWN: name, HOW: how, 'INPUT_WEBHOOK-URL': webhook });
    expect(code).toBe(1);
    expect(findSecret(output, webhook)).toEqual([]);
    expect(output).toMatch(/^Bug: .*\n::error title=workroom-notify::This action has a bug/m);
    expect(output).not.toContain('Node.js v');
  },
);

/** The command has no options that hold secrets, so there only the messages that are ours may say anything. */
test.each(THROWN.filter((name) => !OURS.includes(name)))('the command: %s', async (name) => {
  const { code, output } = await run(COMMAND, ['sandbox', '--port', '0'], { THROWN: name });
  expect(code).toBe(1);
  expect(output).toContain('workroom-notify: this is a bug; please report it');
  expect(findSecret(output, webhook)).toEqual([]);
});

test('the command: an error of ours is told in one line', async () => {
  const { code, output } = await run(COMMAND, ['sandbox', '--port', '0'], { THROWN: 'NotifyError', HELD: 'x' });
  expect(code).toBe(1);
  expect(output).toMatch(/^workroom-notify: event of x\. look at x\.$/m);
});
