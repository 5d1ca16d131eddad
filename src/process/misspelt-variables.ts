/** `WORKROOM_…` variables that no option has. */

import type { Problem } from '../errors.ts';
import type { Environment } from '../platform.ts';
import type { GivenOptions } from '../settings/given.ts';
import { variableOf } from '../settings/option-names.ts';
import { OPTIONS } from '../settings/option-registry.ts';
import { meantOption, peerNamed } from '../settings/peers.ts';
import { nearest } from '../text/nearest.ts';
import { fileVariableOf, secretOptions } from './variable-files.ts';

const BEGINNING = 'WORKROOM_';

/** A name that no option has, and the option that was probably meant. */
export interface MisspeltName {
  readonly meant: string;
  readonly problem: Problem;
}

/**
 * `WORKROOM_…` variables that look like a slip of an option's, or of what others call an option that nothing gives. A
 * workflow may have variables of its own, and give the option from one of them.
 */
export function misspeltVariables(env: Environment, given: GivenOptions): MisspeltName[] {
  const variables = [...OPTIONS.map(({ name }) => variableOf(name)), ...secretOptions().map(fileVariableOf)];
  return namesBehind(env, BEGINNING, variables).flatMap((variable) => {
    // What others call so is no slip of ours: `WORKROOM_TEXT` is near to the team.
    const isPeer = peerNamed(variable.slice(BEGINNING.length)) !== undefined;
    const near = isPeer ? undefined : nearest(variable, variables);
    const own = OPTIONS.find(({ name }) => variableOf(name) === near || fileVariableOf(name) === near)?.name;
    const meant = own ?? peerOption(variable, given);
    if (meant === undefined) return [];
    const fix = `Did you mean ${own === undefined ? variableOf(meant) : near}?`;
    return [{ meant, problem: { option: variable, fault: 'there is no such variable', fix } }];
  });
}

function peerOption(variable: string, given: GivenOptions): string | undefined {
  const free = OPTIONS.map(({ name }) => name).filter((name) => !given.has(name));
  return meantOption(variable.slice(BEGINNING.length), free)?.name;
}

/** The variables with this beginning, without those that are known. */
export function namesBehind(env: Environment, beginning: string, known: readonly string[]): string[] {
  return Object.keys(env).filter((variable) => variable.startsWith(beginning) && !known.includes(variable));
}
