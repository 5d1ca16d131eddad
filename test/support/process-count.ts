/** Counts the processes that the tests of a suite start, and prints the number, so that reviews notice an increase. */

import childProcess, { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

const FOLDER = resolve('node_modules/.cache/processes');
/** Suite of this worker. In-process tests replace the environment. */
const { SUITE } = process.env;

/** Runs once before the suite. The returned function runs once after it. */
export function setup({ name }: TestProject): () => void {
  mkdirSync(FOLDER, { recursive: true });
  const file = resolve(FOLDER, name);
  writeFileSync(file, '');
  return () => console.log(`${name}: the tests started ${readFileSync(file).length} processes`);
}

/** Appends one character per process, because workers may append concurrently. */
function count(): void {
  appendFileSync(resolve(FOLDER, SUITE ?? 'none'), '.');
}

function counted<F extends (...args: never[]) => unknown>(start: F): F {
  return function (this: unknown, ...args: never[]) {
    count();
    return start.apply(this, args);
  } as F;
}

const STARTED = Symbol.for('workroom-notify process count');

/** A worker loads this file once per test file, or once for all. */
if (SUITE !== undefined && !(STARTED in globalThis)) {
  Object.defineProperty(globalThis, STARTED, { value: true });
  const prototype = ChildProcess.prototype as unknown as { spawn: (...args: never[]) => unknown };
  prototype.spawn = counted(prototype.spawn);
  for (const name of ['spawnSync', 'execFileSync', 'execSync'] as const) {
    Object.assign(childProcess, { [name]: counted(childProcess[name] as (...args: never[]) => unknown) });
  }
  syncBuiltinESMExports();
}
