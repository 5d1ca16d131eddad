/** `WORKROOM_…` variables that no option has. */
import type { Problem } from '../errors.ts';
import { type OptionName, variableOf } from '../settings/option-names.ts';
import { OPTIONS } from '../settings/option-registry.ts';
import { nearest } from '../text/nearest.ts';
import type { Env } from './environment.ts';
import { fileVariableOf, secretOptions } from './variable-files.ts';

/** A name that no option has, and the option that was probably meant. */
export interface Slip {
  readonly meant: OptionName;
  readonly problem: Problem;
}

/** `WORKROOM_…` variables that look like a slip of an option's. */
export function misspeltVariables(env: Env): Slip[] {
  const variables = [...OPTIONS.map(({ name }) => variableOf(name)), ...secretOptions().map(fileVariableOf)];
  return namesBehind(env, 'WORKROOM_', variables).flatMap((variable) => {
    const near = nearest(variable, variables);
    const meant = OPTIONS.find(({ name }) => variableOf(name) === near || fileVariableOf(name) === near)?.name;
    if (near === undefined || meant === undefined) return [];
    const problem = { option: variable, fault: 'there is no such variable', fix: `Did you mean ${near}?` };
    return [{ meant, problem }];
  });
}

/** The variables with this beginning, without those that are known. */
export function namesBehind(env: Env, beginning: string, known: readonly string[]): string[] {
  return Object.keys(env).filter((variable) => variable.startsWith(beginning) && !known.includes(variable));
}
