/** The ways into the product, each called as its edge calls it. */
import { readFileSync } from 'node:fs';
import { check, run } from '../../src/action/run.ts';
import type { Command } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/command-registry.ts';
import { invoke } from '../../src/cli/invoke.ts';
import { runProgram } from '../../src/cli/program.ts';
import { type NotifyOptions, notify, SettingsError } from '../../src/index.ts';
import type { Option } from '../../src/settings/option.ts';
import { type OptionName, optionNamed, propertyOf, variableOf } from '../../src/settings/option-names.ts';
import type { Combination } from '../support/pairwise.ts';
import { bugTold } from './bugs.ts';
import { OWN_CODE } from './judge.ts';

type Variables = Readonly<Record<string, string>>;

interface EntryInput {
  readonly env: Variables;
  /** Options of the destination. */
  readonly destination: Variables;
  readonly options: ReadonlyMap<OptionName, string>;
  readonly combination: Combination;
}

export interface Ended {
  /** An outcome, `refused`, or of a command `done` and the like. */
  readonly outcome: string;
  readonly reason: string;
  readonly code: number;
  /** What was thrown that no edge throws, or was told as a bug. */
  readonly thrown?: string;
}

type Entry = (input: EntryInput) => Promise<Ended>;

export const ENTRIES: Readonly<Record<string, Entry>> = {
  step: (input) => step(input, run),
  'start of job-end': (input) => step(input, check),
  library,
  ...Object.fromEntries(['send', 'render', 'doctor', 'run'].map((name) => [name, (input) => command(name, input)])),
};

const CONTEXT = '{"job":{"status":"failure","check_run_id":1},"matrix":null,"strategy":{"job-total":1}}';

async function step(input: EntryInput, stage: typeof run): Promise<Ended> {
  const { env, destination, options, combination } = input;
  const given = new Map([['context', CONTEXT], ...Object.entries(destination), ...options]);
  const inputs = [...given].map(([name, value]) => {
    const { environmentOnly }: Option = optionNamed(name as OptionName);
    const isVariable = environmentOnly === true || combination['written'] === 'in the environment';
    return [isVariable ? variableOf(name) : `INPUT_${name.toUpperCase()}`, value];
  });
  process.exitCode = 0;
  return caught(async () => {
    const whole = { ...env, ...Object.fromEntries(inputs) };
    await stage(whole);
    const code = Number(process.exitCode ?? 0);
    process.exitCode = 0;
    const told = outputsIn(env['GITHUB_OUTPUT']);
    return { outcome: told['outcome'] ?? 'untold', reason: told['reason'] ?? '', code };
  });
}

function outputsIn(path: string | undefined): Variables {
  try {
    const lines = readFileSync(path ?? '', 'utf8').split('\n');
    return Object.fromEntries(lines.map((line) => [line.split('=', 1)[0] ?? '', line.slice(line.indexOf('=') + 1)]));
  } catch {
    return {};
  }
}

async function library({ env, destination, options }: EntryInput): Promise<Ended> {
  const given = [...Object.entries(destination), ...options].map(([name, value]) => [propertyOf(name), value]);
  return caught(async () => {
    const told = await notify(Object.fromEntries(given) as NotifyOptions, { env });
    const { outcome, reason } = told.receipt;
    const thrown = bugTold(told);
    return { outcome, reason, code: 0, ...(thrown !== undefined && { thrown }) };
  });
}

/** Written as flags, or as variables but for those that commands take as flags alone. */
async function command(name: string, { env, destination, options, combination }: EntryInput): Promise<Ended> {
  const flags = COMMANDS.find((one) => one.name === name)?.flags ?? {};
  const names = new Set(Object.values(flags).map((flag) => flag.name));
  const given = [...new Map([...Object.entries(destination), ...options])].filter(([option]) => names.has(option));
  const isSecret = (option: string) => (optionNamed(option as OptionName) as Option).secrets !== undefined;
  const inVariable = (option: string) => combination['written'] === 'in the environment' || isSecret(option);
  const variables = given
    .filter(([option]) => inVariable(option))
    .map(([option, value]) => [variableOf(option), value]);
  const typed = given.filter(([option]) => !inVariable(option)).flatMap(([option, value]) => flagOf(option, value));
  const words = [name, ...typed, ...(name === 'run' ? ['--', '/bin/sh', '-c', `echo no >&2; exit ${OWN_CODE}`] : [])];
  const whole = { ...env, ...Object.fromEntries(variables) };
  let code = 0;
  const ended = await caught(async () => {
    await exits(() =>
      runProgram(words, async (chosen: Command, values) => {
        code = await invoke(chosen, values, whole);
      }),
    ).then((exit) => (code = exit ?? code));
    return { outcome: code === 2 ? 'refused' : `exit ${code}`, reason: '', code };
  });
  return ended;
}

/** A switch has no value. */
function flagOf(option: string, value: string): readonly string[] {
  const isSwitch = (optionNamed(option as OptionName) as Option).default === 'false';
  if (!isSwitch) return [`--${option}=${value}`];
  return value.trim().toLowerCase() === 'true' ? [`--${option}`] : [];
}

/** The code with which the work would have ended the process. */
async function exits(work: () => Promise<void>): Promise<number | undefined> {
  const { exit } = process;
  let code: number | undefined;
  process.exit = ((given?: number) => {
    code = given ?? 0;
    throw new Error('exit');
  }) as typeof process.exit;
  try {
    await work();
  } catch (error) {
    if (code === undefined) throw error;
  } finally {
    process.exit = exit;
  }
  return code;
}

async function caught(work: () => Promise<Ended>): Promise<Ended> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SettingsError) {
      const reason = error.message;
      const isWhole = error.problems.every(({ option, fix }) => option !== '' && fix !== '');
      return { outcome: 'refused', reason, code: 2, ...(!isWhole && { thrown: 'a refusal without a remedy' }) };
    }
    return {
      outcome: 'thrown',
      reason: '',
      code: 1,
      thrown: error instanceof Error ? `${error.stack}` : String(error),
    };
  }
}
