/** Names of inputs and variables that no option has. Imported only where there are any. */
import type { Problem } from '../errors.ts';
import type { Env } from '../process/environment.ts';
import { misspeltVariables, namesBehind, type Slip } from '../process/misspelt-variables.ts';
import { hasDestination } from '../settings/destination.ts';
import type { GivenOptions } from '../settings/given.ts';
import type { Option } from '../settings/option.ts';
import { OPTIONS } from '../settings/option-registry.ts';
import { peerName } from '../settings/peer-names.ts';
import { nearest } from '../text/nearest.ts';
import { inputVariable } from './inputs.ts';

/** Parts of a destination. A slip in the name of one leaves the message without a place to go to. */
const PLACES: readonly string[] = ['webhook-url', 'base-url', 'username', 'password', 'team', 'forum'];

/** Inputs and variables that no option knows. Each problem says what to write instead. */
export interface UnknownInputs {
  /** Those without which there is nowhere to send to. */
  readonly fatal: readonly Problem[];
  /** Those that the message can do without. */
  readonly ignored: readonly Problem[];
}

/**
 * Inputs and `WORKROOM_…` variables that look like a slip of an option, or that other actions call so. All others are left alone: the runner
 * warns of them itself, and a composite action's environment may hold foreign ones.
 */
export function unknownInputs(env: Env, given: GivenOptions): UnknownInputs {
  const found = [...unknownInputsOf(env), ...misspeltVariables(env)];
  const homeless = !hasDestination(given);
  const { fatal = [], ignored = [] } = Object.groupBy(found, ({ meant }) =>
    homeless && PLACES.includes(meant) && !given.has(meant) ? 'fatal' : 'ignored',
  );
  return { fatal: fatal.map(({ problem }) => problem), ignored: ignored.map(({ problem }) => problem) };
}

function unknownInputsOf(env: Env): Slip[] {
  const names = OPTIONS.filter((option: Option) => !option.environmentOnly).map(({ name }) => name);
  return namesBehind(env, 'INPUT_', names.map(inputVariable)).flatMap((variable) => {
    const input = variable.slice('INPUT_'.length).toLowerCase();
    const peer = peerName(input.replaceAll('_', '-'));
    const near = nearest(input.replaceAll('_', '-'), names);
    const meant = peer?.meant ?? names.find((name) => name === near);
    if (meant === undefined) return [];
    const fix = peer === undefined ? `Did you mean ${meant}?` : (peer.advice ?? `Write ${meant} instead`);
    return [{ meant, problem: { option: input, fault: 'there is no such input', fix } }];
  });
}
