/** What a message goes without outside of GitHub Actions, in one sentence. */

import type { Settings } from '../settings/settings.ts';
import { listed } from '../text/phrases.ts';
import type { Base } from './base.ts';
import type { ApiLoader } from './plan/plan.ts';

/** What only GitHub's API tells; what environment and git tell nothing of is not missed. */
const LOST: Readonly<Record<ApiLoader, string>> = {
  run: "the run's times",
  job: "the job's times",
  jobs: 'the jobs of the run',
  failed_jobs: 'the failing jobs and steps',
  artifacts: 'the artifacts',
  change: 'the history',
  commits_since_green: 'the history',
  suspects: 'the history',
  new_failures: 'the history',
  commit: "the commit's message",
  pull_request: 'the pull request in full',
  verdict: 'the verdict of the whole run',
};

/** @param compares true where `when` or an incident asks how it compares with the run before */
export function elsewhereNotice(
  { facts }: Pick<Base, 'facts'>,
  wanted: ReadonlySet<ApiLoader>,
  { kind, compares }: { readonly kind: Settings['kind']; readonly compares: boolean },
): string {
  const lost = listed([...new Set([...wanted].map((one) => LOST[one]))]);
  const words = `The message goes without ${lost}: ${facts.ci} does not tell it, and only GitHub's API is read`;
  if (!wanted.has('change') || !compares) return words;
  return kind === 'incident'
    ? `${words}. So what is open on the board alone decides, and the end of an incident is not told`
    : `${words}. So a failure counts as broken, and a success is sent only where when says always or success`;
}
