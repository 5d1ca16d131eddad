/** The command that runs a sandbox of the service. */
import { defined } from '../../defined.ts';
import { SettingsError, systemCode } from '../../errors.ts';
import type { Sandbox, SandboxOptions } from '../../sandbox/index.ts';
import { numberReader } from '../../settings/readers/numbers.ts';
import { text } from '../../settings/readers/texts.ts';
import { type CommandContext, command, EXIT, type ExitCode } from '../command.ts';
import type { Values } from '../flags/flag.ts';
import { ownPackage } from '../own-package.ts';

const FLAGS = {
  port: {
    name: 'port',
    value: 'number',
    default: '8080',
    text: 'Port to listen on, 0 for any free one.',
    read: numberReader({ range: [0, 65_535], whole: true }),
  },
  data: {
    name: 'data',
    value: 'file',
    text: 'Keep the state in this SQLite file. Default: in memory.',
    read: text(),
  },
} as const;

export const SANDBOX = command({
  name: 'sandbox',
  text: 'Run a sandbox of the service on this machine: the API, webhooks, and a page that shows what was posted.',
  flags: FLAGS,
  examples: [{ text: 'On any free port', line: 'workroom-notify sandbox --port 0' }],
  run: runSandbox,
});

/** Runs until it is interrupted. Done after SIGINT or SIGTERM, not done when it cannot start. */
async function runSandbox({ output }: CommandContext, { port, data }: Values<typeof FLAGS>): Promise<ExitCode> {
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  const { startSandbox } = await import('../../sandbox/index.ts');
  let sandbox: Sandbox;
  try {
    sandbox = await startSandbox(defined<SandboxOptions>({ port, data }));
  } catch (error) {
    output.note(startFailure(error, port, data));
    return EXIT.notDone;
  }
  // Its secrets open nothing else, and are printed to be used.
  console.log(await welcome(sandbox, data));
  await stopped;
  await sandbox.close();
  return EXIT.done;
}

function startFailure(error: unknown, port: number, data: string | undefined): string {
  if (error instanceof SettingsError) return `--${error.message}`;
  const code = systemCode(error);
  if (code === 'EADDRINUSE') return `port ${port} is in use. Choose another with --port, or 0 for any free one.`;
  if (code === 'EACCES') return `port ${port} is not allowed for this user. Choose one above 1023 with --port.`;
  const reason = error instanceof Error ? error.message : String(error);
  if (code === 'ERR_SQLITE_ERROR') return `the file ${data ?? ''} cannot be used as its store: ${reason}.`;
  return `the sandbox could not start: ${reason}`;
}

async function welcome(sandbox: Sandbox, data: string | undefined): Promise<string> {
  const { alignedRows } = await import('../terminal/table.ts');
  const table = (rows: readonly (readonly string[])[]) => alignedRows(rows).map((line) => `  ${line}`);
  const accounts = sandbox.accounts.map(({ username, password, role }) => [username, password, role]);
  const webhooks = sandbox.webhooks.map(({ kind, format, target, url }) => [`${kind} (${format})`, target.name, url]);
  return [
    'A sandbox of the team-collaboration service, on this machine only. Not for production.',
    '',
    `Page      ${sandbox.origin}/`,
    `Base URL  ${sandbox.origin}`,
    `State     ${data === undefined ? 'in memory: gone when it stops' : data}`,
    '',
    'Accounts (user name, password, role):',
    ...table(accounts),
    '',
    'Teams and forums (id, board and its categories):',
    ...table(places(sandbox.seededIds)),
    '',
    'Webhooks (kind and format, target, URL):',
    ...table(webhooks),
    '',
    ...step(sandbox),
    '',
    'Stop it with Ctrl+C.',
  ].join('\n');
}

/** One row for each team and forum. */
function places({ teams, forums, boards, categories }: Sandbox['seededIds']): string[][] {
  const row = (kind: string, [name, id]: [string, number]) => {
    const listed = Object.entries(categories[name] ?? {}).map(([category, number]) => `${category} ${number}`);
    const board = boards[name] === undefined ? 'no board yet' : `board ${boards[name]}: ${listed.join(', ')}`;
    return [kind, name, String(id), board];
  };
  return [
    ...Object.entries(teams).map((team) => row('team', team)),
    ...Object.entries(forums).map((forum) => row('forum', forum)),
  ];
}

/** A step to paste, for a runner on this machine. */
function step({ webhooks, origin, accounts, seededIds }: Sandbox): string[] {
  const webhook = webhooks.find(({ kind, format }) => kind === 'message' && format === 'native');
  const account = accounts.find(({ role }) => role === 'bot');
  const team = Object.values(seededIds.teams)[0];
  if (webhook === undefined || account === undefined || team === undefined) return [];
  return [
    'A step to paste, for a runner on this machine:',
    `  - uses: ${ownPackage().repository}@v1`,
    '    if: always()',
    '    with:',
    `      webhook-url: ${webhook.url}`,
    '  or, in place of webhook-url, through the REST API:',
    `      base-url: ${origin}`,
    `      username: ${account.username}`,
    `      password: ${account.password}`,
    `      team: ${team}`,
  ];
}
