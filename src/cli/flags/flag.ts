/** Defines flags and arguments as data, which help, documentation and parsing share. */

import type { Option } from '../../settings/option.ts';
import { findOption, type OptionName, type OptionNamed, type OptionValue } from '../../settings/option-registry.ts';
import type { Parsed, Parser } from '../../settings/parsers/parser.ts';

export interface Flag<T = unknown> {
  /** Kebab case: `due-date` for `--due-date`. */
  readonly name: string;
  /** Placeholder of its value in help. Absent for a switch. A `secret` can also come from `--name-file FILE`. */
  readonly value?: string;
  /** One or two sentences of help, in Markdown. */
  readonly text: string;
  readonly parse: Parser<T>;
  /** Default as a user would write it. Absent if there is none. */
  readonly default?: string;
  readonly required?: true;
  /** True if exactly one of the flags with this mark is required. */
  readonly oneOf?: true;
  /** True if its `WORKROOM_…` variable is the fallback. */
  readonly variable?: true;
  /** True if its value is the path of a file with the text, or `-`. */
  readonly path?: true;
  /** True for a positional argument. */
  readonly position?: true;
  /** True for all remaining arguments, as a JSON list. */
  readonly variadic?: true;
  /** True if it can be repeated. The values are joined with commas. */
  readonly repeats?: true;
  /** Heading in help. Default: "Options". */
  readonly heading?: string;
}

/** Flags of a command, by the names of their values. */
export type Flags = Readonly<Record<string, Flag>>;

/** Values of the flags of a command. Undefined if a flag has neither value nor default. */
export type Values<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends { readonly required: true } | { readonly default: string }
    ? FlagValue<F[K]>
    : FlagValue<F[K]> | undefined;
};

type FlagValue<F extends Flag> = NonNullable<Parsed<F['parse']>>;

type OptionFlag<N extends OptionName> = Flag<OptionValue<N>> &
  (OptionNamed<N> extends { readonly default: string } ? { readonly default: string } : unknown);

/** Makes a flag required. */
export function required<F extends Flag>(flag: F): F & { readonly required: true } {
  return { ...flag, required: true };
}

/** Requires exactly one of these flags. */
export function oneOf<F extends Flags>(flags: F): F {
  return Object.fromEntries(Object.entries(flags).map(([key, one]) => [key, { ...one, oneOf: true }])) as F;
}

/** Defines an optional flag with a value. */
export function flag<T>(name: string, value: string, text: string, parse: Parser<T>) {
  return { name, value, text, parse } as const;
}

/** Defines a required positional argument. */
export function argument<T>(name: string, text: string, parse: Parser<T>) {
  return { name, text, parse, position: true, required: true } as const;
}

/** Converts an option of the registry to a flag, with its variable. */
export function fromOption<N extends OptionName>(name: N, heading?: string): OptionFlag<N> {
  const { parse, text, secrets, default: defaultText } = findOption<OptionName>(name) as Option;
  const isSwitch = defaultText === 'false';
  const flag = {
    name,
    text,
    parse,
    variable: true,
    value: isSwitch ? undefined : secrets === undefined ? 'value' : 'secret',
    default: defaultText,
    repeats: TARGETS.includes(name) ? true : undefined,
    heading,
  };
  return flag as OptionFlag<N>;
}

/** Options that can be repeated to add targets. */
const TARGETS: readonly string[] = ['webhook-url', 'team', 'forum'];
