/** What several readers need of GitHub's API, each read once and by the first that asks. */

import type { Facts } from '../facts.ts';
import type { Json } from '../host/json.ts';
import type { JobsReading } from './basis.ts';
import type { LoaderContext } from './context.ts';
import type { Comparison } from './history/change.ts';
import type { Blame } from './history/commits/culprits.ts';
import type { ApiJob } from './jobs/jobs.ts';

export interface SharedReads {
  readonly context: LoaderContext;
  readonly jobs: () => Promise<JobsReading>;
  /** As the API shows it; absent where it is not wanted or could not be read. */
  readonly run: () => Promise<Json | undefined>;
  /** What is known of the end and the times: the facts with their final conclusion. */
  readonly basis: () => Promise<Facts>;
  /** Undefined where the history is lost. */
  readonly compared: () => Promise<Comparison>;
  /** The jobs that failed, explained. */
  readonly failed: () => Promise<readonly ApiJob[]>;
  /** The pull request of the commit; undefined where there is none. */
  readonly pull: () => Promise<Facts['pull_request']>;
  /** Undefined where it is red here alone, or that is not known. */
  readonly alsoRed: () => Promise<Facts['also_red']>;
  /** Undefined where there is no success to look back to. */
  readonly blame: () => Promise<Blame | undefined>;
}
