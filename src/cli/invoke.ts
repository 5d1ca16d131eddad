/** Runs one command: collects its values, calls it, and returns its exit code. */

import { ConnectionError, ResponseError, SettingsError } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { createRedactor, optionFromEnv } from '../process/environment.ts';
import type { Runtime } from '../runtime.ts';
import { OptionParser, type RawValue } from '../settings/option-parser.ts';
import { OPTIONS, type OptionName } from '../settings/option-registry.ts';
import { type Command, type CommandContext, EXIT } from './command.ts';
import { formatFailure, formatProblemLine } from './failure.ts';
import { findOpenSecrets, gatherValues, type TypedValues } from './flags/raw-values.ts';
import { Output } from './terminal/output.ts';

/** An option that only the commands that build a message have. */
const MESSAGE_OPTION = 'when' satisfies OptionName;

/** Never rejects: prints every error and returns its exit code. */
export async function invoke(command: Command, typed: TypedValues, env: Environment): Promise<number> {
  const { raw, problems } = await gatherValues(command, typed, env);
  // Redact secrets in the environment even if this command doesn't use them.
  const all = new Map<string, RawValue>(raw);
  for (const [name, value] of typed) if (!all.has(name)) all.set(name, { value, from: 'flag' });
  for (const { name } of OPTIONS) {
    const variable = optionFromEnv(env, name);
    if (variable !== undefined && !all.has(name)) all.set(name, variable);
  }
  const redactor = createRedactor(all, env);
  const output = new Output(redactor);
  for (const problem of findOpenSecrets(command, typed)) output.note(formatProblemLine(problem, command));
  let runtime: Promise<Runtime> | undefined;
  const loadRuntime = () => {
    runtime ??= import('../process/node-runtime.ts').then(({ createRuntime }) => createRuntime(env));
    return runtime;
  };
  const context = { env, raw, redactor, output, runtime: loadRuntime };
  try {
    const parser = new OptionParser(raw, { now: new Date(), redactor, workspace: undefined });
    const values: Record<string, unknown> = {};
    for (const [key, flag] of Object.entries(command.flags)) values[key] = await parser.parse<unknown>(flag);
    const wrong = [...problems, ...parser.problems];
    if (wrong.length > 0) throw new SettingsError(wrong);
    return await command.run(context, values);
  } catch (error) {
    for (const line of formatFailure(await addOptionProblems(error, command, context), command)) output.fault(line);
    return toExitCode(error);
  }
}

/** Adds problems in the options of a message to the error. */
async function addOptionProblems(error: unknown, { flags }: Command, context: CommandContext): Promise<unknown> {
  if (!(error instanceof SettingsError) || !(MESSAGE_OPTION in flags)) return error;
  const { readCommandSettings } = await import('./command-settings.ts');
  return readCommandSettings(context, context.raw, error.problems).catch((all: unknown) => all);
}

function toExitCode(error: unknown): number {
  if (error instanceof SettingsError) return EXIT.wrongUsage;
  const isUnclear = (error instanceof ConnectionError || error instanceof ResponseError) && error.unclear;
  return isUnclear ? EXIT.unknown : EXIT.notDone;
}
