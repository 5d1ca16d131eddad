/** Before a suite: the sources compiled into `lib`, once for all of its files, which bundle them at the same time. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

export function setup(): void {
  execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json']);
}
