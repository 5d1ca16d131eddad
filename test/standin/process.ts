/**
 * Runs one process as the runner does: reads both streams by line, and escalates from interrupt to terminate to kill.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { runInProcess } from './in-process.ts';

export interface CancelDelays {
  /** Default: SIGINT, as in the runner. */
  readonly first?: NodeJS.Signals;
  /** Milliseconds from SIGINT to SIGTERM. */
  readonly interrupt: number;
  /** Milliseconds from SIGTERM to killing the complete process tree. */
  readonly terminate: number;
}

/** Delays of the runner. */
export const RUNNER_DELAYS: CancelDelays = { interrupt: 7500, terminate: 2500 };

export interface ProcessOptions {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Called for each line of either stream, in order of arrival. */
  readonly onLine: (line: string) => void;
  readonly cancel?: AbortSignal;
  readonly cancelDelays: CancelDelays;
  readonly timeoutMs: number;
}

export interface ProcessEnd {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly durationMs: number;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** Both streams, in order of arrival. */
  readonly rawOutput: Buffer;
  readonly timedOut: boolean;
  readonly cancelled: boolean;
}

export async function runProcess(options: ProcessOptions): Promise<ProcessEnd> {
  const started = performance.now();
  const { file, args, cwd, env } = options;
  // Use a process group, so that the complete tree can be killed.
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const all: Buffer[] = [];
  const stdout = readStream(child.stdout, all, options.onLine);
  const stderr = readStream(child.stderr, all, options.onLine);
  const watch = watchOver(child, options);
  try {
    const [exitCode, signal] = await ended(child);
    return {
      exitCode,
      signal,
      durationMs: performance.now() - started,
      stdout: Buffer.concat(stdout),
      stderr: Buffer.concat(stderr),
      rawOutput: Buffer.concat(all),
      timedOut: watch.timedOut(),
      cancelled: watch.cancelled(),
    };
  } finally {
    watch.stop();
  }
}

/** Does the same for a program that runs in this process. */
export async function runLent(
  { cwd, env, onLine }: Pick<ProcessOptions, 'cwd' | 'env' | 'onLine'>,
  work: () => Promise<unknown>,
): Promise<ProcessEnd> {
  const started = performance.now();
  const all: Buffer[] = [];
  const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
  const stdout = readStream(streams.stdout, all, onLine);
  const stderr = readStream(streams.stderr, all, onLine);
  const exitCode = await runInProcess({ cwd, env, onOutput: (chunk, stream) => streams[stream].write(chunk) }, work);
  const ends = Object.values(streams).map((stream) => once(stream, 'end'));
  for (const stream of Object.values(streams)) stream.end();
  await Promise.all(ends);
  return {
    exitCode,
    signal: null,
    durationMs: performance.now() - started,
    stdout: Buffer.concat(stdout),
    stderr: Buffer.concat(stderr),
    rawOutput: Buffer.concat(all),
    timedOut: false,
    cancelled: false,
  };
}

function ended(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode, signal) => resolve([exitCode, signal]));
  });
}

/** Starts timers and handles the cancel signal. Call `stop` after the process exits. */
function watchOver(child: ChildProcess, { cancel, cancelDelays, timeoutMs }: ProcessOptions) {
  const timers: NodeJS.Timeout[] = [];
  let timedOut = false;
  let cancelled = false;
  const onCancel = () => {
    cancelled = true;
    const { first = 'SIGINT', interrupt, terminate } = cancelDelays;
    child.kill(first);
    timers.push(
      setTimeout(() => child.kill('SIGTERM'), interrupt),
      setTimeout(() => killTree(child), interrupt + terminate),
    );
  };
  timers.push(
    setTimeout(() => {
      timedOut = true;
      killTree(child);
    }, timeoutMs),
  );
  cancel?.addEventListener('abort', onCancel, { once: true });
  return {
    timedOut: () => timedOut,
    cancelled: () => cancelled,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      cancel?.removeEventListener('abort', onCancel);
    },
  };
}

function killTree(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

function readStream(stream: Readable, all: Buffer[], onLine: (line: string) => void): Buffer[] {
  const chunks: Buffer[] = [];
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    all.push(chunk);
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return ends a line too, but at the end of a chunk it may be half of a CRLF.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream.on('end', () => {
    rest += decoder.decode();
    if (rest !== '') onLine(rest.replace(/\r$/, ''));
  });
  return chunks;
}
