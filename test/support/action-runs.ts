/**
 * Runs the action's stage in this process, once for each environment of the JSON file that is its argument, and marks
 * on stdout where the next begins: hundreds of runs take no longer than a few processes.
 */
import { readFileSync, writeSync } from 'node:fs';
import { run } from '../../src/action/run.ts';

process.setMaxListeners(0);
const environments: readonly Record<string, string>[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
for (const env of environments) {
  await run(env);
  writeSync(1, '\u0000\n');
}
process.exit(0);
