/**
 * The types of the facts, made from the registry. Names are those that templates use (`{{ commit.subject }}`), so
 * two-word names are in snake case here as well. Every string may be hostile text. An absent property means "not
 * known"; nothing is ever an empty string.
 */

import type { ValueOf, ValuesOf } from './fact.ts';
import type { COMMIT, COMMIT_SINCE_GREEN, PERSON, SUSPECT } from './parts/code.ts';
import type { ARTIFACT, FAILED_JOB, RUN_JOB } from './parts/runs.ts';
import type { TEST_FAILURE } from './parts/tests.ts';
import type { BASE_FACTS, READ_FACTS } from './registry.ts';

export type { Conclusion } from '../settings/conclusion.ts';

/** Facts that need nothing but the environment and the event. */
export interface BaseFacts extends ValuesOf<typeof BASE_FACTS> {}
/** Facts that are read from the code host's API or from files, and only where something asks for them. */
export interface ReadFacts extends ValuesOf<typeof READ_FACTS> {}
/** All that a message can say. */
export interface Facts extends BaseFacts, ReadFacts {}

export interface Person extends ValuesOf<typeof PERSON> {}
export interface Commit extends ValuesOf<typeof COMMIT> {}
/** One of the commits since the last success. */
export interface CommitSinceGreen extends ValuesOf<typeof COMMIT_SINCE_GREEN> {}
export interface Suspect extends ValuesOf<typeof SUSPECT> {}
export interface RunJob extends ValuesOf<typeof RUN_JOB> {}
export interface FailedJob extends ValuesOf<typeof FAILED_JOB> {}
export interface Artifact extends ValuesOf<typeof ARTIFACT> {}
export interface TestFailure extends ValuesOf<typeof TEST_FAILURE> {}
export type FailedStep = RunJob['failed_steps'][number];
export type JobError = RunJob['errors'][number];

type Base<K extends keyof typeof BASE_FACTS> = ValueOf<(typeof BASE_FACTS)[K]>;
type Read<K extends keyof typeof READ_FACTS> = ValueOf<(typeof READ_FACTS)[K]>;

export type EventFacts = Base<'event'>;
export type Repository = Base<'repository'>;
export type Run = Base<'run'>;
export type Job = Base<'job'>;
export type Ref = Base<'ref'>;
export type PullRequest = Base<'pull_request'>;
export type Push = Base<'push'>;
export type Release = Base<'release'>;
export type Deployment = Base<'deployment'>;
/** The thing with a title that the event is about. */
export type Item = Base<'item'>;

/** How an end compares with the one before it: of the same job, run or environment. */
export type Change = Read<'change'>;
/** The first red end of a row. */
export type BrokenSince = Read<'broken_since'>;
export type CommitsSinceGreen = Read<'commits_since_green'>;
export type Tests = Read<'tests'>;
