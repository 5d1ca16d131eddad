/** Renders the start and end of a failure with its suspects: the lines below the conclusion and its reason. */

import { isRed } from '../../build/conclusion.ts';
import type { Facts, Person } from '../../build/facts.ts';
import { count, grouped, span } from '../../text/format.ts';
import { formatCode, markdownLink } from '../markdown/escape.ts';
import {
  describeTermination,
  hidesSuspects,
  isByClock,
  isDeployment,
  isFixed,
  isInfrastructureFailure,
  isRerun,
  isUnharmed,
} from './conclusion-text.ts';
import { describeSubject, findAnnouncement, formatMorePushed } from './event-subject.ts';
import { isLabeling, renderEvent } from './headline.ts';
import { formatCommit, peopleNames } from './lists.ts';
import type { SectionInput } from './section.ts';
import { capital, DASH, formatSince, joinPair, joinPieces, shortMarkdown, shortPlain } from './text.ts';

/**
 * `Started failing at [a1b2c3d](…) Round totals — Ada Lovelace`, `Failing since [Tuesday](…) (4 runs)`, `Fixed by [f00ba12](…)
 * Handle empty carts — Grace Hopper`. Without a history, only the subject of the event.
 */
export function renderHistory(input: SectionInput): string | undefined {
  const { facts } = input;
  if (isInfrastructureFailure(facts)) return describeTermination(facts);
  if (isRed(facts.conclusion))
    return joinPieces([describeTermination(facts), describeBaseFailure(input) ?? describeFailure(input)], '. ');
  // The first line is the news.
  if (findAnnouncement(facts) !== undefined) return renderEvent(input);
  if (isUnharmed(facts)) return describeEarlierFailures(facts);
  const isFix = isFixed(facts) && !isDeployment(facts) && !isLabeling(facts.event);
  return isFix ? describeFix(facts) : renderEvent(input);
}

/** `Also failing on main since [Tuesday](…)`: evidence against a cause in this branch. */
function describeBaseFailure({ facts: { also_red: red }, timeZone }: SectionInput): string | undefined {
  if (red === undefined) return undefined;
  const since = formatSince(red, timeZone);
  const run = joinPair('run', `#${red.run}`);
  const when = since === undefined ? `in ${markdownLink(run, red.url)}` : markdownLink(since, red.url);
  const where = shortMarkdown(red.branch, 80) ?? 'its base';
  return `Also failing on ${where} ${when}, so probably not caused by this pull request`;
}

function describeFailure(input: SectionInput): string | undefined {
  const { facts } = input;
  const times = [
    isNewStep(facts) ? 'another step failed before' : undefined,
    facts.suspect_range?.excluded_because === 'other_error' ? 'it failed with another error before' : undefined,
    renderFailureStreak(input),
    // For a scheduled run the time of the last success matters, not a commit.
    isByClock(facts) ? formatLastSuccess(facts) : undefined,
    formatSuccessOfCommit(facts),
  ].filter((one) => one !== undefined);
  return joinPieces([...times.map(capital), renderSuspects(facts, times.length > 0)], '. ');
}

/** `The previous 2 runs failed, but probably not because of the code`. */
function describeEarlierFailures(facts: Facts): string | undefined {
  const { failures_in_a_row: length = 1, last_red: red } = facts;
  const before = length === 1 ? toNoun(facts) : count(length, toNoun(facts));
  const lost = `The previous ${before} failed, but probably not because of the code`;
  return joinPieces([lost, red?.same_commit === true ? undefined : describeSubject(facts)], '. ');
}

/** Names the author of the fix only for a single push since the failure. */
function describeFix(facts: Facts): string | undefined {
  const { commit, pull_request, push, run, last_red: red } = facts;
  if (red?.pushed === true && commit?.subject !== undefined)
    return `Fixed by ${formatCommit(commit, commit.author ?? red.author)}${formatMorePushed(push ?? red, commit)}`;
  // No commit fixed it.
  if (red?.moved !== undefined) {
    const verb = red.moved === 'set_back' ? 'was reset to before the failure' : 'was rewritten since the last failure';
    return joinPieces([`${formatBranch(facts)} ${verb}`, describeSubject(facts)], '. ');
  }
  if (red?.attempt !== undefined) return `Passed on attempt ${run?.attempt ?? red.attempt + 1}, same commit`;
  if (red?.same_commit === true) return 'The same commit failed before';
  if (pull_request !== undefined || red?.compare_url === undefined) return describeSubject(facts);
  // Any of the commits may have fixed it.
  const amount = red.count === undefined ? 'Commits' : count(red.count, 'commit');
  return `${markdownLink(amount, red.compare_url)} since the last failure`;
}

/** `failing since [Tuesday](…) (4 runs)`; undefined if it started now or is unknown, or newer runs completed. */
export function renderFailureStreak({ facts, timeZone }: SectionInput): string | undefined {
  const { change, conclusion, broken_since: since, failures_in_a_row: length = 0, newer_run: newer } = facts;
  if (change !== 'still-failing' || !isRed(conclusion) || isRerun(facts) || newer !== undefined) return undefined;
  const runs = length > 1 ? count(length, toNoun(facts)) : undefined;
  const time = since && formatSince(since, timeZone);
  if (time === undefined) return runs && `failing for ${since === undefined ? 'at least ' : ''}${runs}`;
  return joinPieces([`failing ${markdownLink(time, since?.url)}`, runs && `(${runs})`], ' ');
}

function toNoun(facts: Facts): string {
  return isDeployment(facts) ? 'deployment' : 'run';
}

/** `last passed [5 days ago](…)`. */
function formatLastSuccess({ last_green: green }: Facts): string | undefined {
  if (green === undefined) return undefined;
  const { run, url, duration_seconds: seconds } = green;
  if (seconds !== undefined) return `last passed ${markdownLink(`${span(seconds)} ago`, url)}`;
  return run === undefined ? undefined : `last passed in ${markdownLink(joinPair('run', `#${run}`), url)}`;
}

/** `the same commit passed in [run #41](…)`. */
function formatSuccessOfCommit({ passed_before: before, run }: Facts): string | undefined {
  if (before === undefined) return undefined;
  const { run: number, attempt, url } = before;
  const isThisRun = number === undefined || number === run?.number;
  if (isThisRun && attempt === undefined) return `the same commit passed ${markdownLink('before', url)}`;
  return `the same commit passed in ${markdownLink(isThisRun ? `attempt ${attempt}` : joinPair('run', `#${number}`), url)}`;
}

type SuspectRange = NonNullable<Facts['suspect_range']>;

/**
 * `Started failing at [a1b2c3d](…) Round totals — bob; 2 commits since`, `Started failing within [3 commits](…) by Ada and Grace;
 * Ada changed src/cart.ts`, `No file changed since it last passed`; the event's subject if there is no last success.
 * Returns undefined for a run with other inputs as well, which isn't comparable.
 *
 * @param isTimed true if the text before it says since when it fails
 */
export function renderSuspects(facts: Facts, isTimed = false): string | undefined {
  const { suspect_range: range, pull_request, push } = facts;
  if (hidesSuspects(facts) || range?.excluded_because === 'other_input') return undefined;
  const isComparable = range !== undefined && pull_request === undefined && push?.deleted !== true;
  return (isComparable ? describeRange(facts, range) : undefined) ?? describeWithoutRange(facts, isTimed);
}

function describeWithoutRange(facts: Facts, isTimed: boolean): string | undefined {
  const isFirst = !isTimed && isBrokenNow(facts);
  const isClock = isByClock(facts) && facts.pull_request === undefined;
  const text = isClock && (isTimed || isFirst) ? undefined : describeSubject(facts);
  const line = isNewStep(facts) && facts.pull_request === undefined ? text && FAILS_SINCE + text : text;
  const started = joinPieces([isFirst ? 'First failure' : undefined, line], '. ');
  return joinPieces([started, formatChangedFiles(facts)], '; ');
}

function describeRange(facts: Facts, range: SuspectRange): string | undefined {
  const { excluded_because: why, later_commits: later } = range;
  const since = later === 0 ? undefined : `${count(later, 'commit')} since`;
  const nothing = describeNothing(facts, range);
  if (nothing !== undefined) return joinPieces([nothing, since], '; ');
  const isCounted = why === 'unproven' || (later > 0 && why !== 'other_step' && why !== 'other_error');
  if (why !== undefined && why !== 'cut') return isCounted ? renderCommitsSinceGreen(facts) : undefined;
  const results = isProven(facts) ? [describeProven(facts, range), since] : [describeUnproven(facts, range)];
  return joinPieces([...results, isNamedAlone(range) ? undefined : formatChangedFiles(facts)], '; ');
}

/** `No file changed since it last passed`: why there are no suspects, if it is news. */
function describeNothing(facts: Facts, { excluded_because: why, later_commits: later }: SuspectRange) {
  const texts: Readonly<Partial<Record<NonNullable<typeof why>, string>>> = {
    no_file: 'No file changed',
    documents: 'Only documents changed',
    no_commit: 'No new commits',
    set_back: `${formatBranch(facts)} was reset`,
    rewritten: `${formatBranch(facts)} was rewritten`,
  };
  const text = why && texts[why];
  return text && `${text} ${later === 0 ? 'since it last passed' : 'before it broke'}`;
}

/** `main`: the branch that a person changed, whatever ran on it. */
function formatBranch({ ref }: Facts): string {
  return (ref?.type === 'branch' ? shortMarkdown(ref.name, 80) : undefined) ?? 'The branch';
}

function describeProven(facts: Facts, range: SuspectRange): string {
  const { commits, people, authors, within } = range;
  const { count: all = 0, compare_url: url } = facts.commits_since_green ?? {};
  const [only, ...rest] = commits;
  if (only !== undefined && rest.length === 0) {
    const names = people.length > 1 ? DASH + peopleNames(people) : '';
    return `Started failing at ${formatCommit(only, names === '' ? only.author : undefined)}${names}${formatWhoChanged(facts)}`;
  }
  const pulls = commits.filter(({ pull_request }) => pull_request !== undefined).length;
  const noun = pulls === 0 ? 'commit' : pulls === commits.length ? 'pull request' : 'change';
  const named = people.length === authors ? peopleNames(people) : `${grouped(authors)} people`;
  const amount = commits.length || all;
  const link = (amount === 1 ? 'at ' : 'within ') + markdownLink(count(amount, noun), url);
  const location = within === undefined ? undefined : `in ${formatCode(shortPlain(within, 120) ?? 'a folder')}`;
  const by = isNamedAlone(range) ? formatWhoChanged(facts) : '';
  return `Started failing ${joinPieces([joinPieces([link, location], ' '), named], ' by ')}${by}`;
}

/** Precedes the commit with a failure that was new in the current streak. */
const FAILS_SINCE = 'Failing here since ';

/** Renders the commits since then without attributing the failure to them. */
function describeUnproven(facts: Facts, range: SuspectRange): string | undefined {
  const { commits, people, since_previous_run: isAfter = false } = range;
  const [only, ...rest] = commits;
  if (isAfter && rest.length > 0)
    return `${joinPieces([count(commits.length, 'commit'), peopleNames(people)], ' by ')} since the run before`;
  const isAlone = isAfter || (rest.length === 0 && facts.commits_since_green?.count === 1);
  if (only === undefined || !isAlone) return renderCommitsSinceGreen(facts);
  const line = formatCommit(only, only.author) + formatWhoChanged(facts);
  return isAfter ? FAILS_SINCE + line : line;
}

/** Returns true if only one person is named, with the commits and before the changed files. */
function isNamedAlone({ authors, commits }: SuspectRange): boolean {
  return authors === 1 || commits.length === 1;
}

/** Returns true if these commits are the cause: it passed before, and not with this very commit. */
function isProven(facts: Facts): boolean {
  if (facts.passed_before !== undefined || facts.suspect_range?.since_previous_run === true) return false;
  const isStreak = facts.change === 'still-failing' && facts.last_green !== undefined && facts.newer_run === undefined;
  return isBrokenNow(facts) || (isStreak && !isNewStep(facts));
}

/** Returns true for the first failure after a known success, except for a re-run of an old run. */
function isBrokenNow({ change, last_green: green, newer_run: newer }: Facts): boolean {
  return change === 'broken' && green !== undefined && newer === undefined;
}

/** Returns true for a job that failed in another step in the previous run. */
function isNewStep(facts: Facts): boolean {
  const [only, ...others] = facts.failed_jobs ?? [];
  const isNew = facts.change === 'still-failing' && others.length === 0 && only?.failed_steps[0]?.new === true;
  return isNew && !isDeployment(facts);
}

/** `[4 commits](…) by Ada Lovelace since it last passed`, `[1 commit](…) by Ada Lovelace before it broke, 3 since`. */
export function renderCommitsSinceGreen(facts: Facts): string | undefined {
  const { commits_since_green: since, suspects = [] } = facts;
  if (since === undefined) return undefined;
  const later = facts.suspect_range?.later_commits ?? 0;
  const range = (amount: number) => markdownLink(count(amount, 'commit'), since.compare_url);
  const start = isDeployment(facts) ? 'since the last successful deployment' : 'since it last passed';
  if (later === 0) return joinPieces([joinPieces([range(since.count), peopleNames(suspects)], ' by '), start], ' ');
  if (!isRed(facts.conclusion)) return `${range(since.count)} ${start}`;
  if (later === since.count) return `${range(later)} since it broke`;
  const before = joinPieces([range(since.count - later), peopleNames(suspects)], ' by ');
  return `${before} before it broke, ${grouped(later)} since`;
}

/** Maximum files with named authors. */
const MAX_FILES = 2;

/** `Ada Lovelace changed src/cart.ts, the failing file`. */
function formatChangedFiles(facts: Facts): string | undefined {
  const files = [...Map.groupBy(findKnownSuspects(facts), ({ changed }) => changed)].slice(0, MAX_FILES);
  const results = files.map(([changed, people]) =>
    joinPieces([peopleNames(people), describeChange(changed, facts)], ' '),
  );
  return joinPieces(results, '; ');
}

/** `, who changed src/cart.ts, the failing file`, after the name of the only suspect; empty if unknown. */
function formatWhoChanged(facts: Facts): string {
  const [only, ...others] = findKnownSuspects(facts);
  return only === undefined || others.length > 0 ? '' : `, who ${describeChange(only.changed, facts)}`;
}

function findKnownSuspects({ suspects = [] }: Facts) {
  return suspects.filter((one): one is Person & { readonly changed: string } => one.changed !== undefined);
}

function describeChange(changed: string, { suspect_range: range }: Facts): string {
  const location = formatCode(shortPlain(changed, 120) ?? 'a file');
  if (changed.endsWith('/')) return `changed files in ${location}`;
  return `changed ${location}${range?.beside === true ? '' : ', the failing file'}`;
}
