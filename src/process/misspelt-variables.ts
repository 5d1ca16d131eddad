/** Finds `WORKROOM_…` variables that no option has. */

import type { Problem } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { OPTIONS, toVariable } from '../settings/option-registry.ts';
import { suggestOption } from '../settings/other-notifiers.ts';
import type { RawOptions } from '../settings/raw-options.ts';
import { secretOptions } from './secret-files.ts';

const BEGINNING = 'WORKROOM_';

/** An unknown name, and the option that was probably meant. */
export interface MisspeltName {
  readonly meant: string;
  readonly problem: Problem;
}

/**
 * Finds `WORKROOM_…` variables that look like a misspelled option, or like another tool's name for an option without a
 * value. Workflows may define their own variables, and set the option from one of them.
 */
export function misspeltVariables(env: Environment, raw: RawOptions): MisspeltName[] {
  const files = new Map<string, string>(secretOptions().map((name) => [`${name}-file`, name]));
  const names = [...OPTIONS.map(({ name }) => name), ...files.keys()];
  return namesBehind(env, BEGINNING, names.map(toVariable)).flatMap((variable) => {
    const { name, isPeer = false } = suggestOption(variable.slice(BEGINNING.length), names) ?? {};
    if (name === undefined || (isPeer && raw.has(name))) return [];
    const suggestion = `Did you mean ${toVariable(name)}?`;
    return [{ meant: files.get(name) ?? name, problem: { option: variable, message: 'unknown variable', suggestion } }];
  });
}

/** Lists the variables with this prefix, except known ones. */
export function namesBehind(env: Environment, beginning: string, existing: readonly string[]): string[] {
  return Object.keys(env).filter((variable) => variable.startsWith(beginning) && !existing.includes(variable));
}
