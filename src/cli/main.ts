#!/usr/bin/env node
import { EXIT, formatFailure } from './command.ts';

/** Minimum Node version, as in package.json. undici and `node:sqlite` require it. */
const OLDEST = [22, 19] as const;

process.once('uncaughtException', (error) => {
  for (const line of formatFailure(error)) console.error(`workroom-notify: ${line}`);
  process.exit(EXIT.notDone);
});

if (!isRecentNode(process.versions.node)) {
  console.error(`workroom-notify needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.
To run it on a newer one without installing that: npx -p node@24 -p workroom-notify workroom-notify …`);
  process.exit(EXIT.notDone);
}
// Imported late, because it doesn't load in older versions of Node.
const { runProgram } = await import('./program.ts');
await runProgram(process.argv.slice(2), async (command, typed) => {
  const [{ invoke }, { exitWhenFlushed }] = await Promise.all([
    import('./invoke.ts'),
    import('../process/node-runtime.ts'),
  ]);
  process.exitCode = await invoke(command, typed, process.env);
  exitWhenFlushed();
});

function isRecentNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
