/** Defines the command that opens the studio, which shows a template next to its message. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemReason } from '../../errors.ts';
import { packageInfo } from '../../package/package-info.ts';
import { workingDirectory } from '../../process/environment.ts';
import { text } from '../../settings/parsers/values.ts';
import { command, createUsageError } from '../command.ts';
import { portFlag, runServer } from '../local-server.ts';

export const STUDIO = command({
  name: 'studio',
  text: 'Open a template and its message side by side, in the browser. Writes and sends nothing.',
  flags: {
    template: {
      name: 'template',
      position: true,
      text: 'A template file: the page shows it, and each change of it. It need not exist yet.',
      parse: text,
    },
    port: portFlag('8090'),
  },
  examples: [
    { text: 'A template of the repository', line: 'studio .github/notify/ours.md --port 0' },
    { text: 'To try words that are in no file yet', line: 'studio --port 0' },
  ],
  run: async ({ output }, { template, port }) => {
    const path = template === undefined ? undefined : checkPath(template);
    return runServer('the studio', { port, output }, async () => {
      const { startStudio } = await import('../../studio/server/server.ts');
      const { WatchedFile } = await import('../../studio/server/watched-file.ts');
      const file = path === undefined ? undefined : new WatchedFile(path, workingDirectory());
      const studio = await startStudio({ port, action: packageInfo().action, file, random: randomBytes });
      const opened = file === undefined ? '' : ` with ${output.safe(file.shown)}`;
      const welcome = `The studio is at ${studio.url}\nIt opens${opened} for whoever has this address. Stop it with Ctrl+C.`;
      return { welcome, close: () => studio.close() };
    });
  },
});

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
