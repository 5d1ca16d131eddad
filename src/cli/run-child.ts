/**
 * Runs a command in the place of this process: what it writes goes through untouched, and signals go on to it. The end of
 * its output is kept.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { systemCode } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { ByteTail } from '../service/http/body.ts';
import { startTimer } from '../service/http/system.ts';
import { shortName } from '../text/format.ts';
import { wholeMs } from '../time.ts';

/** How a command ended. */
export interface ChildExit {
  /** As a shell would tell it: also 127 for a command that is not there, and 128 and more for a signal. */
  readonly code: number;
  /** Set where a signal ended it. */
  readonly signal?: NodeJS.Signals;
  /** True when this process was asked to end before: by a terminal that closes only where that ended the command. */
  readonly interrupted: boolean;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  /** The end of what it wrote. */
  readonly tail: string;
}

/** What asks a process to end. */
const ENDING: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGQUIT'];
/** Goes on as well: a command under nohup pays no heed to it, and what runs on may fail by itself later. */
const HANGUP = 'SIGHUP';
const OTHERS: readonly NodeJS.Signals[] = process.platform === 'win32' ? [] : ['SIGUSR1', 'SIGUSR2'];
/** A terminal sends these to everything that runs on it, the command included. */
const OF_TERMINALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGQUIT'];
/** What a command leaves behind may keep its output open for ever. */
const SILENCE = wholeMs(1_000);
/** In any case, as Windows takes them. */
const OUR_VARIABLE = /^WORKROOM_/i;
const HUNG_UP = 129;
const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;

/** Its environment is this process's without our own variables: what runs here has no use for where messages go. */
export async function runChild([program = '', ...terms]: readonly string[], env: Environment): Promise<ChildExit> {
  const start = process.hrtime.bigint();
  const startedAt = new Date().toISOString();
  const tail = new ByteTail(MAX_BYTES);
  const passing = new Signals();
  const child = spawn(program, terms, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...getColor(env), ...Object.fromEntries(Object.entries(env).filter(([name]) => !OUR_VARIABLE.test(name))) },
  });
  passing.to(child);
  const streams = [pass(child.stdout, process.stdout, tail), pass(child.stderr, process.stderr, tail)];
  const { code, signal } = await processEnd(child, program, streams, tail);
  passing.end();
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const interrupted = passing.interrupted || (passing.hungUp && code === HUNG_UP);
  const end = { code, interrupted, startedAt, seconds, tail: wholeLines(tail) };
  return signal === undefined ? end : { ...end, signal };
}

/** A command sees a pipe, and would leave out the colors that this terminal shows. */
function getColor({ NO_COLOR }: Environment): Environment {
  return process.stdout.isTTY && !NO_COLOR ? { FORCE_COLOR: '1' } : {};
}

function pass(from: Readable, to: Writable, tail: ByteTail): Readable {
  from.on('data', (chunk) => tail.add(chunk));
  from.on('error', () => from.destroy());
  from.pipe(to, { end: false });
  // Who read it has gone: the command is to see that as if it wrote there itself.
  to.on('error', () => from.destroy());
  return from;
}

/** Signals that this process gets, on their way to the command. */
class Signals {
  /** True once one came that asks to end. */
  interrupted = false;
  /** True once the terminal was closed. */
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

  /** From now on they mean this process. */
  end(): void {
    for (const [signal, handle] of this.#handlers) process.off(signal, handle);
  }
}

interface ProcessEnd {
  readonly code: number;
  readonly signal?: NodeJS.Signals;
}

function processEnd(
  child: ChildProcess,
  program: string,
  streams: readonly Readable[],
  tail: ByteTail,
): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      // A signal that the command may not be sent is an error too.
      if (child.pid !== undefined) return;
      for (const stream of streams) stream.destroy();
      resolve(notStarted(systemCode(error), program, tail));
    });
    child.once('exit', async (code, signal) => {
      await Promise.all(streams.map(drained));
      resolve(signal === null ? { code: code ?? 1 } : { code: 128 + (constants.signals[signal] ?? 0), signal });
    });
  });
}

/** All of it has come, or nothing has for a while. */
function drained(stream: Readable): Promise<void> {
  if (stream.closed || stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = startTimer(SILENCE, () => stream.destroy());
    stream.on('data', () => timer.refresh());
    stream.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function notStarted(code: string | undefined, program: string, tail: ByteTail): ProcessEnd {
  const isThere = code !== 'ENOENT';
  const text = isThere ? `cannot be run (${code ?? 'unknown error'})` : 'command not found';
  const line = `${shortName(program)}: ${text}\n`;
  process.stderr.write(`workroom-notify: ${line}`);
  tail.add(Buffer.from(line));
  return { code: isThere ? NOT_EXECUTABLE : NOT_FOUND };
}

/** Bytes of what a command wrote that are kept. */
const MAX_BYTES = 1024 * 1024;

/** The end of what a command wrote, without the line that is only half there. */
export function wholeLines(tail: ByteTail): string {
  const text = tail.text();
  return tail.isCut ? text.slice(text.indexOf('\n') + 1) : text;
}
