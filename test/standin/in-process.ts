/**
 * Runs the action or the command from the sources in this process instead of a child process. One run at a time
 * replaces the streams, working directory, variables, clock, exit code and listeners.
 */
import { Console } from 'node:console';
import fs from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';
import { STILL_CLOCK_OPTION } from '../support/still-clock.ts';

type Stream = 'stdout' | 'stderr';

export interface InProcessOptions {
  readonly cwd?: string | undefined;
  /** The complete environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly onOutput: (chunk: Buffer, stream: Stream) => void;
}

const { stopClock } = createRequire(import.meta.url)('../support/still-clock.cjs') as {
  readonly stopClock: (at: string) => () => void;
};

const FILE_DESCRIPTORS: Readonly<Record<number, Stream>> = { 1: 'stdout', 2: 'stderr' };

class Exit extends Error {}

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns true if a program with this environment behaves the same in this process, because no variable changes Node
 * itself.
 */
export function canRunInProcess(env: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(env).every(
    ([name, value]) =>
      !name.startsWith('NODE_') || name === 'NODE_COMPILE_CACHE' || value === undefined || value === STILL_CLOCK_OPTION,
  );
}

/**
 * Waits for its turn, then runs `work` with everything replaced.
 *
 * @returns the exit code
 */
export function runInProcess(options: InProcessOptions, work: () => Promise<unknown>): Promise<number> {
  const result = last.then(() => lend(options, work));
  last = result.catch(() => undefined);
  return result;
}

async function lend({ cwd, env, onOutput }: InProcessOptions, work: () => Promise<unknown>): Promise<number> {
  const before = { env: process.env, exit: process.exit, exitCode: process.exitCode, cwd: process.cwd(), console };
  const restoreStreams = lendStreams(onOutput);
  const removeListeners = trackListeners();
  const startClock = env['STILL_CLOCK'] === undefined ? () => {} : stopClock(env['STILL_CLOCK']);
  process.env = { ...env };
  process.exitCode = undefined;
  process.exit = (code) => {
    process.exitCode = code ?? process.exitCode;
    throw new Exit();
  };
  globalThis.console = new Console(sink('stdout', onOutput), sink('stderr', onOutput));
  if (cwd !== undefined) process.chdir(cwd);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  } finally {
    startClock();
    removeListeners();
    restoreStreams();
    process.chdir(before.cwd);
    process.env = before.env;
    process.exit = before.exit;
    globalThis.console = before.console;
  }
  const code = Number(process.exitCode ?? 0);
  process.exitCode = before.exitCode;
  return code;
}

/** Redirects the console, because that of the test runner does not use `process.stdout`. */
function sink(stream: Stream, onOutput: InProcessOptions['onOutput']): Writable {
  return new Writable({
    write: (chunk: Buffer, _, done) => {
      onOutput(chunk, stream);
      done();
    },
  });
}

function lendStreams(onOutput: InProcessOptions['onOutput']): () => void {
  const { writeSync } = fs;
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const stream of ['stdout', 'stderr'] as const) {
    process[stream].write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      onOutput(Buffer.from(chunk as string), stream);
      const done = rest.at(-1);
      if (typeof done === 'function') process.nextTick(done as () => void);
      return true;
    };
  }
  fs.writeSync = ((fd: number, data: string | NodeJS.ArrayBufferView, ...rest: never[]) => {
    const stream = FILE_DESCRIPTORS[fd];
    if (stream === undefined) return writeSync(fd, data as NodeJS.ArrayBufferView, ...rest);
    const bytes = Buffer.from(data as string);
    onOutput(bytes, stream);
    return bytes.length;
  }) as typeof fs.writeSync;
  syncBuiltinESMExports();
  return () => {
    fs.writeSync = writeSync;
    syncBuiltinESMExports();
    process.stdout.write = writes.stdout;
    process.stderr.write = writes.stderr;
  };
}

/** @returns a function that removes listeners added since */
function trackListeners(): () => void {
  const emitters: readonly NodeJS.EventEmitter[] = [process, process.stdout, process.stderr];
  const existing = emitters.map(
    (emitter) => new Map(emitter.eventNames().map((name) => [name, emitter.rawListeners(name)])),
  );
  return () => {
    for (const [index, emitter] of emitters.entries()) {
      for (const name of emitter.eventNames()) {
        const retained = existing[index]?.get(name) ?? [];
        for (const listener of emitter.rawListeners(name)) {
          if (!retained.includes(listener)) emitter.removeListener(name, listener as () => void);
        }
      }
    }
  };
}
