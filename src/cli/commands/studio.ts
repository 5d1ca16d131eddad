/** The command that opens the studio: a template and its message side by side. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { SettingsError } from '../../errors.ts';
import { ownPackage } from '../../package/own-package.ts';
import { askedToEnd } from '../../process/end-process.ts';
import { currentFolder } from '../../process/environment.ts';
import { text } from '../../settings/readers/texts.ts';
import { type CommandContext, command, EXIT, type ExitCode } from '../command.ts';
import { startFailure } from '../failure.ts';
import type { Values } from '../flags/flag.ts';
import { portFlag } from '../flags/shared.ts';
import { accountOf } from '../studio-beside.ts';

const FLAGS = {
  template: {
    name: 'template',
    position: true,
    text: 'A template file, to watch and save. It need not exist yet.',
    read: text,
  },
  port: portFlag('8090'),
  sandbox: {
    name: 'sandbox',
    value: 'secret',
    text: 'Send to this sandbox: the link that `sandbox` prints behind "Page", which signs in. Default: one of its own, in memory.',
    read: text,
    variable: true,
    file: true,
  },
} as const;

export const STUDIO = command({
  name: 'studio',
  text: 'Open a template and its message side by side, in the browser. Sends to a sandbox only.',
  flags: FLAGS,
  examples: [
    { text: 'A template of the repository', line: 'workroom-notify studio .github/notify/ours.md --port 0' },
    { text: 'To try words that are in no file yet', line: 'workroom-notify studio --port 0' },
  ],
  run: runStudio,
});

const A_FOLDER = { option: 'template', fault: 'is a folder', fix: 'Name a file in it; it need not be there yet' };

/** Runs until it is interrupted. Done after SIGINT or SIGTERM, not done when it cannot start. */
async function runStudio(context: CommandContext, values: Values<typeof FLAGS>): Promise<ExitCode> {
  const { output } = context;
  const stopped = askedToEnd();
  const { startStudio } = await import('../../studio/server/server.ts');
  const { TemplateFileOnDisk } = await import('../../studio/server/template-file.ts');
  const path = values.template === undefined ? undefined : resolve(currentFolder(), values.template);
  if (path !== undefined && statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingsError([A_FOLDER]);
  let address = '';
  await using beside = await sandboxFor(values.sandbox, async () => address);
  try {
    const studio = await startStudio({
      port: values.port,
      action: ownPackage().action,
      file:
        path === undefined
          ? undefined
          : { shown: shownPath(path), disk: new TemplateFileOnDisk(path, currentFolder()) },
      sandbox: beside.account,
      random: randomBytes,
    });
    address = studio.link;
    const file = path === undefined ? '' : ` with ${output.safe(shownPath(path))}`;
    console.log(`The studio is at ${studio.link}`);
    console.log(`It opens${file} for whoever has this address. Stop it with Ctrl+C.`);
    await stopped;
    await studio.close();
    return EXIT.done;
  } catch (error) {
    output.note(startFailure('the studio', error, values.port));
    return EXIT.notDone;
  }
}

/** As a step names it: from the folder in which the command runs. */
function shownPath(path: string): string {
  return relative(currentFolder(), path).replaceAll(sep, '/');
}

/**
 * The sandbox that was named, or one that ends with the command, whose page leads back here.
 *
 * @throws SettingsError for a link that opens none
 */
async function sandboxFor(link: string | undefined, studio: () => Promise<string>) {
  const { SandboxAccount, SandboxError } = await import('../../studio/server/sandbox-account.ts');
  if (link === undefined) {
    const { startSandbox } = await import('../../sandbox/index.ts');
    const sandbox = await startSandbox({ studio });
    const account = await accountOf(sandbox);
    return { account, [Symbol.asyncDispose]: () => sandbox.close() };
  }
  const { isLoopback } = await import('../../transport/address.ts');
  const fix = 'Give the link that `workroom-notify sandbox` prints behind "Page"';
  const url = URL.parse(link);
  if (url === null || !isLoopback(url.hostname)) {
    throw new SettingsError([{ option: 'sandbox', fault: 'is no address of a sandbox on this machine', fix }]);
  }
  try {
    return { account: await SandboxAccount.open(url), [Symbol.asyncDispose]: async () => {} };
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    throw new SettingsError([{ option: 'sandbox', fault: error.message.split('. ')[0] ?? '', fix }]);
  }
}
