/** Runs the command line as a process of its own, with and without a terminal. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { invoke } from '../../src/cli/invoke.ts';
import { runProgram } from '../../src/cli/program.ts';
import { canRunInProcess, runInProcess } from '../standin/in-process.ts';
import { COMMAND } from './bundled.ts';
import { COMPILE_CACHE } from './compile-cache.ts';
import { findSecret } from './secrets.ts';

/** Gives a process a terminal; part of every Debian. */
const SCRIPT = '/usr/bin/script';

export interface CommandOptions {
  /** The whole environment beside `PATH`. */
  readonly env?: Readonly<Record<string, string>>;
  /** For standard input, which then ends. Not given: there is none. */
  readonly input?: string;
  readonly cwd?: string;
  /** True: a process of its own. Default: this process, unless standard input or a variable of Node asks for one. */
  readonly child?: boolean;
  /** Must be nowhere in what was printed. */
  readonly secrets?: readonly string[];
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** One run from its arguments to its end: by this process, where that shows the same. */
export async function runCommand(args: readonly string[], options: CommandOptions = {}): Promise<Ended> {
  const { env = {}, input, child = false, secrets = [] } = options;
  const isOwn = child || input !== undefined || !canRunInProcess(env);
  const ended = isOwn ? await runChild(args, options) : await runLent(args, options);
  for (const secret of secrets) expect(findSecret(ended.stdout + ended.stderr, secret)).toEqual([]);
  return ended;
}

async function runLent(args: readonly string[], { env, cwd }: CommandOptions): Promise<Ended> {
  const output = { stdout: '', stderr: '' };
  const decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  const code = await runInProcess(
    {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', ...env },
      onOutput: (chunk, stream) => (output[stream] += decoders[stream].decode(chunk, { stream: true })),
    },
    () =>
      runProgram(args, async (command, typed) => {
        process.exitCode = await invoke(command, typed, process.env);
      }),
  );
  return { code, ...output };
}

async function runChild(args: readonly string[], { env, input, cwd }: CommandOptions): Promise<Ended> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    ...(cwd === undefined ? undefined : { cwd }),
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...env },
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input ?? '');
  return getEnd(child);
}

/** A line of a shell that finds `workroom-notify` on its path. */
export async function runLine(line: string, options: CommandOptions = {}): Promise<Ended> {
  const { env, cwd, secrets = [] } = options;
  const folder = mkdtempSync(join(tmpdir(), 'path-'));
  writeFileSync(join(folder, 'workroom-notify'), `#!/bin/sh\nexec '${process.execPath}' '${COMMAND}' "$@"\n`, {
    mode: 0o755,
  });
  const child = spawn('bash', ['-c', line], {
    ...(cwd === undefined ? undefined : { cwd }),
    env: { PATH: `${folder}:${process.env['PATH']}`, ...COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = await getEnd(child);
  rmSync(folder, { recursive: true });
  for (const secret of secrets) expect(findSecret(ended.stdout + ended.stderr, secret)).toEqual([]);
  return ended;
}

export const hasTerminals = existsSync(SCRIPT);

/** The same on a terminal of so many columns; what it shows is one stream. */
export async function runOnTerminal(
  args: readonly string[],
  options: CommandOptions & { readonly columns?: number } = {},
): Promise<{ readonly code: number | null; readonly shown: string }> {
  const { env, cwd, columns = 80, secrets = [] } = options;
  const terms = [process.execPath, COMMAND, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
  const line = `stty cols ${columns} rows 24 -echo; ${terms.join(' ')}`;
  const child = spawn(SCRIPT, ['--quiet', '--return', '--command', line, '/dev/null'], {
    ...(cwd === undefined ? undefined : { cwd }),
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
  });
  let displayed = '';
  child.stdout.on('data', (data) => (displayed += data));
  const { code } = await getEnd(child);
  for (const secret of secrets) expect(findSecret(displayed, secret)).toEqual([]);
  return { code, shown: displayed.replaceAll('\r\n', '\n') };
}

async function getEnd(child: ReturnType<typeof spawn>): Promise<Ended> {
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => (output.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (output.stderr += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...output };
}
