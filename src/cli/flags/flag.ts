/** What a command takes: flags and arguments, as rows that help, documents and reading are made from. */

import type { Option } from '../../settings/option.ts';
import { type OptionName, type OptionNamed, type OptionValue, optionNamed } from '../../settings/option-names.ts';
import type { ValueParser } from '../../settings/parsers/parse-result.ts';

export interface Flag<T = unknown> {
  /** Kebab case: `due-date` for `--due-date`. */
  readonly name: string;
  /** What help shows in the place of its value; absent for a switch. A `secret` may come from `--name-file FILE`. */
  readonly value?: string;
  /** One or two sentences for people, in Markdown. */
  readonly text: string;
  readonly read: ValueParser<T> | ((...reading: Parameters<ValueParser<T>>) => Promise<T | undefined>);
  /** As a user would write it; absent when there is none. */
  readonly default?: string;
  readonly required?: true;
  /** True when its `WORKROOM_…` variable is read where it is not written. */
  readonly variable?: true;
  /** True when its value is the path of the file with the text, or `-`. */
  readonly path?: true;
  /** What it is worth when it is written without a value; absent when it needs one. */
  readonly alone?: string;
  /** True when it is written by its position, without its name. */
  readonly position?: true;
  /** True for all the words at the end of the line, as they are; `words()` reads them. */
  readonly rest?: true;
  /** True when it may be written several times; the values are joined with commas. */
  readonly repeats?: true;
  /** The heading in help. Default "Options". */
  readonly heading?: string;
}

/** An argument as usage shows it: `<user>`, `[template]` where it can be left out, `<command...>`. */
export function argumentName({ name, required, rest }: Flag): string {
  const text = `${name}${rest ? '...' : ''}`;
  return required ? `<${text}>` : `[${text}]`;
}

/** The flags of a command, by the names under which it gets their values. */
export type Flags = Readonly<Record<string, Flag>>;

/** What a command gets: a value for every flag, undefined where none was given and there is no default. */
export type Values<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends { readonly required: true } | { readonly default: string }
    ? FlagValue<F[K]>
    : FlagValue<F[K]> | undefined;
};

type FlagValue<F extends Flag> = NonNullable<Awaited<ReturnType<F['read']>>>;

type OptionFlag<N extends OptionName> = Flag<OptionValue<N>> &
  (OptionNamed<N> extends { readonly default: string } ? { readonly default: string } : unknown);

/** The same flag, which must be given. */
export function required<F extends Flag>(flag: F): F & { readonly required: true } {
  return { ...flag, required: true };
}

/** One that takes a value, and may be left out. */
export function flag<T>(name: string, value: string, text: string, read: ValueParser<T>) {
  return { name, value, text, read } as const;
}

/** What is written by its position, and must be. */
export function argument<T>(name: string, text: string, read: ValueParser<T>) {
  return { name, text, read, position: true, required: true } as const;
}

/** An option of the one registry as a flag, with its variable. */
export function fromOption<N extends OptionName>(name: N, heading?: string): OptionFlag<N> {
  const { read, text, secrets, default: standard }: Option = optionNamed(name);
  const isSwitch = standard === 'false';
  const flag = {
    name,
    text,
    read,
    variable: true,
    value: isSwitch ? undefined : secrets === undefined ? 'value' : 'secret',
    default: standard,
    repeats: TARGETS.includes(name) ? true : undefined,
    heading,
  };
  return flag as OptionFlag<N>;
}

/** Options of which each further one names another target. */
const TARGETS: readonly string[] = ['webhook-url', 'team', 'forum'];
