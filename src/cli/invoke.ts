/** Runs one command: collects its values from the command line, files and the environment, and calls it. */

import { ConnectionError, type Problem, ResponseError, SettingsError } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { createRedactor, readOptionVariable } from '../process/environment.ts';
import { optionsFromFiles, readText } from '../process/option-variables.ts';
import type { Runtime } from '../runtime.ts';
import { OptionParser, type RawInput, type RawOptions, type RawValue } from '../settings/option-parser.ts';
import { OPTIONS, type OptionName, toVariable } from '../settings/option-registry.ts';
import { quoteValue } from '../text/format.ts';
import { type Command, type CommandContext, EXIT, formatFailure } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import type { Flag } from './flags/flag.ts';
import { Output } from './terminal/output.ts';

/** An option that only the commands that build a message have. */
const MESSAGE_OPTION = 'when' satisfies OptionName;

/**
 * Never rejects: prints every error and returns its exit code.
 *
 * @param typed values by the names of flags and arguments: `body`, `body-file`
 */
export async function invoke(command: Command, typed: ReadonlyMap<string, string>, env: Environment): Promise<number> {
  const { raw, problems } = await gatherValues(command, typed, env);
  // Redact secrets in the environment even if this command doesn't use them.
  const all = new Map<string, RawValue>(raw);
  for (const [name, value] of typed) if (!all.has(name)) all.set(name, { value, from: 'flag' });
  for (const { name } of OPTIONS) {
    const variable = readOptionVariable(env, name);
    if (variable !== undefined && !all.has(name)) all.set(name, variable);
  }
  const redactor = createRedactor(all, env);
  const output = new Output(redactor);
  const openSecrets = new SettingsError(findOpenSecrets(command, typed));
  for (const line of formatFailure(openSecrets, command)) output.note(line);
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
  return readCommandSettings(context, context.raw, error.problems).catch((all: unknown) => all);
}

function toExitCode(error: unknown): number {
  if (error instanceof SettingsError) return EXIT.wrongUsage;
  const isUnclear = (error instanceof ConnectionError || error instanceof ResponseError) && error.unclear;
  return isUnclear ? EXIT.unknown : EXIT.notDone;
}

/** Collects values by flag name. Typed values win over files, and files over variables. */
async function gatherValues(
  { flags }: Command,
  typed: ReadonlyMap<string, string>,
  env: Environment,
): Promise<RawInput> {
  const raw = new Map<string, RawValue>();
  const problems: Problem[] = [];
  for (const flag of Object.values(flags)) {
    const { name } = flag;
    const fileFlag = flag.path ? name : `${name}-file`;
    const value = flag.path ? undefined : typed.get(name);
    const path = typed.get(fileFlag);
    const variable = flag.variable ? readOptionVariable(env, name) : undefined;
    if (value !== undefined && path !== undefined) {
      problems.push({ option: name, message: `given together with --${fileFlag}`, suggestion: 'Choose one of them' });
    } else if (path !== undefined) {
      const read = await readText(path);
      if (read.type === 'ok') raw.set(name, { value: read.text, from: 'flag' });
      else {
        const error = `${path === '-' ? 'standard input' : quoteValue(path)} ${read.message}`;
        problems.push({ option: fileFlag, message: error, suggestion: read.suggestion });
      }
    } else if (value !== undefined && value.trim() !== '') raw.set(name, { value, from: 'flag' });
    else if (variable !== undefined) raw.set(name, variable);
    // Probably an unset shell variable. Options with a `WORKROOM_…` variable may be empty.
    else if (value !== undefined && !flag.variable) {
      problems.push({ option: name, message: 'is empty', suggestion: 'Write a value, or leave it out' });
    }
  }
  const secrets = Object.values(flags).filter(({ variable, value }) => variable && value === 'secret');
  const files = await optionsFromFiles(
    env,
    raw,
    secrets.map(({ name }) => name),
  );
  for (const [name, value] of files.raw) raw.set(name, value);
  problems.push(...files.problems);
  return {
    raw,
    problems: [...problems, ...chooseOne(flags, raw), ...findMissingFlags(flags, raw, problems)],
  };
}

/** Finds secrets in arguments, where other processes can read them. */
function findOpenSecrets({ flags }: Command, typed: ReadonlyMap<string, string>): readonly Problem[] {
  return Object.values(flags)
    .filter(({ name, value }) => value === 'secret' && typed.get(name)?.trim())
    .map((flag) => ({
      option: flag.name,
      message: 'every process of this machine can read a secret on a command line',
      suggestion: suggestWays(flag),
    }));
}

/** Resolves flags that exclude each other: a typed flag wins over the variables of the others. */
function chooseOne(flags: Command['flags'], raw: Map<string, RawValue>): readonly Problem[] {
  const group = Object.values(flags).filter((flag) => flag.oneOf);
  const names = group.map(({ name }) => name);
  if (names.length === 0) return [];
  const typed = names.filter((name) => raw.get(name)?.from === 'flag');
  if (typed.length > 0) for (const name of names) if (!typed.includes(name)) raw.delete(name);
  const [first, ...rest] = names.filter((name) => raw.has(name));
  const choices = names.map((name) => `--${name}`).join(' or ');
  if (first === undefined) {
    const variables = group.filter(({ variable }) => variable).map(({ name }) => toVariable(name));
    const or = variables.length === 0 ? '' : `, or set ${variables.join(' or ')}`;
    return [{ option: names[0] ?? '', message: 'not given', suggestion: `Write ${choices}${or}` }];
  }
  if (rest.length === 0) return [];
  return [
    { option: first, message: `given together with --${rest.join(' and --')}`, suggestion: `Choose one of ${choices}` },
  ];
}

function findMissingFlags(flags: Command['flags'], raw: RawOptions, problems: readonly Problem[]): readonly Problem[] {
  const isReported = (name: string) => {
    const names = [name, `${name}-file`, `${toVariable(name)}_FILE`];
    return problems.some(({ option }) => names.includes(option));
  };
  return Object.values(flags)
    .filter(({ name, required }) => required && !raw.has(name) && !isReported(name))
    .map((flag) => ({ option: flag.name, message: 'not given', suggestion: suggestWays(flag) }));
}

function suggestWays({ name, variable, value, position }: Flag): string {
  if (position) return 'Write it; --help shows where';
  // Every process of the machine can read secrets in an argument list.
  const raw = value === 'secret' ? `--${name}-file FILE (- for standard input)` : `--${name}`;
  return variable ? `Set ${toVariable(name)}, or write ${raw}` : `Write ${raw}`;
}
