/** Defines the command that opens the studio, which shows a template next to its message. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemReason } from '../../errors.ts';
import { packageInfo } from '../../package/package-info.ts';
import { workingDirectory } from '../../process/environment.ts';
import { onShutdownRequest } from '../../process/node-runtime.ts';
import { text } from '../../settings/parsers/values.ts';
import { type CommandContext, command, createUsageError, EXIT } from '../command.ts';
import { formatStartFailure } from '../failure.ts';
import type { Values } from '../flags/flag.ts';
import { portFlag } from '../flags/shared.ts';

const FLAGS = {
  template: {
    name: 'template',
    position: true,
    text: 'A template file: the page shows it, and each change of it. It need not exist yet.',
    parse: text,
  },
  port: portFlag('8090'),
} as const;

export const STUDIO = command({
  name: 'studio',
  text: 'Open a template and its message side by side, in the browser. Writes and sends nothing.',
  flags: FLAGS,
  examples: [
    { text: 'A template of the repository', line: 'studio .github/notify/ours.md --port 0' },
    { text: 'To try words that are in no file yet', line: 'studio --port 0' },
  ],
  run: runStudio,
});

/** Runs until interrupted. Returns `done` after SIGINT or SIGTERM, `notDone` if it can't start. */
async function runStudio({ output }: CommandContext, { template, port }: Values<typeof FLAGS>): Promise<number> {
  const stopped = onShutdownRequest();
  const { startStudio } = await import('../../studio/server/server.ts');
  const { WatchedFile } = await import('../../studio/server/watched-file.ts');
  const path = template === undefined ? undefined : checkPath(template);
  const file = path === undefined ? undefined : new WatchedFile(path, workingDirectory());
  try {
    const studio = await startStudio({ port, action: packageInfo().action, file, random: randomBytes });
    const opened = file === undefined ? '' : ` with ${output.safe(file.shown)}`;
    console.log(`The studio is at ${studio.url}`);
    console.log(`It opens${opened} for whoever has this address. Stop it with Ctrl+C.`);
    await stopped;
    await studio.close();
    return EXIT.done;
  } catch (error) {
    output.note(formatStartFailure('the studio', error, port));
    return EXIT.notDone;
  }
}

/** @throws SettingsError for an invalid path. A missing file may be created later. */
function checkPath(template: string): string {
  const path = resolve(workingDirectory(), template);
  const refuse = (message: string) => createUsageError('template', message, 'Name a text file; it need not exist yet');
  let isFolder: boolean | undefined;
  try {
    isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  } catch (error) {
    throw refuse(`cannot be read (${systemReason(error)})`);
  }
  if (isFolder) throw refuse('is a folder');
  return path;
}
