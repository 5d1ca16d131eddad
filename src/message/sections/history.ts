/** Renders the start and end of a failure with its people and its task: the lines below the conclusion and its reason. */

import { isRed } from '../../build/conclusion.ts';
import type { Facts } from '../../build/facts.ts';
import { count, listed, span } from '../../text/format.ts';
import { escapeLine, markdownLink } from '../markdown/escape.ts';
import { formatMentions } from '../mentions.ts';
import {
  hidesSuspects,
  isByClock,
  isDeployment,
  isFixed,
  isInfrastructureFailure,
  isRerun,
  isSoFar,
  isUnharmed,
} from './conclusion-text.ts';
import { describeSubject, findAnnouncement, findReleaseName, formatMorePushed } from './event-subject.ts';
import { formatVerdict } from './headline.ts';
import { formatCommit } from './lists.ts';
import type { Section, SectionInput } from './section.ts';
import { describeSuspects, formatBranch, isNewStep, renderCommitsSinceGreen } from './suspects.ts';
import { capital, DOT, formatSince, joinPair, joinPieces, MAX_TITLE_LENGTH, shortMarkdown } from './text.ts';

/**
 * `Started failing at [a1b2c3d](…) Round totals — Ada Lovelace`, `Failing since [Tuesday](…) (4 runs)`, `Fixed by [f00ba12](…)
 * Handle empty carts — Grace Hopper`. Without a history, only the subject of the event.
 */
function renderHistory(input: SectionInput): string | undefined {
  const { facts } = input;
  if (isInfrastructureFailure(facts))
    return joinPieces([describeInfrastructure(facts.termination), formatAdvice(facts)], '. ');
  if (isRed(facts.conclusion))
    return joinPieces([describeNetwork(facts), describeBaseFailure(input) ?? describeFailure(input)], '. ');
  // The first line is the news.
  if (findAnnouncement(facts) !== undefined) {
    const name = facts.release && shortMarkdown(findReleaseName(facts.release), MAX_TITLE_LENGTH);
    return joinPieces([name, formatVerdict(input)], DOT);
  }
  if (isUnharmed(facts)) return describeEarlierFailures(facts);
  if (isLabeling(facts.event)) return undefined;
  return isFixed(facts) && !isDeployment(facts) ? describeFix(facts) : describeSubject(facts);
}

/** Actions on a pull request that don't change its code. */
const LABELING = /^(?:(?:un)?labeled|(?:un)?assigned|(?:de)?milestoned|(?:un)?locked|review_request(?:ed|_removed))$/;

/** Returns true for jobs that only label or greet. With `pull_request_target`, a job runs the code of the base branch. */
function isLabeling({ name, action = '' }: Facts['event']): boolean {
  return name === 'pull_request_target' ? action !== 'closed' : name === 'pull_request' && LABELING.test(action);
}

function describeInfrastructure({ reason, category, certain }: NonNullable<Facts['termination']>): string | undefined {
  // The actions of a workflow belong to it, though nobody changed it.
  if (reason === 'action_retired') return undefined;
  if (category === 'decision') return 'Rejected by a reviewer or a rule, not a code failure';
  return certain ? 'Not a code failure' : 'Probably not a code failure';
}

/** Returns the advice. For an uncommon host only the first time, because the network isn't proved to be the cause. */
function describeNetwork(facts: Facts): string | undefined {
  if (facts.termination?.reason !== 'other_host') return formatAdvice(facts);
  const isAgain = facts.change === 'still-failing' || (facts.run?.attempt ?? 1) > 1;
  return isAgain ? undefined : joinPieces(['Possibly a network problem', formatAdvice(facts)], '. ');
}

/** `Give it more memory, or make it use less`. */
function formatAdvice({ termination }: Facts): string | undefined {
  return termination?.advice && escapeLine(capital(termination.advice));
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
    renderFailureStreak(input),
    // For a scheduled run the time of the last success matters, not a commit.
    isByClock(facts) ? formatLastSuccess(facts) : undefined,
    formatSuccessOfCommit(facts),
  ].filter((one) => one !== undefined);
  return joinPieces([...times.map(capital), renderSuspects(facts, times.length > 0)], '. ');
}

/** Returns undefined for a run with other inputs as well, which isn't comparable. */
function renderSuspects(facts: Facts, isTimed = false): string | undefined {
  const isHidden = hidesSuspects(facts) || facts.suspect_range?.excluded_because === 'other_input';
  return isHidden ? undefined : describeSuspects(facts, isTimed);
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
function renderFailureStreak({ facts, timeZone }: SectionInput): string | undefined {
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

const MAX_ASSIGNEES = 10;

/** `Task **PLAT-42** is assigned to @ada`; after the recovery `Task **PLAT-42** (Ada) can be closed: Deploy failed`. */
function renderIncident({ facts, assigned = [] }: SectionInput): string | undefined {
  const task = facts.incident;
  if (task === undefined) return undefined;
  const known = task.assignees.slice(0, MAX_ASSIGNEES).flatMap((name) => shortMarkdown(name, 60) ?? []);
  const names = formatMentions(assigned) ?? listed(known);
  const subject = shortMarkdown(task.subject, 150);
  // Nobody knows a task by its number without the prefix of its board.
  const isNumber = task.name === undefined || /^[\d# -]+$/.test(task.name);
  const name = isNumber ? undefined : shortMarkdown(task.name, 60);
  const title = `Task **${name ?? subject ?? task.id}**`;
  // A cancelled, started, or still running build closes nothing.
  if (facts.conclusion !== 'success' || isSoFar(facts))
    return `${title} is ${names === '' ? 'open' : `assigned to ${names}`}`;
  const text = name === undefined || subject === undefined ? '' : `: ${subject}`;
  return `${title}${names === '' ? '' : ` (${names})`} can be closed${text}`;
}

export const HISTORY_SECTIONS = {
  history: { reads: ['change', 'commits_since_green', 'suspects', 'pull_request', 'also_red'], render: renderHistory },
  failure_streak: { reads: ['broken_since', 'failures_in_a_row', 'newer_run', 'change'], render: renderFailureStreak },
  suspects: {
    reads: ['change', 'commits_since_green', 'suspects', 'pull_request'],
    render: ({ facts }) => (isRed(facts.conclusion) ? renderSuspects(facts) : undefined),
  },
  since_green: { reads: ['commits_since_green', 'suspects'], render: ({ facts }) => renderCommitsSinceGreen(facts) },
  incident: { reads: [], render: renderIncident },
} as const satisfies Readonly<Record<string, Section>>;
