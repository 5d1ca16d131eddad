import type { Problem } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { optionFromEnv } from '../process/environment.ts';
import type { Option } from '../settings/option.ts';
import { toVariable } from '../settings/option-names.ts';
import { OPTIONS } from '../settings/option-registry.ts';
import type { RawOptions, RawValue } from '../settings/raw-options.ts';

/** The options as a step gives them: inputs first, then `WORKROOM_…` variables. */
export function readInputs(env: Environment): RawOptions {
  const raw = new Map<string, RawValue>();
  for (const option of OPTIONS) {
    const { name, environmentOnly }: Option = option;
    const input = environmentOnly ? undefined : env[inputVariable(name)];
    const variable = optionFromEnv(env, name);
    if (input !== undefined && input.trim() !== '') raw.set(name, { value: input, from: 'input' });
    else if (variable !== undefined) raw.set(name, variable);
  }
  return raw;
}

/** What a step gives, and names in it that are wrong. Each problem says what to write instead. */
export interface RawInputs {
  readonly given: RawOptions;
  /** Those without which no destination is set. */
  readonly fatal: readonly Problem[];
  /** Those that the message can do without. */
  readonly ignored: readonly Problem[];
}

/** Whether there is an input or a `WORKROOM_…` variable that no option has. */
export function hasUnknownNames(env: Environment): boolean {
  const existing = new Set(OPTIONS.flatMap(({ name }) => [inputVariable(name), toVariable(name)]));
  return Object.keys(env).some((variable) => /^(?:INPUT|WORKROOM)_/.test(variable) && !existing.has(variable));
}

/** As the runner names it: spaces become `_`, upper case, hyphens stay. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
