/** Renders the start of a failure and its people: the line below the conclusion and its reason. */

import type { Facts } from '../../../build/facts.ts';
import { count } from '../../../text/format.ts';
import { escapeLine, markdownLink } from '../../markdown/escape.ts';
import { isAnnounced, releaseName } from '../details.ts';
import { about, morePushed } from '../event-subject.ts';
import { formatVerdict } from '../headline.ts';
import { commitLine } from '../lists.ts';
import type { Section, SectionInput } from '../section.ts';
import { hidesSuspects, isFixed, isInfrastructureFailure, isRedEnd, isUnharmed } from '../text/conclusion-text.ts';
import { isByClock, isDeployment } from '../text/reported-name.ts';
import { capital, DOT, joinPieces, pair, shortMarkdown, TITLE } from '../text/short-text.ts';
import { sinceWhen } from '../text/time.ts';
import { failureStreak, isBrokenNow, isNewStep, lastPassed, passedBefore, toNoun } from './history.ts';
import { branchName, changedFailingFiles, FAILS_SINCE, suspectsLine } from './suspects.ts';

/**
 * `Started failing at [a1b2c3d](…) Round totals — Ada Lovelace`, `Failing since [Tuesday](…) (4 runs)`, `Fixed by [f00ba12](…)
 * Handle empty carts — Grace Hopper`. Without a history, only the subject of the event.
 */
export const since: Section = {
  reads: ['change', 'commits_since_green', 'suspects', 'pull_request', 'also_red'],
  render: (input) => {
    const { facts } = input;
    if (isInfrastructureFailure(facts))
      return joinPieces([describeInfrastructure(facts.termination), formatAdvice(facts)], '. ');
    if (isRedEnd(facts))
      return joinPieces([describeNetwork(facts), describeOtherBranches(input) ?? describeFailure(input)], '. ');
    // The first line is the news.
    if (isAnnounced(facts))
      return joinPieces([facts.release && shortMarkdown(releaseName(facts.release), TITLE), formatVerdict(input)], DOT);
    if (isUnharmed(facts)) return describeEarlierFailures(input);
    if (isAside(facts)) return undefined;
    return isFixed(facts) && !isDeployment(facts) ? describeFix(input) : about.render(input);
  },
};

/** Actions on a pull request that don't change its code. */
const LABELING = /^(?:(?:un)?labeled|(?:un)?assigned|(?:de)?milestoned|(?:un)?locked|review_request(?:ed|_removed))$/;

/** Returns true for jobs that only label or greet. With `pull_request_target`, a job runs the code of the base branch. */
function isAside({ event: { name, action = '' } }: Facts): boolean {
  return name === 'pull_request_target' ? action !== 'closed' : name === 'pull_request' && LABELING.test(action);
}

/** Renders an infrastructure failure, without commits and names. */
function describeInfrastructure({
  reason: what,
  category: whose,
  certain: sure,
}: NonNullable<Facts['termination']>): string | undefined {
  // The actions of a workflow belong to it, though nobody changed it.
  if (what === 'action_retired') return undefined;
  if (whose === 'decision') return 'Manual decision, not a failure';
  return sure ? 'Not a code failure' : 'Probably not a code failure';
}

/** Returns the advice. For an uncommon host only the first time, because the network isn't proved to be the cause. */
function describeNetwork(facts: Facts): string | undefined {
  if (facts.termination?.reason !== 'other_host') return formatAdvice(facts);
  const isAgain = facts.change === 'still-failing' || (facts.run?.attempt ?? 1) > 1;
  return isAgain ? undefined : joinPieces(['Possibly a network problem', formatAdvice(facts)], '. ');
}

/** `Give it more memory, or make it use less`. */
function formatAdvice({ termination: end }: Facts): string | undefined {
  return end?.advice && escapeLine(capital(end.advice));
}

/**
 * `Also failing on main since [Tuesday](…)`, `Also failing on 2 other branches within the hour`: evidence against a cause in
 * this branch.
 */
function describeOtherBranches({ facts: { also_red: red }, timeZone }: SectionInput): string | undefined {
  if (red === undefined) return undefined;
  const since = sinceWhen(red, timeZone);
  const run = pair('run', `#${red.run}`);
  const when = since === undefined ? `in ${markdownLink(run, red.url)}` : markdownLink(since, red.url);
  const where =
    red.branch === undefined
      ? `${markdownLink(`${(red.branches ?? 0) - 1} other branches`, red.url)} within the hour`
      : `${shortMarkdown(red.branch, 80) ?? 'its base'} ${when}`;
  return `Also failing on ${where}, so probably not caused by this pull request`;
}

function describeFailure(input: SectionInput): string | undefined {
  const { facts } = input;
  const times = [
    isNewStep(facts) ? 'another step failed before' : undefined,
    failureStreak.render(input),
    // For a scheduled run the time of the last success matters, not a commit.
    isByClock(facts) ? lastPassed(facts) : undefined,
    passedBefore(facts),
  ].filter((one) => one !== undefined);
  // A run with other inputs isn't comparable, and has no commits to report.
  const isMute = hidesSuspects(facts) || facts.suspect_range?.excluded_because === 'other_input';
  const suspects = isMute ? undefined : (suspectsLine(input) ?? describeSubjectOfFailure(input, times.length > 0));
  return joinPieces([...times.map(capital), suspects], '. ');
}

/** Renders the event's subject if there are no commits since the last success. */
function describeSubjectOfFailure(input: SectionInput, isTimed: boolean): string | undefined {
  const { facts } = input;
  const isFirst = !isTimed && isBrokenNow(facts);
  const isClock = isByClock(facts) && facts.pull_request === undefined;
  const text = isClock && (isTimed || isFirst) ? undefined : about.render(input);
  const line = isNewStep(facts) && facts.pull_request === undefined ? text && FAILS_SINCE + text : text;
  const started = joinPieces([isFirst ? 'First failure' : undefined, line], '. ');
  return joinPieces([started, changedFailingFiles.render(input)], '; ');
}

/** `The previous 2 runs failed, but probably not because of the code`. */
function describeEarlierFailures(input: SectionInput): string | undefined {
  const { facts } = input;
  const { failures_in_a_row: length = 1, last_red: red } = facts;
  const before = length === 1 ? toNoun(facts) : count(length, toNoun(facts));
  const lost = `The previous ${before} failed, but probably not because of the code`;
  return joinPieces([lost, red?.same_commit === true ? undefined : about.render(input)], '. ');
}

const MOVED = {
  set_back: 'was reset to before the failure',
  rewritten: 'was rewritten since the last failure',
} as const;

/** Names the author of the fix only for a single push since the failure. */
function describeFix(input: SectionInput): string | undefined {
  const { facts } = input;
  const { commit, pull_request, push, run, last_red: red } = facts;
  if (red?.pushed === true && commit?.subject !== undefined)
    return `Fixed by ${commitLine(commit, commit.author ?? red.author)}${morePushed(push ?? red, commit)}`;
  // No commit fixed it.
  if (red?.moved !== undefined)
    return joinPieces([`${branchName(facts)} ${MOVED[red.moved]}`, about.render(input)], '. ');
  if (red?.attempt !== undefined) return `Passed on attempt ${run?.attempt ?? red.attempt + 1}, same commit`;
  if (red?.same_commit === true) return 'The same commit failed before';
  if (pull_request !== undefined || red?.compare_url === undefined) return about.render(input);
  // Any of the commits may have fixed it.
  const amount = red.count === undefined ? 'Commits' : count(red.count, 'commit');
  return `${markdownLink(amount, red.compare_url)} since the last failure`;
}
