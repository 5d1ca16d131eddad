/** What a CI system tells of a build, in one shape for all of them. Every text is within the bounds of its fact. */

import type { Environment } from '../../platform.ts';
import type { Conclusion, Qualifier } from '../../settings/conclusion.ts';
import type { CiName } from '../code-host/ci-names.ts';
import type { Deployment, Job, PullRequest, Repository, Run } from '../facts.ts';
import type { Origin } from './origin.ts';

/** A person as far as an environment knows one. */
export interface Somebody {
  /** User name on the code host. */
  readonly username?: string | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** Each part is absent, or undefined, where the system does not tell it. */
export interface SystemReading {
  /** Why it runs, by GitHub's name of such an event; undefined where nothing tells. */
  readonly event?: 'push' | 'pull_request' | 'schedule' | 'workflow_dispatch' | 'repository_dispatch' | undefined;
  readonly origin?: Origin | undefined;
  readonly repository?: Optional<Pick<Repository, 'default_branch' | 'private'>>;
  /** Name of the pipeline. */
  readonly workflow?: string | undefined;
  readonly run?: Optional<Run> | undefined;
  readonly job?: (Optional<Job> & { readonly name: string | undefined }) | undefined;
  readonly branch?: string | undefined;
  readonly tag?: string | undefined;
  /** Full or short hash; of a pull request that of its head, never of a trial merge. */
  readonly sha?: string | undefined;
  readonly message?: string | undefined;
  readonly author?: Somebody | undefined;
  /** Who started the run; undefined where nobody did. */
  readonly actor?: Somebody | undefined;
  readonly pullRequest?:
    | (Optional<Omit<PullRequest, 'author'>> & { readonly number: number | undefined; readonly author?: Somebody })
    | undefined;
  readonly deployment?: (Optional<Deployment> & { readonly environment: string | undefined }) | undefined;
  /** What the end is that is told: of one job, or of the whole run. */
  readonly speaksFor: 'job' | 'run';
  readonly conclusion?: Conclusion | undefined;
  readonly reservation?: Qualifier | undefined;
  /** Of the command that decided the end. */
  readonly exitCode?: number | undefined;
  /** How the run before this one ended, where that is one of the same branch and event. */
  readonly previous?: Conclusion | undefined;
  /** The jobs that failed so far, with their failing steps; `all` where there are no other jobs in the run. */
  readonly failed?: { readonly jobs: readonly SystemFailedJob[]; readonly all: boolean } | undefined;
}

interface SystemFailedJob {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Properties that may be there with no value: `defined` takes those out. */
type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** One CI system: a file of `systems/`. */
export interface CiSystem {
  /** As people call it. */
  readonly name: CiName;
  /** True for the environment of one of its jobs. */
  readonly detect: (env: Environment) => boolean;
  /** True where others set what it is known by as well: it is asked after them. */
  readonly last?: true;
  readonly tell: (env: Environment) => SystemReading;
  /** Where it tells how a job ended, and how to send from there; one sentence without a full stop. */
  readonly end: string;
}
