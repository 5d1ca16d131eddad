/** Reports an unexpected error by its type and location, because Node would print all of it, including URLs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFailure } from '../../../src/cli/command.ts';
import { formatStack } from '../../../src/diagnostic.ts';
import { ConnectionError, DecodeError, NotifyError, ResponseError, SettingsError } from '../../../src/errors.ts';
import { ACTION, COMMAND } from '../../support/bundled.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import { close, listen } from '../../support/fault-server.ts';
import { findSecret } from '../../support/secrets.ts';

const TOKEN = 'Zq7Xw_4kPd-9sVb';
const HELD = `http://127.0.0.1/application/webhook/${TOKEN}`;
const cause = new Error(`caused by ${HELD}`);

test.each([
  ['an error', Object.assign(new Error(`a\n${HELD}\n    ${HELD}`, { cause }), { address: HELD })],
  ['several errors', new AggregateError([cause], HELD)],
  ['an address that is none', Object.assign(new TypeError('Invalid URL'), { input: HELD })],
  ['a text', HELD],
  ['an object', { held: HELD }],
  ['nothing', undefined],
  ['a lost connection', new ConnectionError(`to ${HELD}`, { written: true, unclear: true, cause })],
  ['a bad answer', new ResponseError(`from ${HELD}`, { status: 500, unclear: true })],
  ['an odd answer', new DecodeError(HELD, 'is odd')],
])('%s is reported without its content', (_, error) => {
  expect(findSecret(formatStack(error), TOKEN)).toEqual([]);
});

test('an error for people is reported with its message, any other as a bug', () => {
  expect(formatFailure(new NotifyError('directory', 'event of x', { hint: 'look at x' }))).toEqual([
    'event of x. look at x.',
  ]);
  expect(formatFailure(new SettingsError([{ option: 'kind', message: 'got x', suggestion: 'Write y' }]))).toEqual([
    expect.stringContaining('kind: got x. Write y'),
  ]);
  expect(formatFailure(cause)).toEqual([expect.stringMatching(/^this is a bug; please report it/)]);
});

let silent: Server;
let webhook: string;
beforeAll(async () => {
  silent = createServer(() => {});
  webhook = `http://127.0.0.1:${await listen(silent)}/application/webhook/${TOKEN}`;
});
afterAll(() => close(silent, []));

/** Creates a module that is loaded before the program, and throws once the program handles uncaught errors. */
const thrownBeside = (statement: string) =>
  `data:text/javascript,const timer = setInterval(() => {
    if (process.listenerCount('uncaughtException') === 0) return;
    clearInterval(timer);
    ${statement};
  }, 10);`;

async function run(args: readonly string[], statement: string) {
  const child = spawn(process.execPath, ['--import', thrownBeside(statement), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...COMPILE_CACHE, HELD: webhook, 'INPUT_WEBHOOK-URL': webhook },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  expect(findSecret(output, TOKEN)).toEqual([]);
  expect(output).not.toContain('Node.js v');
  return { code, output };
}

test.each(['throw new Error(process.env.HELD)', 'void Promise.reject(new Error(process.env.HELD))'])(
  'the action: %s',
  async (statement) => {
    const { code, output } = await run([ACTION], statement);
    expect(code).toBe(1);
    expect(output).toMatch(/^Bug: .*\n::error title=workroom-notify::This action has a bug/m);
  },
);

test('the command', async () => {
  const { code, output } = await run([COMMAND, 'sandbox', '--port', '0'], 'throw new Error(process.env.HELD)');
  expect(code).toBe(1);
  expect(output).toContain('workroom-notify: this is a bug; please report it');
});
