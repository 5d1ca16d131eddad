/** Where it fails: a file for each explanation, and what names none. */

import { defined } from '../../defined.ts';
import type { TimeBudget } from '../../time.ts';
import type { World } from '../../world.ts';
import { isFollower } from '../end/end.ts';
import { certainErrors, familyName } from '../explanation.ts';
import type { Facts, FailedJob, LoadedFacts } from '../facts.ts';
import { namedFiles } from './named-files.ts';

export type FailingFile = NonNullable<Facts['failing_files']>[number];

/** A failed job, with how it ended where that was looked at. */
type EndedJob = Pick<FailedJob, 'name' | 'errors'> & Parameters<typeof isFollower>[0];

export interface WhatFailed {
  readonly jobs: readonly EndedJob[];
  /** What files of the workspace tell of it. */
  readonly told: Pick<LoadedFacts, 'errors' | 'tests'>;
  /** True where these are of the one job. */
  readonly oneJob: boolean;
  /** The workspace. */
  readonly root: string;
}

/** Files in all. */
const MOST = 50;
/** For files that are not where a failure says. */
const LOOKING_TIME = { part: 1 / 8, atMost: 2_000 };

interface Surroundings {
  readonly world: Pick<World, 'files' | 'signal' | 'workspace'>;
  readonly time: TimeBudget;
  /** What the change under suspicion changed. */
  readonly suspected: readonly string[];
}

/** Files by their paths in full; those under suspicion where the failure names none. */
export async function findFailingFiles(
  failure: Omit<WhatFailed, 'root'>,
  { world, time, suspected }: Surroundings,
): Promise<readonly FailingFile[]> {
  const { files, signal, workspace: root } = world;
  const named = failingFiles({ ...failure, root });
  const budget = time.within(LOOKING_TIME);
  const late = () => signal.aborted || budget.isOver;
  const { wholePaths } = await import(/* webpackChunkName: "files" */ './whole-paths.ts');
  const paths = named.flatMap(({ path }) => path ?? []);
  return orSuspected(withPaths(named, await wholePaths(paths, { root, files, changed: suspected, late })), suspected);
}

/**
 * Pure. The surest file of each test and error, each once. A job that names none stands there without a file, unless another leg
 * of its matrix names one, or it is red by another job.
 */
export function failingFiles({ jobs, told, oneJob, root }: WhatFailed): readonly FailingFile[] {
  const tests = told.tests?.earlier === true ? [] : (told.tests?.failures ?? []);
  const own = [
    ...tests.flatMap((test) => namedFiles({ errors: [], tests: [test] }, root).slice(0, 1)),
    ...placesOf(told.errors ?? [], root),
  ];
  const byJob = jobs.map((job) => ({ job, paths: placesOf(job.errors, root) }));
  const placed = byJob.filter(({ paths }) => paths.length > 0).map(({ job }) => familyOf(job));
  const silent = byJob.filter(({ job, paths }) => {
    const isTold = paths.length > 0 || placed.includes(familyOf(job)) || (oneJob && own.length > 0);
    return !isTold && !isFollower(job, jobs);
  });
  const files: readonly FailingFile[] = [
    ...own.map((path) => ({ path })),
    ...byJob.flatMap(({ job, paths }) => paths.map((path) => ({ path, job: job.name }))),
  ];
  const different = [...Map.groupBy(files, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
  return [...different.slice(0, MOST), ...silent.map(({ job }) => ({ job: job.name }))];
}

function placesOf(errors: FailedJob['errors'], root: string): readonly string[] {
  return certainErrors(errors).flatMap((error) => namedFiles({ errors: [error], tests: [] }, root).slice(0, 1));
}

function familyOf({ name }: Pick<FailedJob, 'name'>): string {
  return familyName(name) ?? name;
}

/** The same, or what is under suspicion where the failure names no file at all. */
function orSuspected(files: readonly FailingFile[], suspected: readonly string[]): readonly FailingFile[] {
  if (suspected.length === 0 || files.some(({ path }) => path !== undefined)) return files;
  return suspected.slice(0, MOST).map((path) => ({ path, suspected: true }));
}

/** With the paths that are known in full; what may be one of several files is named by none. */
function withPaths(
  files: readonly FailingFile[],
  paths: ReadonlyMap<string, string | undefined>,
): readonly FailingFile[] {
  const known = files.map(({ path, ...others }) =>
    defined<FailingFile>({ ...others, path: path !== undefined && paths.has(path) ? paths.get(path) : path }),
  );
  return [...new Map(known.map((file) => [file.path ?? `${file.job} names none`, file])).values()];
}
