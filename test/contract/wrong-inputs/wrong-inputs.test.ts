/** Tests that a wrong input is answered with the location, the value, and the fix. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runStep } from '../../../src/action/run.ts';
import { invoke } from '../../../src/cli/invoke.ts';
import { runProgram } from '../../../src/cli/program.ts';
import { notify, ServiceClient, Webhook } from '../../../src/index.ts';
import { startSandbox } from '../../../src/sandbox/index.ts';
import { runInProcess } from '../../standin/in-process.ts';
import { close, listen } from '../../support/fault-server.ts';
import { WRONG_INPUTS } from './cases.ts';
import type { WrongInput } from './wrong-input.ts';

const CODES: Readonly<Record<WrongInput['edge'], number>> = { action: 1, command: 2, library: 1 };

let requests = 0;
const server = createServer((request, response) => {
  if (request.method === 'POST') requests += 1;
  request.resume().on('end', () => response.end('{"ok":true}'));
});
let hook: string;
beforeAll(async () => {
  hook = `http://127.0.0.1:${await listen(server)}/hook/k5Tz8`;
});
afterAll(() => close(server, []));

const PLAYS: Readonly<Record<WrongInput['edge'], (wrong: WrongInput) => Promise<unknown>>> = {
  action: () => runStep(process.env),
  command: ({ line = [] }) =>
    runProgram(line, async (command, typed) => {
      process.exitCode = await invoke(command, typed, process.env);
    }),
  library: async ({ call, given: raw = {} }) => {
    try {
      if (call === 'notify') console.log((await notify(raw, { env: process.env })).receipt.reason);
      else if (call === 'startSandbox') await (await startSandbox(raw)).close();
      else if (call === 'Webhook') new Webhook(Object(raw));
      else new ServiceClient(Object(raw));
    } catch (error) {
      console.log(String(error));
      process.exitCode = 1;
    }
  },
};

test.each(WRONG_INPUTS)('$name', async (entry) => {
  const wrong: WrongInput = JSON.parse(JSON.stringify(entry).replaceAll('{hook}', hook));
  const folder = mkdtempSync(join(tmpdir(), 'wrong-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(wrong.files ?? {})) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const inputs = wrong.edge === 'action' ? Object.entries(wrong.given ?? {}) : [];
  const env = {
    ...{ PATH: process.env['PATH'] ?? '', GITHUB_WORKSPACE: folder, NO_COLOR: '1' },
    ...(wrong.edge === 'action' && { GITHUB_ACTIONS: 'true' }),
    ...wrong.env,
    ...Object.fromEntries(inputs.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, String(value)])),
  };
  requests = 0;
  let output = '';
  const onOutput = (chunk: Buffer) => (output += chunk);
  const code = await runInProcess({ cwd: folder, env, onOutput }, () => PLAYS[wrong.edge](wrong));
  // The runner removes the masks from the log.
  const text = stripVTControlCharacters(output)
    .replaceAll(/^::add-mask::.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
  const missing = wrong.says.filter((label) => !text.includes(label));
  const displayed = (wrong.hides ?? []).filter((secret) => text.includes(secret));
  const expected = { missing: [], shown: [], code: wrong.code ?? CODES[wrong.edge], sent: wrong.sent ?? 0 };
  expect({ missing, shown: displayed, code, sent: requests }, text).toEqual(expected);
});
