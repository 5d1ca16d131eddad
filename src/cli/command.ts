/** One command of the command line: its row and its function. */
import type { Environment } from '../platform.ts';
import type { Runtime } from '../runtime.ts';
import type { RawOptions } from '../settings/raw-options.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import type { Flags, Values } from './flags/flag.ts';
import type { Output } from './terminal/output.ts';

/** What came of a command, for scripts. */
export const EXIT = { done: 0, notDone: 1, wrongUsage: 2, unknown: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command works with, beside the values of its flags. */
export interface CommandContext {
  readonly env: Environment;
  /** As given: for what the settings are read from. */
  readonly given: RawOptions;
  /** Hides every secret that was given. */
  readonly redactor: Redactor;
  readonly output: Output;
  /** This process, loaded by the first call; from then on an interrupt ends work in good order instead of at once. */
  readonly world: () => Promise<Runtime>;
}

/** An example: what it does, and the line that does it without the program's name. A test runs it on the sandbox. */
interface Example {
  readonly text: string;
  readonly line: string;
}

export interface Command {
  /** As it is typed: `send`, `teams list`. */
  readonly name: string;
  /** What it does, as one line in the list of commands. */
  readonly text: string;
  /** More, where that needs to be known. */
  readonly more?: string;
  readonly flags: Flags;
  /** Names of flags of which exactly one is to be given. */
  readonly oneOf?: readonly string[];
  readonly examples: readonly Example[];
  /** The exit code is an `ExitCode`, or that of another program. */
  readonly run: (context: CommandContext, values: Readonly<Record<string, unknown>>) => Promise<number>;
}

/** Commands of one noun, which stands before their names. */
export interface CommandGroup {
  readonly name: string;
  /** What its commands are about. */
  readonly text: string;
  readonly commands: readonly Command[];
}

/** A command whose function takes exactly the values that its flags give. */
export interface CommandRow<F extends Flags, C = CommandContext> extends Omit<Command, 'flags' | 'run'> {
  readonly flags: F;
  readonly run: (context: C, values: Values<F>) => Promise<number>;
}

/**
 * Help reads every command, so its file imports only what is light. What does its work is imported when it runs.
 */
export function command<const F extends Flags>(entry: CommandRow<F>): Command {
  return { ...entry, run: (context, values) => entry.run(context, values as Values<F>) };
}
