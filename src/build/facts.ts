/**
 * Registers every fact of a build by its name in templates (`{{ commit.subject }}`), and derives their types. Names are
 * in snake case here as well. Every string may be hostile text. An absent property is unknown; no value is an empty
 * string.
 */

import type { EventConclusion } from './conclusion.ts';
import type { FactFields, FactValues } from './fact.ts';
import { BASE_FACTS, type COMMIT, type PERSON } from './groups/base.ts';
import { HEALTH_FACTS } from './groups/health.ts';
import { HISTORY_FACTS } from './groups/history.ts';
import { JOB_FACTS } from './groups/jobs.ts';

const ALL = { ...BASE_FACTS, ...JOB_FACTS, ...HISTORY_FACTS, ...HEALTH_FACTS };
type AllFacts = typeof ALL;

export const FACTS: FactFields = ALL;

export interface Facts extends FactValues<AllFacts> {}

/** Holds the facts of an event. They override the environment, even with an unknown value. */
export interface EventFacts extends Partial<Omit<Facts, 'conclusion' | 'scope'>> {
  /** Absent if the event reports only this run. */
  readonly eventConclusion?: EventConclusion;
}

export interface Person extends FactValues<typeof PERSON> {}
export interface Commit extends FactValues<typeof COMMIT> {}
/** Describes a job of a run; `new` and `infrastructure` only if it failed. */
export type RunJob = NonNullable<Facts['failed_jobs']>[number];
export type Explanation = RunJob['errors'][number];

export type Run = NonNullable<Facts['run']>;
export type Job = NonNullable<Facts['job']>;
export type Ref = NonNullable<Facts['ref']>;
export type PullRequest = NonNullable<Facts['pull_request']>;
export type Deployment = NonNullable<Facts['deployment']>;
export type Tests = NonNullable<Facts['tests']>;
export type TestFailure = Tests['failures'][number];

/** Compares a conclusion with the previous one of the same job, run or environment. */
export type Change = NonNullable<Facts['change']>;

/** Holds the health of the builds; each field is loaded separately. */
export type Health = NonNullable<Facts['health']>;
export type WorkflowHealth = NonNullable<Health['workflows']>[number];
export type HealthOutage = NonNullable<Health['turned_red']>[number];
export type InactiveWorkflow = NonNullable<Health['silent']>[number];
export type WaitingRun = NonNullable<Health['waiting']>[number];
