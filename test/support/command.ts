/** Runs the command line, with or without a terminal. */
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

/** Runs a process on a terminal. Part of every Debian. */
const SCRIPT = '/usr/bin/script';

export interface CommandOptions {
  /** The complete environment except `PATH`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input. Default: none. */
  readonly input?: string;
  readonly cwd?: string;
  /**
   * If true, runs in a separate process. Default: in this process, unless standard input or a variable of Node requires
   * another.
   */
  readonly child?: boolean;
  /** Texts that must not appear in the output. */
  readonly secrets?: readonly string[];
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process if the behavior is the same. */
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

/** Runs a shell command line with `workroom-notify` on its path. */
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

/** Runs the command on a terminal with this width, whose output is one stream. */
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
