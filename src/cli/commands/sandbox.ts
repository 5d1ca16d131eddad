/** Defines the command that runs a sandbox of the service. */

import { jobEndAction } from '../../package/job-end.ts';
import { packageInfo } from '../../package/package-info.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { text } from '../../settings/parsers/values.ts';
import { command } from '../command.ts';
import { flag } from '../flags/flag.ts';
import { portFlag, runServer } from '../local-server.ts';
import type { Output } from '../terminal/output.ts';

const FLAGS = {
  port: portFlag('8080'),
  data: flag('data', 'file', 'Keep the state in this SQLite file. Default: in memory.', text),
  password: flag(
    'password',
    'secret',
    "Everybody's. Default: a random one for each account, kept with the state.",
    text,
  ),
} as const;

export const SANDBOX = command({
  name: 'sandbox',
  text: 'Run a sandbox of the service on this machine: the API, webhooks, and a page that shows what was posted.',
  flags: FLAGS,
  examples: [{ text: 'On any free port', line: 'sandbox --port 0' }],
  run: ({ output }, { port, data, password }) =>
    runServer('the sandbox', { port, output }, async () => {
      const { startSandbox } = await import('../../sandbox/index.ts');
      const sandbox = await startSandbox({ port, data, password });
      return { welcome: await formatWelcome(sandbox, data, output), close: () => sandbox.close() };
    }),
});

/** Formats a short welcome for organizations of any size. The page shows the rest. */
async function formatWelcome(sandbox: Sandbox, data: string | undefined, output: Output): Promise<string> {
  const { formatTable } = await import('../terminal/table.ts');
  const { accounts, origin, webhooks } = sandbox;
  const administrator = accounts.find(({ role }) => role === 'administrator')?.username;
  const native = webhooks.filter(({ format }) => format === 'native');
  const ofEachKind = KINDS.flatMap((kind) => native.find((one) => one.kind === kind) ?? []);
  // Team names are untrusted text.
  const nameOf = (name: string) => output.safe(name).slice(0, 40);
  const entries = {
    Page:
      administrator === undefined
        ? [`${origin}/`]
        : [`${sandbox.signInLink(administrator)} (signs in as ${administrator})`],
    'Base URL': [origin],
    State: [data ?? 'in memory: gone when it stops'],
    Accounts: formatTable(
      accounts.slice(0, MAX_ACCOUNTS).map(({ username, password, role }) => [username, password, role]),
    ),
    Ids: formatIds(sandbox.seededIds, nameOf),
    Webhooks: formatTable(ofEachKind.map(({ kind, target, url }) => [kind, nameOf(target.name), url])),
    Step: ofEachKind
      .slice(0, 1)
      .flatMap(({ url }) => [
        `- uses: ${jobEndAction(packageInfo().action)}`,
        `  with: { webhook-url: '${url}' }`,
        '  # On this machine only: no runner elsewhere reaches this address.',
      ]),
  };
  return [
    'Sandbox of the service, for trying things out on this machine. Not for production.',
    '',
    ...Object.entries(entries).flatMap(([name, lines]) =>
      lines.map((line, index) => (index === 0 ? name : '').padEnd(MARGIN) + line),
    ),
    '',
    `The page shows the rest: everybody, all teams, webhooks and ids, behind "For developers" and "Webhooks".`,
    'Stop it with Ctrl+C.',
  ].join('\n');
}

const KINDS = ['message', 'topic', 'task'] as const;
const MARGIN = 'Base URL  '.length;
/** Number of seeded accounts. */
const MAX_ACCOUNTS = 6;

/** Lists IDs of one team, for calls to the REST API. */
function formatIds({ teams, boards, categories }: Sandbox['seededIds'], nameOf: (name: string) => string): string[] {
  return Object.entries(teams)
    .slice(0, 1)
    .map(([name, id]) => {
      const listed = Object.entries(categories[name] ?? {}).map(([category, number]) => `${category} ${number}`);
      const board = boards[name] === undefined ? '' : `, board ${boards[name]} (${listed.slice(0, 4).join(', ')})`;
      return `team ${nameOf(name)} ${id}${board}`;
    });
}
