/** Builds the command line program on top of commander, which provides help, suggestions and errors. */

import { Argument, Option, Command as Program } from 'commander';
import { packageInfo } from '../package/package-info.ts';
import { readConclusion } from '../settings/conclusion.ts';
import { displayValue } from '../settings/format-value.ts';
import { toVariable } from '../settings/option-registry.ts';
import { suggestOption } from '../settings/other-notifiers.ts';
import { type Command, EXIT } from './command.ts';
import { CHAT } from './commands/chat.ts';
import { DOCTOR } from './commands/doctor.ts';
import { INIT } from './commands/init.ts';
import { MEMBERS } from './commands/members.ts';
import { RENDER } from './commands/render.ts';
import { REPLAY } from './commands/replay.ts';
import { RUN } from './commands/run.ts';
import { SANDBOX } from './commands/sandbox.ts';
import { DRILL, SEND } from './commands/send.ts';
import { STUDIO } from './commands/studio.ts';
import { TASKS } from './commands/tasks.ts';
import { TEAMS } from './commands/teams.ts';
import { TOPICS } from './commands/topics.ts';
import { USERS } from './commands/users.ts';
import { WEBHOOK } from './commands/webhook.ts';
import type { Flag } from './flags/flag.ts';
import { formatErrorLine } from './terminal/output.ts';

/** All commands, in the order of help. */
export const COMMANDS: readonly Command[] = [
  ...[SEND, RENDER, REPLAY, INIT, RUN, DOCTOR, DRILL],
  ...[TEAMS, USERS, MEMBERS, TOPICS, TASKS, CHAT, WEBHOOK].flat(),
  ...[STUDIO, SANDBOX],
];

type RunCommand = (command: Command, typed: ReadonlyMap<string, string>) => Promise<void>;

/**
 * Parses an argument list and runs the command. Ends the process if the arguments are invalid.
 *
 * @param args arguments after the program's name
 * @param run called with the selected command, and its typed values by the names of flags: `body`, `body-file`
 */
export async function runProgram(args: readonly string[], run: RunCommand): Promise<void> {
  const program = new Program('workroom-notify');
  program.version(packageInfo().version, '-v, --version', 'Print the version.').description(ABOUT);
  program.helpOption('-h, --help', 'Show help.').helpCommand('help [command]', 'Show help.');
  program.enablePositionalOptions().addHelpText('after', CLOSING);
  program.configureHelp({
    // Texts already name the important choices, and defaults in the project's format.
    optionDescription: ({ description }) => description,
    argumentDescription: ({ description }) => description,
  });
  program.showHelpAfterError('See workroom-notify --help.');
  program.exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage));
  program.configureOutput({ outputError: (text, write) => write(formatErrorLine(formatUsageError(text, []))) });
  for (const command of COMMANDS) {
    const [first = '', second] = command.name.split(' ');
    if (second === undefined) addCommand(program, command, first, run);
    else addCommand(findOrAddGroup(program, first), command, second, run);
  }
  await program.parseAsync(args, { from: 'user' });
}

/** Nouns that prefix several commands, and their help. */
const GROUPS: Readonly<Record<string, string>> = {
  teams: 'List and create teams.',
  forums: 'List forums.',
  users: 'List, invite, add and deactivate users.',
  members: 'Who is in a team or forum, and as what.',
  topics: 'List and create topics.',
  tasks: 'List and create tasks.',
  boards: 'Task boards and their categories.',
  chat: 'Post to a chat.',
  webhook: 'Post to an incoming webhook.',
};

function findOrAddGroup(program: Program, name: string): Program {
  return (
    program.commands.find((one) => one.name() === name) ??
    program
      .command(name)
      .description(GROUPS[name] ?? '')
      .helpCommand(false)
  );
}

/** Adds a suggestion to commander's message, and removes values, which may be secrets. */
function formatUsageError(text: string, names: readonly string[]): string {
  const [, unknown] = /^error: unknown option '--([\w-]+)/.exec(text) ?? [];
  const other = unknown === undefined || !names.includes('webhook-url') ? undefined : suggestOption(unknown, names);
  // The suggestions name options as the inputs do.
  if (other?.isPeer) return `unknown option '--${unknown}'. ${other.suggestion.replace(/^Use (?=\w)/, 'Use --')}.`;
  const [, extra] = /^error: too many arguments for .* but got \d+: (.*)\.\s*$/s.exec(text) ?? [];
  if (extra !== undefined) {
    const example = readConclusion(extra) === undefined ? '--name value' : `--status ${extra}`;
    const suggestion = `Write a value after its flag, as in ${example}; switches such as --dry-run take none`;
    return `unexpected argument ${displayValue(extra)}. ${suggestion}.`;
  }
  return text
    .replace(/^error: /, '')
    .replaceAll(/(?<![\w-])(--?[\w-]+=)[^']*/g, '$1…')
    .trim();
}

function addCommand(parent: Program, command: Command, name: string, run: RunCommand): void {
  const flags = Object.values(command.flags);
  const positions = flags.filter(({ position }) => position);
  const program = parent.command(name).summary(removeMarkdown(command.text));
  program.description(removeMarkdown([command.text, command.more].filter((text) => text !== undefined).join('\n\n')));
  program.addHelpText('after', formatExamples(command));
  program.showHelpAfterError(`See workroom-notify ${command.name} --help.`);
  const names = flags.map((flag) => flag.name);
  program.configureOutput({ outputError: (text, write) => write(formatErrorLine(formatUsageError(text, names))) });
  // Pass everything after the name of the command to that command.
  if (positions.some(({ variadic }) => variadic)) program.passThroughOptions();
  for (const flag of positions) program.addArgument(createArgument(flag));
  for (const flag of flags.filter(({ position }) => !position)) {
    for (const option of createOptions(flag)) program.addOption(option);
  }
  program.action(async () => {
    const typed = new Map(
      positions.flatMap((flag, at) =>
        at < program.args.length ? [[flag.name, joinArguments(program, at, flag)]] : [],
      ),
    );
    for (const option of program.options) {
      const value: unknown = program.getOptionValue(option.attributeName());
      if (value !== undefined) typed.set(option.name(), Array.isArray(value) ? value.join(',') : String(value));
    }
    await run(command, typed);
  });
}

function joinArguments({ args }: Program, at: number, { variadic }: Flag): string {
  return variadic ? JSON.stringify(args.slice(at)) : (args[at] ?? '');
}

/** Creates an argument: `<user>`, `[template]` if optional, `<command...>`. */
function createArgument({ name, required, variadic, text }: Flag): Argument {
  const label = `${name}${variadic ? '...' : ''}`;
  return new Argument(required ? `<${label}>` : `[${label}]`, removeMarkdown(text));
}

/** Creates the options of a flag for help, and for a secret also the option that reads a file. */
function createOptions(flag: Flag): readonly Option[] {
  const { name, value, text, heading = 'Options' } = flag;
  const placeholder = value === undefined ? '' : ` <${value}>`;
  const options = [new Option(`--${name}${placeholder}`, describe(flag, removeMarkdown(text)))];
  if (flag.repeats) options[0]?.argParser((one: string, before: string[] | undefined) => [...(before ?? []), one]);
  if (value === 'secret')
    options.push(new Option(`--${name}-file <file>`, `File with the ${name}; - for standard input.`));
  return options.map((option) => option.helpGroup(`${heading}:`));
}

/** Appends the default and the variable. */
function describe({ default: defaultText, variable, value, name }: Flag, text: string): string {
  const suffix = defaultText === undefined || value === undefined ? '' : ` Default: ${defaultText}.`;
  return `${text}${suffix}${variable ? ` [${toVariable(name)}]` : ''}`;
}

const ABOUT = `Post build results to your team's chat, topics and task board, and use its service from scripts.

Through a webhook, for send, run and webhook post: set WORKROOM_WEBHOOK_URL.

Through an account, for everything else and for send: set WORKROOM_BASE_URL (such as https://acme.example.com), WORKROOM_USERNAME and WORKROOM_PASSWORD. Flags and files can give them as well.`;

const CLOSING = `
Exit codes: 0 success, 1 failure, 2 usage error, 3 outcome unknown.
More about a command: workroom-notify COMMAND --help
Nothing set up yet? workroom-notify sandbox starts a service to try it on,
workroom-notify render shows a message.`;

/** Prints examples unwrapped, so that they can be pasted. */
function formatExamples({ examples }: Command): string {
  if (examples.length === 0) return '';
  const lines = examples.flatMap(({ text, line }) => [`  # ${text}`, `  workroom-notify ${line}`]);
  return ['', examples.length === 1 ? 'Example:' : 'Examples:', ...lines].join('\n');
}

/** Removes Markdown for a terminal. */
function removeMarkdown(text: string): string {
  return text.replaceAll('`', '');
}
