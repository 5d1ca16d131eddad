/**
 * Runs a command in place of this process: passes its output through unchanged, forwards signals, and retains the last
 * part of the output.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { systemCode } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { ByteTail } from '../service/http/byte-tail.ts';
import { shortName } from '../text/format.ts';
import { toMilliseconds } from '../time.ts';

/** The end of a command. `tail` is the last part of its output. */
export type ChildExit = Awaited<ReturnType<typeof runChild>>;

/** Signals that request termination. */
const ENDING: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGQUIT'];
/** Forwarded as well, but a command under nohup ignores it, and a later failure may be unrelated. */
const HANGUP = 'SIGHUP';
const OTHERS: readonly NodeJS.Signals[] = process.platform === 'win32' ? [] : ['SIGUSR1', 'SIGUSR2'];
/** A terminal sends these to all its processes, including the command. */
const OF_TERMINALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGQUIT'];
/** Maximum silence after the exit, because background processes may keep the output open. */
const SILENCE = toMilliseconds(1_000);
/** Case-insensitive, because Windows is. */
const OUR_VARIABLE = /^WORKROOM_/i;
const HUNG_UP = 129;
const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;

/** Runs the command without the `WORKROOM_…` variables, because it has no use for the destination. */
export async function runChild([program = '', ...args]: readonly string[], env: Environment) {
  const start = process.hrtime.bigint();
  const startedAt = new Date().toISOString();
  const tail = new ByteTail(MAX_BYTES, Number.POSITIVE_INFINITY);
  const passing = new Signals();
  const child = spawn(program, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...chooseColor(env),
      ...Object.fromEntries(Object.entries(env).filter(([name]) => !OUR_VARIABLE.test(name))),
    },
  });
  passing.to(child);
  const streams = [
    forwardOutput(child.stdout, process.stdout, tail),
    forwardOutput(child.stderr, process.stderr, tail),
  ];
  const { code, signal } = await waitForExit(child, program, streams, tail);
  passing.end();
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  // A closed terminal counts only if it terminated the command.
  const interrupted = passing.interrupted || (passing.hungUp && code === HUNG_UP);
  return { code, signal, interrupted, startedAt, seconds, tail: tail.read().body };
}

/** Forces colors if this terminal supports them, because the command would detect a pipe and omit them. */
function chooseColor({ NO_COLOR }: Environment): Environment {
  return process.stdout.isTTY && !NO_COLOR ? { FORCE_COLOR: '1' } : {};
}

function forwardOutput(from: Readable, to: Writable, tail: ByteTail): Readable {
  from.on('data', (chunk) => tail.add(chunk));
  from.on('error', () => from.destroy());
  from.pipe(to, { end: false });
  // The reader is gone: let the command notice it as if it wrote there itself.
  to.on('error', () => from.destroy());
  return from;
}

/** Forwards signals of this process to the command. */
class Signals {
  /** True after a signal that requests termination. */
  interrupted = false;
  /** True after the terminal was closed. */
  hungUp = false;
  readonly #handlers = new Map<NodeJS.Signals, () => void>();

  to(child: ChildProcess): void {
    const onTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
    for (const signal of [...ENDING, HANGUP, ...OTHERS] as const) {
      const handle = () => {
        if (ENDING.includes(signal)) this.interrupted = true;
        if (signal === HANGUP) this.hungUp = true;
        if (!(onTerminal && OF_TERMINALS.includes(signal))) child.kill(signal);
      };
      this.#handlers.set(signal, handle);
      process.on(signal, handle);
    }
  }

  /** Restores the default effect of signals on this process. */
  end(): void {
    for (const [signal, handle] of this.#handlers) process.off(signal, handle);
  }
}

interface ProcessEnd {
  /** Exit code as in a shell, including 127 for a missing command, and 128 plus the signal number. */
  readonly code: number;
  readonly signal?: NodeJS.Signals;
}

function waitForExit(
  child: ChildProcess,
  program: string,
  streams: readonly Readable[],
  tail: ByteTail,
): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      // Failing to forward a signal is reported as an error, too.
      if (child.pid !== undefined) return;
      for (const stream of streams) stream.destroy();
      resolve(reportNotStarted(systemCode(error), program, tail));
    });
    child.once('exit', async (code, signal) => {
      await Promise.all(streams.map(waitForSilence));
      resolve(signal === null ? { code: code ?? 1 } : { code: 128 + (constants.signals[signal] ?? 0), signal });
    });
  });
}

/** Resolves when the stream ends, or after a period of silence. */
function waitForSilence(stream: Readable): Promise<void> {
  if (stream.closed || stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => stream.destroy(), SILENCE);
    stream.on('data', () => timer.refresh());
    stream.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function reportNotStarted(code: string | undefined, program: string, tail: ByteTail): ProcessEnd {
  const isThere = code !== 'ENOENT';
  const text = isThere ? `cannot be run (${code ?? 'unknown error'})` : 'command not found';
  const line = `${shortName(program)}: ${text}\n`;
  process.stderr.write(`workroom-notify: ${line}`);
  tail.add(Buffer.from(line));
  return { code: isThere ? NOT_EXECUTABLE : NOT_FOUND };
}

/** Maximum bytes of output to retain. */
const MAX_BYTES = 1024 * 1024;
