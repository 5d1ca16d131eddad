/** Builds the facts about the jobs of a run and its failed jobs. */

import type { Facts, FactsOf } from '../../build/facts.ts';
import type { GithubReader } from '../github-reader.ts';
import { findInfrastructure } from '../termination/termination.ts';
import { type ApiJob, jobFact } from './jobs.ts';

export async function jobFacts({ basis, jobs }: GithubReader): Promise<FactsOf<'jobs'>> {
  return { jobs: (await jobs()).all?.map(jobFact), job_counts: (await basis()).job_counts };
}

export async function failedJobFacts(reads: GithubReader): Promise<FactsOf<'failed_jobs'>> {
  const failed = await reads.failed();
  const end = await reads.end();
  return {
    failed_jobs: failed.length > 0 ? failed.map(jobFact) : undefined,
    termination: end,
    infrastructure: findInfrastructure(end),
    // The context has it already.
    dequeued: undefined,
    faulty_runner: redRunner(failed, (await reads.jobs()).all ?? []),
    stopped: (await reads.basis()).stopped ?? (end?.reason === 'timed_out' ? stepLimit(failed) : undefined),
  };
}

/** Reads GitHub's message about a step that exceeded its time limit. */
function stepLimit([late]: readonly ApiJob[]): Facts['stopped'] {
  const messages = late?.errors.flatMap(
    ({ message }) => / timed out after (\d{1,6}) minutes?\b/.exec(message)?.[1] ?? [],
  );
  return messages?.[0] === undefined ? undefined : { by: 'time_limit', after_seconds: Number(messages[0]) * 60 };
}

/** The machine on which all failing jobs ran, two at least, while others passed elsewhere: it may be to blame. */
function redRunner(failed: readonly ApiJob[], all: readonly ApiJob[]): string | undefined {
  const [first, second] = failed;
  const runner = first?.runner;
  if (runner === undefined || second === undefined || failed.some((job) => job.runner !== runner)) return undefined;
  const passed = all.filter(({ conclusion }) => conclusion === 'success');
  return passed.length > 0 && passed.every((job) => job.runner !== runner) ? runner : undefined;
}
