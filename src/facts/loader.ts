/** What a row says of what reads facts, and which rows there are to be. */

import type { Base } from './base.ts';
import type { ApiLoader, BaseFacts, FactsOf, HealthLoader } from './facts.ts';
import type { PermissionName } from './github/api/faults.ts';
import type { BuildReads } from './github/build-reads.ts';

export interface LoaderRow {
  /** One phrase for people. */
  readonly text: string;
  /** Requests where nothing is in the way. */
  readonly usual: number;
  /** Requests at most, where no run has more than a hundred jobs. Two loaders may share some. */
  readonly most: number;
}

/** What reads facts from GitHub's API. */
interface ApiLoaderRow<L> extends LoaderRow {
  /** What it works with, and so brings as well. */
  readonly implies?: readonly ApiLoader[];
  /** What a message goes without where nothing can be read, in words for people. */
  readonly lost: string;
  readonly permissions: readonly PermissionName[];
  /** In place of them where a deployment is reported. */
  readonly permissionsOfDeployment?: readonly PermissionName[];
  /** True where a request would bring nothing: the event tells it in full, or there is no such thing. */
  readonly needless?: (base: Base) => boolean;
  /** What has nothing to do with it, unless a template names the fact: one job does not know how long its run takes. */
  readonly unaskedBy?: readonly NonNullable<BaseFacts['scope']>[];
  /** True where nothing can be told of what has only begun. */
  readonly atEnd?: true;
  /**
   * Brings its facts. What is more than a line is behind `import()`: who asks what a fact costs loads none of it, and the
   * studio's page does not have it.
   */
  readonly read: (reads: BuildReads) => Promise<FactsOf<L>>;
}

/** What reads a part of the health. Requests are for a repository of some hundred runs a week, beside those for its runs. */
export interface HealthLoaderRow extends LoaderRow {
  /** What is read for it in any case. */
  readonly implies?: readonly HealthLoader[];
}

/** A row for each. */
export type ApiLoaders = { readonly [L in ApiLoader]: ApiLoaderRow<L> };
