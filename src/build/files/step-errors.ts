/** Selects the file facts of the failed step, because output of earlier steps does not explain its failure. */

import type { LoadedFacts, RunJob, Tests } from '../facts.ts';

/** @param failed job that wrote the files; without it or its failing step, no facts can be attributed */
export function selectStepFacts(facts: LoadedFacts, failed: RunJob | undefined): LoadedFacts {
  const started = Date.parse(failed?.failed_steps[0]?.started_at ?? '');
  const isEarlier = (raw: string | undefined) => raw !== undefined && Date.parse(raw) < started;
  const { errors, tests, ...rest } = facts;
  const later = errors?.filter(({ written_at }) => !isEarlier(written_at)) ?? [];
  return {
    ...rest,
    errors: later.length === 0 ? undefined : later,
    tests: tests && isEarlier(tests.written_at) ? ({ ...tests, earlier: true } satisfies Tests) : tests,
  };
}
