/** The command that runs a sandbox of the service. */

import { messageOf, SettingsError, systemCode } from '../../errors.ts';
import { jobEndOf } from '../../package/job-end.ts';
import { ownPackage } from '../../package/own-package.ts';
import { askedToEnd } from '../../process/end-process.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { text } from '../../settings/readers/texts.ts';
import { type CommandContext, command, EXIT, type ExitCode } from '../command.ts';
import { startFailure } from '../failure.ts';
import type { Values } from '../flags/flag.ts';
import { portFlag } from '../flags/shared.ts';

const FLAGS = {
  port: portFlag('8080'),
  data: {
    name: 'data',
    value: 'file',
    text: 'Keep the state in this SQLite file. Default: in memory.',
    read: text,
  },
  password: {
    name: 'password',
    value: 'secret',
    text: "Everybody's password, for scripts. Default: a random one for each account, kept with the state.",
    read: text,
    file: true,
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
async function runSandbox(
  { output }: CommandContext,
  { port, data, password }: Values<typeof FLAGS>,
): Promise<ExitCode> {
  const stopped = askedToEnd();
  const { startSandbox } = await import('../../sandbox/index.ts');
  let sandbox: Sandbox;
  try {
    sandbox = await startSandbox({ port, data, password });
  } catch (error) {
    output.fault(failureOf(error, port, data));
    return EXIT.notDone;
  }
  // Its secrets open nothing else, and are printed to be used.
  const shown = (name: string) => output.safe(name).slice(0, MOST_OF_A_NAME);
  console.log(await welcome(sandbox, data, shown));
  await stopped;
  await sandbox.close();
  return EXIT.done;
}

function failureOf(error: unknown, port: number, data: string | undefined): string {
  if (error instanceof SettingsError) return `--${error.message}`;
  if (systemCode(error) !== 'ERR_SQLITE_ERROR') return startFailure('the sandbox', error, port);
  return `the file ${data ?? ''} cannot be used as its store: ${messageOf(error)}.`;
}

/** Names of teams are anybody's words. */
type NameShower = (name: string) => string;

const MOST_OF_A_NAME = 40;

/** Short, however large the organization is: the page shows the rest. */
async function welcome(sandbox: Sandbox, data: string | undefined, shown: NameShower): Promise<string> {
  const { alignedRows } = await import('../terminal/table.ts');
  const { origin, accounts, seededIds } = sandbox;
  const people = accounts.slice(0, MOST_ACCOUNTS).map(({ username, password, role }) => [username, password, role]);
  const lines = [
    ...signInLine(sandbox),
    ['Base URL', origin],
    ['State', data === undefined ? 'in memory: gone when it stops' : data],
    ['Accounts', alignedRows(people).join(`\n${MARGIN}`)],
    ...placeLine(seededIds, shown),
    ...webhookLines(sandbox, shown, alignedRows),
  ];
  return [
    'Sandbox of the service, for trying things out on this machine. Not for production.',
    '',
    ...lines.map(([name = '', text]) => `${name.padEnd(MARGIN.length)}${text}`),
    ...step(sandbox),
    '',
    `The page shows the rest: everybody, all teams, webhooks and ids, behind "For developers" and "Webhooks".`,
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
function placeLine({ teams, boards, categories }: Sandbox['seededIds'], shown: NameShower): string[][] {
  const [first] = Object.entries(teams);
  if (first === undefined) return [];
  const [name, id] = first;
  const listed = Object.entries(categories[name] ?? {}).map(([category, number]) => `${category} ${number}`);
  const board = boards[name] === undefined ? '' : `, board ${boards[name]} (${listed.slice(0, 4).join(', ')})`;
  return [['Ids', `team ${shown(name)} ${id}${board}`]];
}

/** One webhook of each kind. */
function webhookLines(
  { webhooks }: Sandbox,
  shown: NameShower,
  alignedRows: (rows: readonly (readonly string[])[]) => readonly string[],
): string[][] {
  const native = webhooks.filter(({ format }) => format === 'native');
  const kinds = [...new Map(native.toReversed().map((webhook) => [webhook.kind, webhook])).values()].toReversed();
  const rows = alignedRows(kinds.map(({ kind, target, url }) => [kind, shown(target.name), url]));
  return rows.length === 0 ? [] : [['Webhooks', rows.join(`\n${MARGIN}`)]];
}

/** A step to paste as the first of a job, for a runner on this machine. */
function step({ webhooks }: Sandbox): string[] {
  const webhook = webhooks.find(({ kind, format }) => kind === 'message' && format === 'native');
  if (webhook === undefined) return [];
  return [`Step      - uses: ${jobEndOf(ownPackage().action)}`, `${MARGIN}  with: { webhook-url: '${webhook.url}' }`];
}
