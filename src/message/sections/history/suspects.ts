/** Renders the suspects of a failure, or why there are none. */

import type { Facts } from '../../../build/facts.ts';
import { count, grouped } from '../../counts.ts';
import { code, markdownLink } from '../../markdown/escape.ts';
import { commitLine, peopleNames } from '../lines.ts';
import type { SectionInput } from '../section.ts';
import { DASH } from '../text/separators.ts';
import { joinPieces, shortMarkdown, shortPlain } from '../text/short-text.ts';
import { changedFailingFiles, whoChanged } from './changed-files.ts';
import { anotherStep, isBrokenNow, sinceGreen } from './history.ts';

/**
 * `Started failing at [a1b2c3d](…) Round totals — bob; 2 commits since`, `Started failing within [3 commits](…) by Ada and Grace;
 * Ada changed src/cart.ts`, `No file changed since it last passed`; undefined if unknown.
 */
export function suspectsLine(input: SectionInput): string | undefined {
  const { facts } = input;
  const { suspect_range: suspectRange, pull_request, push } = facts;
  if (suspectRange === undefined || pull_request !== undefined || push?.deleted === true) return undefined;
  const { excluded_because: why, later_commits: later } = suspectRange;
  const nothing = why === undefined ? undefined : NOTHING[why]?.(facts);
  if (nothing !== undefined) return joinPieces([nothing, formatLater(later)], '; ');
  const isCounted = later > 0 && why !== 'other_step' && why !== 'other_input';
  if (why !== undefined && why !== 'cut') return isCounted ? sinceGreen.render(input) : undefined;
  const results = isProven(input) ? [proven(facts, suspectRange), formatLater(later)] : [unproven(input, suspectRange)];
  return joinPieces([...results, isNamedAlone(suspectRange) ? undefined : changedFailingFiles.render(input)], '; ');
}

type SuspectRange = NonNullable<Facts['suspect_range']>;
type Why = NonNullable<SuspectRange['excluded_because']>;

/** Reasons why there are no suspects, if they are news. */
const NOTHING: Readonly<Partial<Record<Why, (facts: Facts) => string>>> = {
  no_file: ({ suspect_range: suspectRange, commits_since_green: since }) =>
    suspectRange?.later_commits === 0 && (since?.count ?? 0) > 1
      ? 'The files are the same as when it last passed'
      : 'No file changed since it last passed',
  documents: ({ suspect_range: suspectRange }) =>
    `Only documents changed ${suspectRange?.later_commits === 0 ? 'since it last passed' : 'before it broke'}`,
  no_commit: ({ suspect_range: suspectRange }) =>
    suspectRange?.later_commits === 0 ? 'No new commits' : 'No new commits before it broke',
  set_back: (facts) => `${branchName(facts)} was reset`,
  rewritten: (facts) => `${branchName(facts)} was rewritten since it last passed`,
};

/** `main`: the branch that a person changed, whatever ran on it. */
export function branchName({ ref }: Facts): string {
  return (ref?.type === 'branch' ? shortMarkdown(ref.name, 80) : undefined) ?? 'The branch';
}

function formatLater(later: number): string | undefined {
  return later === 0 ? undefined : `${count(later, 'commit')} since`;
}

function proven(facts: Facts, suspectRange: SuspectRange): string {
  const { commits, people, authors, within } = suspectRange;
  const { count: all = 0, compare_url: url } = facts.commits_since_green ?? {};
  const [only, ...rest] = commits;
  if (only !== undefined && rest.length === 0) {
    const names = people.length > 1 ? DASH + peopleNames(people) : '';
    return `Started failing at ${commitLine(only, names === '' ? only.author : undefined)}${names}${whoChanged(facts)}`;
  }
  const pulls = commits.filter(({ pull_request }) => pull_request !== undefined).length;
  const noun = pulls === 0 ? 'commit' : pulls === commits.length ? 'pull request' : 'change';
  const named = people.length === authors ? peopleNames(people) : `${grouped(authors)} people`;
  const amount = commits.length || all;
  const range = (amount === 1 ? 'at ' : 'within ') + markdownLink(count(amount, noun), url);
  const location = within === undefined ? undefined : `in ${code(shortPlain(within, 120) ?? 'a folder')}`;
  const by = isNamedAlone(suspectRange) ? whoChanged(facts) : '';
  return `Started failing ${joinPieces([joinPieces([range, location], ' '), named], ' by ')}${by}`;
}

/** Precedes the commit with a failure that was new in the current streak. */
export const FAILS_SINCE = 'Failing here since ';

/** Renders the commits since then without attributing the failure to them. */
function unproven(input: SectionInput, suspectRange: SuspectRange): string | undefined {
  const { commits, people, since_previous_run: isAfter = false } = suspectRange;
  const [only, ...rest] = commits;
  if (isAfter && rest.length > 0) {
    return `${joinPieces([count(commits.length, 'commit'), peopleNames(people)], ' by ')} since the run before`;
  }
  const isAlone = isAfter || (rest.length === 0 && input.facts.commits_since_green?.count === 1);
  if (only === undefined || !isAlone) return sinceGreen.render(input);
  const line = commitLine(only, only.author) + whoChanged(input.facts);
  return isAfter ? FAILS_SINCE + line : line;
}

/** Names the only person with the commits, and the changed files after the name. */
function isNamedAlone({ authors, commits }: SuspectRange): boolean {
  return authors === 1 || commits.length === 1;
}

/** Returns true if these commits are the cause: it passed before, and not with this very commit. */
function isProven(input: SectionInput): boolean {
  const { facts } = input;
  if (facts.passed_before !== undefined || facts.suspect_range?.since_previous_run === true) return false;
  const isRow = facts.change === 'still-failing' && facts.last_green !== undefined && facts.newer_run === undefined;
  return isBrokenNow(facts) || (isRow && anotherStep.render(input) === undefined);
}
