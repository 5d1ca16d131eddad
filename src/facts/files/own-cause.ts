/** What files of the workspace tell of the step that failed: what earlier steps wrote is not why it did. */

import type { LoadedFacts, RunJob, Tests } from '../facts.ts';

/** @param failed the job that wrote the files; nothing can be told apart where it or its failing step is not known */
export function currentCause(facts: LoadedFacts, failed: RunJob | undefined): LoadedFacts {
  const begun = Date.parse(failed?.failed_steps[0]?.started_at ?? '');
  const isEarlier = (written: string | undefined) => written !== undefined && Date.parse(written) < begun;
  const { errors, tests, ...others } = facts;
  const own = errors?.filter(({ written_at }) => !isEarlier(written_at)) ?? [];
  return {
    ...others,
    errors: own.length === 0 ? undefined : own,
    tests: tests && isEarlier(tests.written_at) ? ({ ...tests, earlier: true } satisfies Tests) : tests,
  };
}
