/** Defines a command: its flags, its function, its exit codes, and how its errors are printed. */

import { formatStack } from '../diagnostic.ts';
import { formatProblem, NotifyError, type Problem, SettingsError } from '../errors.ts';
import type { Environment } from '../platform.ts';
import type { Runtime } from '../runtime.ts';
import type { RawOptions } from '../settings/option-parser.ts';
import { sentence } from '../text/format.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import type { Flags, Values } from './flags/flag.ts';
import type { Output } from './terminal/output.ts';

/** Creates the error for one wrong flag or argument. */
export function createUsageError(option: string, message: string, suggestion: string): SettingsError {
  return new SettingsError([{ option, message, suggestion }]);
}

/** Exit codes of a command. */
export const EXIT = { done: 0, notDone: 1, wrongUsage: 2, unknown: 3 } as const;

/** Dependencies of a command, in addition to the values of its flags. */
export interface CommandContext {
  readonly env: Environment;
  /** Options as typed, for reading the settings. */
  readonly raw: RawOptions;
  /** Redacts every secret among the options. */
  readonly redactor: Redactor;
  readonly output: Output;
  /** Creates the runtime on first use. From then on, an interrupt ends work gracefully instead of immediately. */
  readonly runtime: () => Promise<Runtime>;
}

export interface Command {
  /** Name as typed: `send`, `teams list`. */
  readonly name: string;
  /** Summary for the list of commands, one line. */
  readonly text: string;
  /** Further help, if needed. */
  readonly more?: string;
  readonly flags: Flags;
  /** Purposes, and command lines without the program's name. A test runs them on the sandbox. */
  readonly examples: readonly { readonly text: string; readonly line: string }[];
  /** Returns one of `EXIT`, or the exit code of another program. */
  readonly run: (context: CommandContext, values: Readonly<Record<string, unknown>>) => Promise<number>;
}

/** A command whose function takes exactly the values of its flags. */
export interface CommandEntry<F extends Flags, C = CommandContext> extends Omit<Command, 'flags' | 'run'> {
  readonly flags: F;
  readonly run: (context: C, values: Values<F>) => Promise<number>;
}

/**
 * Defines a command. Help loads every command, so their files must only import lightweight modules, and import the rest
 * when they run.
 */
export function command<const F extends Flags>(entry: CommandEntry<F>): Command {
  return { ...entry, run: (context, values) => entry.run(context, values as Values<F>) };
}

/**
 * Formats one line per problem: location, error, and fix. Never prints an error as Node would, because it may contain a
 * URL.
 */
export function formatFailure(error: unknown, command?: Command): readonly string[] {
  if (error instanceof SettingsError) return error.problems.map((problem) => formatProblemLine(problem, command));
  if (error instanceof NotifyError) return [[error.message, error.hint].map(sentence).join(' ').trimEnd()];
  return [`this is a bug; please report it with this line. ${formatStack(error)}`];
}

/** Describes a problem of an option, with its name on the command line. Keeps names of variables, and locations in files. */
function formatProblemLine(problem: Problem, command: Command | undefined): string {
  const { option } = problem;
  if (/^(?:WORKROOM_|--|<)|, line \d/.test(option)) return formatProblem(problem);
  const flag = Object.values(command?.flags ?? {}).find(({ name }) => name === option);
  return formatProblem({ ...problem, option: flag?.position ? `<${option}>` : `--${option}` });
}
