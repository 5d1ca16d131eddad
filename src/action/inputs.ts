import { nearest } from '../nearest.ts';
import type { Given, GivenOptions } from '../settings/given.ts';
import { OPTIONS, type Option, variableOf } from '../settings/registry.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The options as a step gives them: inputs first, then `WORKROOM_…` variables. */
export function givenOptions(env: Env): GivenOptions {
  const given = new Map<string, Given>();
  for (const option of OPTIONS) {
    const { name, environmentOnly }: Option = option;
    const input = environmentOnly ? undefined : env[inputVariable(name)];
    const variable = env[variableOf(name)];
    if (input !== undefined && input.trim() !== '') given.set(name, { value: input, from: 'input' });
    else if (variable !== undefined && variable.trim() !== '')
      given.set(name, { value: variable, from: 'environment' });
  }
  return given;
}

/**
 * Inputs that no option knows but that look like a slip of one, with what was probably meant. Others are left alone:
 * the runner warns of them itself, and a composite action's environment may hold foreign ones.
 */
export function misspelled(env: Env): { readonly input: string; readonly meant: string }[] {
  const names = OPTIONS.filter((option: Option) => !option.environmentOnly).map((option) => option.name);
  const known = new Set(names.map(inputVariable));
  return Object.keys(env)
    .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable))
    .map((variable) => variable.slice('INPUT_'.length).toLowerCase())
    .flatMap((input) => {
      const meant = nearest(input.replaceAll('_', '-'), names);
      return meant === undefined ? [] : [{ input, meant }];
    });
}

/** As the runner names it: spaces become `_`, upper case, hyphens stay. */
function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
