/** Renders the suspects of a failure, or why there are none. */

import type { Facts, Person } from '../../../build/facts.ts';
import { count, grouped } from '../../../text/format-number.ts';
import { code, markdownLink } from '../../markdown/escape.ts';
import { commitLine, peopleNames } from '../lines.ts';
import type { Section, SectionInput } from '../section.ts';
import { DASH, joinPieces, shortMarkdown, shortPlain } from '../text/short-text.ts';
import { isBrokenNow, isNewStep, sinceGreen } from './history.ts';

/**
 * `Started failing at [a1b2c3d](…) Round totals — bob; 2 commits since`, `Started failing within [3 commits](…) by Ada and Grace;
 * Ada changed src/cart.ts`, `No file changed since it last passed`; undefined if unknown.
 */
export function suspectsLine(input: SectionInput): string | undefined {
  const { facts } = input;
  const { suspect_range: suspectRange, pull_request, push } = facts;
  if (suspectRange === undefined || pull_request !== undefined || push?.deleted === true) return undefined;
  const { excluded_because: why, later_commits: later } = suspectRange;
  const nothing = describeNothing(facts, suspectRange);
  if (nothing !== undefined) return joinPieces([nothing, formatLater(later)], '; ');
  const isCounted = later > 0 && why !== 'other_step' && why !== 'other_input';
  if (why !== undefined && why !== 'cut') return isCounted ? sinceGreen.render(input) : undefined;
  const results = isProven(facts)
    ? [describeProven(facts, suspectRange), formatLater(later)]
    : [describeUnproven(input, suspectRange)];
  return joinPieces([...results, isNamedAlone(suspectRange) ? undefined : changedFailingFiles.render(input)], '; ');
}

type SuspectRange = NonNullable<Facts['suspect_range']>;
type Why = NonNullable<SuspectRange['excluded_because']>;

/** `No file changed since it last passed`: why there are no suspects, if it is news. */
function describeNothing(
  facts: Facts,
  { excluded_because: why, later_commits: later }: SuspectRange,
): string | undefined {
  const texts: Readonly<Partial<Record<Why, string>>> = {
    no_file: 'No file changed',
    documents: 'Only documents changed',
    no_commit: 'No new commits',
    set_back: `${branchName(facts)} was reset`,
    rewritten: `${branchName(facts)} was rewritten`,
  };
  const text = why && texts[why];
  return text && `${text} ${later === 0 ? 'since it last passed' : 'before it broke'}`;
}

/** `main`: the branch that a person changed, whatever ran on it. */
export function branchName({ ref }: Facts): string {
  return (ref?.type === 'branch' ? shortMarkdown(ref.name, 80) : undefined) ?? 'The branch';
}

function formatLater(later: number): string | undefined {
  return later === 0 ? undefined : `${count(later, 'commit')} since`;
}

function describeProven(facts: Facts, suspectRange: SuspectRange): string {
  const { commits, people, authors, within } = suspectRange;
  const { count: all = 0, compare_url: url } = facts.commits_since_green ?? {};
  const [only, ...rest] = commits;
  if (only !== undefined && rest.length === 0) {
    const names = people.length > 1 ? DASH + peopleNames(people) : '';
    return `Started failing at ${commitLine(only, names === '' ? only.author : undefined)}${names}${formatWhoChanged(facts)}`;
  }
  const pulls = commits.filter(({ pull_request }) => pull_request !== undefined).length;
  const noun = pulls === 0 ? 'commit' : pulls === commits.length ? 'pull request' : 'change';
  const named = people.length === authors ? peopleNames(people) : `${grouped(authors)} people`;
  const amount = commits.length || all;
  const range = (amount === 1 ? 'at ' : 'within ') + markdownLink(count(amount, noun), url);
  const location = within === undefined ? undefined : `in ${code(shortPlain(within, 120) ?? 'a folder')}`;
  const by = isNamedAlone(suspectRange) ? formatWhoChanged(facts) : '';
  return `Started failing ${joinPieces([joinPieces([range, location], ' '), named], ' by ')}${by}`;
}

/** Precedes the commit with a failure that was new in the current streak. */
export const FAILS_SINCE = 'Failing here since ';

/** Renders the commits since then without attributing the failure to them. */
function describeUnproven(input: SectionInput, suspectRange: SuspectRange): string | undefined {
  const { commits, people, since_previous_run: isAfter = false } = suspectRange;
  const [only, ...rest] = commits;
  if (isAfter && rest.length > 0) {
    return `${joinPieces([count(commits.length, 'commit'), peopleNames(people)], ' by ')} since the run before`;
  }
  const isAlone = isAfter || (rest.length === 0 && input.facts.commits_since_green?.count === 1);
  if (only === undefined || !isAlone) return sinceGreen.render(input);
  const line = commitLine(only, only.author) + formatWhoChanged(input.facts);
  return isAfter ? FAILS_SINCE + line : line;
}

/** Names the only person with the commits, and the changed files after the name. */
function isNamedAlone({ authors, commits }: SuspectRange): boolean {
  return authors === 1 || commits.length === 1;
}

/** Returns true if these commits are the cause: it passed before, and not with this very commit. */
function isProven(facts: Facts): boolean {
  if (facts.passed_before !== undefined || facts.suspect_range?.since_previous_run === true) return false;
  const isStreak = facts.change === 'still-failing' && facts.last_green !== undefined && facts.newer_run === undefined;
  return isBrokenNow(facts) || (isStreak && !isNewStep(facts));
}

/** Maximum files with named authors. */
const FILES = 2;

/** `Ada Lovelace changed src/cart.ts, the failing file`. */
export const changedFailingFiles: Section = {
  reads: ['suspects', 'suspect_range'],
  render: ({ facts }) => {
    const files = [...Map.groupBy(findKnownSuspects(facts), ({ changed }) => changed)].slice(0, FILES);
    const results = files.map(([changed, people]) =>
      joinPieces([peopleNames(people), describeChange(changed, facts)], ' '),
    );
    return joinPieces(results, '; ');
  },
};

/** `, who changed src/cart.ts, the failing file`, after the name of the only suspect; empty if unknown. */
function formatWhoChanged(facts: Facts): string {
  const [only, ...others] = findKnownSuspects(facts);
  return only === undefined || others.length > 0 ? '' : `, who ${describeChange(only.changed, facts)}`;
}

type KnownSuspect = Person & { readonly changed: string };

function findKnownSuspects({ suspects = [] }: Facts): readonly KnownSuspect[] {
  return suspects.filter((one): one is KnownSuspect => one.changed !== undefined);
}

function describeChange(changed: string, { suspect_range: range }: Facts): string {
  const location = code(shortPlain(changed, 120) ?? 'a file');
  if (changed.endsWith('/')) return `changed files in ${location}`;
  return `changed ${location}${range?.beside === true ? '' : ', the failing file'}`;
}
