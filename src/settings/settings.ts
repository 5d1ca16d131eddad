import type { Diagnostic } from '../diagnostic.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import type { OptionName, OptionNamed, OptionValue } from './option-registry.ts';
import type { TargetRef } from './parsers/directory.ts';
import type { TextLocation } from './template/workspace.ts';

/** A destination of the message, with its secret. */
export type Destination = WebhookDestination | RestDestination | MissingDestination;

interface WebhookDestination {
  readonly type: 'webhook';
  /** Secret: the complete URL, its path, and its last segment. */
  readonly url: URL;
  /** The position in the list, from 1, which is the only name of a webhook. */
  readonly number?: number;
}

export interface RestDestination {
  readonly type: 'rest';
  readonly baseUrl: URL;
  readonly username: string;
  readonly password: string;
  readonly target: TargetRef;
}

/** A destination with an empty part, as on forks and for Dependabot, which get no secrets. */
interface MissingDestination {
  readonly type: 'missing';
  /** All empty options. */
  readonly options: readonly string[];
}

/** Converts `due-date` to `dueDate`, as `toProperty` does. */
type PropertyFor<N extends string> = N extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyFor<Tail>>}`
  : N;

/** Names of options that are separate settings, not parts of one. */
type Separate = { [N in OptionName]: OptionNamed<N> extends { partOf: string } ? never : N }[OptionName];
type WithDefault = { [N in Separate]: OptionNamed<N> extends { default: string } ? N : never }[Separate];

/**
 * All options, validated, in camel case and in the units of the user (`timeout` is in seconds). Only options with a
 * default are always present. Created once by `readSettings`; later stages never parse an option.
 */
export type Settings = {
  readonly [N in WithDefault as PropertyFor<N>]: OptionValue<N>;
} & {
  readonly [N in Exclude<Separate, WithDefault> as PropertyFor<N>]?: OptionValue<N>;
} & {
  /**
   * All destinations of the same message, in the order of the option. The stages of one target have settings with that
   * target only.
   */
  readonly destinations: readonly [Destination, ...Destination[]];
  /** Locations of options from a workspace file; absent if there are none. */
  readonly locations?: Readonly<Partial<Record<OptionName, TextLocation>>>;
  /** Set if the template reports many builds and not this one. */
  readonly buildReport?: 'watch' | 'digest';
  /** Set if nothing is sent without news: a watch whose user didn't set `when`. */
  readonly newsOnly?: true;
  /** Diagnostics that don't block the message. */
  readonly diagnostics: readonly Diagnostic[];
  /** Redacts the secrets among the options. */
  readonly redactor: Redactor;
};
