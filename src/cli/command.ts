/** One command of the command line, as a row of the table. */
import type { Env } from '../process/environment.ts';
import type { OperationName, WEBHOOK_CALLS } from '../service/operations.ts';
import type { GivenOptions } from '../settings/given.ts';
import type { Redactor } from '../text/redactor.ts';
import type { World } from '../world.ts';
import type { Flags, Values } from './flags/flag.ts';
import type { Output } from './terminal/output.ts';

/** What came of a command, for scripts. */
export const EXIT = { done: 0, notDone: 1, wrongUsage: 2, unknown: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command works with, beside the values of its flags. */
export interface CommandContext {
  readonly env: Env;
  /** As given: for what the settings are read from. */
  readonly given: GivenOptions;
  /** Hides every secret that was given. */
  readonly redactor: Redactor;
  readonly output: Output;
  /** This process; from the first call on, an interrupt ends work in good order instead of at once. */
  readonly world: () => World;
}

/** An example: what it does, and the line that does it, which a test runs on the sandbox. */
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
  /** The operations of the API that it calls for people; those of a mere look-up are not named. */
  readonly operations?: readonly OperationName[];
  readonly webhookCalls?: readonly (keyof typeof WEBHOOK_CALLS)[];
  readonly examples: readonly Example[];
  /** Loads what runs it, and runs it. The exit code is an `ExitCode`, or that of another program. */
  readonly run: (context: CommandContext, values: Readonly<Record<string, unknown>>) => Promise<number>;
}

interface CommandRow<F extends Flags> extends Omit<Command, 'flags' | 'run'> {
  readonly flags: F;
  /** Imports the file of the command, so that only the one that runs is loaded. */
  readonly load: () => Promise<(context: CommandContext, values: Values<F>) => Promise<number>>;
}

/** A row whose function takes exactly the values that its flags give. */
export function command<const F extends Flags>({ load, ...row }: CommandRow<F>): Command {
  return { ...row, run: async (context, values) => (await load())(context, values as Values<F>) };
}
