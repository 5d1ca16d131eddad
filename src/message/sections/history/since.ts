/** Renders the start of a failure and its people: the line below the conclusion and its reason. */

import type { Facts } from '../../../build/facts.ts';
import { count } from '../../counts.ts';
import { code, markdownLink } from '../../markdown/escape.ts';
import { about } from '../event-subject.ts';
import { commitLine } from '../lines.ts';
import { announced, isAnnounced } from '../release.ts';
import type { Section, SectionInput } from '../section.ts';
import {
  hidesSuspects,
  isFixed,
  isInfrastructureFailure,
  isPassedAgain,
  isRedEnd,
  isUnharmed,
} from '../text/conclusion-text.ts';
import { isAside, isByClock, isDeployment } from '../text/reported-name.ts';
import { pair } from '../text/separators.ts';
import { capital, joinPieces, shortMarkdown, shortPlain } from '../text/short-text.ts';
import { sinceWhen, span } from '../text/time.ts';
import { changedFailingFiles } from './changed-files.ts';
import { anotherStep, brokenNow, failureStreak, lastGreen, passedBefore, toNoun } from './history.ts';
import { branchName, FAILS_SINCE, suspectsLine } from './suspects.ts';

/**
 * `Started failing at [a1b2c3d](…) Round totals — Ada Lovelace`, `Failing since [Tuesday](…) (4 runs)`, `Fixed by [f00ba12](…)
 * Handle empty carts — Grace Hopper`. Without a history, only the subject of the event.
 */
export const since: Section = {
  reads: ['change', 'commits_since_green', 'suspects', 'pull_request', 'also_red'],
  render: (input) => {
    if (isInfrastructureFailure(input.facts))
      return joinPieces([notTheCode(input.facts.termination), adviceOn(input.facts)], '. ');
    if (isRedEnd(input.facts)) return joinPieces([maybe(input.facts), alsoRed(input) ?? brokenLine(input)], '. ');
    if (isAnnounced(input.facts)) return announced.render(input);
    if (isUnharmed(input.facts)) return lostBefore(input);
    if (isPassedAgain(input.facts)) return joinPieces([wasRedFor(input.facts), about.render(input)], '. ');
    if (isAside(input.facts)) return undefined;
    return isFixed(input.facts) && !isDeployment(input.facts) ? fixedLine(input) : about.render(input);
  },
};

/** Renders an infrastructure failure, without commits and names. */
function notTheCode({
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
function maybe(facts: Facts): string | undefined {
  if (facts.termination?.reason !== 'other_host') return adviceOn(facts);
  const isAgain = facts.change === 'still-failing' || (facts.run?.attempt ?? 1) > 1;
  return isAgain ? undefined : joinPieces(['Possibly a network problem', adviceOn(facts)], '. ');
}

/** `Give it more memory, or make it use less`. */
function adviceOn({ termination: end }: Facts): string | undefined {
  return end?.advice && capital(end.advice);
}

/**
 * `Also failing on main since [Tuesday](…)`, `Also failing on 2 other branches within the hour`: evidence against a cause in
 * this branch.
 */
function alsoRed({ facts: { also_red: red }, timeZone }: SectionInput): string | undefined {
  if (red === undefined) return undefined;
  if (red.branch === undefined) {
    const rest = markdownLink(`${(red.branches ?? 0) - 1} other branches`, red.url);
    return `Also failing on ${rest} within the hour, so probably not caused by this pull request`;
  }
  const branch = shortMarkdown(red.branch, 80) ?? 'its base';
  const since = sinceWhen(red, timeZone);
  const when =
    since === undefined ? `in ${markdownLink(pair('run', `#${red.run}`), red.url)}` : markdownLink(since, red.url);
  return `Also failing on ${branch} ${when}, so probably not caused by this pull request`;
}

function brokenLine(input: SectionInput): string | undefined {
  const { facts } = input;
  // For a scheduled run the time of the last success matters, not a commit.
  const good = isByClock(facts) ? lastGreen.render(input) : undefined;
  const times = [anotherStep.render(input), failureStreak.render(input), good, passedBefore.render(input)].filter(
    (one) => one !== undefined,
  );
  // A run with other inputs isn't comparable, and has no commits to report.
  const isMute = hidesSuspects(facts) || facts.suspect_range?.excluded_because === 'other_input';
  const blamed = isMute ? undefined : (suspectsLine(input) ?? aboutBroken(input, times.length > 0));
  return joinPieces([oneRunner(facts), ...times.map(capital), blamed], '. ');
}

/** Reports a runner on which every job fails, which may be the cause. */
function oneRunner({ faulty_runner: runner }: Facts): string | undefined {
  const name = shortPlain(runner, 60);
  return name && `All failed jobs ran on ${code(name)}; jobs on other runners passed`;
}

/** Renders the event's subject if there are no commits since the last success. */
function aboutBroken(input: SectionInput, timed: boolean): string | undefined {
  const { facts } = input;
  const started = timed ? undefined : brokenNow(facts);
  const isClock = isByClock(facts) && facts.pull_request === undefined;
  const text = isClock && (timed || started !== undefined) ? undefined : about.render(input);
  const isFirst = anotherStep.render(input) !== undefined && facts.pull_request === undefined;
  const line = text !== undefined && isFirst ? FAILS_SINCE + text : text;
  return joinPieces([joinPieces([started && capital(started), line], '. '), changedFailingFiles.render(input)], '; ');
}

/** `Was red for [5h 20m](…)`: the failure before another attempt passed. */
function wasRedFor({ broken_since: since }: Facts): string | undefined {
  const seconds = since?.duration_seconds;
  return seconds === undefined ? undefined : `Was red for ${markdownLink(span(seconds), since?.url)}`;
}

/** `The previous 2 runs failed, but probably not because of the code`. */
function lostBefore(input: SectionInput): string | undefined {
  const { facts } = input;
  const { failures_in_a_row: length = 1, last_red: red } = facts;
  const before = length === 1 ? toNoun(facts) : count(length, toNoun(facts));
  const lost = `The previous ${before} failed, but probably not because of the code`;
  return joinPieces([lost, red?.same_commit === true ? undefined : about.render(input)], '. ');
}

/** Names the author of the fix only for a single push since the failure. */
function fixedLine(input: SectionInput): string | undefined {
  const { commit, pull_request, last_red: red } = input.facts;
  if (red?.pushed === true && commit?.subject !== undefined) {
    return `Fixed by ${pushed(input.facts)}${commitLine(commit, commit.author ?? red.author)}`;
  }
  const between = pull_request === undefined ? sinceRed(red) : undefined;
  const end = red?.moved === undefined ? (sameCommit(input.facts) ?? between) : undefined;
  return end ?? joinPieces([formatMoved(input.facts), about.render(input)], '. ');
}

/** `Passed on attempt 2, same commit`: no commit fixed it. */
function sameCommit({ run, last_red: red }: Facts): string | undefined {
  if (red?.attempt !== undefined) return `Passed on attempt ${run?.attempt ?? red.attempt + 1}, same commit`;
  return red?.same_commit === true ? 'The same commit failed before' : undefined;
}

const MOVED = {
  set_back: 'was reset to before the failure',
  rewritten: 'was rewritten since the last failure',
} as const;

/** `main was reset to before the failure`: no commit fixed it. */
function formatMoved(facts: Facts): string | undefined {
  const moved = facts.last_red?.moved;
  return moved && `${branchName(facts)} ${MOVED[moved]}`;
}

/** `[3 commits](…) since the last failure`: any of them may have fixed it. */
function sinceRed(red: Facts['last_red']): string | undefined {
  if (red?.compare_url === undefined) return undefined;
  const amount = red.count === undefined ? 'Commits' : count(red.count, 'commit');
  return `${markdownLink(amount, red.compare_url)} since the last failure`;
}

/** `[3 commits](…), latest `; empty for a single commit. */
function pushed({ push, last_red: red, commit }: Facts): string {
  const all = commit?.pull_request === undefined ? (push ?? red) : undefined;
  if (all?.count === undefined || all.count < 2) return '';
  return `${markdownLink(count(all.count, 'commit'), all.compare_url)}, latest `;
}
