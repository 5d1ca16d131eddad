/** The names of the options, and what they are called elsewhere. All of it follows from the registry. */

import { OPTIONS } from './option-registry.ts';

type OptionEntry = (typeof OPTIONS)[number];
export type OptionName = OptionEntry['name'];
export type OptionNamed<N extends OptionName> = Extract<OptionEntry, { readonly name: N }>;

/** What the readers make of their texts. A table has no named types in it, so the compiler's errors show the words. */
type OptionValues = {
  readonly [N in OptionName]: Awaited<ReturnType<OptionNamed<N>['read']>> extends infer V
    ? V extends undefined
      ? never
      : V
    : never;
};

/** What the reader of an option makes of its text. */
export type OptionValue<N extends OptionName> = OptionValues[N];

/** `due-date` is `dueDate`. */
export type PropertyOf<N extends string> = N extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyOf<Tail>>}`
  : N;

/** The row of the registry. */
export function optionNamed<N extends OptionName>(name: N): OptionNamed<N> {
  const option = OPTIONS.find((one): one is OptionNamed<N> => one.name === name);
  if (option === undefined) throw new TypeError(`no such option: ${name}`);
  return option;
}

/** The property of `Settings` that holds an option: `due-date` is `dueDate`. */
export function toProperty(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The environment variable of an option: `webhook-url` is `WORKROOM_WEBHOOK_URL`. */
export function toVariable(name: string): string {
  return `WORKROOM_${name.toUpperCase().replaceAll('-', '_')}`;
}
