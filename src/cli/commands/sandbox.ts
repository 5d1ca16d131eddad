import { defined } from '../../defined.ts';
import { SettingsError, systemCode } from '../../errors.ts';
import type { Sandbox, SandboxOptions } from '../../sandbox/index.ts';
import { type CommandContext, EXIT, type ExitCode } from '../command.ts';
import { ownPackage } from '../own-package.ts';

interface SandboxValues {
  readonly port: number;
  readonly data: string | undefined;
}

/** Runs until it is interrupted. Done after SIGINT or SIGTERM, not done when it cannot start. */
export async function runSandbox({ output }: CommandContext, { port, data }: SandboxValues): Promise<ExitCode> {
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
  console.log(welcome(sandbox, data));
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

function welcome(sandbox: Sandbox, data: string | undefined): string {
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
    ...alignedRows(accounts),
    '',
    'Teams and forums (id, board and its categories):',
    ...alignedRows(places(sandbox.seededIds)),
    '',
    'Webhooks (kind and format, target, URL):',
    ...alignedRows(webhooks),
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

function alignedRows(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(width(column))).join('  ')}`.trimEnd());
}
