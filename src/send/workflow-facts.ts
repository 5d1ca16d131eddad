/** One red workflow of many, as the words of one build tell it. */

import { defined } from '../defined.ts';
import type { Commit, Facts, HealthOutage } from '../facts/facts.ts';

type BrokenSince = NonNullable<Facts['broken_since']>;

/** It speaks for the newest run. */
export function workflowFacts(
  { ci, event }: Facts,
  outage: HealthOutage,
  { ended, isNew }: { readonly ended: boolean; readonly isNew: boolean },
): Facts {
  const { workflow, repository, branch, run, first_run, since, runs, cause, after_seconds: seconds } = outage;
  const red = isNew ? 'broken' : 'still-failing';
  return defined<Facts>({
    ...{ ci, event, workflow, scope: 'run', repository: { name: repository } },
    conclusion: ended ? 'success' : 'failure',
    change: ended ? 'fixed' : red,
    run: { ...run, attempt: 1 },
    ref: { type: 'branch', name: branch },
    commit: commitOf(outage),
    broken_since: defined<BrokenSince>({
      run: first_run.number,
      url: first_run.url,
      at: since,
      duration_seconds: seconds,
    }),
    failures_in_a_row: runs,
    errors: cause === undefined ? undefined : [{ message: cause }],
    infrastructure: outage.infrastructure,
    suspects: outage.suspects.length > 0 ? outage.suspects : undefined,
  });
}

function commitOf({ commit }: HealthOutage): Commit | undefined {
  return commit && defined<Commit>({ ...commit, short: commit.sha.slice(0, 7) });
}
