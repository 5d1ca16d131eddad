/** Runs the action from its sources as a process without a runner. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ACTION } from './bundled.ts';
import { COMPILE_CACHE } from './compile-cache.ts';

/** Output and exit of a process. */
interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** Runs the current action in a separate process with this environment and no runner. */
export async function runBareAction(
  env: Readonly<Record<string, string>>,
  options: { wrap?: (command: readonly [string, string]) => readonly string[] } = {},
): Promise<Ended> {
  const { wrap = (command) => command } = options;
  const [file = '', ...args] = wrap([process.execPath, ACTION]);
  const child = spawn(file, args, {
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { stdout, stderr, status };
}
