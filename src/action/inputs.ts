import type { Problem } from '../errors.ts';
import { type Env, givenByVariable, misspeltVariables, namesBehind, type Slip } from '../process/environment.ts';
import { hasDestination } from '../settings/destination.ts';
import type { GivenOptions, GivenValue } from '../settings/given.ts';
import type { Option } from '../settings/option.ts';
import type { OptionName } from '../settings/option-names.ts';
import { OPTIONS } from '../settings/option-registry.ts';
import { nearest } from '../text/nearest.ts';

/** The options as a step gives them: inputs first, then `WORKROOM_…` variables. */
export function givenOptions(env: Env): GivenOptions {
  const given = new Map<string, GivenValue>();
  for (const option of OPTIONS) {
    const { name, environmentOnly }: Option = option;
    const input = environmentOnly ? undefined : env[inputVariable(name)];
    const variable = givenByVariable(env, name);
    if (input !== undefined && input.trim() !== '') given.set(name, { value: input, from: 'input' });
    else if (variable !== undefined) given.set(name, variable);
  }
  return given;
}

/** Parts of a destination. A slip in the name of one leaves the message without a place to go to. */
const PLACES: readonly string[] = ['webhook-url', 'base-url', 'username', 'password', 'team', 'forum'];

/** What the actions of other services call such an input, with what to write here. */
const FOREIGN: Readonly<Record<string, { readonly meant: OptionName; readonly fix: string }>> = {
  url: { meant: 'webhook-url', fix: 'Write webhook-url instead' },
  webhook: { meant: 'webhook-url', fix: 'Write webhook-url instead' },
  message: { meant: 'body', fix: 'Write body instead' },
  text: { meant: 'body', fix: 'Write body instead' },
  title: { meant: 'subject', fix: 'Write subject instead, which topics and tasks have' },
  channel: {
    meant: 'team',
    fix: 'A webhook posts to the place it was made for; with base-url, give its name as team or forum',
  },
};

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
    const foreign = Object.hasOwn(FOREIGN, input) ? FOREIGN[input] : undefined;
    const near = nearest(input.replaceAll('_', '-'), names);
    const meant = foreign?.meant ?? names.find((name) => name === near);
    if (meant === undefined) return [];
    const fix = foreign?.fix ?? `Did you mean ${meant}?`;
    return [{ meant, problem: { option: input, fault: 'there is no such input', fix } }];
  });
}

/** As the runner names it: spaces become `_`, upper case, hyphens stay. */
function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
