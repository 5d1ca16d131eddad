/** Compares the result with previous runs. */

import type { Facts } from '../../../build/facts.ts';
import { count, grouped, span } from '../../../text/format-number.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { peopleNames } from '../lines.ts';
import type { Section } from '../section.ts';
import { isRedEnd, isRerun } from '../text/conclusion-text.ts';
import { isDeployment } from '../text/reported-name.ts';
import { joinPieces, pair } from '../text/short-text.ts';
import { sinceWhen } from '../text/time.ts';

/** Returns true for the first failure after a known success, except for a re-run of an old run. */
export function isBrokenNow({ change, last_green: green, newer_run: newer }: Facts): boolean {
  return change === 'broken' && green !== undefined && newer === undefined;
}

/**
 * `failing since [Tuesday](…) (4 runs)`, `failing for at least 30 runs`: the failure streak. Undefined if it is unknown,
 * started with this run, or newer runs have completed.
 */
export const failureStreak: Section = {
  reads: ['broken_since', 'failures_in_a_row', 'newer_run', 'change'],
  render: ({ facts, timeZone }) => {
    const { broken_since: since, failures_in_a_row: length = 0, newer_run: newer } = facts;
    const isStreak = facts.change === 'still-failing' && isRedEnd(facts);
    if (!isStreak || isRerun(facts) || newer !== undefined) return undefined;
    const runs = length > 1 ? count(length, toNoun(facts)) : undefined;
    const time = since && sinceWhen(since, timeZone);
    if (time === undefined) return runs && `failing for ${since === undefined ? 'at least ' : ''}${runs}`;
    return joinPieces([`failing ${markdownLink(time, since?.url)}`, runs && `(${runs})`], ' ');
  },
};

export function toNoun(facts: Facts): string {
  return isDeployment(facts) ? 'deployment' : 'run';
}

/** `last passed [5 days ago](…)`. */
export function lastPassed({ last_green: green }: Facts): string | undefined {
  if (green === undefined) return undefined;
  const { run, url, duration_seconds: seconds } = green;
  if (seconds !== undefined) return `last passed ${markdownLink(`${span(seconds)} ago`, url)}`;
  return run === undefined ? undefined : `last passed in ${markdownLink(pair('run', `#${run}`), url)}`;
}

/** `the same commit passed in [run #41](…)`. */
export function passedBefore({ passed_before: before, run }: Facts): string | undefined {
  if (before === undefined) return undefined;
  const { run: number, attempt, url } = before;
  const isThisRun = number === undefined || number === run?.number;
  if (isThisRun && attempt === undefined) return `the same commit passed ${markdownLink('before', url)}`;
  return `the same commit passed in ${markdownLink(isThisRun ? `attempt ${attempt}` : pair('run', `#${number}`), url)}`;
}

/** Returns true for a job that failed in another step in the previous run. */
export function isNewStep(facts: Facts): boolean {
  const [only, ...others] = facts.failed_jobs ?? [];
  const isNew = facts.change === 'still-failing' && others.length === 0 && only?.failed_steps[0]?.new === true;
  return isNew && !isDeployment(facts);
}

/**
 * `[4 commits](…) by Ada Lovelace and Grace Hopper since it last passed`, or `[1 commit](…) by Ada Lovelace before it
 * broke, 3 since` if some came during the failure.
 */
export const sinceGreen: Section = {
  reads: ['commits_since_green', 'suspects'],
  render: ({ facts }) => {
    const { commits_since_green: since, suspects = [] } = facts;
    if (since === undefined) return undefined;
    const later = facts.suspect_range?.later_commits ?? 0;
    const range = (amount: number) => markdownLink(count(amount, 'commit'), since.compare_url);
    const start = isDeployment(facts) ? 'since the last successful deployment' : 'since it last passed';
    if (later === 0) return joinPieces([joinPieces([range(since.count), peopleNames(suspects)], ' by '), start], ' ');
    if (!isRedEnd(facts)) return `${range(since.count)} ${start}`;
    if (later === since.count) return `${range(later)} since it broke`;
    const before = joinPieces([range(since.count - later), peopleNames(suspects)], ' by ');
    return `${before} before it broke, ${grouped(later)} since`;
  },
};
