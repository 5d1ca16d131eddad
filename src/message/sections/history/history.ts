/** Compares the result with previous runs. */

import type { Facts } from '../../../build/facts.ts';
import { count, grouped } from '../../counts.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { peopleNames } from '../lines.ts';
import type { Section, SectionInput } from '../section.ts';
import { isRedEnd, isRerun, isUnharmed } from '../text/conclusion-text.ts';
import { isDeployment } from '../text/reported-name.ts';
import { pair } from '../text/separators.ts';
import { joinPieces } from '../text/short-text.ts';
import { sinceWhen, span } from '../text/time.ts';

/**
 * `first failure`, `still failing since [Tuesday](…) (4 runs)`, `fixed after [1 day, 3 runs](…)`, `passed on
 * attempt 2, same commit`; undefined if the history was not read, nothing changed, or it never passed.
 */
export const change: Section = {
  reads: [
    'broken_since',
    'failures_in_a_row',
    'newer_run',
    'same_failure_type',
    'change',
    'last_green',
    'last_red.not_the_code',
  ],
  render: (input) => {
    const { facts } = input;
    if (facts.newer_run !== undefined || isUnharmed(facts)) return undefined;
    const attempt = isRerun(facts) ? ` on attempt ${facts.run?.attempt ?? 2}` : undefined;
    switch (facts.change) {
      case 'broken':
        return brokenNow(facts);
      case 'still-failing':
        if (facts.same_failure_type === false && attempt === undefined) return redFor(input);
        return joinPieces([`still failing${attempt ?? ''}`, row(input)], ' ');
      case 'fixed':
        return attempt === undefined
          ? joinPieces(['fixed', lasted(facts)], ' after ')
          : joinPieces([`passed${attempt}, same commit`, lasted(facts)], ', after ');
      default:
        return undefined;
    }
  },
};

/** `first failure`, only if it is known to have passed before. */
export function brokenNow(facts: Facts): string | undefined {
  return isBrokenNow(facts) ? 'first failure' : undefined;
}

/** Returns true for the first failure after a known success, except for a re-run of an old run. */
export function isBrokenNow({ change, last_green: green, newer_run: newer }: Facts): boolean {
  return change === 'broken' && green !== undefined && newer === undefined;
}

/**
 * `since [Tuesday](…), 4 runs`, `for at least 30 runs`: the failure streak. Undefined if it is unknown, started with
 * this run, or newer runs have completed.
 */
function row({ facts, timeZone }: SectionInput): string | undefined {
  const { broken_since: since, failures_in_a_row: length = 0, newer_run: newer } = facts;
  if (isRerun(facts) || newer !== undefined) return undefined;
  const runs = length > 1 ? count(length, toNoun(facts)) : undefined;
  const time = since && sinceWhen(since, timeZone);
  if (time === undefined) return runs && `for ${since === undefined ? 'at least ' : ''}${runs}`;
  return joinPieces([markdownLink(time, since?.url), runs && `(${runs})`], ' ');
}

/** `failing since [Tuesday](…) (4 runs)`, even if the runs failed in different ways. */
function redFor(input: SectionInput): string | undefined {
  const text = row(input);
  return text && `failing ${text}`;
}

/** `[1 day, 3 runs](…)`: the duration of the failure. */
function lasted(facts: Facts): string | undefined {
  const { broken_since: since, failures_in_a_row: length = 0 } = facts;
  const time = since?.duration_seconds === undefined ? undefined : span(since.duration_seconds);
  const least = since === undefined ? 'at least ' : '';
  const text = joinPieces([time, length > 0 ? `${least}${count(length, toNoun(facts))}` : undefined], ', ');
  return text === undefined ? undefined : markdownLink(text, since?.url);
}

/** `failing since [Tuesday](…) (4 runs)`, `failing for at least 30 runs`; undefined if unknown. */
export const failureStreak: Section = {
  reads: ['broken_since', 'failures_in_a_row', 'newer_run', 'change'],
  render: (input) => (input.facts.change === 'still-failing' && isRedEnd(input.facts) ? redFor(input) : undefined),
};

export function toNoun(facts: Facts): string {
  return isDeployment(facts) ? 'deployment' : 'run';
}

/** `last passed [5 days ago](…)`. */
export const lastGreen: Section = {
  reads: ['last_green'],
  render: ({ facts: { last_green: green } }) => {
    if (green === undefined) return undefined;
    const { run, url, duration_seconds: seconds } = green;
    if (seconds !== undefined) return `last passed ${markdownLink(`${span(seconds)} ago`, url)}`;
    return run === undefined ? undefined : `last passed in ${markdownLink(pair('run', `#${run}`), url)}`;
  },
};

/** `the same commit passed in [run #41](…)`. */
export const passedBefore: Section = {
  reads: ['passed_before'],
  render: ({ facts: { passed_before: before, run } }) => {
    if (before === undefined) return undefined;
    const { run: number, attempt, url } = before;
    const current = number === undefined || number === run?.number;
    const page = current ? (attempt === undefined ? undefined : `attempt ${attempt}`) : pair('run', `#${number}`);
    return `the same commit passed ${page === undefined ? markdownLink('before', url) : `in ${markdownLink(page, url)}`}`;
  },
};

/** `Another step failed before`, for a job that also failed in the previous run. */
export const anotherStep: Section = {
  reads: ['new_failures'],
  render: ({ facts }) => {
    const [only, ...rest] = facts.failed_jobs ?? [];
    const isOther = facts.change === 'still-failing' && rest.length === 0 && only?.failed_steps[0]?.new === true;
    return isOther && !isDeployment(facts) ? 'Another step failed before' : undefined;
  },
};

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
    const gap = (amount: number) => markdownLink(count(amount, 'commit'), since.compare_url);
    const started = isDeployment(facts) ? 'since the last successful deployment' : 'since it last passed';
    if (later === 0) return joinPieces([joinPieces([gap(since.count), peopleNames(suspects)], ' by '), started], ' ');
    if (!isRedEnd(facts)) return `${gap(since.count)} ${started}`;
    if (later === since.count) return `${gap(later)} since it broke`;
    const before = joinPieces([gap(since.count - later), peopleNames(suspects)], ' by ');
    return `${before} before it broke, ${grouped(later)} since`;
  },
};
