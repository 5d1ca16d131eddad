/** How it compares with the runs before. */

import type { BrokenSince, Facts, Person } from '../../facts/types.ts';
import { listed } from '../../phrases.ts';
import { escapeLine, link } from '../markdown/escape.ts';
import { commitLine } from './lines.ts';
import type { SectionInput } from './registry.ts';
import { count, duration, isDeployment, personName } from './wording.ts';

/** People and commits that are named; of the others the number is told. */
const PEOPLE = 4;
const COMMITS = 10;

/**
 * `broken since this run`, `still failing: 3 runs in a row since [run #40](…) (3h 12m)`, `fixed after 3h 12m, broken
 * since [run #40](…)`, `passed on attempt 2`; undefined where the history was not read, or nothing changed.
 */
export function change({ facts }: SectionInput): string | undefined {
  const { broken_since: since, failures_in_a_row: row = 0 } = facts;
  switch (facts.change) {
    case 'broken':
      return 'broken since this run';
    case 'still-failing':
      if (isThisRun(facts, since)) return `still failing on attempt ${facts.run?.attempt ?? 2}`;
      return `still failing${row > 1 ? `: ${count(row, noun(facts))} in a row` : ''}${begun(since)}`;
    case 'fixed':
      if (isThisRun(facts, since)) return `passed on attempt ${facts.run?.attempt ?? 2}`;
      return `fixed${lasting(since, ' after ', '')}${since?.run === undefined ? '' : `, broken since ${start(since)}`}`;
    default:
      return undefined;
  }
}

/** `[4 commits](…) since it last passed, by ada, bob and 2 others`. */
export function sinceGreen({ facts }: SectionInput): string | undefined {
  const since = facts.commits_since_green;
  if (since === undefined) return undefined;
  const commits = link(count(since.count, 'commit'), since.compare_url);
  const names = namesOf(facts.suspects ?? []);
  return `${commits} since it last passed${names === undefined ? '' : `, by ${names}`}`;
}

/** The same commits as a list, newest last. */
export function greenCommits({ facts }: SectionInput): string | undefined {
  const since = facts.commits_since_green;
  if (since === undefined || since.commits.length === 0) return undefined;
  const shown = since.commits.slice(-COMMITS);
  const hidden = since.count - shown.length;
  const more = hidden > 0 ? [`- … and ${link(count(hidden, 'earlier commit'), since.compare_url)}`] : [];
  return ['**Since it last passed**', '', ...more, ...shown.map((one) => `- ${commitLine(one, one.author)}`)].join(
    '\n',
  );
}

/** A row that began with an earlier attempt of this very run. */
function isThisRun({ run }: Facts, since: BrokenSince | undefined): boolean {
  return since?.run !== undefined && since.run === run?.number;
}

/** Deployments have no number to name: there it is told how long it lasts. */
function begun(since: BrokenSince | undefined): string {
  if (since?.run === undefined) return lasting(since, ', for ', '');
  return ` since ${start(since)}${lasting(since, ' (', ')')}`;
}

function start({ run, url }: BrokenSince): string {
  return link(`run #${run}`, url);
}

function noun(facts: Facts): string {
  return isDeployment(facts) ? 'deployment' : 'run';
}

function lasting(since: BrokenSince | undefined, before: string, after: string): string {
  return since?.duration_seconds === undefined ? '' : `${before}${duration(since.duration_seconds)}${after}`;
}

function namesOf(people: readonly Person[]): string | undefined {
  const names = people.flatMap((person) => personName(person) ?? []).map(escapeLine);
  if (names.length === 0) return undefined;
  const hidden = names.length - PEOPLE;
  const shown = hidden > 0 ? [...names.slice(0, PEOPLE), count(hidden, 'other')] : names;
  return listed(shown);
}
