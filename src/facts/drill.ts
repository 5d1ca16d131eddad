/** The facts of a drill: those of this build, as if it had just failed. */

import type { Base } from './base.ts';
import type { Facts, FailedJob } from './facts.ts';

/** Plainly no real cause. */
const CAUSE: Pick<FailedJob, 'conclusion' | 'failed_steps' | 'errors'> = {
  conclusion: 'failure',
  failed_steps: [{ name: 'drill' }],
  errors: [{ message: 'example of an error' }],
};

/** What tells of real failures, or lays one to somebody's charge, and so is no part of this one. */
const REAL = {
  ...{ last_green: undefined, suspicion: undefined },
  ...{ so_far: undefined, stopped: undefined, end: undefined, infrastructure: undefined, red_runner: undefined },
  ...{ job_counts: undefined, new_failures: undefined, failures_alike: undefined, failures_in_a_row: undefined },
  ...{ broken_since: undefined, passed_before: undefined, newer_run: undefined, also_red: undefined },
} satisfies { readonly [N in keyof Facts]?: undefined };

/**
 * The build as if it had just failed. Who would be mentioned, and by which commits it would be explained, is read as for a real
 * failure; how this one ended is not.
 */
export function baseOfDrill(base: Base): Base {
  const { job, workflow } = base.facts;
  const failed = { ...CAUSE, name: job?.name ?? workflow ?? 'build', url: job?.url };
  const feigned = { ...REAL, conclusion: 'failure', change: 'broken', failed_jobs: [failed] } as const;
  return { ...base, feigned, facts: { ...base.facts, ...feigned } };
}
