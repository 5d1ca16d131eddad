/** Renders the failure: jobs, steps, and the lines that explain it. */

import { groupJobs, type JobGroup } from '../../build/explanation.ts';
import type { Facts, RunJob } from '../../build/facts.ts';
import { listed } from '../../text/format.ts';
import { truncateList } from '../../text/truncate-list.ts';
import { count } from '../counts.ts';
import { fenced } from '../markdown/fence.ts';
import type { Section } from './section.ts';
import { isInConclusionText, NOT_THE_CODE } from './text/conclusion-text.ts';
import { formatStep, jobLink } from './text/failed-job.ts';
import { getReasons, reasonLines } from './text/reasons.ts';
import { isDeployment, isWholeRun } from './text/reported-name.ts';
import { pair } from './text/separators.ts';
import { joinPieces } from './text/short-text.ts';

/** Maximum named groups of jobs; more are counted. */
export const GROUPS = 3;
/** Maximum explaining lines in a chat message. */
const SHORT = 3;
/** Maximum explaining lines in a topic or task. */
const LONG = 12;
/**
 * `[test (ubuntu, 24)](…) in npm test and 10 more matrix jobs` with the explaining lines below it; one line per group of jobs
 * that failed for the same reason.
 */
export const failures: Section = {
  reads: ['failed_jobs'],
  render: ({ facts: { failed_jobs: failed = [] } }) => groupLines(failed, true),
};

/** Adds details to the first line: the groups of jobs, or the reason of the only one. */
export const reasons: Section = {
  reads: ['failed_jobs', 'errors'],
  render: ({ facts }) => {
    const { failed_jobs: failed = [], errors = [], tests } = facts;
    const isReplayedAttempt = isInConclusionText(facts);
    const alone = onlyFailure(facts);
    const groups = alone === undefined ? groupLines(failed, !isReplayedAttempt) : undefined;
    // The failing tests explain it better than the log.
    const isTested = (tests?.failed ?? 0) > 0 || tests?.suite_failures !== undefined;
    if (groups === undefined && isTested && tests?.earlier !== true) return undefined;
    const lines = new Set([
      ...getReasons({ errors }),
      ...(alone === undefined || isReplayedAttempt ? [] : getReasons(alone)),
    ]);
    return joinPieces([groups, ...[...lines].slice(0, SHORT).map(arrow)], '  \n');
  },
};

/** The groups of jobs without reasons; empty if the first line names the only one. */
export const failingJobs: Section = {
  reads: ['failed_jobs'],
  render: ({ facts }) => (onlyFailure(facts) === undefined ? groupLines(facts.failed_jobs ?? [], false) : undefined),
};

/**
 * `↳ expected 90 to be 100 (src/cart.test.ts:41)`: the cause in one line after the conclusion. The line before it never
 * ends with the arrow.
 */
export const cause: Section = {
  reads: ['failed_jobs', 'errors'],
  render: ({ facts }) => {
    const [logged] = getReasons({ errors: facts.errors ?? [] });
    const [group] = groupJobs(facts.failed_jobs ?? []);
    if (group === undefined) return logged === undefined ? undefined : pair('↳', logged);
    const reason = logged ?? (isInConclusionText(facts) ? undefined : getReasons(group.first)[0]);
    const named = onlyFailure(facts) === undefined ? groupLine(group) : undefined;
    const text = joinPieces([named, reason], ': ');
    return text === undefined ? undefined : pair('↳', text);
  },
};

/**
 * For topics and tasks: each group of jobs with its explaining lines in a code block. Only the lines if the first line
 * names the only job.
 */
export const explanation: Section = {
  reads: ['failed_jobs', 'errors'],
  entries: LONG,
  render: ({ facts, entries = LONG }) => {
    const { failed_jobs: failed = [], errors = [] } = facts;
    const alone = onlyFailure(facts);
    const current = [...new Set([...reasonLines({ errors }), ...(alone === undefined ? [] : reasonLines(alone))])];
    if (alone !== undefined || failed.length === 0) return block(current, entries);
    const groups = groupJobs(failed);
    const named = groups.slice(0, GROUPS).map((group) => explained(group, Math.ceil(entries / GROUPS)));
    // The table below lists the other jobs.
    return joinPieces([block(current, entries), ...named], '\n\n');
  },
};

/** `[lint](…) in eslint` with its lines. */
function explained(group: JobGroup, entries: number): string | undefined {
  return joinPieces([groupLine(group), block([...new Set(reasonLines(group.first))], entries)], '\n\n');
}

function block(lines: readonly string[], entries: number): string | undefined {
  if (lines.length === 0) return undefined;
  return fenced(lines.length > entries ? [...lines.slice(0, Math.max(1, entries - 1)), '…'] : lines);
}

/** `… and 3 more failed jobs`. */
function moreJobs(groups: readonly JobGroup[]): string | undefined {
  const hidden = groups.slice(GROUPS).reduce((sum, { others: rest }) => sum + 1 + rest, 0);
  return hidden > 0 ? `… and ${count(hidden, 'more failed job')}` : undefined;
}

/** Returns the failing job of the first line: the reported one, or the only job of a run or deployment. */
export function onlyFailure(facts: Facts): RunJob | undefined {
  const { failed_jobs: [first, ...rest] = [], job_counts: counts } = facts;
  if (rest.length > 0) return undefined;
  return isDeployment(facts) || !isWholeRun(facts) || counts?.total === 1 ? first : undefined;
}

/** Renders each group with its reasons: the first with as many as fit, the others with one each. */
function groupLines(failed: readonly RunJob[], explained: boolean): string | undefined {
  const groups = groupJobs(failed);
  const displayed = groups.slice(0, GROUPS);
  const space = SHORT - (displayed.length - 1);
  const some = failed.some((job) => job.new === false);
  // The conclusion is the code failure, or covers several jobs: the others are a short line each.
  const isMixed = failed.some(({ infrastructure }) => infrastructure !== failed[0]?.infrastructure);
  // A common cause is reported once.
  if (!explained && !isMixed && failed[0]?.infrastructure !== undefined)
    return listed(
      truncateList(
        groups.map(({ first }) => jobLink(first)),
        GROUPS,
      ),
    );
  const lines = displayed.flatMap((group, index) => {
    const { infrastructure } = group.first;
    if (isMixed && infrastructure !== undefined)
      return joinPieces([groupLine(group), NOT_THE_CODE[infrastructure]], ': ');
    const reasons = explained
      ? getReasons(group.first)
          .slice(0, index === 0 ? space : 1)
          .map(arrow)
      : [];
    const line = groupLine(group, some && group.first.new === true);
    return [line, ...reasons];
  });
  return joinPieces([...lines, moreJobs(groups)], '  \n');
}

/** @param isMarked true to mark a new failure, if only some failures are new */
function groupLine({ first, others: rest, isMatrix }: JobGroup, isMarked = false): string | undefined {
  const more = rest === 0 ? undefined : `and ${count(rest, isMatrix ? 'more matrix job' : 'more job')}`;
  return joinPieces([jobLink(first), findVerb(first), formatStep(first), more, isMarked ? '(new)' : undefined], ' ');
}

/** Omits the obvious verb "failed". */
function findVerb({ conclusion }: RunJob): string | undefined {
  return conclusion === 'timed_out' ? 'timed out' : undefined;
}

function arrow(reason: string): string {
  return `↳ ${reason}`;
}
