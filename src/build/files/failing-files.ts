/** Locates the failure: one file per explanation, and the failures without a file. */

import { isFollower } from '../../github/termination/termination.ts';
import { certainErrors, familyName } from '../explanation.ts';
import type { Facts, LoadedFacts, RunJob } from '../facts.ts';
import { namedFiles } from './named-files.ts';

export type FailingFile = NonNullable<Facts['failing_files']>[number];

/** Pairs a failed job with its termination, if it was examined. */
type EndedJob = Pick<RunJob, 'name' | 'errors'> & Parameters<typeof isFollower>[0];

export interface WhatFailed {
  readonly jobs: readonly EndedJob[];
  /** Facts from workspace files. */
  readonly fileFacts: Pick<LoadedFacts, 'errors' | 'tests'>;
  /** True if these belong to the one job. */
  readonly oneJob: boolean;
  /** Workspace folder. */
  readonly root: string;
}

/** Maximum files in total. */
export const MAX_FILES = 50;
/**
 * Lists the most certain file of each test and error once. A job that names none is listed without a file, unless
 * another job of its matrix names one, or another job caused its failure. Pure.
 */
export function failingFiles({ jobs, fileFacts: result, oneJob, root }: WhatFailed): readonly FailingFile[] {
  const tests = result.tests?.earlier === true ? [] : (result.tests?.failures ?? []);
  const current = [
    ...tests.flatMap((test) => namedFiles({ errors: [], tests: [test] }, root).slice(0, 1)),
    ...findLocations(result.errors ?? [], root),
  ];
  const byJob = jobs.map((job) => ({ job, paths: findLocations(job.errors, root) }));
  const placed = byJob.filter(({ paths }) => paths.length > 0).map(({ job }) => toFamily(job));
  const silent = byJob.filter(({ job, paths }) => {
    const isReplayedAttempt = paths.length > 0 || placed.includes(toFamily(job)) || (oneJob && current.length > 0);
    return !isReplayedAttempt && !isFollower(job, jobs);
  });
  const files: readonly FailingFile[] = [
    ...current.map((path) => ({ path })),
    ...byJob.flatMap(({ job, paths }) => paths.map((path) => ({ path, job: job.name }))),
  ];
  const different = [...Map.groupBy(files, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
  return [...different.slice(0, MAX_FILES), ...silent.map(({ job }) => ({ job: job.name }))];
}

function findLocations(errors: RunJob['errors'], root: string): readonly string[] {
  return certainErrors(errors).flatMap((error) => namedFiles({ errors: [error], tests: [] }, root).slice(0, 1));
}

function toFamily({ name }: Pick<RunJob, 'name'>): string {
  return familyName(name) ?? name;
}
