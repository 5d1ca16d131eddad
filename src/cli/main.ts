#!/usr/bin/env node
import { Command } from 'commander';

/** Wrong usage; everything else that fails is 1. */
const WRONG_USAGE = 2;

const program = new Command('workroom-notify')
  .description("Post build results to your team's chat, topics and task board.")
  .exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : WRONG_USAGE);
  });

program
  .command('sandbox')
  .description('Run the service on this machine, to try things in: API, webhooks and a page to look at.')
  .option('--port <number>', 'port to listen on, 0 for any free one', '8080')
  .option('--data <file>', 'keep the state in this SQLite file (default: in memory)')
  .action(async (options: { port: string; data?: string }) => {
    const { runSandbox } = await import('./sandbox.ts');
    process.exitCode = await runSandbox(options);
  });

await program.parseAsync();
