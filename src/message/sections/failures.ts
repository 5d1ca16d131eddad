/** Renders the failure: jobs, steps, and the lines that explain it. */

import { groupJobs, type JobGroup } from '../../build/explanation.ts';
import type { Facts, RunJob } from '../../build/facts.ts';
import { listed } from '../../text/format.ts';
import { count } from '../../text/format-number.ts';
import { truncateList } from '../../text/truncate-list.ts';

import { fenced } from '../markdown/escape.ts';
import { formatStep, jobLink } from './lines.ts';
import type { Section } from './section.ts';
import { NOT_THE_CODE } from './text/conclusion-text.ts';
import { getReasons, reasonLines } from './text/reasons.ts';
import { isDeployment, isWholeRun } from './text/reported-name.ts';
import { joinPieces, LINE_BREAK, pair } from './text/short-text.ts';

/** Maximum named groups of jobs; more are counted. */
export const GROUPS = 3;
/** Maximum explaining lines in a chat message. */
const SHORT = 3;
/** Maximum explaining lines in a topic or task. */
const LONG = 12;

/**
 * `[test (ubuntu, 24)](…) in npm test and 10 more matrix jobs` with the explaining lines below it; one line per group of
 * jobs that failed for the same reason.
 */
export const failures: Section = {
  reads: ['failed_jobs'],
  render: ({ facts: { failed_jobs: failed = [] } }) => formatGroups(failed),
};

/** Adds details to the first line: the groups of jobs, or the reason of the only one. */
export const reasons: Section = {
  reads: ['failed_jobs', 'errors'],
  render: ({ facts }) => {
    const { failed_jobs: failed = [], errors = [], tests } = facts;
    const only = onlyFailure(facts);
    const groups = only === undefined ? formatGroups(failed) : undefined;
    // The failing tests explain it better than the log.
    const isTested = (tests?.failed ?? 0) > 0 || tests?.suite_failures !== undefined;
    if (groups === undefined && isTested && tests?.earlier !== true) return undefined;
    const lines = new Set([...getReasons({ errors }), ...(only ? getReasons(only) : [])]);
    return joinPieces([groups, ...[...lines].slice(0, SHORT).map(withArrow)], LINE_BREAK);
  },
};

/**
 * `↳ expected 90 to be 100 (src/cart.test.ts:41)`: the cause in one line after the conclusion. The line before it never
 * ends with the arrow.
 */
export const cause: Section = {
  reads: ['failed_jobs', 'errors'],
  render: ({ facts }) => {
    const [group] = groupJobs(facts.failed_jobs ?? []);
    const [logged] = getReasons({ errors: facts.errors ?? [] });
    const [failed] = group === undefined ? [] : getReasons(group.first);
    const job = group !== undefined && onlyFailure(facts) === undefined ? formatGroup(group) : undefined;
    const text = joinPieces([job, logged ?? failed], ': ');
    return text && pair('↳', text);
  },
};

/**
 * For topics and tasks: each group of jobs with its explaining lines in a code block. Only the lines if the first line
 * names the only job.
 */
export const explanation: Section = {
  reads: ['failed_jobs', 'errors'],
  render: ({ facts }) => {
    const { failed_jobs: failed = [], errors = [] } = facts;
    const only = onlyFailure(facts);
    const lines = [...reasonLines({ errors }), ...(only === undefined ? [] : reasonLines(only))];
    // The table below lists the other jobs.
    const groups = only === undefined ? groupJobs(failed).slice(0, GROUPS) : [];
    const named = groups.flatMap((group) => [formatGroup(group), formatBlock(reasonLines(group.first), LONG / GROUPS)]);
    return joinPieces([formatBlock(lines, LONG), ...named], '\n\n');
  },
};

function formatBlock(lines: readonly string[], max: number): string | undefined {
  const unique = [...new Set(lines)];
  if (unique.length === 0) return undefined;
  return fenced(unique.length > max ? [...unique.slice(0, max - 1), '…'] : unique);
}

/** `… and 3 more failed jobs`. */
function formatMoreJobs(groups: readonly JobGroup[]): string | undefined {
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
function formatGroups(failed: readonly RunJob[]): string | undefined {
  const groups = groupJobs(failed);
  const displayed = groups.slice(0, GROUPS);
  const space = SHORT - (displayed.length - 1);
  const isSomeNew = failed.some((job) => job.new === false);
  // The conclusion is the code failure, or covers several jobs: the others are a short line each.
  const isMixed = failed.some(({ infrastructure }) => infrastructure !== failed[0]?.infrastructure);
  // A common cause is reported once.
  if (!isMixed && failed[0]?.infrastructure !== undefined && failed.every((job) => getReasons(job).length === 0)) {
    const names = groups.map(({ first }) => jobLink(first));
    return listed(truncateList(names, GROUPS));
  }
  const lines = displayed.flatMap((group, index) => {
    const { infrastructure } = group.first;
    if (isMixed && infrastructure !== undefined) return `${formatGroup(group)}: ${NOT_THE_CODE[infrastructure]}`;
    const reasons = getReasons(group.first).slice(0, index === 0 ? space : 1);
    return [formatGroup(group, isSomeNew && group.first.new === true), ...reasons.map(withArrow)];
  });
  return joinPieces([...lines, formatMoreJobs(groups)], LINE_BREAK);
}

/** @param isMarked true to mark a new failure, if only some failures are new */
function formatGroup({ first, others, isMatrix }: JobGroup, isMarked = false): string {
  // The verb "failed" is obvious.
  const verb = first.conclusion === 'timed_out' ? 'timed out' : undefined;
  const more = others === 0 ? undefined : `and ${count(others, isMatrix ? 'more matrix job' : 'more job')}`;
  return joinPieces([jobLink(first), verb, formatStep(first), more, isMarked ? '(new)' : undefined], ' ') ?? '';
}

function withArrow(reason: string): string {
  return `↳ ${reason}`;
}
