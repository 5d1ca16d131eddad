/**
 * The commands as a program that reads an argument list. Its help is grouped, wrapped at words at the terminal's width, in
 * colour on a terminal only.
 */

import { styleText } from 'node:util';
import { Argument, Help, Option, Command as Program } from 'commander';
import { ownPackage } from '../package/own-package.ts';
import { variableOf } from '../settings/option-names.ts';
import { type Command, EXIT } from './command.ts';
import { COMMANDS, GROUPS } from './command-registry.ts';
import { candidates } from './complete.ts';
import { argumentName, type Flag } from './flags/flag.ts';
import type { TypedValues } from './flags/given.ts';
import { BETWEEN_WORDS } from './flags/readers.ts';
import { faultLine, NARROWEST, wrapped } from './terminal/lines.ts';
import { programNamed, usageFault } from './wrong-words.ts';

type RunCommand = (command: Command, typed: TypedValues) => Promise<void>;

const HELP = ['-h, --help', 'Show help.'] as const;

/**
 * Reads an argument list and does what it asks for; a wrong one ends the process.
 *
 * @param words those after the program's name
 * @param run called with the command that was chosen and what was typed for it
 */
export async function runProgram(words: readonly string[], run: RunCommand): Promise<void> {
  const program = buildProgram(run);
  // Also where help is asked for: of a command that is not there, there is none.
  refuseUnknown(program, words);
  await program.parseAsync(words, { from: 'user' });
}

/** The program; `run` is called with the command that was chosen and what was typed for it. */
export function buildProgram(run: RunCommand): Program {
  const program = new Program('workroom-notify');
  program.version(ownPackage().version, '-v, --version', 'Print the version.').helpOption(...HELP);
  program.helpCommand(false).enablePositionalOptions();
  addHelp(program);
  speakPlainly(program);
  const groups = new Map<string, Program>();
  for (const command of COMMANDS) {
    const [first = '', second] = command.name.split(' ');
    const parent = second === undefined ? program : (groups.get(first) ?? groupOf(program, first));
    if (second !== undefined) groups.set(first, parent);
    addCommand(parent, command, second ?? first, run);
  }
  addOwnCommands(program);
  return program;
}

/** Those that are about the program itself. */
function addOwnCommands(program: Program): void {
  const help = program.command('help').argument('[command...]').description('Show help, of all or of a command.');
  help.helpOption(...HELP).action((words: string[]) => {
    refuseUnknown(program, words);
    programNamed(program, words).program.help();
  });
  speakPlainly(help);
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action((words: string[]) => console.log(candidates(program, words).join('\n')));
}

function refuseUnknown(root: Program, words: readonly string[]): void {
  const { program, unknown } = programNamed(root, words);
  if (unknown !== undefined) program.error(`unknown command '${unknown}'`);
}

/** Exit codes and errors of every program are ours: one line that says what to do. */
function speakPlainly(program: Program): void {
  program.showSuggestionAfterError(false);
  program.exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT.done : EXIT.wrongUsage));
  program.configureOutput({ outputError: (text, write) => write(`${faultLine(usageFault(text, program))}\n`) });
}

function groupOf(program: Program, name: string): Program {
  const group = program.command(name).description(GROUPS.find((group) => group.name === name)?.text ?? '');
  group.helpOption(...HELP).helpCommand(false);
  speakPlainly(group);
  return group;
}

function addCommand(parent: Program, command: Command, name: string, run: RunCommand): void {
  const flags = Object.values(command.flags);
  const positions = flags.filter(({ position }) => position);
  const program = parent.command(name).summary(plain(command.text));
  program.description(plain([command.text, command.more].filter((text) => text !== undefined).join('\n\n')));
  program.helpOption(...HELP).addHelpText('after', examplesText(command));
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

const ABOUT = `Post build results to your team's chat, topics and task board, and use its service from scripts.

Through a webhook, for send, run and webhook post: set WORKROOM_WEBHOOK_URL.

Through an account, for everything else and for send: set WORKROOM_BASE_URL (such as https://acme.example.com), WORKROOM_USERNAME and WORKROOM_PASSWORD. Flags and files can give them as well.`;

const EXIT_CODES = 'Exit codes: 0 done, 1 not delivered or not done, 2 wrong usage, 3 not known whether it was done.';
const MORE = 'More about a command: workroom-notify help COMMAND';
const FIRST_STEP =
  'Nothing set up yet? workroom-notify sandbox starts a service to try it on, workroom-notify render shows a message.';

/** The look of all help, given to the root program before its commands are added. */
function addHelp(program: Program): void {
  program.description(ABOUT);
  program.addHelpText('after', ({ command }) => (command === program ? closingText() : ''));
  program.configureHelp({
    minWidthToWrap: NARROWEST,
    padWidth: (command, helper) => Math.min(WIDEST_TERM, Help.prototype.padWidth.call(helper, command, helper)),
    formatItem: (term, width, description, helper) => {
      const item = (words: string) => Help.prototype.formatItem.call(helper, words, width, description, helper);
      // A long name has a line of its own, and leaves the text of all others its room.
      return helper.displayWidth(term) > width ? `  ${term}\n${item('')}` : item(term);
    },
    // The texts name the choices that are worth naming.
    optionDescription: ({ description }) => description,
    argumentDescription: ({ description }) => description,
    styleTitle: painted('bold'),
    styleOptionText: painted('cyan'),
    styleArgumentText: painted('cyan'),
    styleSubcommandText: painted('cyan'),
  });
}

/** Columns of what is explained, before the explanation. */
const WIDEST_TERM = 25;

/** Commander takes the colours out again where they cannot be shown. */
function painted(style: 'bold' | 'cyan' | 'dim'): (text: string) => string {
  return (text) => styleText(style, text, { validateStream: false });
}

function closingText(): string {
  return ['', EXIT_CODES, MORE, FIRST_STEP].map((line) => wrapped(line, process.stdout.columns)).join('\n');
}

/** Its examples, as they are: a line that is broken cannot be pasted. */
function examplesText({ examples }: Command): string {
  if (examples.length === 0) return '';
  const title = painted('bold')(examples.length === 1 ? 'Example:' : 'Examples:');
  const lines = examples.flatMap(({ text, line }) => [painted('dim')(`  # ${text}`), `  ${line}`]);
  return ['', title, ...lines].join('\n');
}

/** The text without Markdown, for a terminal. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}
