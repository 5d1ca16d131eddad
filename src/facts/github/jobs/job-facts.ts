/** What is told of the jobs of a run, and of those that failed. */

import type { FactsOf, FailedJob, LoadedFacts } from '../../facts.ts';
import type { BuildReads } from '../build-reads.ts';
import type { LoaderContext } from '../context.ts';
import { infrastructureOfAll, redRunner } from './infrastructure.ts';
import { jobFact } from './jobs.ts';

export async function tellJobs({ basis, jobs }: BuildReads): Promise<FactsOf<'jobs'>> {
  return { jobs: (await jobs()).all?.map(jobFact), job_counts: (await basis()).job_counts };
}

export async function tellFailedJobs({ context, basis, failed, jobs }: BuildReads): Promise<FactsOf<'failed_jobs'>> {
  const red = await failed();
  const told = red.map(jobFact);
  return {
    failed_jobs: told.length > 0 ? told : undefined,
    infrastructure: notTheCode(context, told),
    // The context has it already.
    dequeued: undefined,
    red_runner: redRunner(red, (await jobs()).all ?? []),
    stopped: (await basis()).stopped,
  };
}

/** Where another run failed in the merge queue as well, it is not known why, and so it may have been the code. */
export function notTheCode({ base }: LoaderContext, jobs: readonly FailedJob[]): LoadedFacts['infrastructure'] {
  return base.facts.dequeued?.also_failed === undefined ? infrastructureOfAll(jobs) : undefined;
}
