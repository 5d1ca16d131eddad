/** Parses the recipes in `examples/ci/`: the shell scripts that each system selects by the result of the job. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Variables = Readonly<Record<string, string>>;

export type Termination = 'success' | 'failure' | 'cancelled';

/** A secret that replaces its name. */
type Secret = string;

/** A script that runs after a job. */
interface Part {
  /** A script for `sh -e`. */
  readonly script: string;
  /** Variables set by the recipe. */
  readonly env: Variables;
}

/** A recipe in `examples/ci/`. */
export interface Recipe {
  /** Filename in `examples/ci/`. */
  readonly file: string;
  readonly parts: RecipeParts;
}

/** Returns the scripts for a result, or none. The secret is the URL of the webhook. */
export type RecipeParts = (end: Termination, secret: Secret) => readonly Part[];

/** Parses a file as YAML, like the system. */
export const yaml = <T>(file: string): T => parse(text(file)) as T;

export const text = (file: string) => readFileSync(`examples/ci/${file}`, 'utf8');

const isNotify = (script: unknown): script is string =>
  typeof script === 'string' && script.includes('workroom-notify');

export interface Scripts {
  readonly after_script?: readonly string[];
}

/** Evaluates expressions in variables. */
export function filled(env: Variables = {}, values: Variables): Variables {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, values[value] ?? value]));
}

/** Creates a part for systems that pass secrets as variables of the same name. */
export const toPart = (script: string, secret: Secret): Part => ({ script, env: { WORKROOM_WEBHOOK_URL: secret } });

/** Finds our commands in the YAML of a system that runs the same commands for every result. */
export function commandParts(file: string): RecipeParts {
  // An alias counts once.
  return (_, secret) => {
    const scripts = parseLists(yaml<unknown>(file)).map((commands) => commands.join('\n'));
    return [...new Set(scripts)].map((script) => toPart(script, secret));
  };
}

function parseLists(value: unknown): readonly (readonly string[])[] {
  if (Array.isArray(value) && value.some(isNotify)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(parseLists) : [];
}

interface ContainerStep {
  readonly commands: readonly string[];
  readonly environment?: Readonly<Record<string, { readonly from_secret: string }>>;
  readonly when?: When | readonly When[];
}
interface When {
  readonly status: readonly string[];
}

/** Parses Drone and Woodpecker: the step runs for the results that it lists, and gets the secret by name. */
export function containerStep(file: string, end: Termination, secret: Secret): readonly Part[] {
  const { steps } = yaml<{ readonly steps: readonly ContainerStep[] }>(file);
  const { commands, when, environment }: ContainerStep = steps.find((step) => step.commands.some(isNotify)) ?? {
    commands: [],
  };
  const conclusions = [when ?? []].flat().flatMap(({ status }) => status);
  const env = Object.entries(environment ?? {}).map(([name, { from_secret }]) => [
    name,
    from_secret === 'workroom_webhook_url' ? secret : '',
  ]);
  return conclusions.includes(end) ? [{ script: commands.join('\n'), env: Object.fromEntries(env) }] : [];
}

/** Lists the files of a recipe and their systems, from a heading `FILE for SYSTEM`. */
export function findLocations(file: string): readonly (readonly [path: string, system: string])[] {
  const [opening = ''] = text(file)
    .split('\n')
    .filter((line) => !line.startsWith('#!'));
  return [...opening.matchAll(/(\S+) for ([A-Z][\w ]*)/g)].map(([, path = '', system = '']) => [path, system] as const);
}
