import { defined } from '../../defined.ts';
import { SettingsError, systemCode } from '../../errors.ts';
import type { Sandbox, SandboxOptions } from '../../sandbox/index.ts';
import { type Context, EXIT, type ExitCode } from '../command.ts';
import { ownPackage } from '../own-package.ts';

interface SandboxValues {
  readonly port: number;
  readonly data: string | undefined;
  readonly password: string | undefined;
}

/** Runs until it is interrupted. Done after SIGINT or SIGTERM, not done when it cannot start. */
export async function runSandbox({ output }: Context, { port, data, password }: SandboxValues): Promise<ExitCode> {
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  const { startSandbox } = await import('../../sandbox/index.ts');
  let sandbox: Sandbox;
  try {
    sandbox = await startSandbox(defined<SandboxOptions>({ port, data, password }));
  } catch (error) {
    output.note(startFailure(error, port, data));
    return EXIT.notDone;
  }
  // Its secrets open nothing else, and are printed to be used.
  console.log(welcome(sandbox, data, (name) => output.safe(name).slice(0, MOST_OF_A_NAME)));
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

/** Names of teams are anybody's words. */
type Shown = (name: string) => string;

const MOST_OF_A_NAME = 40;

/** Short, however large the organization is: the page shows the rest. */
function welcome(sandbox: Sandbox, data: string | undefined, shown: Shown): string {
  const { origin, accounts, seededIds } = sandbox;
  const people = accounts.slice(0, MOST_ACCOUNTS).map(({ username, password, role }) => [username, password, role]);
  const lines = [
    ...signInLine(sandbox),
    ['Base URL', origin],
    ['State', data === undefined ? 'in memory: gone when it stops' : data],
    ['Accounts', table(people).join(`\n${MARGIN}`)],
    ...placeLine(seededIds, shown),
    ...webhookLines(sandbox, shown),
  ];
  return [
    'Sandbox of the service, for trying things out on this machine. Not for production.',
    '',
    ...lines.map(([name = '', text]) => `${name.padEnd(MARGIN.length)}${text}`),
    ...step(sandbox),
    '',
    'Stop it with Ctrl+C.',
  ].join('\n');
}

const MARGIN = ' '.repeat('Base URL  '.length);
/** The seeded ones. */
const MOST_ACCOUNTS = 6;

/** The page, with a token that signs the administrator in. */
function signInLine({ accounts, origin, signInLink }: Sandbox): string[][] {
  const administrator = accounts.find(({ role }) => role === 'administrator');
  if (administrator === undefined) return [['Page', `${origin}/`]];
  return [['Page', `${signInLink(administrator.username)} (signs in as ${administrator.username})`]];
}

/** The ids of one team, for the REST API; the page has the others behind "For developers". */
function placeLine({ teams, boards, categories }: Sandbox['seededIds'], shown: Shown): string[][] {
  const [first] = Object.entries(teams);
  if (first === undefined) return [];
  const [name, id] = first;
  const listed = Object.entries(categories[name] ?? {}).map(([category, number]) => `${category} ${number}`);
  const board = boards[name] === undefined ? '' : `, board ${boards[name]} (${listed.slice(0, 4).join(', ')})`;
  return [['Ids', `team ${shown(name)} ${id}${board}`]];
}

/** One webhook of each kind. */
function webhookLines({ webhooks }: Sandbox, shown: Shown): string[][] {
  const native = webhooks.filter(({ format }) => format === 'native');
  const kinds = [...new Map(native.toReversed().map((webhook) => [webhook.kind, webhook])).values()].toReversed();
  const rows = table(kinds.map(({ kind, target, url }) => [kind, shown(target.name), url]));
  return rows.length === 0 ? [] : [['Webhooks', rows.join(`\n${MARGIN}`)]];
}

/** A step to paste, for a runner on this machine. */
function step({ webhooks }: Sandbox): string[] {
  const webhook = webhooks.find(({ kind, format }) => kind === 'message' && format === 'native');
  if (webhook === undefined) return [];
  return [
    `Step      - uses: ${ownPackage().repository}@v1`,
    `${MARGIN}  if: always()`,
    `${MARGIN}  with: { webhook-url: '${webhook.url}' }`,
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
}
