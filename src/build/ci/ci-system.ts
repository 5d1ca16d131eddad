/** Defines the common shape for the data of all CI systems. Every text is within the bounds of its fact. */

import type { Environment } from '../../platform.ts';
import type { Conclusion, Qualifier } from '../../settings/conclusion.ts';
import type { CiName } from '../code-host/ci-names.ts';
import type { Deployment, Job, PullRequest, Repository, Run } from '../facts.ts';
import type { Origin } from './origin.ts';

/** Describes a person, as far as the environment identifies one. */
export interface Somebody {
  /** User name on the code host. */
  readonly username?: string | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** Holds the data of a build. Each property is absent or undefined if the system does not provide it. */
export interface SystemData {
  /** Trigger, by GitHub's event name; undefined if unknown. */
  readonly event?: 'push' | 'pull_request' | 'schedule' | 'workflow_dispatch' | 'repository_dispatch' | undefined;
  readonly origin?: Origin | undefined;
  readonly repository?: Optional<Pick<Repository, 'default_branch' | 'private'>>;
  /** Name of the pipeline. */
  readonly workflow?: string | undefined;
  readonly run?: Optional<Run> | undefined;
  readonly job?: (Optional<Job> & { readonly name: string | undefined }) | undefined;
  readonly branch?: string | undefined;
  readonly tag?: string | undefined;
  /** Full or short hash; for a pull request that of its head, never of a trial merge. */
  readonly sha?: string | undefined;
  readonly message?: string | undefined;
  readonly author?: Somebody | undefined;
  /** Person who started the run; undefined if nobody did. */
  readonly actor?: Somebody | undefined;
  readonly pullRequest?:
    | (Optional<Omit<PullRequest, 'author'>> & { readonly number: number | undefined; readonly author?: Somebody })
    | undefined;
  readonly deployment?: (Optional<Deployment> & { readonly environment: string | undefined }) | undefined;
  /** Scope of the conclusion: one job, or the complete run. */
  readonly scope: 'job' | 'run';
  readonly conclusion?: Conclusion | undefined;
  readonly qualifier?: Qualifier | undefined;
  /** Exit code of the command that decided the conclusion. */
  readonly exitCode?: number | undefined;
  /** Conclusion of the previous run of the same branch and event, if the system provides that. */
  readonly previous?: Conclusion | undefined;
  /** Jobs that have failed so far, with their failing steps; `all` if the run has no other jobs. */
  readonly failed?: { readonly jobs: readonly SystemFailedJob[]; readonly all: boolean } | undefined;
}

interface SystemFailedJob {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Allows properties without a value: `omitUndefined` removes them. */
type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Describes one CI system: a file of `systems/`. */
export interface CiSystem {
  /** Display name. */
  readonly name: CiName;
  /** True for the environment of one of its jobs. */
  readonly detect: (env: Environment) => boolean;
  /** True if other systems set its variables as well: it is detected after them. */
  readonly last?: true;
  readonly tell: (env: Environment) => SystemData;
  /**
   * Explains where the system provides the conclusion, and how to send from there; one sentence without a full stop.
   */
  readonly end: string;
}
