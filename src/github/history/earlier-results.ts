/** Reads the results since the last success, and marks those that the code did not cause, and failures that are new. */

import { isRed } from '../../build/conclusion.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Time } from '../../text/format.ts';
import type { Api } from '../api/client.ts';
import { ApiErrors } from '../api/errors.ts';
import { explainFailures } from '../jobs/failures.ts';
import { type ApiJob, wentWrong } from '../jobs/jobs.ts';
import { classifyTermination } from '../termination/classify.ts';
import { findJobsTermination, isNotAttributable, type Termination } from '../termination/termination.ts';
import type { Result } from './streak.ts';

/** A completed run, a job of it or a deployment that counts: neither cancelled nor skipped. */
export interface CompletedRun extends Result {
  readonly red: boolean;
  /** True for a run that could not start, which has no jobs. */
  readonly unstarted?: boolean;
  /** The run's number; absent for a deployment. */
  readonly run?: number;
  /** Number of an earlier attempt of the reported run. */
  readonly attempt?: number;
  readonly url?: string;
  /** Start of the first attempt. */
  readonly at?: Time;
  /** Start of the attempt with this result. */
  readonly startedAt?: Time;
  /** Reads the result of the first attempt, if a later one had this result. */
  readonly firstAttempt?: () => Promise<CompletedRun | undefined>;
  readonly sha?: string;
  /** Reads the completed jobs: the compared one, or all of the run; absent if they cannot be read. */
  readonly jobs?: () => Promise<readonly ApiJob[]>;
}

/** Holds the results before and after the reported one. */
export interface Series {
  /** Newest first. @throws ApiError if nothing can be read */
  readonly earlier: AsyncIterable<CompletedRun>;
  /** Reads the newest result that started later. @throws ApiError if it cannot be read */
  readonly readNewer: () => Promise<CompletedRun | undefined>;
}

/** Maximum earlier jobs or deployments before the start of a streak is omitted; higher if a condition counts it. */
const MAX_EXAMINED = 4;
const MAX_COUNTED = 28;
const COUNTED = /\b(?:failures_in_a_row|broken_since|last_green)\b/;

export function findSearchLimit({ onlyIf = '' }: Settings): number {
  return COUNTED.test(onlyIf) ? MAX_COUNTED : MAX_EXAMINED;
}

/** Reports more earlier results than the search limit. */
export class HistoryLimitError extends Error {}

/** Maximum infrastructure failures to classify at each side of a streak; a short one is classified completely. */
const MAX_JUDGED = 3;

/**
 * Walks back to the last success, and no further. Returns the results oldest first; undefined if nothing is known
 * within the search limit.
 * @param failed the jobs that failed now
 * @throws other errors of `earlier` before its first result
 */
export async function readEarlierResults(
  api: Api,
  earlier: AsyncIterable<CompletedRun>,
  failed: readonly ApiJob[],
): Promise<{ readonly results: readonly CompletedRun[]; readonly isComplete: boolean } | undefined> {
  const failures: CompletedRun[] = [];
  let green: CompletedRun | undefined;
  let isComplete = true;
  try {
    for await (const result of earlier) {
      if (!result.red) {
        green = result;
        break;
      }
      failures.unshift(result);
    }
  } catch (error) {
    if (failures.length > 0) isComplete = false;
    else if (error instanceof HistoryLimitError) return undefined;
    else throw error;
  }
  const classified = await classifyEnds(api, failures, isComplete, failed);
  return { results: green === undefined ? classified : [green, ...classified], isComplete };
}

/** Marks infrastructure failures at the first and last failure of the streak; those in between do not change it. */
async function classifyEnds(
  api: Api,
  failures: readonly CompletedRun[],
  complete: boolean,
  failed: readonly ApiJob[],
): Promise<readonly CompletedRun[]> {
  const results = new Map<CompletedRun, boolean>();
  const isShort = failures.length <= MAX_JUDGED;
  for (const order of [...(complete ? [failures] : []), failures.toReversed()]) {
    for (const one of order.slice(0, MAX_JUDGED)) {
      const isOutside = results.get(one) ?? (await isInfrastructure(one));
      results.set(one, isOutside);
      if (!isOutside && !isShort) break;
    }
  }
  const byCode = complete && isShort ? failures.filter((one) => results.get(one) === false) : [];
  const [first] = byCode;
  // After a success, the newest failure shows whether the same step still failed, except for itself.
  const isKnown = failed.some(wentWrong) || first === undefined || first === failures.at(-1);
  const now = isKnown ? failed : await readFailed(failures.at(-1));
  for (const one of byCode) {
    if (!(await isExplainedAway(api, one, now))) break;
    results.set(one, true);
  }
  return failures.map((one) => ({ ...one, isInfrastructure: results.get(one) ?? one.isInfrastructure }));
}

async function isInfrastructure({ isInfrastructure: known, jobs }: CompletedRun): Promise<boolean> {
  return known ?? (await jobs?.().then(wereInfrastructure, () => false)) ?? false;
}

/**
 * Reads the log of a single job: the first failures may be those of the infrastructure, and one in another step may not
 * be the code's.
 */
async function isExplainedAway(api: Api, first: CompletedRun, now: readonly ApiJob[]): Promise<boolean> {
  const steps = new Set(now.flatMap((job) => job.failed_steps.map(({ name }) => name)));
  const [job, ...others] = await readFailed(first);
  const [step] = job?.failed_steps ?? [];
  if (others.length > 0 || step === undefined || steps.size === 0) return false;
  const termination = await readTermination(api, first);
  return steps.has(step.name) ? termination?.category === 'infrastructure' : isNotAttributable(termination);
}

/** Reads why a run failed; undefined if its jobs are unknown. */
export async function readTermination(api: Api, run: CompletedRun): Promise<Termination | undefined> {
  return findJobsTermination(await explainRun(api, run));
}

/** Keeps what was explained, by the function that reads the jobs: several stages ask why a run failed. */
const EXPLAINED = new WeakMap<object, Promise<readonly ApiJob[]>>();

/** Explains the failed jobs of a run; none without a run. No message omits anything if they cannot be read. */
export async function explainRun(api: Api, run: CompletedRun | undefined): Promise<readonly ApiJob[]> {
  if (run?.jobs === undefined) return [];
  const silent = { ...api, errors: new ApiErrors([]) };
  const known = EXPLAINED.get(run.jobs) ?? readFailed(run).then((failed) => explainFailures(silent, failed));
  EXPLAINED.set(run.jobs, known);
  return known.catch(() => []);
}

async function readFailed(run: CompletedRun | undefined): Promise<readonly ApiJob[]> {
  const jobs = await run?.jobs?.().catch(() => []);
  return (jobs ?? []).filter(wentWrong);
}

/** Moves the start of the streak to the last attempt if the code did not fail in the first one. */
export async function dateByAttempt({ firstAttempt, ...run }: CompletedRun): Promise<CompletedRun> {
  const first = await firstAttempt?.().catch(() => undefined);
  const isByCode = first === undefined || (first.red && !(await isInfrastructure(first)));
  return isByCode ? run : { ...run, at: run.startedAt };
}

/** Returns true if every failed job had an infrastructure failure by its own record, without reading its log. */
export function wereInfrastructure(jobs: readonly ApiJob[]): boolean {
  const failed = jobs.filter(wentWrong);
  return (
    failed.length > 0 &&
    failed.every((job) => {
      if (job.conclusion !== 'failure') return false;
      // A job that is stopped within a step, or never had a runner, leaves no log.
      const unlogged = job.step_names.length > 0 || job.unassigned === true;
      return isNotAttributable(job.termination ?? classifyTermination({ ...job, unlogged }));
    })
  );
}

/** Marks new failures, as far as that is known, and returns them first. */
export async function markNew(
  api: Api,
  failed: readonly ApiJob[],
  before: CompletedRun | undefined,
): Promise<readonly ApiJob[]> {
  if (before?.jobs === undefined || failed.length === 0) return failed;
  // After a success, only tolerated steps can have failed before.
  if (!before.red) return failed.map((job) => ({ ...job, new: true }));
  const earlier = await api.errors.collect('which failures are new', before.jobs());
  if (earlier === undefined) return failed;
  const marked = failed.map((job) => markIfNew(job, earlier));
  return [...marked.filter((job) => job.new === true), ...marked.filter((job) => job.new !== true)];
}

/** Skips jobs that share a name. Cancelled or skipped jobs may have been broken before. */
function markIfNew(job: ApiJob, earlier: readonly ApiJob[]): ApiJob {
  const [same, ...others] = earlier.filter(({ name }) => name === job.name);
  if (same === undefined || others.length > 0) return job;
  if (same.conclusion === 'success') return { ...job, new: true, passed_last: true };
  if (!isRed(same.conclusion)) return job;
  // A job that ran out of time may have failed in no step.
  const steps = new Set(same.failed_steps.map(({ name }) => name));
  const failed_steps = job.failed_steps.map((step) => ({
    ...step,
    new: steps.size === 0 ? undefined : !steps.has(step.name),
  }));
  const passed_last = failed_steps.length > 0 && failed_steps.every(({ name }) => same.passed_steps.includes(name));
  return { ...job, new: false, failed_steps, passed_last };
}
