/**
 * Plays wrong inputs in this process, one after the other: the action and the command line write to the process's own output.
 * Its arguments: the file that this output goes to, and one for the answers.
 */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../../../src/action/run.ts';
import { invoke } from '../../../src/cli/invoke.ts';
import { runProgram } from '../../../src/cli/program.ts';
import { notify, ServiceClient, Webhook } from '../../../src/index.ts';
import { startSandbox } from '../../../src/sandbox/index.ts';
import { WRONG_INPUTS } from './all.ts';
import type { WrongInput } from './wrong-input.ts';

/** What one of them was answered. */
export interface Answer {
  readonly text: string;
  readonly code: number | 'hangs';
  readonly sent: number;
}

class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super('exit');
    this.code = code;
  }
}

/** A command that serves goes on for ever. */
const HANGS_MS = 10_000;

const [outputFile = '', answersFile = ''] = process.argv.slice(2);
for (const one of [process, process.stdout, process.stderr]) one.setMaxListeners(0);
const endProcess = process.exit.bind(process);
process.exit = (code) => {
  throw new Exit(Number(code ?? process.exitCode ?? 0));
};
let requests = 0;
const server = createServer((request, response) => {
  if (request.method === 'POST') requests += 1;
  request.resume().on('end', () => response.end('{"ok":true}'));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const hook = `http://127.0.0.1:${Object(server.address()).port}/hook/k5Tz8`;
const machine = mkdtempSync(join(tmpdir(), 'wrong-'));

const PLAYS: Readonly<
  Record<WrongInput['edge'], (wrong: WrongInput, env: Record<string, string | undefined>) => Promise<number>>
> = {
  action: async ({ given = {} }, env) => {
    const inputs = Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, String(value)]);
    await run({ GITHUB_ACTIONS: 'true', ...env, ...Object.fromEntries(inputs) });
    return Number(process.exitCode);
  },
  command: async ({ line = [] }, env) => {
    let code = 0;
    await runProgram(line, async (command, typed) => {
      code = await invoke(command, typed, env);
    });
    return code;
  },
  library: async ({ call, given = {} }, env) => {
    if (call === 'notify') console.log((await notify(given, { env })).receipt.reason);
    else if (call === 'startSandbox') await (await startSandbox(given)).close();
    else if (call === 'Webhook') new Webhook(Object(given));
    else new ServiceClient(Object(given));
    return 0;
  },
};

const answers: Answer[] = [];
for (const [index, wrong] of WRONG_INPUTS.entries())
  answers.push(await play(filledIn(wrong), join(machine, String(index))));
process.chdir('/');
rmSync(machine, { recursive: true });
writeFileSync(answersFile, JSON.stringify(answers));
endProcess(0);

function filledIn(wrong: WrongInput): WrongInput {
  return JSON.parse(JSON.stringify(wrong).replaceAll('{hook}', hook));
}

async function play(wrong: WrongInput, folder: string): Promise<Answer> {
  const before = { requests, length: readFileSync(outputFile, 'utf8').length };
  mkdirSync(folder);
  for (const [path, text] of Object.entries(wrong.files ?? {})) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  process.chdir(folder);
  process.exitCode = 0;
  const env = { PATH: process.env['PATH'], GITHUB_WORKSPACE: folder, NO_COLOR: '1', ...wrong.env };
  const code = await Promise.race([
    codeOf(wrong, env),
    new Promise<'hangs'>((done) => setTimeout(done, HANGS_MS, 'hangs').unref()),
  ]);
  const text = stripVTControlCharacters(readFileSync(outputFile, 'utf8').slice(before.length))
    // The runner takes these off the log.
    .replaceAll(/^::add-mask::.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
  return { text, code, sent: requests - before.requests };
}

async function codeOf(wrong: WrongInput, env: Record<string, string | undefined>): Promise<number> {
  try {
    return await PLAYS[wrong.edge](wrong, env);
  } catch (error) {
    if (error instanceof Exit) return error.code;
    console.log(String(error));
    return 1;
  }
}
