import type { Diagnostic } from '../diagnostic.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import type { OptionName, OptionNamed, OptionValue, PropertyFor } from './option-registry.ts';
import type { TargetRef } from './parsers/directory.ts';
import type { TextLocation } from './template/workspace.ts';

export type { NamedPerson, PersonRole, TargetRef, UserAccounts } from './parsers/directory.ts';
export type { RunnerContext, Status } from './parsers/maps.ts';

/** A destination of the message, with its secret. */
export type Destination = WebhookDestination | RestDestination | MissingDestination;

/** At least one, in the order of the option. */
export type Destinations = readonly [Destination, ...Destination[]];

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
export interface MissingDestination {
  readonly type: 'missing';
  /** All empty options. */
  readonly options: readonly string[];
}

/** Locations in files, by option. */
export type OptionLocations = Readonly<Partial<Record<OptionName, TextLocation>>>;

/** Names of options that are separate settings, not parts of one. */
type Own = { [N in OptionName]: OptionNamed<N> extends { partOf: string } ? never : N }[OptionName];
type WithDefault = { [N in Own]: OptionNamed<N> extends { default: string } ? N : never }[Own];

/**
 * All options, validated, in camel case and in the units of the user (`timeout` is in seconds). Only options with a
 * default are always present. Created once by `readSettings`; later stages never parse an option.
 */
export type Settings = {
  readonly [N in WithDefault as PropertyFor<N>]: OptionValue<N>;
} & {
  readonly [N in Exclude<Own, WithDefault> as PropertyFor<N>]?: OptionValue<N>;
} & {
  /** All destinations of the same message. The stages of one target have settings with that target only. */
  readonly destinations: Destinations;
  /** Locations of options from a workspace file; absent if there are none. */
  readonly places?: OptionLocations;
  /** Set if the template reports many builds and not this one. */
  readonly buildReport?: 'watch' | 'digest';
  /** Set if nothing is sent without news: a watch whose user didn't set `when`. */
  readonly newsOnly?: true;
  /** Diagnostics that don't block the message. */
  readonly diagnostics: readonly Diagnostic[];
  /** Redacts the secrets among the options. */
  readonly redactor: Redactor;
};
