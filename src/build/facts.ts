/**
 * Registers every fact of a build by its name in templates (`{{ commit.subject }}`), and derives their types. Names are
 * in snake case here as well. Every string may be hostile text. An absent property is unknown; no value is an empty
 * string.
 */

import type { FactFields, FactValue, FactValues, LoadersFor, LoadersIn } from './fact.ts';
import type { FileLoader } from './files/file-loaders.ts';
import { BASE_FACTS, type COMMIT, type PERSON } from './groups/base.ts';
import { FILE_FACTS, type TEST_FAILURE } from './groups/files.ts';
import { HEALTH_FACTS } from './groups/health.ts';
import { HISTORY_FACTS } from './groups/history.ts';
import { type FAILED_JOB, JOB_FACTS } from './groups/jobs.ts';

export type { Conclusion } from '../settings/conclusion.ts';

/** Facts from the code host's API or from files, loaded only on demand. */
export const READ_FACTS = { ...JOB_FACTS, ...HISTORY_FACTS, ...FILE_FACTS, ...HEALTH_FACTS };

/** Registers all facts. */
export const FACTS: FactFields = { ...BASE_FACTS, ...READ_FACTS };

/** Contains all facts of a message. */
export interface Facts extends FactValues<AllFacts> {}

type AllFacts = typeof BASE_FACTS & typeof READ_FACTS;

/** Names what loads facts or the conclusion itself: of the complete run, or whether a job timed out. */
export type LoaderName = LoadersIn<AllFacts> | 'verdict';
/** Names the loaders of build health, by its groups. */
export type HealthLoader = Extract<LoadersFor<(typeof READ_FACTS)['health']>, `health_${string}`>;
/** Names the loaders that call GitHub's API for one build. */
export type ApiLoader = Exclude<LoaderName, FileLoader | HealthLoader>;
/** Lists all facts of a loader, `undefined` if unknown: a reader that omits one does not compile. */
export type FactsFor<L> = {
  readonly [K in keyof AllFacts as L extends LoadersFor<AllFacts[K]> ? K : never]: Facts[K] | undefined;
};

export interface Person extends FactValues<typeof PERSON> {}
export interface Commit extends FactValues<typeof COMMIT> {}
/** Describes a commit since the last success. */
export type CommitSinceGreen = CommitsSinceGreen['commits'][number];
/** Describes a job of a run; `new` and `infrastructure` only if it failed. */
export interface RunJob extends FactValues<typeof FAILED_JOB> {}
export type Artifact = ReadFact<'artifacts'>[number];
export interface TestFailure extends FactValues<typeof TEST_FAILURE> {}
export type FailedStep = RunJob['failed_steps'][number];
export type Explanation = RunJob['errors'][number];

type BaseFact<K extends keyof typeof BASE_FACTS> = FactValue<(typeof BASE_FACTS)[K]>;
type ReadFact<K extends keyof typeof READ_FACTS> = FactValue<(typeof READ_FACTS)[K]>;

export type Repository = BaseFact<'repository'>;
export type Run = BaseFact<'run'>;
export type Job = BaseFact<'job'>;
export type Ref = BaseFact<'ref'>;
export type PullRequest = BaseFact<'pull_request'>;
export type Push = BaseFact<'push'>;
export type Release = BaseFact<'release'>;
export type Deployment = BaseFact<'deployment'>;
/** Describes the titled item of the event. */
export type Item = BaseFact<'item'>;

/** Compares a conclusion with the previous one of the same job, run or environment. */
export type Change = ReadFact<'change'>;
/** Describes the first failure of a streak. */
export type BrokenSince = ReadFact<'broken_since'>;
export type CommitsSinceGreen = ReadFact<'commits_since_green'>;
export type Tests = ReadFact<'tests'>;
/** Holds the health of the builds; each field is loaded separately. */
export type Health = ReadFact<'health'>;
export type HealthRuns = NonNullable<Health['runs']>;
export type WorkflowHealth = NonNullable<Health['workflows']>[number];
export type HealthOutage = NonNullable<Health['turned_red']>[number];
export type InactiveWorkflow = NonNullable<Health['silent']>[number];
export type WaitingRun = NonNullable<Health['waiting']>[number];
export type FailureCause = NonNullable<Health['causes']>[number];
export type FlakyJob = NonNullable<Health['flaky_jobs']>[number];
export type EnvironmentHealth = NonNullable<Health['deployments']>[number];
