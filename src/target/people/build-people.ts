/** Finds the people of a build by their role in it, or explains why there are none. */

import { onePerson } from '../../build/code-host/commits.ts';
import type { Facts, Person } from '../../build/facts.ts';

/** The roles that come from the build. */
type BuildRole = 'author' | 'suspects' | 'owners';

/** Maximum number of mentioned owners. */
const MAX_OWNERS = 20;

export function isBuildRole(role: string): role is BuildRole {
  return role === 'author' || role === 'suspects' || role === 'owners';
}

/**
 * Finds the people of a role in the build. Returns nobody if they are unknown, or if nobody's change caused the result.
 */
export function selectPeople(facts: Facts, role: BuildRole): readonly Person[] {
  const { pull_request, suspects = [], termination: end, also_red } = facts;
  // Suspects of an unknown cause changed something that may explain it.
  const mayBeCode = end === undefined || end.category === 'code' || (end.category === 'unknown' && suspects.length > 0);
  if (!mayBeCode || also_red !== undefined) return [];
  if (role === 'suspects') return suspects;
  if (role === 'owners') return findOwners(facts);
  if (explainNobodysWork(facts) !== undefined) return [];
  const author = pull_request?.author ?? (isCleared(facts) ? onePerson(suspects) : findAuthor(facts));
  const queued = facts.dequeued?.queued_by;
  // The person who queued the change should be informed too.
  const isOther = queued?.login !== author?.login;
  return [author, isOther ? queued : undefined].filter((one) => one !== undefined);
}

/** Finds the author of the commit, whose login the event of another run omits. */
function findAuthor({ commit, commits_since_green: since }: Facts): Person | undefined {
  const listed = since?.commits.find(({ sha }) => sha === commit?.sha)?.author;
  return commit?.author?.login === undefined ? (listed ?? commit?.author) : commit.author;
}

/**
 * Returns true if the newest commit is known not to be the cause: other commits of the same push are suspects, or the
 * only ones that may explain it.
 */
function isCleared({ change, commit, suspect_range: suspectRange, termination }: Facts): boolean {
  const { commits = [], later_commits: later = 0 } = suspectRange ?? {};
  const isExplained = termination?.certain === false && commits.every(({ changed }) => changed !== undefined);
  const isKnown = change === 'broken' || later > 0 || isExplained;
  return isKnown && commits.length > 0 && !commits.some(({ sha }) => sha === commit?.sha);
}

/** Returns the owners of the failing files. A file that is only in a suspect change mentions nobody. */
function findOwners({ owners = [], failing_files: files = [] }: Facts): readonly Person[] {
  if (files.some(({ suspected }) => suspected)) return [];
  return owners.slice(0, MAX_OWNERS).map((owner) => {
    if (owner.startsWith('@')) return { login: owner.slice(1) };
    return owner.includes('@') ? { email: owner } : { login: owner };
  });
}

/** Reasons why the result is nobody's work: a person who pushed nothing, or only reset the branch, didn't break it. */
const NOBODYS: Readonly<Partial<Record<NonNullable<NonNullable<Facts['suspect_range']>['excluded_because']>, string>>> =
  {
    no_file: 'no file changed since the last success',
    documents: 'only documents changed since the last success',
    no_commit: 'it started failing without a commit',
    set_back: 'the branch was reset',
    unproven: 'no change explains the failure',
    other_input: 'the last success may have been given other inputs',
  };

/**
 * Explains why the result is nobody's work. A cancelled build is known to be intended only if a person cancelled it.
 */
function explainNobodysWork(facts: Facts): string | undefined {
  const { suspect_range: suspectRange, passed_before, conclusion, stopped } = facts;
  if (passed_before !== undefined) return 'the same commit passed before';
  if (conclusion === 'cancelled' && stopped?.by !== 'person') return 'it was cancelled';
  return suspectRange?.excluded_because && NOBODYS[suspectRange.excluded_because];
}

/** Explains why the build has nobody for a role. `isShown` is true if the message itself shows the reason. */
export function explainNobody(facts: Facts, role: BuildRole): { readonly reason: string; readonly isShown: boolean } {
  const { termination: end, also_red, commits_since_green: since, suspect_range: suspectRange } = facts;
  const show = (reason: string, isShown = true) => ({ reason, isShown });
  if (end?.category === 'unknown') return show('the cause is unknown', false);
  if (end !== undefined && end.category !== 'code') return show('the code is not the cause');
  if (also_red !== undefined) return show('it also fails on the base');
  if (role === 'owners') return show('no failing file has a known owner', false);
  const nobodys = explainNobodysWork(facts);
  if (nobodys !== undefined) return show(nobodys, suspectRange?.excluded_because !== 'other_input');
  if (role === 'author')
    return show(isCleared(facts) ? 'the newest commit did not break it' : 'the author is unknown', false);
  const isRewritten = suspectRange?.excluded_because === 'rewritten';
  if (since === undefined) return show('the commits since the last success are unknown', isRewritten);
  return show('no known person committed between the last success and the first failure', false);
}
