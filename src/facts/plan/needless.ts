/** Where there is nothing to read: which builds have no base, no jobs, no run, or no failure. */

import type { Base } from '../base.ts';
import type { BaseFacts, Facts } from '../facts.ts';

/** Only a pull request has a base. */
export function isOfPull({ trigger }: Pick<Base, 'trigger'>): boolean {
  return trigger?.startsWith('pull_request') === true;
}

/** What environments of pull requests are called: `Preview`, `deploy-preview-12`, `review/login`, `shop PR #12`. */
const PREVIEW = /(?:^|[^a-z])(?:preview|review|pr)(?:[^a-z]|$)/i;

/** A branch of its own that such an environment shows is that of a pull request; its hash alone finds none. */
export function isPreview({ facts: { scope, ref, repository, deployment } }: Pick<Base, 'facts'>): boolean {
  const own = repository?.default_branch;
  const isOwn = scope === 'deployment' && ref?.type === 'branch' && own !== undefined && ref.name !== own;
  return isOwn && (deployment?.transient === true || PREVIEW.test(deployment?.environment ?? ''));
}

/** It may be another thing than what the run before was given; of a run that is watched it is not known. */
export function isGivenInputs({ inputs = {}, run }: Facts): boolean {
  return Object.keys(inputs).length > 0 || run?.event?.endsWith('_dispatch') === true;
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

/** Green for certain: nothing failed in any file. */
export function isGreen({ facts, speaker }: Pick<Base, 'facts' | 'speaker'>): boolean {
  return facts.conclusion === 'success' && !speaker.asksForRun;
}
