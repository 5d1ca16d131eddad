#!/usr/bin/env node
import { EXIT } from './command.ts';
import { failureLines } from './failure.ts';

/** As package.json says: undici and `node:sqlite` want it. */
const OLDEST = [22, 19] as const;

process.once('uncaughtException', (error) => {
  for (const line of failureLines(error)) console.error(`workroom-notify: ${line}`);
  process.exit(EXIT.notDone);
});

if (!isRecentNode(process.versions.node)) {
  console.error(`workroom-notify needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(EXIT.notDone);
}
// Their parts do not even load in an older Node.
const { buildProgram } = await import('./program.ts');
await buildProgram(async (command, typed) => {
  const { invoke } = await import('./invoke.ts');
  process.exitCode = await invoke(command, typed, process.env);
}).parseAsync();

function isRecentNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
