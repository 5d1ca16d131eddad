/** Where there is nothing to read: which builds have no base, no jobs, or no run. */

import type { Base } from '../base.ts';
import type { BaseFacts, Facts } from '../facts.ts';

/** Only a pull request has a base. */
export function isOfPull({ trigger }: Pick<Base, 'trigger'>): boolean {
  return trigger?.startsWith('pull_request') === true;
}

/** A branch of its own that is deployed may be that of a pull request; its hash alone finds none. */
export function isPreview({ facts: { scope, ref, repository } }: Pick<Base, 'facts'>): boolean {
  const own = repository?.default_branch;
  return scope === 'deployment' && ref?.type === 'branch' && own !== undefined && ref.name !== own;
}

/** What left a merge queue is compared with nothing, and what broke it is not on its base. */
export function isDequeued({ facts }: Pick<Base, 'facts'>): boolean {
  return facts.dequeued !== undefined;
}

/** A run that could not start has no jobs, and no end but this one. */
export function hasNoJobs({ stopped }: Pick<Facts, 'stopped'>): boolean {
  return stopped !== undefined;
}

/** A deployment of another app has no run. */
export function isOfAnotherApp({ scope, run }: BaseFacts): boolean {
  return scope === 'deployment' && run?.id === undefined;
}
