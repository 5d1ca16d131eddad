/** Finds `WORKROOM_…` variables that no option has. */

import type { Problem } from '../errors.ts';
import type { Environment } from '../platform.ts';
import type { RawOptions } from '../settings/option-parser.ts';
import { OPTIONS, toVariable } from '../settings/option-registry.ts';
import { suggestOption } from '../settings/other-notifiers.ts';
import { secretOptions } from './secret-files.ts';

const PREFIX = 'WORKROOM_';

/**
 * Finds `WORKROOM_…` variables that look like a misspelled option, or like another tool's name for an option without a
 * value. Workflows may define their own variables, and set the option from one of them.
 * @returns each problem with the option that was probably meant
 */
export function misspelledVariables(
  env: Environment,
  raw: RawOptions,
): readonly { readonly meant: string; readonly problem: Problem }[] {
  const files = new Map<string, string>(secretOptions().map((name) => [`${name}-file`, name]));
  const names = [...OPTIONS.map(({ name }) => name), ...files.keys()];
  const known = names.map(toVariable);
  const unknown = Object.keys(env).filter((variable) => variable.startsWith(PREFIX) && !known.includes(variable));
  return unknown.flatMap((variable) => {
    const { name, isPeer = false } = suggestOption(variable.slice(PREFIX.length), names) ?? {};
    if (name === undefined || (isPeer && raw.has(name))) return [];
    const suggestion = `Did you mean ${toVariable(name)}?`;
    return [{ meant: files.get(name) ?? name, problem: { option: variable, message: 'unknown variable', suggestion } }];
  });
}
