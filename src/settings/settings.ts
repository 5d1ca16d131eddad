import type { Diagnostic } from '../diagnostic.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import type { OptionName, OptionNamed, OptionValue, PropertyOf } from './option-names.ts';
import type { TargetRef } from './parsers/directory.ts';
import type { TextPlace } from './template/workspace.ts';

export type { NamedPerson, PersonRole, TargetRef, UserAccounts } from './parsers/directory.ts';
export type { RunnerContext } from './parsers/maps.ts';
export type { Status } from './parsers/status.ts';

/** A place that the message goes to, with its secret. */
export type Destination = WebhookDestination | RestDestination | MissingDestination;

/** One at least, in the order given. */
export type Destinations = readonly [Destination, ...Destination[]];

interface WebhookDestination {
  readonly type: 'webhook';
  /** Secret as a whole, its path and its last segment. */
  readonly url: URL;
  /** Of several its place in the list, from 1: the only name that it has. */
  readonly number?: number;
}

export interface RestDestination {
  readonly type: 'rest';
  readonly baseUrl: URL;
  readonly username: string;
  readonly password: string;
  readonly target: TargetRef;
}

/** A part of the destination is empty: on forks and for Dependabot, secrets are. */
export interface MissingDestination {
  readonly type: 'missing';
  /** The empty options, all of them. */
  readonly options: readonly string[];
}

/** Places in files, by the names of options. */
export type OptionPlaces = Readonly<Partial<Record<OptionName, TextPlace>>>;

/** The names of options that are settings of their own, not parts of one. */
type Own = { [N in OptionName]: OptionNamed<N> extends { partOf: string } ? never : N }[OptionName];
type WithDefault = { [N in Own]: OptionNamed<N> extends { default: string } ? N : never }[Own];

/**
 * All options, validated, under their names in camel case and in the units that the user writes (`timeout` is in
 * seconds). Only what has a default is always there. Made once by `readSettings`; no later stage reads an option in
 * another way.
 */
export type Settings = {
  readonly [N in WithDefault as PropertyOf<N>]: OptionValue<N>;
} & {
  readonly [N in Exclude<Own, WithDefault> as PropertyOf<N>]?: OptionValue<N>;
} & {
  /** All that get the same message. The stages of one target have settings with that target alone. */
  readonly destinations: Destinations;
  /** Where options stand that a file of the workspace gives; absent for none. */
  readonly places?: OptionPlaces;
  /** The template looks at many builds, and not at this one. */
  readonly buildReport?: 'watch' | 'digest';
  /** Nothing is sent where there is nothing new: a watch whose user did not write `when`. */
  readonly newsOnly?: true;
  /** Things a person should know that do not stop the message. */
  readonly remarks: readonly Diagnostic[];
  /** Hides the secrets among the options. */
  readonly redactor: Redactor;
};
