import type { Problem } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { optionFromEnv } from '../process/environment.ts';
import { OPTIONS, toVariable } from '../settings/option-registry.ts';
import type { RawOptions, RawValue } from '../settings/raw-options.ts';

/** Reads the options of a step: inputs first, then `WORKROOM_…` variables. */
export function readInputs(env: Environment): RawOptions {
  const raw = new Map<string, RawValue>();
  for (const option of OPTIONS) {
    const { name, environmentOnly } = option;
    const input = environmentOnly ? undefined : env[inputVariable(name)];
    const variable = optionFromEnv(env, name);
    if (input !== undefined && input.trim() !== '') raw.set(name, { value: input, from: 'input' });
    else if (variable !== undefined) raw.set(name, variable);
  }
  return raw;
}

/** Options of a step, and invalid names in it with their fixes. */
export interface RawInputs {
  readonly raw: RawOptions;
  /** Those without which no destination is set. */
  readonly fatal: readonly Problem[];
  /** Problems that the message can do without. */
  readonly ignored: readonly Problem[];
}

/** Returns true if an input or a `WORKROOM_…` variable matches no option. */
export function hasUnknownNames(env: Environment): boolean {
  const existing = new Set(
    OPTIONS.flatMap(({ name, environmentOnly }) => [
      toVariable(name),
      ...(environmentOnly ? [] : [inputVariable(name)]),
    ]),
  );
  return Object.keys(env).some((variable) => /^(?:INPUT|WORKROOM)_/.test(variable) && !existing.has(variable));
}

/** Names the variable as the runner does: spaces become `_`, uppercase, hyphens stay. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
