#!/usr/bin/env node
import { Command } from 'commander';
import { failureWords } from './failure.ts';

/** Wrong usage; everything else that fails is 1. */
const WRONG_USAGE = 2;

/** As package.json says: undici and `node:sqlite` want it. */
const OLDEST = [22, 19] as const;

process.once('uncaughtException', (error) => {
  console.error(failureWords(error));
  process.exit(1);
});

const program = new Command('workroom-notify')
  .description("Post build results to your team's chat, topics and task board.")
  .exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : WRONG_USAGE);
  });

program
  .command('sandbox')
  .description(
    'Run a sandbox of the service on this machine: the API, webhooks, and a page that shows what was posted.',
  )
  .option('--port <number>', 'port to listen on, 0 for any free one', '8080')
  .option('--data <file>', 'keep the state in this SQLite file (default: in memory)')
  .action(async (options: { port: string; data?: string }) => {
    const { runSandbox } = await import('./sandbox.ts');
    process.exitCode = await runSandbox(options);
  });

if (!isRecentNode(process.versions.node)) {
  console.error(`workroom-notify needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
await program.parseAsync();

function isRecentNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
