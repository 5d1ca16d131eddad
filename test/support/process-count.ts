/** Counts the processes that the tests of a suite start, and prints the number: a rise shows in review. */

import childProcess, { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

const FOLDER = resolve('node_modules/.cache/processes');
/** Of this worker. A test that runs in process lends it another environment. */
const { SUITE } = process.env;

/** Runs once before the suite. What it returns runs once after it. */
export function setup({ name }: TestProject): () => void {
  mkdirSync(FOLDER, { recursive: true });
  const file = resolve(FOLDER, name);
  writeFileSync(file, '');
  return () => console.log(`${name}: the tests started ${readFileSync(file).length} processes`);
}

/** One character per process: workers may append at the same time. */
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

/** A worker loads this file once for each file of tests, or once for all of them. */
if (SUITE !== undefined && !(STARTED in globalThis)) {
  Object.defineProperty(globalThis, STARTED, { value: true });
  const prototype = ChildProcess.prototype as unknown as { spawn: (...args: never[]) => unknown };
  prototype.spawn = counted(prototype.spawn);
  for (const name of ['spawnSync', 'execFileSync', 'execSync'] as const) {
    Object.assign(childProcess, { [name]: counted(childProcess[name] as (...args: never[]) => unknown) });
  }
  syncBuiltinESMExports();
}
