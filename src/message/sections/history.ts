/** How it compares with the runs before. */

import type { BrokenSince, Facts, Person } from '../../facts/types.ts';
import { listed } from '../../phrases.ts';
import { escapeLine, link } from '../markdown/escape.ts';
import { count } from '../words.ts';
import { commitList } from './lines.ts';
import type { Section } from './types.ts';
import { duration, isDeployment, personName } from './wording.ts';

/** People that are named; of the others the number is told. */
const PEOPLE = 4;

/**
 * `broken since this run`, `still failing: 3 runs in a row since [run #40](…) (3h 12m)`, `fixed after 3h 12m, broken
 * since [run #40](…)`, `passed on attempt 2`; undefined where the history was not read, or nothing changed.
 */
export const change: Section = {
  reads: ['change', 'broken_since', 'failures_in_a_row', 'run.number', 'run.attempt', 'event', 'deployment'],
  render: ({ facts }) => {
    switch (facts.change) {
      case 'broken':
        return 'broken since this run';
      case 'still-failing':
        return stillFailing(facts);
      case 'fixed':
        return fixed(facts);
      default:
        return undefined;
    }
  },
};

function stillFailing(facts: Facts): string {
  const { broken_since: since, failures_in_a_row: row = 0 } = facts;
  if (isThisRun(facts, since)) return `still failing on attempt ${facts.run?.attempt ?? 2}`;
  const noun = isDeployment(facts) ? 'deployment' : 'run';
  return `still failing${row > 1 ? `: ${count(row, noun)} in a row` : ''}${begun(since)}`;
}

function fixed(facts: Facts): string {
  const { broken_since: since } = facts;
  if (isThisRun(facts, since)) return `passed on attempt ${facts.run?.attempt ?? 2}`;
  return `fixed${lasting(since, ' after ', '')}${since?.run === undefined ? '' : `, broken since ${firstRun(since)}`}`;
}

/** `[4 commits](…) since it last passed, by ada, bob and 2 others`. */
export const sinceGreen: Section = {
  reads: ['commits_since_green', 'suspects'],
  render: ({ facts: { commits_since_green: since, suspects = [] } }) => {
    if (since === undefined) return undefined;
    const names = namesOf(suspects);
    const commits = link(count(since.count, 'commit'), since.compare_url);
    return `${commits} since it last passed${names === '' ? '' : `, by ${names}`}`;
  },
};

/** The same commits as a list, newest last. */
export const greenCommits: Section = {
  reads: ['commits_since_green'],
  render: ({ facts: { commits_since_green: since } }) =>
    since === undefined || since.commits.length === 0 ? undefined : commitList('Since it last passed', since),
};

/** True when the red row began with an earlier attempt of this very run. */
function isThisRun({ run }: Facts, since: BrokenSince | undefined): boolean {
  return since?.run !== undefined && since.run === run?.number;
}

/** Deployments have no run to name: there only the duration is told. */
function begun(since: BrokenSince | undefined): string {
  if (since?.run === undefined) return lasting(since, ', for ', '');
  return ` since ${firstRun(since)}${lasting(since, ' (', ')')}`;
}

function firstRun({ run, url }: BrokenSince): string {
  return link(`run #${run}`, url);
}

function lasting(since: BrokenSince | undefined, before: string, after: string): string {
  return since?.duration_seconds === undefined ? '' : `${before}${duration(since.duration_seconds)}${after}`;
}

function namesOf(people: readonly Person[]): string {
  const names = people.flatMap((person) => personName(person) ?? []).map(escapeLine);
  const hidden = names.length - PEOPLE;
  return listed(hidden > 0 ? [...names.slice(0, PEOPLE), count(hidden, 'other')] : names);
}
