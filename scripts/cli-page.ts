/** Writes docs/cli.md, the page of the command line, from the table of commands. */
import type { Command } from '../src/cli/command.ts';
import { COMMANDS } from '../src/cli/command-registry.ts';
import { argumentName, type Flag } from '../src/cli/flags/flag.ts';
import { OPTIONS } from '../src/settings/option-registry.ts';

/** Path of the page, from the root of the repository. */
export const CLI_PAGE = 'docs/cli.md';

const INTRO = `# The command line

*Made by \`npm run generate\` from \`src/cli/commands/\`; every example is run by a test.*

\`\`\`sh
export WORKROOM_BASE_URL=https://acme.example.com WORKROOM_USERNAME=ci-bot
export WORKROOM_PASSWORD="$(pass show ci-bot)"   # or --password-file FILE, or --password-file - for standard input
workroom-notify teams list
\`\`\`

- **Where values come from.** A flag wins over its variable, which is its name in capitals: \`--time-zone\` is \`WORKROOM_TIME_ZONE\`. Flags
  marked *variable* have one, and all of \`send\` but \`--json\`. Give secrets by a variable or a file: every process of a machine can read a
  command line, so a secret on it is accepted with a warning. \`-\` as a file is standard input. \`WORKROOM_PASSWORD_FILE\` and the like
  name the file of a secret that is given nowhere else.
- **Names or ids.** Teams, forums, users, categories and members go by either; a name is looked up first. A typo is answered with the
  nearest name.
- **Help**: \`-h\`, \`--help\`, \`help COMMAND\`; \`-v\` and \`--version\`. A wrong word is answered with the nearest one and exit code 2.
- **Output.** Tables fit a terminal's width; elsewhere nothing is cut or coloured, nor with \`NO_COLOR\`. \`--json\` prints whole records,
  with the names of the wire. Notices and errors go to standard error. Control characters in foreign text are
  removed, or escaped in JSON.
- **Lists** read all pages. \`--count --json\` prints \`{ count, complete, records }\`.
- **Destructive commands** (\`members remove\`, \`users deactivate\`) say what they would do, and do it with \`--yes\`.
- **Once.** A command that creates or changes something sends one request. \`send\` repeats and looks up as
  [reliability](reliability.md) says.
- **Without a destination**, \`send\` is wrong usage; in CI it is skipped with exit code 0, because runs of forks get no secrets.

Exit codes:

- 0: done; for \`send\` also: not to be sent
- 1: not delivered, not done
- 2: wrong usage; nothing was sent
- 3: not known whether it was done: look before you repeat it

*Account* stands for \`--base-url\`, \`--username\`, \`--password\`, \`--timeout\` and \`--json\`, *target* for \`--team\` and \`--forum\`, *pages* for
\`--top\`, \`--skip\` and \`--count\`: [options of several commands](#options-of-several-commands). [The API page](api.md) has the operation behind each command.
`;

const INPUTS =
  '[Inputs](inputs.md#inputs) has the meaning and default of each: a flag is an input or a `WORKROOM_` variable with two dashes in front. ' +
  'Those marked *file* also take one: `--body-file FILE`.';

/** What a command does that its help is too short for. */
const NOTES: Readonly<Record<string, string>> = {
  run: `- Exit codes 126 and 127 are those of a shell, for a command that cannot run or does not exist; with 2, wrong options kept it
  from starting. A command that was interrupted and did not succeed counts as cancelled.
- To outlast the terminal, write \`workroom-notify run -- nohup CMD\`; before \`workroom-notify\`, Node undoes \`nohup\`. On Windows,
  run a batch file as \`cmd /c FILE\`.
- What it says about the message goes to standard error; \`--dry-run\` runs the command and shows the message there.
- A failure's message has the exit code. A shell script is named by its first command that does something.
- **The command gets no \`WORKROOM_…\` variable.** Values of other variables that are named like a secret (\`DB_PASSWORD\`) stay, and are
  hidden in quotes of its output; \`--secrets-file\` or \`WORKROOM_SECRETS\` lists more.
`,
  doctor: `\`✗\` is a fault, \`!\` a warning, \`?\` something that only a message could tell.
`,
};

/** The options of a message stand with this command. */
const OF_MESSAGE = 'send';
/** A row that so many other commands have stands in a table for all of them. */
const SEVERAL = 3;

/** The text that docs/cli.md must have. */
export function cliPage(): string {
  const shared = sharedFlags();
  return [INTRO, ...COMMANDS.map((command) => section(command, shared)), sharedTable(shared)].join('\n');
}

/** Rows of tables, and the flag of each. */
type FlagRows = ReadonlyMap<string, Flag>;

function rowsOf(flags: readonly Flag[]): FlagRows {
  return new Map(flags.map((flag) => [row(flag), flag]));
}

function messageFlags(): FlagRows {
  return rowsOf(Object.values(COMMANDS.find(({ name }) => name === OF_MESSAGE)?.flags ?? {}));
}

/** What several commands take, beside the options of a message. */
function sharedFlags(): FlagRows {
  const message = messageFlags();
  const taken = COMMANDS.flatMap(({ flags }) => [...rowsOf(Object.values(flags))]).filter(([row]) => !message.has(row));
  const counted = Map.groupBy(taken, ([row]) => row);
  return new Map(taken.filter(([row]) => (counted.get(row)?.length ?? 0) >= SEVERAL));
}

function sharedTable(shared: FlagRows): string {
  return `## Options of several commands\n\n${listOf([...shared.keys()])}`;
}

function section(command: Command, shared: FlagRows): string {
  const { name, text, more, examples } = command;
  const shape = usage(command);
  return [
    `## ${name}\n`,
    `${[text, more].filter((one) => one !== undefined).join(' ')}\n`,
    ...(shape === undefined ? [] : [`\`${shape}\`\n`]),
    ...(NOTES[name] === undefined ? [] : [NOTES[name]]),
    ...(name === OF_MESSAGE ? messageTables(Object.values(command.flags)) : ownTables(command, shared)),
    `\`\`\`sh\n${examples.map((one) => `# ${one.text}\n${one.line}\n`).join('')}\`\`\`\n`,
  ].join('\n');
}

/** Options are described once, on the page of inputs; here stand their flags, and what is no option. */
function messageTables(flags: readonly Flag[]): readonly string[] {
  const inputs = new Set<string>(OPTIONS.map(({ name }) => name));
  const groups = Map.groupBy(
    flags.filter(({ name }) => inputs.has(name)),
    ({ heading = 'Options' }) => heading,
  );
  return [
    `${INPUTS}\n`,
    ...[...groups].map(([heading, rows]) => `- **${heading}:** ${rows.map(brief).join(', ')}`),
    `\n${listOf(flags.filter(({ name }) => !inputs.has(name)).map(row))}`,
  ];
}

/** What stands nowhere else, and where the rest stands. */
function ownTables(command: Command, shared: FlagRows): readonly string[] {
  const [message, rows] = [messageFlags(), rowsOf(Object.values(command.flags))];
  const flagsOf = (wanted: (row: string) => boolean, of: FlagRows = rows) =>
    [...of].filter(([row]) => wanted(row)).map(([, flag]) => flag);
  const own = flagsOf((row) => !shared.has(row) && !message.has(row));
  const others = flagsOf((row) => shared.has(row));
  const also = own.length === 0 ? '' : 'Also ';
  return [
    ...(own.length === 0 ? [] : flagTables(own)),
    ...ofMessage(
      flagsOf((row) => message.has(row)),
      flagsOf((row) => !rows.has(row), message),
    ),
    ...(others.length === 0 ? [] : [`${also}${inSets(others)}.\n`]),
  ];
}

/** Those that always go together have one name. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  account: ['base-url', 'username', 'password', 'timeout', 'json'],
  target: ['team', 'forum'],
  pages: ['top', 'skip', 'count'],
};

function inSets(flags: readonly Flag[]): string {
  const whole = Object.entries(SETS).filter(([, names]) =>
    names.every((name) => flags.some((flag) => flag.name === name)),
  );
  const within = whole.flatMap(([, names]) => names);
  const rest = flags.filter(({ name }) => !within.includes(name));
  return [...whole.map(([set]) => `*${set}*`), ...(rest.length === 0 ? [] : [named(rest)])].join(', ');
}

/** Those of a message that a command takes, or those that it does not take, whichever are fewer. */
function ofMessage(taken: readonly Flag[], left: readonly Flag[]): readonly string[] {
  const link = `[\`${OF_MESSAGE}\`](#${OF_MESSAGE})`;
  if (taken.length === 0) return [];
  if (taken.length < left.length) return [`Of ${link}: ${named(taken)}.\n`];
  return [`The options of ${link}${left.length === 0 ? '' : ` but ${named(left)}`}.\n`];
}

function named(flags: readonly Flag[]): string {
  return flags.map((flag) => `\`${flag.position ? argumentName(flag) : `--${flag.name}`}\``).join(', ');
}

/** A table under each heading that help has; a single one goes without. */
function flagTables(flags: readonly Flag[]): readonly string[] {
  const groups = Map.groupBy(flags, ({ heading = 'Options' }) => heading);
  return [...groups].map(([heading, rows]) => {
    const table = listOf(rows.map(row));
    return groups.size === 1 ? table : `**${heading}**\n\n${table}`;
  });
}

function listOf(rows: readonly string[]): string {
  return rows.join('');
}

/** Where it takes more than options, which stand before the words of another command, else behind. */
function usage(command: Command): string | undefined {
  const positions = Object.values(command.flags).filter(({ position }) => position);
  const shown = positions.map((flag) => ` ${argumentName(flag)}`).join('') + oneOf(command);
  if (shown === '') return undefined;
  const parts = positions.some(({ rest }) => rest) ? [' [options]', shown] : [shown, ' [options]'];
  return `workroom-notify ${command.name}${parts.join('')}`;
}

function oneOf({ oneOf: names = [] }: Command): string {
  return names.length === 0 ? '' : ` (${names.map((name) => `--${name}`).join(' | ')})`;
}

function row(flag: Flag): string {
  const { value, text, default: standard, variable, position, required } = flag;
  const said = [
    // Which those are is in a table of the other page.
    flag.name === 'select' ? 'Only [these fields](api.md#what-select-takes), with commas between them.' : text,
    ...(required && !position ? ['Required.'] : []),
    ...(standard === undefined || value === undefined ? [] : [`Default: \`${standard}\`.`]),
    ...(variable ? ['*Variable.*'] : []),
  ];
  return `- ${shape(flag)}: ${said.join(' ')}\n`;
}

function brief({ name, file }: Flag): string {
  return `\`--${name}\`${file ? ' (*file*)' : ''}`;
}

/** As it is written. */
function shape(flag: Flag): string {
  const { name, value, file, position } = flag;
  if (position) return `\`${argumentName(flag)}\``;
  return [`--${name}${value === undefined ? '' : ` <${value}>`}`, ...(file ? [`--${name}-file <file>`] : [])]
    .map((one) => `\`${one}\``)
    .join(' or ');
}
