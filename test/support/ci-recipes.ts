/** How the recipes in `examples/ci/` are read: the shell parts, chosen by how the job ended, as each system chooses them. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Variables = Readonly<Record<string, string>>;

export type Termination = 'success' | 'failure' | 'cancelled';

/** A secret that the system puts in the place of its name. */
type Secret = string;

/** What the system runs at the end of a job. */
interface Part {
  /** A script for `sh -e`. */
  readonly script: string;
  /** Variables that the recipe itself sets. */
  readonly env: Variables;
}

/** What `examples/ci/` says of it. */
export interface Recipe {
  /** In `examples/ci/`. */
  readonly file: string;
  readonly parts: FactFields;
}

/** What runs at that end; nothing where the recipe runs nothing. The secret is the webhook's URL. */
export type FactFields = (end: Termination, secret: Secret) => readonly Part[];

/** As the system reads it. */
export const yaml = <T>(file: string): T => parse(text(file)) as T;

export const text = (file: string) => readFileSync(`examples/ci/${file}`, 'utf8');

const isNotify = (script: unknown): script is string =>
  typeof script === 'string' && script.includes('workroom-notify');

export interface Scripts {
  readonly after_script?: readonly string[];
}

/** Variables whose expressions the system fills in. */
export function filled(env: Variables = {}, values: Variables): Variables {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, values[value] ?? value]));
}

/** Systems that give a job their secrets as variables of the same name. */
export const given = (script: string, secret: Secret): Part => ({ script, env: { WORKROOM_WEBHOOK_URL: secret } });

/** Of a system that runs the same commands at each end: the lists of commands in YAML that name ours. */
export function commandParts(file: string): FactFields {
  // What an alias repeats is one.
  return (_, secret) => {
    const scripts = parseLists(yaml<unknown>(file)).map((commands) => commands.join('\n'));
    return [...new Set(scripts)].map((script) => given(script, secret));
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

/** Drone and Woodpecker: the step runs at the ends that it names, and takes the secret by its name. */
export function containerStep(file: string, end: Termination, secret: Secret): readonly Part[] {
  const { steps } = yaml<{ readonly steps: readonly ContainerStep[] }>(file);
  const { commands, when, environment }: ContainerStep = steps.find((step) => step.commands.some(isNotify)) ?? {
    commands: [],
  };
  const ends = [when ?? []].flat().flatMap(({ status }) => status);
  const env = Object.entries(environment ?? {}).map(([name, { from_secret }]) => [
    name,
    from_secret === 'workroom_webhook_url' ? secret : '',
  ]);
  return ends.includes(end) ? [{ script: commands.join('\n'), env: Object.fromEntries(env) }] : [];
}

/** The files that a recipe goes to, and for which system: it opens with `FILE for SYSTEM`. */
export function findLocations(file: string): readonly (readonly [path: string, system: string])[] {
  const [opening = ''] = text(file)
    .split('\n')
    .filter((line) => !line.startsWith('#!'));
  return [...opening.matchAll(/(\S+) for ([A-Z][\w ]*)/g)].map(([, path = '', system = '']) => [path, system] as const);
}
