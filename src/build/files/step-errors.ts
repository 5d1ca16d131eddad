/** What files of the workspace tell of the step that failed: what earlier steps wrote is not why it did. */

import type { LoadedFacts, RunJob, Tests } from '../facts.ts';

/** @param failed the job that wrote the files; nothing can be told apart where it or its failing step is not known */
export function currentCause(facts: LoadedFacts, failed: RunJob | undefined): LoadedFacts {
  const started = Date.parse(failed?.failed_steps[0]?.started_at ?? '');
  const isEarlier = (rendered: string | undefined) => rendered !== undefined && Date.parse(rendered) < started;
  const { errors, tests, ...rest } = facts;
  const current = errors?.filter(({ written_at }) => !isEarlier(written_at)) ?? [];
  return {
    ...rest,
    errors: current.length === 0 ? undefined : current,
    tests: tests && isEarlier(tests.written_at) ? ({ ...tests, earlier: true } satisfies Tests) : tests,
  };
}
