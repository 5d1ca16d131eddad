/** Marks the failing jobs and steps that did not fail in the previous run. */

import { isRed } from '../../build/conclusion.ts';
import type { RunJob } from '../../build/facts.ts';
import { collectError, type LoaderContext } from '../context.ts';
import type { ApiJob } from '../jobs/jobs.ts';
import type { CompletedRun } from './earlier-results.ts';

/** Marks new failures, as far as that is known, and returns them first. */
export async function markNew(
  { errors }: LoaderContext,
  failed: readonly ApiJob[],
  before: CompletedRun | undefined,
): Promise<readonly ApiJob[]> {
  if (before?.jobs === undefined || failed.length === 0) return failed;
  // After a success, only tolerated steps can have failed before.
  if (!before.red) return failed.map((job) => ({ ...job, new: true }));
  const earlier = await collectError(errors, 'which failures are new', before.jobs());
  if (earlier === undefined) return failed;
  const marked = failed.map((job) => markIfNew(job, earlier));
  return [...marked.filter((job) => job.new === true), ...marked.filter((job) => job.new !== true)];
}

/** Counts new failures; undefined if that is unknown for any job. */
export function countNew(failed: readonly RunJob[]): number | undefined {
  if (failed.length === 0 || failed.some((job) => job.new === undefined)) return undefined;
  return failed.filter((job) => job.new === true).length;
}

/** Skips jobs that share a name. Cancelled or skipped jobs may have been broken before. */
function markIfNew(job: ApiJob, earlier: readonly ApiJob[]): ApiJob {
  const [same, ...rest] = earlier.filter(({ name }) => name === job.name);
  if (same === undefined || rest.length > 0) return job;
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
