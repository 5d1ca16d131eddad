/** Derives the names of options, properties, and variables from the registry. */

import { OPTIONS } from './option-registry.ts';

type OptionEntry = (typeof OPTIONS)[number];
export type OptionName = OptionEntry['name'];
export type OptionNamed<N extends OptionName> = Extract<OptionEntry, { readonly name: N }>;

/** The parsed values of the options. A table has no named types in it, so the compiler's errors show these names. */
type OptionValues = {
  readonly [N in OptionName]: Awaited<ReturnType<OptionNamed<N>['parse']>>;
};

/** The parsed value of an option. */
export type OptionValue<N extends OptionName> = OptionValues[N];

/** Converts `due-date` to `dueDate`. */
export type PropertyOf<N extends string> = N extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyOf<Tail>>}`
  : N;

/** Finds the registry entry of an option. */
export function optionNamed<N extends OptionName>(name: N): OptionNamed<N> {
  const option = OPTIONS.find((one): one is OptionNamed<N> => one.name === name);
  if (option === undefined) throw new TypeError(`no such option: ${name}`);
  return option;
}

/** Returns the property of `Settings` for an option: `due-date` becomes `dueDate`. */
export function toProperty(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the environment variable of an option: `webhook-url` becomes `WORKROOM_WEBHOOK_URL`. */
export function toVariable(name: string): string {
  return `WORKROOM_${name.toUpperCase().replaceAll('-', '_')}`;
}
