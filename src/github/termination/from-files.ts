/** Classifies the termination from the job's output files, which is all that a running job has. */

import type { Explanation, Facts, LoadedFacts, RunJob } from '../../build/facts.ts';
import { currentCause } from '../../build/files/step-errors.ts';
import { classifyOutput } from './classify.ts';
import { getTermination, type Termination } from './termination.ts';

interface OwnJob extends RunJob {
  readonly termination?: Termination;
}

/** A sign of the runner's is worth more than a file; where tests failed, it was the code. */
export function endWithFiles(job: OwnJob | undefined, files: LoadedFacts): Termination | undefined {
  if (job?.termination !== undefined && job.termination.reason !== 'step') return job.termination;
  const { errors = [], tests } = currentCause(files, job);
  return terminationOfFiles([...errors, ...(job?.errors ?? [])], tests) ?? job?.termination;
}

/** Classifies by files only: for a command, and in other CI systems. */
export function terminationOfFiles(
  errors: readonly Explanation[] = [],
  tests?: Facts['tests'],
): Termination | undefined {
  const isTested = (tests?.failed ?? 0) > 0 && tests?.earlier !== true;
  if (isTested) return getTermination('step');
  return errors.length === 0 ? undefined : classifyOutput(errors);
}
