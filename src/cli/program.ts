/** The commands as a program that reads an argument list, with its help. */
import { Argument, Option, Command as Program } from 'commander';
import { variableOf } from '../settings/option-names.ts';
import { type Command, EXIT } from './command.ts';
import { COMMANDS, GROUPS } from './command-registry.ts';
import { candidates } from './complete.ts';
import { argumentName, type Flag } from './flags/flag.ts';
import type { TypedValues } from './flags/given.ts';
import { BETWEEN_WORDS } from './flags/readers.ts';
import { ownPackage } from './own-package.ts';

type RunCommand = (command: Command, typed: TypedValues) => Promise<void>;

const ABOUT = `Post build results to your team's chat, topics and task board, and use its service from scripts.

Through a webhook, for send and webhook post: set WORKROOM_WEBHOOK_URL.

Through an account, for everything else and for send:
set WORKROOM_BASE_URL (such as https://acme.example.com), WORKROOM_USERNAME
and WORKROOM_PASSWORD. Flags and files can give them as well.`;

const EXIT_CODES = `
Exit codes: 0 done, 1 not delivered or not done, 2 wrong usage, 3 not known whether it was done.
More about a command: workroom-notify COMMAND --help`;

/** The program; `run` is called with the command that was chosen and what was typed for it. */
export function buildProgram(run: RunCommand): Program {
  const program = new Program('workroom-notify').description(ABOUT).addHelpText('after', EXIT_CODES);
  program.version(ownPackage().version, '--version', 'Print the version.').helpOption('--help', 'Show help.');
  program.helpCommand(false).enablePositionalOptions();
  // The texts name the choices that are worth naming.
  program.configureHelp({ optionDescription: ({ description }) => description, argumentDescription: describedAs });
  speakPlainly(program);
  const groups = new Map<string, Program>();
  for (const command of COMMANDS) {
    const [first = '', second] = command.name.split(' ');
    const parent = second === undefined ? program : (groups.get(first) ?? groupOf(program, first));
    if (second !== undefined) groups.set(first, parent);
    addCommand(parent, command, second ?? first, run);
  }
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action((words: string[]) => console.log(candidates(program, words).join('\n')));
  return program;
}

function describedAs({ description }: Argument): string {
  return description;
}

/** Exit codes and errors of every program are ours: one line that says what to do. */
function speakPlainly(program: Program): void {
  program.exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage));
  program.configureOutput({ outputError: (text, write) => write(`${usageFault(text, program)}\n`) });
}

function groupOf(program: Program, name: string): Program {
  const group = program.command(name).description(GROUPS.find((group) => group.name === name)?.text ?? '');
  group.helpOption('--help', 'Show help.').helpCommand(false);
  speakPlainly(group);
  return group;
}

function addCommand(parent: Program, command: Command, name: string, run: RunCommand): void {
  const flags = Object.values(command.flags);
  const positions = flags.filter(({ position }) => position);
  const program = parent.command(name).summary(plain(command.text));
  program.description(plain([command.text, command.more].filter((text) => text !== undefined).join('\n\n')));
  program.helpOption('--help', 'Show help.').addHelpText('after', examplesText(command));
  speakPlainly(program);
  // What stands behind a command's name is that command's.
  if (positions.some(({ rest }) => rest)) program.passThroughOptions();
  for (const flag of positions) program.addArgument(argumentOf(flag));
  for (const flag of flags.filter(({ position }) => !position)) {
    for (const option of optionsOf(flag)) program.addOption(option);
  }
  program.action(async () => {
    const typed = new Map(
      positions.flatMap((flag, at) => (at < program.args.length ? [[flag.name, wordsAt(program, at, flag)]] : [])),
    );
    for (const option of program.options) {
      const value: unknown = program.getOptionValue(option.attributeName());
      if (value !== undefined) typed.set(option.name(), Array.isArray(value) ? value.join(',') : String(value));
    }
    await run(command, typed);
  });
}

function wordsAt({ args }: Program, at: number, { rest }: Flag): string {
  return rest ? args.slice(at).join(BETWEEN_WORDS) : (args[at] ?? '');
}

function argumentOf(flag: Flag): Argument {
  const { text, choices } = flag;
  const argument = new Argument(argumentName(flag), plain(text));
  // For completion; what is wrong is said by the flag's own reader.
  if (choices !== undefined) argument.argChoices = [...choices];
  return argument;
}

/** A flag as help shows it, and its twin that reads a file. */
function optionsOf(flag: Flag): readonly Option[] {
  const { name, value, text, heading = 'Options' } = flag;
  const options = [
    new Option(value === undefined ? `--${name}` : `--${name} <${value}>`, described(flag, plain(text))),
  ];
  if (flag.choices !== undefined && options[0] !== undefined) options[0].argChoices = [...flag.choices];
  if (flag.repeats) options[0]?.argParser((one: string, before: string[] | undefined) => [...(before ?? []), one]);
  if (flag.file)
    options.push(
      new Option(`--${name}-file <file>`, `File with the ${value === 'secret' ? name : 'text'}; - for standard input.`),
    );
  return options.map((option) => option.helpGroup(`${heading}:`));
}

/** With its default and its variable. */
function described({ default: standard, variable, value, name }: Flag, text: string): string {
  const shown = standard === undefined || value === undefined ? '' : ` Default: ${standard}.`;
  return `${text}${shown}${variable ? ` [${variableOf(name)}]` : ''}`;
}

function examplesText({ examples }: Command): string {
  if (examples.length === 0) return '';
  const lines = examples.flatMap(({ text, line }) => [`  # ${text}`, `  ${line}`]);
  return ['', examples.length === 1 ? 'Example:' : 'Examples:', ...lines].join('\n');
}

/** Commander's words as one line of ours, with the way to help. A value behind `=` may be a secret. */
function usageFault(text: string, program: Program): string {
  const words = text
    .replace(/^error: /, '')
    .replaceAll(/(--[\w-]+)=[^']*/g, '$1')
    .trim()
    .replaceAll(/\.?\n\(?/g, '. ')
    .replace(/\)$/, '');
  const sentence = /[.?!]$/.test(words) ? words : `${words}.`;
  return `workroom-notify: ${sentence} See ${pathOf(program)} --help.`;
}

function pathOf(program: Program): string {
  return program.parent === null ? program.name() : `${pathOf(program.parent)} ${program.name()}`;
}

/** Without Markdown, for a terminal. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
